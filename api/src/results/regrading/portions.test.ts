import { expect, it } from "vitest";
import { type Edited, edit, expectCounted, handIn } from "../../../test/doors/regrading.ts";
import { aQuiz, aUser, quizOfKinds, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { rebuildTallies } from "../counting/rebuild.ts";
import { regradeAnswers } from "./regrading.ts";

const [app, other] = [await testApp(), await testApp()];
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);

const rekeyed =
  (correctAnswer: number) =>
  ([first, ...others]: Edited[]) => [{ ...first, correctAnswer }, ...others];

/** A quiz with many attempts at its first revision, half of which chose the first option. Its key has changed since. */
async function aQuizOfMany(attempts: number) {
  const { id } = await aQuiz(platform, owner);
  const [sample = ""] = await handIn(platform, id, [[1, 0]]);
  const first = await db.question.findFirstOrThrow({ where: { contentId: id }, orderBy: { order: "asc" } });
  await platform.sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, score, percentage, total_questions, duration, completed_at)
     SELECT gen_random_uuid(), quiz_id, revision, CASE WHEN n % 2 = 0 THEN answers ELSE answers || jsonb_build_object($2::text, 0) END,
            CASE WHEN n % 2 = 0 THEN 2 ELSE 1 END, CASE WHEN n % 2 = 0 THEN 100 ELSE 50 END, total_questions, n % 300,
            now() - make_interval(secs => n)
       FROM attempts, generate_series(1, $3) AS n WHERE attempts.id = $1`,
    [sample, first.id, attempts - 1],
  );
  await rebuildTallies(platform, id);
  return { id, revision: await edit(platform, owner, id, rekeyed(0)) };
}

const begin = (id: string, revision: number) => regradeAnswers(platform, viewerFor(owner), id, { revision });
const read = (id: string) => db.regrading.findUniqueOrThrow({ where: { id } });
const goOn = (id: string) => inTransaction(db, (tx) => platform.jobs.send(tx, "regrading", [id]));
const over = (id: string) => expect.poll(async () => (await read(id)).doneAt, { timeout: 30_000 }).not.toBeNull();

/** Checks that each attempt is graded by the revision and was corrected exactly once. */
async function expectCorrectedOnce(contentId: string, revision: number) {
  const { rows } = await platform.sql.query(
    `SELECT revision, jsonb_array_length(corrections) AS times, count(*)::int FROM attempts WHERE quiz_id = $1 GROUP BY 1, 2`,
    [contentId],
  );
  expect(rows).toEqual([{ revision, times: 1, count: await db.attempt.count({ where: { contentId } }) }]);
}

it("looks for later answers within minutes, and until a day has passed", async () => {
  const { id, revision } = await aQuizOfMany(3);
  const regrading = await begin(id, revision);
  const { rows } = await platform.sql.query<{ minutes: number }>(
    `SELECT round(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM pgboss.job
      WHERE name = 'regrading' AND data->>'key' = $1 AND start_after > now() ORDER BY 1`,
    [regrading.id],
  );
  expect(rows.map(({ minutes }) => minutes)).toEqual([1, 5, 15, 60, 240, 720, 1500]);
});

it("grades many in portions, each once, although jobs are repeated and two processes do them", {
  tags: ["slow"],
  timeout: 60_000,
}, async () => {
  const { id, revision } = await aQuizOfMany(1600);
  const begun = await begin(id, revision);
  expect(begun).toMatchObject({ total: 1600, done: 500, doneAt: null });
  await Promise.all(
    [app, other].flatMap(({ platform }) =>
      [1, 2].map(() => inTransaction(platform.db, (tx) => platform.jobs.send(tx, "regrading", [begun.id]))),
    ),
  );
  await over(begun.id);
  expect(await read(begun.id)).toMatchObject({ total: 1600, done: 1600, changed: 1600, ungradable: 0, rest: null });
  await expectCorrectedOnce(id, revision);
  await expectCounted(platform, client, id);
});

it("continues with the named revision when the item is saved in between", {
  tags: ["slow"],
  timeout: 60_000,
}, async () => {
  const { id, revision } = await aQuizOfMany(1100);
  const begun = await begin(id, revision);
  const next = await edit(platform, owner, id, rekeyed(2));
  await over(begun.id);
  await expectCorrectedOnce(id, revision);
  const again = await begin(id, next);
  expect(again).toMatchObject({ total: 1100 });
  await over(again.id);
  await expectCounted(platform, client, id);
});

it("grades answers that arrive during the regrading", async () => {
  const { id, revision } = await aQuizOfMany(600);
  const seen = await db.contentRevision.findUniqueOrThrow({
    where: { contentId_revision: { contentId: id, revision: 1 } },
  });
  const late = () =>
    client.rest("POST", `/quizzes/${id}/attempts`, {
      revision: 1,
      answers: Object.fromEntries(seen.questionIds.map((one) => [one, 0])),
    });
  const [begun] = await Promise.all([begin(id, revision), late(), late()]);
  await over(begun.id);
  expect((await late()).status).toBe(201);
  await expectCounted(platform, client, id);
  const looks =
    "SELECT FROM pgboss.job WHERE name = 'regrading' AND data ->> 'key' = $1 AND start_after > now() + interval '24 hours'";
  expect((await platform.sql.query(looks, [begun.id])).rowCount).toBe(1);
  await goOn(begun.id);
  await expect.poll(() => db.attempt.count({ where: { contentId: id, revision: 1 } })).toBe(0);
  expect(await read(begun.id)).toMatchObject({ total: 603, done: 603 });
  await expectCorrectedOnce(id, revision);
  await expectCounted(platform, client, id);
}, 60_000);

it("waits while the item is in the trash, and continues after it is restored", {
  tags: ["slow"],
  timeout: 60_000,
}, async () => {
  const { id, revision } = await aQuizOfMany(600);
  const { id: regrading } = await begin(id, revision);
  await over(regrading);
  await db.regrading.update({ where: { id: regrading }, data: { doneAt: null } });
  await client.rest("DELETE", `/content/${id}`);
  await goOn(regrading);
  const jobs = "SELECT FROM pgboss.job WHERE name = 'regrading' AND data ->> 'key' = $1 AND start_after < now()";
  await expect.poll(async () => (await platform.sql.query(jobs, [regrading])).rowCount).toBe(0);
  expect((await read(regrading)).doneAt).toBeNull();
  expect((await client.rest("POST", `/content/${id}/restore`)).status).toBe(200);
  await over(regrading);
  await expectCounted(platform, client, id);
});

it("leaves nothing of an attempt that is deleted, and all of one that is restored", async () => {
  const { id, revision } = await aQuizOfMany(4);
  await begin(id, revision);
  const attempts = await db.attempt.findMany({ where: { contentId: id }, orderBy: { id: "asc" } });
  const { body } = await client.rest("POST", `/content/${id}/attempts/deletions`, { all: true });
  await expectCounted(platform, client, id);
  await client.rest("POST", `/attempt-deletions/${body.id}/undo`);
  expect(await db.attempt.findMany({ where: { contentId: id }, orderBy: { id: "asc" } })).toEqual(attempts);
  await expectCounted(platform, client, id);
});

it("grades an attempt whose deletion is undone after it", async () => {
  const { id, revision } = await aQuizOfMany(4);
  const { body } = await client.rest("POST", `/content/${id}/attempts/deletions`, {
    ids: [(await db.attempt.findFirstOrThrow({ where: { contentId: id } })).id],
  });
  const begun = await begin(id, revision);
  expect(begun).toMatchObject({ total: 3, done: 3 });
  await client.rest("POST", `/attempt-deletions/${body.id}/undo`);
  await expectCounted(platform, client, id);
  await goOn(begun.id);
  await expect.poll(() => db.attempt.count({ where: { contentId: id, revision } })).toBe(4);
  await expectCorrectedOnce(id, revision);
  await expectCounted(platform, client, id);
});

it("takes marks and themes along with the answers", async () => {
  const { id } = await aQuiz(platform, owner, quizOfKinds);
  const [attemptId = ""] = await handIn(platform, id, [[[0, 2], "Skłodowska", 9.81, 0]]);
  const [, asked] = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const lineId = asked?.lineId ?? "";
  await db.answerMark.create({ data: { attemptId, lineId, contentId: id, starred: true } });
  const themes = [{ name: "Radium", sentence: "Who found it." }];
  await db.questionThemes.create({ data: { contentId: id, lineId, themes, state: "" } });
  await db.answerThemes.create({ data: { attemptId, lineId, themes: [0], quotes: [] } });
  const revision = await edit(platform, owner, id, (questions) =>
    questions.map((question, place) =>
      place === 1 ? { ...question, answerKey: { text: { accepted: ["Skłodowska"] } } } : question,
    ),
  );
  await begin(id, revision);
  const [, now] = await db.question.findMany({
    where: { contentId: id, untilRevision: null },
    orderBy: { order: "asc" },
  });
  expect(now?.lineId).not.toBe(lineId);
  const at = { where: { attemptId } };
  expect(await db.answerMark.findMany(at)).toMatchObject([{ lineId: now?.lineId, starred: true }]);
  expect(await db.answerThemes.findMany(at)).toMatchObject([{ lineId: now?.lineId, themes: [0] }]);
  expect(await db.questionThemes.findMany({ where: { contentId: id, lineId: now?.lineId ?? "" } })).toMatchObject([
    { themes },
  ]);
});

it("reports each changed result to webhooks and events, without its answers", async () => {
  const { id, revision } = await aQuizOfMany(3);
  await client.rest("POST", "/webhooks", {
    url: "https://hooks.example.com/",
    contentIds: [id],
    events: ["attempt.regraded"],
  });
  await begin(id, revision);
  const attempts = await db.attempt.findMany({ where: { contentId: id } });
  const told = await db.event.findMany({ where: { contentId: id, type: "attempt_regraded" } });
  expect(told.map(({ data }) => data.attemptId).toSorted()).toEqual(attempts.map(({ id }) => id).toSorted());
  expect(await db.webhookDelivery.count({ where: { contentId: id, type: "attempt_regraded" } })).toBe(3);
  expect(JSON.stringify(told)).not.toContain("answers");
});

it("appears in exports, where any result has changed", async () => {
  const { id, revision } = await aQuizOfMany(2);
  const read = async (format: string) => (await client.rest("GET", `/quizzes/${id}/export?format=${format}`)).body;
  expect(await read("csv")).not.toContain("Corrected");
  await begin(id, revision);
  const [head, ...rows] = (await read("csv")).trim().split(/\r?\n/);
  expect(head).toContain("Corrected (UTC)");
  expect(rows.map((row: string) => row.split(",")[head.split(",").indexOf("Corrected (UTC)")])).toEqual(
    rows.map(() => expect.stringMatching(/^\d{4}-/)),
  );
  for (const { corrections } of await read("json")) expect(corrections).toHaveLength(1);
});

it("looks at the newest 10,000 in a preview", { tags: ["slow"] }, async () => {
  const { id, revision } = await aQuizOfMany(10_020);
  const { body } = await client.rest("GET", `/content/${id}/regrade`);
  expect(body.preview).toMatchObject({ revision, attempts: 10_020, examined: 10_000, changed: 10_000 });
  expect(body.preview.changes).toHaveLength(100);
});
