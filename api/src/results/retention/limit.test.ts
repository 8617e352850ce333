import { expect, it } from "vitest";
import { aQuiz, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { rebuildTallies } from "../counting/rebuild.ts";
import { sendDue } from "./progress.ts";

const app = await testApp({ answerDays: 60 });
const { platform } = app;
const { db, sql } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);

const withRule = (what: string, days: number) => ({ rules: { retention: { what, days } } });

/** An item whose rule is older than the site's limit and keeps answers for longer. */
async function anItem(retention?: { what: "DELETE" | "ANONYMISE"; days: number }) {
  const { id } = await aQuiz(platform, owner, quizInput);
  if (retention) await db.content.update({ where: { id }, data: { rules: { retention } } });
  return id;
}

async function handIn(contentId: string, daysAgo: number) {
  const questions = await db.question.findMany({ where: { contentId } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const { id } = await submit(platform, anonymous("192.0.2.7"), contentId, { answers, participantName: "Ann" });
  await sql.query("UPDATE attempts SET completed_at = completed_at - make_interval(days => $2) WHERE id = $1", [
    id,
    daysAgo,
  ]);
  await rebuildTallies(platform, contentId);
}

it("applies to every item, with or without a rule", async () => {
  const plain = await anItem();
  const long = await anItem({ what: "ANONYMISE", days: 300 });
  const short = await anItem({ what: "DELETE", days: 10 });
  for (const id of [plain, long, short]) for (const daysAgo of [59, 61]) await handIn(id, daysAgo);
  const read = async (id: string) => (await client.rest("GET", `/content/${id}/retention`)).body;
  expect(await read(plain)).toMatchObject({
    rule: { what: "DELETE", days: 60, isOfSite: true },
    longestDays: 60,
    due: { now: 1, withinWeek: 2 },
  });
  expect(await read(long)).toMatchObject({ rule: { what: "ANONYMISE", days: 60, isOfSite: false } });
  expect(await read(short)).toMatchObject({ rule: { what: "DELETE", days: 10, isOfSite: false } });

  await sendDue(platform);
  const named = async (contentId: string) =>
    (await db.attempt.findMany({ where: { contentId } })).map(({ participantName }) => participantName).toSorted();
  await expect
    .poll(() => Promise.all([plain, long, short].map(named)), { timeout: 20_000 })
    .toEqual([["Ann"], ["Ann", null], []]);
});

it("is the most that an item and an account may say", async () => {
  const message = "On this site answers are kept for up to 60 days";
  const refused = (path: string) => ({ status: 400, body: { issues: [{ path, message }] } });
  const id = await anItem({ what: "ANONYMISE", days: 300 });
  expect(await client.rest("PATCH", `/content/${id}`, withRule("DELETE", 61))).toMatchObject(
    refused("rules.retention.days"),
  );
  expect(await client.rest("POST", "/quizzes/manual", { ...quizInput, ...withRule("DELETE", 61) })).toMatchObject(
    refused("rules.retention.days"),
  );
  expect(await client.rest("PUT", "/account/retention", { rule: { what: "DELETE", days: 61 } })).toMatchObject(
    refused("rule.days"),
  );
  expect(await client.rest("GET", "/account/retention")).toMatchObject({ body: { rule: null, longestDays: 60 } });
  // A rule from before the limit does not block other changes, even if it is sent with them.
  const along = { title: "Rivers", rules: { timeLimit: 20, retention: { what: "ANONYMISE", days: 300 } } };
  expect(await client.rest("PATCH", `/content/${id}`, along)).toMatchObject({ status: 200, body: { title: "Rivers" } });
  expect(await client.rest("PATCH", `/content/${id}`, { title: "Lakes" })).toMatchObject({ status: 200 });
  expect(await client.rest("POST", `/content/${id}/duplicate`)).toMatchObject({ status: 201 });
});
