import { expect, it, vi } from "vitest";
import { aQuiz, aUser, quizInput, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { storedSheets } from "../../attempt/counting/sheet.ts";
import { publishAnswers } from "../../attempt/publishing/blocks.ts";
import { startAttempt } from "../../attempt/writing/start.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import { restoreContent } from "../../content/trash/trash.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { deleteAttempts, undoDeletion } from "../attempts/deletion/deletion.ts";
import { rebuildTallies } from "../counting/rebuild.ts";
import { sendDue } from "./progress.ts";

vi.setConfig({ testTimeout: 90_000 });

const app = await testApp();
const { platform } = app;
const { db, sql } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = anonymous("192.0.2.7");

let keys = 0;

async function handIn(contentId: string, name = "Ann", viewer = taker, attemptKey = `key ${keys++}`) {
  const questions = await db.question.findMany({ where: { contentId, untilRevision: null } });
  await startAttempt(platform, taker, contentId, { attemptKey });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const person = { participantName: name, participantEmail: `${name.toLowerCase()}@example.com` };
  return (await submit(platform, viewer, contentId, { answers, attemptKey, duration: 12, ...person })).id;
}

const withRule = (what: string, days: number) => ({ rules: { retention: { what, days } } });

/** Shifts the times of attempts back by this number of days. */
async function age(contentId: string, ids: string[], days: number) {
  await sql.query(
    `WITH moved AS (
       UPDATE attempts SET completed_at = completed_at - make_interval(days => $2) WHERE id = ANY($1) RETURNING *
     ), mailed AS (
       UPDATE mails SET created_at = created_at - make_interval(days => $2)
        WHERE quiz_id = $3 AND recipient IN (SELECT participant_email FROM moved))
     UPDATE attempt_starts AS s SET started_at = s.started_at - make_interval(days => $2)
       FROM moved WHERE (s.quiz_id, s.attempt_key) = (moved.quiz_id, moved.attempt_key)`,
    [ids, days, contentId],
  );
  await rebuildTallies(platform, contentId);
}

/** Number of remaining jobs. Jobs that must retry because of another one are started immediately. */
async function waiting() {
  await sql.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'retention' AND state = 'retry'");
  return (await sql.query("SELECT FROM pgboss.job WHERE name = 'retention' AND state < 'completed'")).rowCount;
}

async function run(on = app) {
  await sendDue(on.platform);
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
}

const stored = async (contentId: string) =>
  (await db.attempt.findMany({ where: { contentId }, orderBy: { id: "asc" } })).map(({ id }) => id);

const totals = async (contentId: string) => {
  const { stats } = (await client.rest("GET", `/quizzes/${contentId}/results`)).body;
  return stats;
};

async function expectCounted(contentId: string) {
  const sheets = () => storedSheets(sql, contentId, "SELECT");
  const kept = await sheets();
  await rebuildTallies(platform, contentId);
  expect(kept).toEqual(await sheets());
}

const mailTo = (recipient: string, contentId: string) =>
  db.mail.create({
    data: {
      kind: "results",
      recipient,
      subject: "Result",
      html: "",
      text: "",
      contentId,
      creatorId: owner.id,
      state: "kept",
    },
  });

/** The tables that still contain a word. */
async function traces(word: string) {
  const { rows } = await sql.query<{ table: string }>(
    "SELECT table_name AS table FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const { rowCount } = await sql.query(`SELECT FROM "${table}" AS t WHERE t::text ILIKE $1`, [`%${word}%`]);
    if (rowCount) found.push(table);
  }
  return found;
}

it("deletes answers whose time is over, from every figure, and tells webhooks", async () => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("DELETE", 30) });
  await client.rest("POST", "/webhooks", {
    url: "https://hooks.example.com/",
    contentIds: [quiz.id],
    events: ["attempt.deleted"],
  });
  const [old, older, young] = [
    await handIn(quiz.id, "Ann"),
    await handIn(quiz.id, "Bob"),
    await handIn(quiz.id, "Cyd"),
  ];
  await mailTo("ann@example.com", quiz.id);
  await mailTo("cyd@example.com", quiz.id);
  await age(quiz.id, [old, older], 31);
  await age(quiz.id, [young], 29);
  await run();
  expect(await stored(quiz.id)).toEqual([young]);
  expect(await totals(quiz.id)).toMatchObject({ totalAttempts: 1 });
  expect(await db.attemptStart.count({ where: { contentId: quiz.id } })).toBe(1);
  expect(await db.mail.findMany({ where: { contentId: quiz.id }, select: { recipient: true } })).toEqual([
    { recipient: "cyd@example.com" },
  ]);
  const told = await db.event.findMany({ where: { contentId: quiz.id, type: "attempt_deleted" } });
  expect(told.map(({ data }) => data.attemptId).toSorted()).toEqual([old, older].toSorted());
  expect(await db.webhookDelivery.count({ where: { contentId: quiz.id, type: "attempt_deleted" } })).toBe(2);
  await expectCounted(quiz.id);
});

