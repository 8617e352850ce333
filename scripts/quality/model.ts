import { type Draft, type GeneratedQuestion, noWishes, type Order } from "../../api/src/generation/generator.ts";
import { model } from "../../api/src/generation/model/model.ts";
import type { Source } from "../../api/src/generation/source/source.ts";
import { createLog } from "../../api/src/platform/log.ts";
import { readSettings } from "../../api/src/platform/settings.ts";

type Wanted = Pick<Order, "kind" | "questionCount" | "difficulty" | "questionTypes">;

export interface Drafter {
  /** Name of the model that writes. */
  name: string;
  draft(source: Source, wanted: Wanted): Promise<Draft>;
}

/** Drafts with the model of the OPENAI_* settings as the service does, without a database. Null without a key. */
export function modelDrafter(environment?: Record<string, string>): Drafter | null {
  const settings = readSettings(environment);
  if (settings.openaiKey === null) return null;
  const writer = model({ settings, log: createLog("error") });
  return {
    name: settings.openaiModel,
    draft: (source, wanted) =>
      writer.draft(
        { ...noWishes, ...wanted, title: source.title, topic: null, source },
        new AbortController().signal,
        () => {},
      ),
  };
}

/** Returns the flaws that rules and the check found in a model's question. */
export function flawsOfWritten({ passage, evidence }: GeneratedQuestion, { passages }: Source): string[] {
  const whole = passages.map(({ text }) => text.replace(/\s+/g, " ").trim()).join(" ");
  const rules: Record<string, boolean> = {
    "passage not in the source": passage === null || !whole.includes(passage),
    "the passage does not give the answer": evidence?.answerable === false,
    "not checked": evidence?.answerable == null,
    "answered without the source": evidence?.guessable === true,
  };
  return [...Object.keys(rules).filter((rule) => rules[rule]), ...(evidence?.flaws ?? [])];
}

/** Prints what a model predicted and what it cost, as Markdown. */
export function predictionsOf(name: string, drafts: readonly Draft[]): string {
  const questions = drafts.flatMap(({ questions }) => questions);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const mean = (numbers: readonly (number | null | undefined)[]) => {
    const known = numbers.filter((number) => number != null);
    return known.length > 0 ? (sum(known) / known.length).toFixed(2) : "unknown";
  };
  const evidence = questions.map(({ evidence }) => evidence);
  const checked = evidence.filter((one) => one?.answerable != null);
  const levels = Map.groupBy(evidence, (one) => one?.level ?? "no level");
  const usages = drafts.flatMap(({ usage }) => usage ?? []);
  const costs = usages.flatMap(({ cost }) => cost ?? []);
  return [
    `Model ${name}, ${questions.length} questions. Of ${checked.length} that were checked, ${checked.filter((one) => one?.answerable).length} held.`,
    `- levels: ${[...levels].map(([level, { length }]) => `${length} ${level}`).join(", ")}`,
    `- expected share of correct answers: ${mean(evidence.map((one) => one?.difficulty))}`,
    `- answered without the source: ${mean(evidence.map((one) => one?.guessRate))} of the tries`,
    `- tokens: ${sum(usages.map(({ inputTokens }) => inputTokens))} read, ${sum(usages.map(({ outputTokens }) => outputTokens))} written`,
    `- cost: ${costs.length > 0 ? `${sum(costs).toFixed(4)} US dollars` : "unknown, because no prices are set"}`,
    ...drafts.flatMap(({ notices }) => notices.map((notice) => `- notice: ${notice}`)),
    "",
  ].join("\n");
}
