import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mail.ts";
import { submit } from "../../attempt/attempt.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import type { Kind } from "../content.shared.ts";
import { type ShownPart, shownParts } from "../setting/limits.shared.ts";
import type { ItemRules } from "../setting/stored.rules.ts";
import { onTheWay } from "./rules.shared.ts";
import { mayShow, mayTellScore, showable } from "./shown.shared.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform, { isEmailVerified: true });
const [author, taker] = [await as(owner), await as()];
const make = { QUIZ: aQuiz, SURVEY: aSurvey, ASSESSMENT: anAssessment };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const pathOf = (kind: Kind) => (kind === "SURVEY" ? "surveys" : "quizzes");

async function submissionTo({ id }: Pick<Content, "id">) {
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = questions.map(({ id, questionType }) => [id, questionType === "multi_select" ? [1] : 1] as const);
  return { attemptKey: randomUUID(), answers: Object.fromEntries(answers) };
}

const handIn = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { __typename
  ... on SubmitAttemptSuccess { data { percentage score passed passMark showResultsToTakers shown { what from }
    results { correctAnswer isCorrect explanation questionWeight } skillResult { skillLevel }
    aggregatedResults { totalResponses } } } } }`;

/** The receipts for the same answers over REST and GraphQL. */
async function receipts(kind: Kind, item: Pick<Content, "id">, submission: Awaited<ReturnType<typeof submissionTo>>) {
  const path = kind === "SURVEY" ? "responses" : "attempts";
  const { body } = await taker.rest("POST", `/${pathOf(kind)}/${item.id}/${path}`, submission);
  const answers = Object.entries(submission.answers).map(([id, given]) => ({
    questionId: globalId("Question", id),
    choices: [given].flat(),
  }));
  const input = { contentId: globalId("Content", item.id), attemptKey: submission.attemptKey, answers };
  const { data, errors } = await taker.graphql(handIn, { input });
  expect(errors).toBeUndefined();
  return [body, data?.submitAttempt.data];
}

/** Changes the closing time directly, as if time had passed. */
async function closeAt(kind: Kind, { id }: Pick<Content, "id">, rules: ItemRules, closesAt: string) {
  await platform.db.content.update({ where: { id }, data: { rules: { ...rules, closesAt } as object } });
  platform.events.tell("content", [id]);
  await expect
    .poll(async () => (await taker.rest("GET", `/${pathOf(kind)}/${id}`)).body.rules?.closesAt)
    .toBe(closesAt);
}

// biome-ignore lint/suspicious/noExplicitAny: answers of both doors
function expectParts(kind: Kind, receipt: any, parts: readonly ShownPart[]) {
  const has = (part: ShownPart) => parts.includes(part);
  const first = receipt.results[0];
  expect(receipt.showResultsToTakers).toBe(parts.length > 0);
  expect(receipt.shown.what).toEqual(parts);
  expect(receipt.percentage).toBe(kind === "SURVEY" || !has("SCORE") ? null : kind === "QUIZ" ? 50 : 100);
  expect(receipt.score === null).toBe(kind === "SURVEY" || !has("SCORE"));
  expect(receipt.skillResult === null).toBe(kind !== "ASSESSMENT" || !has("SCORE"));
  expect(receipt.aggregatedResults.length > 0).toBe(has("OTHERS_ANSWERS"));
  expect(receipt.results.length > 0).toBe(parts.some((part) => part !== "SCORE"));
  if (kind === "QUIZ") expect(receipt.passed ?? null).toBe(has("SCORE") ? true : null);
  if (!first) return;
  const isQuiz = kind === "QUIZ";
  expect(first.correctAnswer).toBe(isQuiz && has("RIGHT_ANSWERS") ? 1 : null);
  expect(first.isCorrect).toBe(isQuiz && has("RIGHT_ANSWERS") ? true : null);
  expect(first.explanation).toBe(isQuiz && has("EXPLANATIONS") ? "Since 987." : null);
  expect(first.questionWeight).toBe(kind === "ASSESSMENT" && has("SCORE") ? 10 : null);
}

const subsets = (parts: readonly ShownPart[]) =>
  Array.from({ length: 2 ** parts.length }, (_, bits) => parts.filter((_part, place) => bits & (1 << place)));

describe.each(["QUIZ", "SURVEY", "ASSESSMENT"] as const)("a %s", (kind) => {
  const passMark = kind === "QUIZ" ? { passMark: 50 } : {};

  it.each(subsets(showable[kind]))("shows %j at once, and nothing else", async (...what) => {
    const shown = { what: what.filter((part) => typeof part === "string"), when: "AT_ONCE" };
    const item = await make[kind](platform, owner, { showResultsToTakers: true, rules: { ...passMark, shown } });
    for (const receipt of await receipts(kind, item, await submissionTo(item))) expectParts(kind, receipt, shown.what);
  });

  it("shows it after the closing, for the same answers submitted again", async () => {
    const shown = { what: [...showable[kind]], when: "AFTER_CLOSING" as const };
    const closesAt = inSeconds(3600);
    const rules = { ...passMark, shown, closesAt };
    const item = await make[kind](platform, owner, { showResultsToTakers: true, rules });
    const submission = await submissionTo(item);
    const from = new Date(Date.parse(closesAt) + onTheWay).toISOString();
    for (const receipt of await receipts(kind, item, submission)) {
      expectParts(kind, receipt, []);
      expect(receipt.shown.from).toBe(from);
    }
    await closeAt(kind, item, rules, inSeconds(-30));
    for (const receipt of await receipts(kind, item, submission)) expectParts(kind, receipt, []);
    await closeAt(kind, item, rules, inSeconds(-61));
    for (const receipt of await receipts(kind, item, submission)) {
      expectParts(kind, receipt, shown.what);
      expect(receipt.shown.from ?? null).toBeNull();
    }
    expect(await platform.db.attempt.count({ where: { contentId: item.id } })).toBe(1);
  });
});

it("is visible to takers, kept in copies, and removed", async () => {
  const shown = { what: ["OTHERS_ANSWERS", "SCORE", "SCORE"] };
  const { id } = await aQuiz(platform, owner, { rules: { shown } });
  const stored = { what: ["SCORE", "OTHERS_ANSWERS"], when: "AT_ONCE" };
  expect((await taker.rest("GET", `/quizzes/${id}`)).body.rules).toEqual({ shown: stored });
  const copy = await author.rest("POST", `/quizzes/${id}/duplicate`);
  expect(copy.body.rules).toEqual({ shown: stored });
  const read = "query ($key: String!) { content(key: $key) { rules { shown { what when } } } }";
  expect((await taker.graphql(read, { key: id })).data?.content.rules).toEqual({ shown: stored });
  const update = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
    ... on UpdateContentSuccess { data { rules { shown { what when } } } } } }`;
  const change = (shown: object | null) =>
    author.graphql(update, { id: globalId("Content", id), input: { rules: { shown } } });
  expect((await change({ what: [] })).data?.updateContent.data.rules).toEqual({ shown: { what: [], when: "AT_ONCE" } });
  expect((await change(null)).data?.updateContent.data.rules).toBeNull();
});