it("keeps anonymous answers from the day on which their group was shown, and those that wait from their own", async () => {
  const { rules } = withRule("DELETE", 30);
  const quiz = await aQuiz(platform, owner, { ...quizInput, rules: { ...rules, anonymous: true } });
  const early = await Promise.all(["a", "b", "c", "d"].map(() => handIn(quiz.id)));
  await age(quiz.id, early, 20);
  const all = [...early, await handIn(quiz.id)].toSorted();
  await publishAnswers(platform, quiz.id);
  await age(quiz.id, all, 29);
  await run();
  expect(await stored(quiz.id)).toEqual(all);
  await age(quiz.id, all, 2);
  const waiting = await handIn(quiz.id);
  await age(quiz.id, [waiting], 31);
  await run();
  expect(await stored(quiz.id)).toEqual([]);
});

it("anonymises answers whose time is over, and leaves what was answered", async () => {
  const person = await aUser(platform);
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("ANONYMISE", 7) });
  await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: "https://hooks.example.com/" });
  const signedIn = { ...taker, user: { id: person.id, isAdmin: false, timeZone: null } };
  const old = await handIn(quiz.id, "Zuleika", signedIn, "key of Zuleika");
  const young = await handIn(quiz.id, "Cyd");
  await mailTo("zuleika@example.com", quiz.id);
  await expect.poll(() => db.webhookDelivery.count({ where: { contentId: quiz.id } })).toBe(2);
  await db.webhookDelivery.updateMany({
    where: { attemptId: old },
    data: { state: "failed", body: `{"name":"Zuleika"}`, answer: "Sorry, Zuleika" },
  });
  await age(quiz.id, [old], 8);
  const [before, figures] = [await db.attempt.findUniqueOrThrow({ where: { id: old } }), await totals(quiz.id)];
  await run();
  expect(await traces("zuleika")).toEqual([]);
  expect(await db.attempt.findUniqueOrThrow({ where: { id: old } })).toEqual({
    ...before,
    userId: null,
    participantName: null,
    participantEmail: null,
    attemptKey: null,
  });
  expect(await db.attempt.findUniqueOrThrow({ where: { id: young } })).toMatchObject({ participantName: "Cyd" });
  expect(await totals(quiz.id)).toEqual(figures);
  expect(await db.attemptStart.count({ where: { contentId: quiz.id } })).toBe(1);
  await expectCounted(quiz.id);

  // An anonymised attempt is deleted like any other, including its start.
  await client.rest("DELETE", `/attempts/${old}`);
  expect(await totals(quiz.id)).toMatchObject({ totalAttempts: 1 });
  await expectCounted(quiz.id);
});

