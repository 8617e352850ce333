import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aQuiz, aUser, aWebhookFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { rebuildTallies } from "../../results/counting/rebuild.ts";
import { fewestInBlock, patienceDays, publishAnswers } from "../publishing/blocks.ts";
import { purgeKeys } from "./forgotten-keys.ts";
import { attemptWriter } from "./writer.ts";

const { platform, as } = await testApp();
const { db, sql } = platform;
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as(await aUser(platform))];

const anAnonymousQuiz = (rules: object = {}) => aQuiz(platform, owner, { rules: { anonymous: true, ...rules } });
const asked = ({ id }: Content) => db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
const whoever = { participantName: "Ada", participantEmail: "ada@example.org" };

async function handIn(quiz: Content, part: object = {}) {
  const answers = Object.fromEntries((await asked(quiz)).map(({ id }) => [id, 0]));
  return taker.rest("POST", `/quizzes/${quiz.id}/attempts`, {
    ...whoever,
    answers,
    duration: 47,
    language: "fr",
    ...part,
  });
}
const submit = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
  ... on SubmitAttemptSuccess { data { percentage } } ... on DomainError { code } } }`;
async function handInByGraphql(quiz: Content) {
  const answers = (await asked(quiz)).map(({ id }) => ({ questionId: globalId("Question", id), choices: [0] }));
  return taker.graphql(submit, {
    input: { contentId: globalId("Content", quiz.id), answers, ...whoever, duration: 47 },
  });
}
const stored = (quiz: Content) => db.attempt.findMany({ where: { contentId: quiz.id } });
const noon = () => new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);

it.each([
  ["REST", (quiz: Content) => handIn(quiz, { attemptKey: randomUUID() })],
  ["GraphQL", handInByGraphql],
])("reveals neither the person nor the time of answers over %s", async (_door, send) => {
  const quiz = await anAnonymousQuiz();
  await send(quiz);
  const [attempt] = await stored(quiz);
  expect(attempt).toMatchObject({
    userId: null,
    participantName: null,
    participantEmail: null,
    completedAt: noon(),
    duration: 30,
    language: null,
    block: 0,
  });
  // Version 4 is random; version 7 would reveal the millisecond.
  expect(attempt?.id[14]).toBe("4");
  expect(await db.dailyTally.findMany({ where: { contentId: quiz.id } })).toEqual([]);
  for (const duration of [47, 47, 47, 600]) await handIn(quiz, { duration });
  await publishAnswers(platform, quiz.id);
  expect(new Set((await stored(quiz)).map(({ duration }) => duration))).toEqual(new Set([174]));
  const [day] = await db.dailyTally.findMany({ where: { contentId: quiz.id } });
  expect(day).toMatchObject({ attempts: 5, lastAt: noon(), durationSum: 870n });
  expect(day?.quarters.indexOf(5)).toBe(48);
  await rebuildTallies(platform, quiz.id);
  expect(await db.dailyTally.findMany({ where: { contentId: quiz.id } })).toMatchObject([
    { attempts: 5, quarters: day?.quarters, durationSum: 870n },
  ]);
});

it.each([
  [0, 30],
  [59, 30],
  [61, 90],
  [599, 570],
  [600, 750],
  [3599, 3450],
  [3600, 5400],
  [604_800, 604_800],
])("stores %i seconds as %i, the middle of many", async (duration, kept) => {
  const quiz = await anAnonymousQuiz();
  await handIn(quiz, { duration });
  expect((await stored(quiz))[0]?.duration).toBe(kept);
});

it("a duration that is not known stays so", async () => {
  const quiz = await anAnonymousQuiz();
  await handIn(quiz, { duration: undefined });
  expect(await stored(quiz)).toMatchObject([{ duration: null }]);
});

it("lateness is kept in days begun, since it would tell the moment", async () => {
  const quiz = await anAnonymousQuiz({ timeLimit: 1 });
  const attemptKey = randomUUID();
  await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
  await sql.query("UPDATE attempt_starts SET started_at = now() - interval '3 hours' WHERE quiz_id = $1", [quiz.id]);
  await handIn(quiz, { attemptKey });
  expect(await stored(quiz)).toMatchObject([{ late: 86_400, duration: 12_600, hadStart: true }]);
});

it("repeating gives the same receipt, under whatever name", async () => {
  const quiz = await anAnonymousQuiz();
  const attemptKey = randomUUID();
  const first = await handIn(quiz, { attemptKey });
  const again = await handIn(quiz, { attemptKey, participantName: "Bob" });
  expect(again.body).toEqual(first.body);
  expect(await stored(quiz)).toHaveLength(1);
});

it("answers that were read as those of a named item are sent again", async () => {
  const quiz = await aQuiz(platform, owner);
  await handIn(quiz);
  const row = {
    ...(await stored(quiz))[0],
    id: randomUUID(),
    contentId: (await anAnonymousQuiz()).id,
    answers: "{}",
    timeLimit: null,
    excludeLate: false,
    isAnonymous: false,
    queues: [],
    cells: [],
    width: 5,
  };
  expect(await attemptWriter(platform).write(row as never)).toBe("outdated");
  expect(await db.attempt.count({ where: { contentId: row.contentId } })).toBe(0);
});

it("refuses in the database a name next to an anonymous answer", async () => {
  const quiz = await anAnonymousQuiz();
  await handIn(quiz);
  const named = db.attempt.updateMany({ where: { contentId: quiz.id }, data: { participantName: "Ada" } });
  await expect(named).rejects.toThrow("attempts_anonymous");
});

it("notifies webhooks and followers after the day is over", async () => {
  const quiz = await anAnonymousQuiz();
  await aWebhookFor(platform, quiz);
  const queued = async () =>
    (
      await sql.query<{ at: Date }>(
        "SELECT start_after AS at FROM pgboss.job WHERE name = 'attempt-stored' AND data ->> 'key' = ANY($1)",
        [(await stored(quiz)).map(({ id }) => id)],
      )
    ).rows;
  for (let answered = 1; answered < fewestInBlock; answered++) await handIn(quiz);
  await publishAnswers(platform, quiz.id);
  expect(await queued()).toEqual([]);
  expect((await author.rest("GET", `/content/${quiz.id}/attempts`)).body.attempts).toEqual([]);
  expect((await author.rest("GET", `/attempts/${(await stored(quiz))[0]?.id}`)).status).toBe(404);
  await handIn(quiz);
  await publishAnswers(platform, quiz.id);
  const midnight = new Date(noon().getTime() + 12 * 3_600_000);
  expect(await queued()).toHaveLength(fewestInBlock);
  for (const { at } of await queued()) expect(at.getTime()).toBeGreaterThanOrEqual(midnight.getTime());
  const events = async () =>
    (await author.rest("GET", `/events?contentId=${quiz.id}&types=attempt.created`)).body.events;
  const followed = async () => (await author.rest("GET", `/content/${quiz.id}/attempts?order=oldest`)).body.attempts;
  expect([await events(), await followed()]).toEqual([[], []]);
  expect((await author.rest("GET", `/content/${quiz.id}/attempts`)).body.attempts).toHaveLength(fewestInBlock);
  await sql.query("UPDATE attempts SET completed_at = completed_at - interval '1 day' WHERE quiz_id = $1", [quiz.id]);
  expect([(await events()).length, (await followed()).length]).toEqual([fewestInBlock, fewestInBlock]);
  const { headers } = await author.rest("GET", `/content/${quiz.id}/attempts?order=oldest&limit=${fewestInBlock}`);
  expect(headers.link).toBeUndefined();
});

async function age(quiz: Content, hours: number) {
  await sql.query("UPDATE attempts SET completed_at = completed_at - make_interval(hours => $2) WHERE quiz_id = $1", [
    quiz.id,
    hours,
  ]);
  await sql.query("UPDATE attempt_starts SET started_at = started_at - make_interval(hours => $2) WHERE quiz_id = $1", [
    quiz.id,
    hours,
  ]);
}
const kept = async (quiz: Content) => ({
  keys: (await stored(quiz)).filter(({ attemptKey }) => attemptKey !== null).length,
  starts: await db.attemptStart.count({ where: { contentId: quiz.id } }),
  forgotten: (await db.forgottenStarts.findMany({ where: { contentId: quiz.id } })).reduce(
    (sum, { starts }) => sum + starts,
    0,
  ),
});

it("deletes keys with their starts when they are no longer repeated, and counts them once", async () => {
  const quiz = await anAnonymousQuiz();
  for (const attemptKey of ["first", "second", "unfinished"])
    await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
  for (const attemptKey of ["first", "second"]) await handIn(quiz, { attemptKey });
  await purgeKeys(platform);
  expect(await kept(quiz)).toEqual({ keys: 2, starts: 3, forgotten: 0 });
  await age(quiz, 72);
  await Promise.all([purgeKeys(platform), purgeKeys(platform)]);
  await purgeKeys(platform);
  expect(await kept(quiz)).toEqual({ keys: 0, starts: 0, forgotten: 3 });
  const { starts } = (await author.rest("GET", `/quizzes/${quiz.id}/results`)).body.stats ?? {};
  expect(starts ?? 3).toBe(3);
});

it("shows answers without the value of their link once too few have shared it for a week", async () => {
  const fields = [{ name: "class", values: ["p1"], isGroup: true }];
  const quiz = await anAnonymousQuiz({ fields });
  for (const said of [{}, {}, { class: "p1" }, { class: "p1" }, { class: "p1" }]) await handIn(quiz, { fields: said });
  const shown = async () => (await author.rest("GET", `/content/${quiz.id}/attempts`)).body.attempts;
  await age(quiz, 24 * patienceDays - 24);
  await publishAnswers(platform, quiz.id);
  expect(await shown()).toEqual([]);
  await age(quiz, 48);
  await publishAnswers(platform, quiz.id);
  expect((await shown()).map((attempt: object) => "fields" in attempt)).toEqual(Array(5).fill(false));
  expect(await db.dailyTally.findMany({ where: { contentId: quiz.id } })).toMatchObject([{ group: 0, attempts: 5 }]);
});

it("keys of named answers stay", async () => {
  const quiz = await aQuiz(platform, owner);
  await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey: "a" });
  await handIn(quiz, { attemptKey: "a" });
  await age(quiz, 72);
  await purgeKeys(platform);
  expect(await kept(quiz)).toEqual({ keys: 1, starts: 1, forgotten: 0 });
});