it.each([
  ["QUIZ", { what: ["SCORES"] }, "rules.shown.what.0"],
  ["QUIZ", { what: [], when: "NEVER" }, "rules.shown.when"],
  ["QUIZ", { what: [], since: "AT_ONCE" }, "rules.shown"],
  ["QUIZ", "all", "rules.shown"],
  ["QUIZ", { what: ["SCORE"], when: "AFTER_CLOSING" }, "rules.shown.when"],
  ["SURVEY", { what: ["SCORE"] }, "rules.shown.what"],
  ["ASSESSMENT", { what: ["RIGHT_ANSWERS"] }, "rules.shown.what"],
] as const)("refuses for a %s the value %j", async (kind, shown, path) => {
  const { id } = await make[kind](platform, owner);
  expect(await author.rest("PUT", `/${pathOf(kind)}/${id}`, { rules: { shown } })).toMatchObject({
    status: 400,
    body: { error: "VALIDATION_FAILED", issues: [{ path }] },
  });
});

it("keeps its time of closing while results wait for it", async () => {
  const shown = { what: ["SCORE"], when: "AFTER_CLOSING" };
  const { id } = await aQuiz(platform, owner, { rules: { shown, closesAt: inSeconds(60) } });
  expect(await author.rest("PUT", `/quizzes/${id}`, { rules: { closesAt: null } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "rules.shown.when", message: "To show it after the closing, say when it closes" }] },
  });
});