it("anonymises what was deleted and is restored later", async () => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("ANONYMISE", 7) });
  const [old, other] = [await handIn(quiz.id, "Xanthippe"), await handIn(quiz.id, "Dan")];
  await age(quiz.id, [old, other], 8);
  const { id } = await deleteAttempts(platform, viewerFor(owner), quiz.id, { ids: [old] });
  await run();
  expect(await traces("xanthippe")).toEqual([]);
  await undoDeletion(platform, viewerFor(owner), id);
  expect(await stored(quiz.id)).toEqual([old, other].toSorted());
  expect(await traces("xanthippe")).toEqual([]);
  await expectCounted(quiz.id);
});

it("deletes for good what was deleted and could still be restored", async () => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("DELETE", 7) });
  const old = await handIn(quiz.id);
  await age(quiz.id, [old], 8);
  const { id } = await deleteAttempts(platform, viewerFor(owner), quiz.id, { all: true });
  await run();
  expect(await undoDeletion(platform, viewerFor(owner), id)).toMatchObject({ restored: 0 });
  expect(await stored(quiz.id)).toEqual([]);
});

it("keeps terms in the trash, too", async () => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("DELETE", 30) });
  const [old, young] = [await handIn(quiz.id), await handIn(quiz.id)];
  await age(quiz.id, [old], 31);
  await deleteContent(platform, viewerFor(owner), quiz.id);
  await run();
  expect(await stored(quiz.id)).toEqual([young]);
  await restoreContent(platform, viewerFor(owner), quiz.id);
  expect(await totals(quiz.id)).toMatchObject({ totalAttempts: 1 });
  await expectCounted(quiz.id);
});

