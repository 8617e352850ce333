import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../../../test/cases/cases.ts";
import { aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { deleteAttempts, undoDeletion } from "../../results/attempts/deletion/deletion.ts";
import { submit } from "../attempt.ts";
import type { Receipt } from "../receipt.ts";
import { fewestInBlock, publishAnswers } from "./blocks.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const stranger = await app.as();
const taker = anonymous("192.0.2.7");

/** The number identifies the person, so that every submission is a different person's. */
const asked = (colour: string) => [
  {
    questionText: "Who?",
    questionType: "number",
    options: [],
    form: { number: { decimals: 0, unit: null, min: 0, max: 9999 } },
  },
  { questionText: colour, questionType: "single_choice", options: ["Red", "Blue", "Green"] },
  {
    questionText: "Why?",
    questionType: "text",
    options: [],
    required: false,
    form: { text: { isLong: false, minLength: null, maxLength: 100, isShared: true } },
  },
];

interface Person {
  colour: number;
  text: boolean;
  language: string | null;
}

const person = fc.record({
  colour: fc.nat(2),
  text: fc.boolean(),
  language: fc.constantFrom(null, "de", "ja"),
});
const step = fc.oneof(
  fc.record({ does: fc.constant("hand in" as const), people: fc.array(person, { minLength: 1, maxLength: 9 }) }),
  fc.record({ does: fc.constant("publish" as const) }),
  fc.record({
    does: fc.constant("hand in and publish" as const),
    people: fc.array(person, { minLength: 4, maxLength: 12 }),
  }),
  fc.record({ does: fc.constant("delete" as const), seed: fc.nat(999), count: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ does: fc.constant("delete filtered" as const), colour: fc.nat(2) }),
  fc.record({ does: fc.constant("undo" as const), seed: fc.nat(999) }),
  fc.record({ does: fc.constant("edit" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One reading by an attacker who is not the owner. */
interface Read {
  people: Set<number>;
  told: Receipt["aggregatedResults"];
}

async function aHistory(steps: Step[]): Promise<Read[]> {
  const survey = await aSurvey(platform, owner, {
    questions: asked("Which colour?"),
    showResultsToTakers: true,
    rules: { anonymous: true },
  });
  let people = 0;
  const deletions: string[] = [];
  const questions = () =>
    db.question.findMany({ where: { contentId: survey.id, untilRevision: null }, orderBy: { order: "asc" } });
  const handIn = async ({ colour, text, language }: Person, attemptKey = randomUUID()) => {
    const [who, which, why] = (await questions()).map(({ id }) => id) as [string, string, string];
    const number = people++;
    const answers = { [who]: number, [which]: colour, ...(text && { [why]: `Because ${number}` }) };
    const sent = { attemptKey, answers, language, participantName: `Person ${number}` };
    await submit(platform, taker, survey.id, sent);
    return sent;
  };
  // The attacker has answered as well, because a receipt requires answers.
  let own = await handIn({ colour: 0, text: true, language: null });
  const received = async (): Promise<Receipt> => {
    try {
      return await submit(platform, taker, survey.id, { ...own, isRepeated: true });
    } catch {
      own = await handIn({ colour: 0, text: false, language: null });
      return received();
    }
  };
  const everybody = async () => {
    const seen = new Set<number>();
    const all = await db.question.findMany({ where: { contentId: survey.id, questionType: "number" } });
    for (let path: string | undefined = `/surveys/${survey.id}/responses?limit=3`; path; ) {
      const { body, headers } = await stranger.rest("GET", path);
      for (const { answers } of body.attempts) for (const { id } of all) if (id in answers) seen.add(answers[id]);
      path = /^<.+?\/api(.+)>; rel="next"$/.exec(`${headers.link}`)?.[1];
    }
    return seen;
  };
  // Reads again if a block was made between the two parts, as can happen on a slow machine.
  const read = async (): Promise<Read> => {
    const people = await everybody();
    const told = (await received()).aggregatedResults;
    return (await everybody()).size === people.size ? { people, told } : read();
  };
  const does = async (step: Step) => {
    const viewer = viewerFor(owner);
    const deleted = async (chosen: object) => {
      const deletion = await deleteAttempts(platform, viewer, survey.id, chosen).catch((error) => {
        if (error.code !== "NOT_FOUND") throw error;
        return null;
      });
      if (deletion) deletions.push(deletion.id);
    };
    if (step.does === "hand in" || step.does === "hand in and publish")
      for (const one of step.people) await handIn(one);
    if (step.does === "publish" || step.does === "hand in and publish") await publishAnswers(platform, survey.id);
    if (step.does === "delete") {
      const stored = await db.attempt.findMany({ where: { contentId: survey.id }, orderBy: { id: "asc" } });
      const ids = stored.map(({ id }, index) => ({ id, rank: (index * 7919 + step.seed) % 1009 }));
      const chosen = ids.toSorted((a, b) => a.rank - b.rank).slice(0, step.count);
      if (chosen.length > 0) await deleted({ ids: chosen.map(({ id }) => id) });
    }
    if (step.does === "delete filtered") {
      const question = (await questions())[1]?.id as string;
      const stored = await db.attempt.findMany({ where: { contentId: survey.id } });
      const ids = stored.filter(({ answers }) => answers[question] === step.colour).map(({ id }) => id);
      if (ids.length > 0) await deleted({ ids: ids.slice(0, 100) });
    }
    if (step.does === "undo" && deletions.length > 0)
      await undoDeletion(platform, viewer, deletions[step.seed % deletions.length] as string);
    if (step.does === "edit") {
      const stored = await db.content.findUniqueOrThrow({ where: { id: survey.id } });
      const before = await questions();
      const edited = asked(`Which colour, at ${stored.revision}?`);
      await updateContent(platform, viewer, survey.id, {
        questions: edited.map((question, index) => ({ ...question, id: before[index]?.id })),
      });
    }
  };
  const reads = [await read()];
  for (const one of steps) {
    await does(one);
    reads.push(await read());
  }
  return reads;
}

/** People who are shown at the same times, so that no difference between readings tells them apart. */
const groupsOf = (reads: Read[]) => {
  const ever = new Set(reads.flatMap(({ people }) => [...people]));
  return [...Map.groupBy(ever, (person) => reads.map(({ people }) => people.has(person)).join()).values()];
};

const texts = ({ told }: Read) => told.flatMap(({ texts = [] }) => texts).map((text) => Number(text.split(" ")[1]));

const shortest: Step[] = [
  { does: "hand in and publish", people: Array.from({ length: 6 }, () => ({ colour: 1, text: true, language: null })) },
];

it("reveals no group of fewer than five people by differences, whatever happens", {
  tags: ["property"],
  timeout: 300_000,
}, async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const reads = await aHistory(steps);
      for (const group of groupsOf(reads)) expect(group.length).toBeGreaterThanOrEqual(fewestInBlock);
      for (const read of reads) {
        shown += read.people.size;
        // Figures cover the people who are shown, so they reveal no more.
        expect(read.told[0]?.totalResponses ?? 0).toBe(read.people.size);
        const colours = read.told[1]?.options.reduce((sum, { count }) => sum + count, 0) ?? 0;
        expect(colours).toBe(read.people.size);
        for (const number of texts(read)) expect(read.people).toContain(number);
      }
    }),
    { numRuns: cases(4, 40), examples: [[shortest]] },
  );
  expect(shown).toBeGreaterThan(0);
});