it("decides who reads the responses to a survey", async () => {
  const of = async (what: ShownPart[], when: string, showResultsToTakers: boolean) => {
    const rules = { shown: { what, when }, closesAt: inSeconds(3600) };
    const { id } = await aSurvey(platform, owner, { showResultsToTakers, rules });
    return (await taker.rest("GET", `/surveys/${id}/responses`)).status;
  };
  expect(await of([], "AT_ONCE", true)).toBe(403);
  expect(await of(["OTHERS_ANSWERS"], "AFTER_CLOSING", true)).toBe(403);
  expect(await of(["OTHERS_ANSWERS"], "AT_ONCE", false)).toBe(200);
});

it("keeps the outcome out of the file of a taker's own data", async () => {
  const somebody = await aUser(platform);
  const attemptAt = async (what: ShownPart[]) => {
    const item = await anAssessment(platform, owner, { rules: { shown: { what, when: "AT_ONCE" } } });
    await submit(platform, viewerFor(somebody), item.id, await submissionTo(item));
    const { attempts } = (await (await as(somebody)).rest("GET", "/auth/data")).body;
    return attempts.find(({ contentId }: { contentId: string }) => contentId === item.id);
  };
  const hidden = await attemptAt(["SCORE"]);
  expect(hidden).toMatchObject({ percentage: null, score: null });
  expect(hidden).not.toHaveProperty("skillLevel");
});

it("holds back the mail of a result until it is shown", async () => {
  const emailResultsSettings = {
    enabled: true,
    subject: "Yours",
    customMessage: "",
    resourceLinks: [],
    authorSignature: "",
  };
  const take = async (rules: object) => {
    const item = await anAssessment(platform, owner, { emailResultsSettings, rules });
    const participantEmail = `${randomUUID()}@example.com`;
    await submit(platform, viewerFor(owner), item.id, { ...(await submissionTo(item)), participantEmail });
    return { item, participantEmail };
  };
  const [what, when, closesAt] = [["SCORE"], "AFTER_CLOSING", inSeconds(3600)];
  const kept = await take({ shown: { what, when }, closesAt });
  const never = await take({ shown: { what: [], when: "AT_ONCE" } });
  // Jobs start in order.
  await mailsTo(platform, (await take({})).participantEmail, "results");
  const waiting = () =>
    platform.sql.query(
      "SELECT data->>'key' AS id, extract(epoch FROM start_after - now()) AS wait FROM pgboss.job WHERE name = 'result-mail' AND state = 'created'",
    );
  const { rows } = await expect
    .poll(waiting)
    .toMatchObject({ rows: [{}] })
    .then(waiting);
  // The job checks again before the closing, which may have moved to an earlier time.
  expect(Number(rows[0].wait)).toBeGreaterThan(1700);
  expect(Number(rows[0].wait)).toBeLessThan(1900);
  for (const { participantEmail } of [kept, never])
    expect(await platform.db.mail.count({ where: { recipient: participantEmail } })).toBe(0);
  await closeAt("ASSESSMENT", kept.item, { shown: { what: ["SCORE"], when: "AFTER_CLOSING" } }, inSeconds(-61));
  await platform.sql.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'result-mail'");
  platform.events.tell("jobs", ["result-mail"]);
  await mailsTo(platform, kept.participantEmail, "results");
});

it("follows `showResultsToTakers` by default", () => {
  const open = { rules: null, showResultsToTakers: true };
  expect(shownParts.every((part) => mayShow(open, part))).toBe(true);
  expect(mayShow({ ...open, showResultsToTakers: false }, "SCORE")).toBe(false);
  expect(mayTellScore({ ...open, showResultsToTakers: false })).toBe(true);
});