it.each(["DELETE", "ANONYMISE"])("goes through thousands in portions: %s", async (what) => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule(what, 30) });
  const first = await handIn(quiz.id);
  await age(quiz.id, [first], 40);
  // Many attempts at the same moment, across the boundary between two portions.
  await sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, score, percentage, total_questions, participant_name, completed_at)
     SELECT gen_random_uuid(), quiz_id, revision, answers, score, percentage, total_questions, 'Yolanda',
            now() - interval '39 days' + CASE WHEN n BETWEEN 900 AND 1100 THEN 1000 ELSE n END * interval '1 second'
       FROM attempts, generate_series(1, 2300) AS n WHERE id = $1`,
    [first],
  );
  await rebuildTallies(platform, quiz.id);
  const young = await handIn(quiz.id);
  const figures = await totals(quiz.id);
  await run();
  expect(await traces("yolanda")).toEqual([]);
  const left = await stored(quiz.id);
  if (what === "DELETE") expect(left).toEqual([young]);
  else expect([left.length, await totals(quiz.id)]).toEqual([2302, figures]);
  await expectCounted(quiz.id);
});

it("does it once, although two processes look at the same time and jobs are repeated", async () => {
  const other = await testApp();
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("DELETE", 30) });
  const old = [await handIn(quiz.id), await handIn(quiz.id)];
  const young = await handIn(quiz.id);
  await age(quiz.id, old, 31);
  await Promise.all([sendDue(platform), sendDue(other.platform), sendDue(platform)]);
  await inTransaction(db, (tx) => platform.jobs.send(tx, "retention", [quiz.id, quiz.id]));
  await run(other);
  expect(await stored(quiz.id)).toEqual([young]);
  expect(await db.event.count({ where: { contentId: quiz.id, type: "attempt_deleted" } })).toBe(2);
  await expectCounted(quiz.id);
});

it("skips an item after its due answers are processed", async () => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("ANONYMISE", 7) });
  await age(quiz.id, [await handIn(quiz.id)], 8);
  await run();
  const jobs = platform.jobs.send;
  const sent: string[] = [];
  platform.jobs.send = async (...job) => {
    sent.push(...job[2]);
    await jobs(...job);
  };
  await sendDue(platform);
  platform.jobs.send = jobs;
  expect(sent).toEqual([]);
});

it("does not report answers as due that a shorter rule has anonymised", async () => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("ANONYMISE", 7) });
  for (const days of [40, 10]) await age(quiz.id, [await handIn(quiz.id)], days);
  await run();
  await client.rest("PATCH", `/content/${quiz.id}`, withRule("ANONYMISE", 30));
  await inTransaction(db, (tx) => platform.jobs.send(tx, "retention", [quiz.id]));
  await run();
  expect((await client.rest("GET", `/content/${quiz.id}/retention`)).body.due).toMatchObject({ withinMonth: 0 });
});

it("keeps answers as long as the current rule does, and all answers without a rule", async () => {
  const [plain, changed] = [
    await aQuiz(platform, owner, quizInput),
    await aQuiz(platform, owner, { ...quizInput, ...withRule("DELETE", 30) }),
  ];
  for (const { id } of [plain, changed]) await age(id, [await handIn(id)], 400);
  await client.rest("PATCH", `/content/${changed.id}`, withRule("DELETE", 500));
  await run();
  expect([await stored(plain.id), await stored(changed.id)].flat()).toHaveLength(2);
  await client.rest("PATCH", `/content/${changed.id}`, withRule("ANONYMISE", 300));
  await run();
  expect(await stored(changed.id)).toHaveLength(1);
  await client.rest("PATCH", `/content/${changed.id}`, withRule("DELETE", 300));
  await run();
  expect(await stored(changed.id)).toEqual([]);
  await expectCounted(changed.id);
});

it("reports due answers for the rule and for a proposed rule, over REST and GraphQL", async () => {
  const quiz = await aQuiz(platform, owner, { ...quizInput, ...withRule("ANONYMISE", 60) });
  for (const days of [61, 58, 45, 3]) await age(quiz.id, [await handIn(quiz.id)], days);
  const [oldest] = await db.attempt.findMany({ where: { contentId: quiz.id }, orderBy: { completedAt: "asc" } });
  const firstAt = new Date(Number(oldest?.completedAt) + 60 * 86_400_000).toISOString();
  const asked = "?what=DELETE&days=2";
  const read = async (query = "") => (await client.rest("GET", `/content/${quiz.id}/retention${query}`)).body;
  expect(await read()).toEqual({
    rule: { what: "ANONYMISE", days: 60, isOfSite: false },
    longestDays: null,
    due: { now: 1, withinWeek: 2, withinMonth: 3, firstAt },
  });
  expect(await read(asked)).toMatchObject({
    rule: { what: "DELETE", days: 2 },
    due: { now: 4, withinWeek: 4, withinMonth: 4 },
  });
  const document = `query ($key: String!) { content(key: $key) {
    retention { rule { what days } isOfSite longestDays due { now withinWeek withinMonth firstAt } }
    asked: retention(rule: { what: DELETE, days: 2 }) { rule { what days } due { now } } } }`;
  const { data } = await client.graphql(document, { key: quiz.id });
  expect(data.content).toEqual({
    retention: {
      rule: { what: "ANONYMISE", days: 60 },
      isOfSite: false,
      longestDays: null,
      due: { now: 1, withinWeek: 2, withinMonth: 3, firstAt },
    },
    asked: { rule: { what: "DELETE", days: 2 }, due: { now: 4 } },
  });
  await run();
  expect((await read()).due).toMatchObject({ now: 0, withinWeek: 1, withinMonth: 2 });
  expect((await read(asked)).due).toMatchObject({ now: 4 });
  for (const query of ["?what=DELETE", "?days=3", "?what=DELETE&days=0", "?what=KEEP&days=3", "?what=DELETE&days=x"])
    expect(await client.rest("GET", `/content/${quiz.id}/retention${query}`)).toMatchObject({ status: 400 });
  const strange = await client.graphql(
    `query ($key: String!) { content(key: $key) {
    retention(rule: { what: DELETE, days: 0 }) { due { now } } } }`,
    { key: quiz.id },
  );
  expect(strange.errors[0].extensions.code).toBe("VALIDATION_FAILED");
  const none = await aQuiz(platform, owner, quizInput);
  expect((await client.rest("GET", `/content/${none.id}/retention`)).body).toEqual({
    rule: null,
    longestDays: null,
    due: { now: 0, withinWeek: 0, withinMonth: 0, firstAt: null },
  });
});
