import { v4, v7 } from "uuid";
import { readAnswers } from "../../api/src/attempt/grading/answers.ts";
import { grade } from "../../api/src/attempt/grading/grade.ts";
import type { Item } from "../../api/src/content/taking/item.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import items from "./items.json" with { type: "json" };

export const day = 86_400_000;

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function moment(next: () => number, since: number, now: number): Date {
  for (;;) {
    const date = new Date(now - (now - since) * next() ** 1.6);
    const weekend = [0, 6].includes(date.getUTCDay());
    const hour = date.getUTCHours();
    if (next() < (weekend ? 0.25 : 1) * (hour >= 7 && hour < 20 ? 1 : 0.1)) return date;
  }
}

/** Ability raises the chance of the correct option. Wrong options differ in how often they are chosen. */
function choose(item: Item, ability: number, next: () => number): Record<string, number | number[]> {
  return Object.fromEntries(
    item.questions.map((question, place) => {
      const count = question.options.length;
      if (question.questionType === "multi_select") {
        const chosen = question.options.flatMap((_, option) => (next() < 0.75 / (option + 1.2) ? [option] : []));
        return [question.id, chosen.length > 0 ? chosen : [Math.floor(next() * count)]];
      }
      if (question.correctAnswer !== null) {
        const difficulty = ((place * 7) % 5) / 2 - 1;
        if (next() < 1 / (1 + Math.exp(-1.3 * (ability - difficulty)))) return [question.id, question.correctAnswer];
        const wrong = question.options.map((_, option) => option).filter((option) => option !== question.correctAnswer);
        return [question.id, wrong[Math.floor(wrong.length * next() ** 1.8)] ?? 0];
      }
      const lean = item.kind === "ASSESSMENT" ? (ability + 2) / 4 : 0.25;
      return [question.id, Math.max(0, Math.min(count - 1, Math.floor(count * (0.6 * lean + 0.55 * next()))))];
    }),
  );
}

interface Filling {
  count: number;
  seed: number;
  since: number;
  now: number;
}

export async function fillItem({ db }: Platform, item: Item, { count, seed, since, now }: Filling): Promise<void> {
  const next = random(seed);
  const starts: { contentId: string; attemptKey: string; startedAt: Date }[] = [];
  const attempts = Array.from({ length: count }, () => {
    const ability = 0.5 + 1.9 * (next() + next() + next() - 1.5);
    const answers = choose(item, ability, next);
    const { levelIndex: _, ...scores } = grade(item, readAnswers(item, answers).givens);
    const completedAt = moment(next, since, now);
    const duration = Math.round(item.questions.length * 9 * Math.exp(0.8 * (next() + next() - 1)));
    const attemptKey = v4();
    starts.push({ contentId: item.id, attemptKey, startedAt: new Date(completedAt.getTime() - duration * 1000) });
    if (next() < 0.12) starts.push({ contentId: item.id, attemptKey: v4(), startedAt: completedAt });
    const name = next() < 0.7 ? items.names[Math.floor(next() * items.names.length)] : undefined;
    return {
      id: v7({ msecs: completedAt.getTime() }),
      contentId: item.id,
      revision: item.revision,
      participantName: name ?? null,
      participantEmail: name && next() < 0.4 ? `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.org` : null,
      answers,
      ...scores,
      totalQuestions: item.questions.length,
      duration,
      attemptKey,
      hadStart: true,
      completedAt,
    };
  });
  for (const page of pages(attempts)) await db.attempt.createMany({ data: page });
  for (const page of pages(starts)) await db.attemptStart.createMany({ data: page });
}

const pages = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / 1000) }, (_, page) => rows.slice(1000 * page, 1000 * page + 1000));
