import { expect, it } from "vitest";
import { aQuiz, aUser, type quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { rebuildTallies } from "../counting/rebuild.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = anonymous("192.0.2.7");

/** A quiz that everybody hands in with the given choices. */
async function aQuizTaken(...everybody: number[][]) {
  const { id } = await aQuiz(platform, owner);
  return { id, attempts: await taken(id, ...everybody) };
}

async function taken(id: string, ...everybody: number[][]) {
  const questions = await db.question.findMany({
    where: { contentId: id, untilRevision: null },
    orderBy: { order: "asc" },
  });
  const attempts: string[] = [];
  for (const choices of everybody) {
    const answers = Object.fromEntries(questions.map(({ id }, place) => [id, choices[place] as number]));
    attempts.push((await submit(platform, taker, id, { answers, duration: 30 })).id);
  }
  return attempts;
}

async function edited(id: string, change: (questions: (typeof quizInput.questions)[number][]) => object[]) {
  const { body } = await client.rest("GET", `/quizzes/${id}`);
  const { status, body: saved } = await client.rest("PUT", `/quizzes/${id}`, { questions: change(body.questions) });
  expect(status, JSON.stringify(saved)).toBe(200);
  return saved.revision;
}

const figuresOf = async (id: string) => (await client.rest("GET", `/quizzes/${id}/results`)).body;
const previewOf = async (id: string) => (await client.rest("GET", `/content/${id}/regrade`)).body.preview;
const regrade = (id: string, body: object) => client.rest("POST", `/content/${id}/regrade`, body);

async function expectCounted(id: string) {
  const written = await figuresOf(id);
  await rebuildTallies(platform, id);
  expect(await figuresOf(id)).toEqual(written);
}

it("grades by another key, as the preview says", async () => {
  const { id, attempts } = await aQuizTaken([1, 0], [0, 0], [0, 1]);
  expect(await previewOf(id)).toBeNull();
  const revision = await edited(id, ([first, second]) => [{ ...first, correctAnswer: 0 }, second as object]);
  expect(await previewOf(id)).toMatchObject({ revision, attempts: 3, changed: 3, raised: 2, lowered: 1 });
  const { status, body } = await regrade(id, { revision, reason: "Lyon it is." });
  expect({ status, body }).toMatchObject({ status: 201, body: { total: 3, done: 3, changed: 3, isOver: true } });
  expect(await previewOf(id)).toBeNull();
  const { body: first } = await client.rest("GET", `/attempts/${attempts[0]}`);
  expect(first).toMatchObject({
    score: 1,
    percentage: 50,
    corrections: [{ reason: "Lyon it is.", before: { score: 2 } }],
  });
  await expectCounted(id);
});
