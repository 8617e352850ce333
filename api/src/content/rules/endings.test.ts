import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { attacks } from "../../../test/attacks/rich.ts";
import { aQuiz, aSurvey, aUser, quizInput, surveyInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { richHtml } from "../../rich/rich.shared.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

const url = "https://example.org/next";
const endings = {
  everybody: { text: "**Thank you**", link: { url } },
  passed: { text: "You *passed*", link: { url: `${url}?done`, label: "Your certificate", afterSeconds: 20 } },
  failed: { text: "Try again" },
};
const p = (html: string) => `<p dir="auto">${html}</p>`;

/** The body that answers the two questions of a quiz, whose correct options are 1 and 0. */
async function answering(id: string, ...choices: number[]) {
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map((question, index) => [question.id, choices[index]]));
  return { attemptKey: randomUUID(), answers };
}
const handIn = async (id: string, body: object) => (await taker.rest("POST", `/quizzes/${id}/attempts`, body)).body;

const submit = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
  ... on SubmitAttemptSuccess { data { ending { text html link { url label afterSeconds } } } } } }`;
const read = `query ($key: String!) { content(key: $key) {
  endings { everybody { text } passed { text link { url label afterSeconds } } failed { text link { url } } } } }`;
const update = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) { __typename
  ... on DomainError { issues { path message } } } }`;

it("is in the receipt that fits the result, over REST and GraphQL", async () => {
  const { id } = await aQuiz(platform, owner, { format: "rich", rules: { passMark: 50, endings } });
  const passing = await answering(id, 1, 1);
  const passed = { ...endings.passed, html: p("You <em>passed</em>") };
  expect((await handIn(id, passing)).ending).toEqual(passed);
  expect((await handIn(id, passing)).ending).toEqual(passed);
  expect((await handIn(id, { ...passing, isRepeated: true })).ending).toEqual(passed);
  expect((await handIn(id, await answering(id, 0, 1))).ending).toEqual({ text: "Try again", html: p("Try again") });
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = questions.map(({ id }, index) => ({ questionId: globalId("Question", id), choices: [1 - index] }));
  const { data } = await taker.graphql(submit, { input: { contentId: globalId("Content", id), answers } });
  expect(data?.submitAttempt.data.ending).toEqual(passed);
  expect((await author.rest("POST", `/quizzes/${id}/trial`, await answering(id, 0, 1))).body.ending).toMatchObject({
    text: "Try again",
  });
});

const leads = { everybody: { link: { url } }, passed: endings.passed };
const refusal = "Answers are anonymous: passed and not passed need the same link, or none";

it("leads takers of anonymous items to no page that would learn from it who passed", async () => {
  const rules = { anonymous: true as const, passMark: 50, endings: leads };
  const { status, body } = await author.rest("POST", "/quizzes/manual", { ...quizInput, rules });
  expect([status, body.issues]).toEqual([400, [{ path: "rules.anonymous", message: refusal }]]);
  const { id } = await aQuiz(platform, owner, { rules: { ...rules, endings: { everybody: leads.everybody } } });
  const { data } = await author.graphql(update, { id: globalId("Content", id), input: { rules: { endings: leads } } });
  expect(data?.updateContent.issues).toEqual([{ path: "rules.anonymous", message: refusal }]);
  const afterSeconds = { passed: { link: { url, afterSeconds: 20 } }, failed: { link: { url } } };
  const alike = { passed: { text: "Passed", link: { url } }, failed: { text: "Failed", link: { url } } };
  const saved = async (endings: object) =>
    (await author.rest("PATCH", `/content/${id}`, { rules: { endings } })).status;
  expect([await saved(afterSeconds), await saved(alike)]).toEqual([400, 200]);
  const { id: earlier } = await aQuiz(platform, owner);
  await platform.db.content.update({ where: { id: earlier }, data: { rules } });
  expect((await handIn(earlier, await answering(earlier, 1, 0))).ending).toEqual({ text: endings.passed.text });
});

it("is the same for everybody where nobody sees the score", async () => {
  const rules = { passMark: 50, endings, shown: { what: [] } };
  const { id } = await aQuiz(platform, owner, { rules });
  for (const choices of [
    [1, 0],
    [0, 1],
  ])
    expect((await handIn(id, await answering(id, ...choices))).ending).toEqual(endings.everybody);
});

it("is the one for everybody where there is no other, and nothing where there is none", async () => {
  const { id } = await aQuiz(platform, owner, { rules: { passMark: 50, endings: { everybody: { text: "Bye" } } } });
  expect((await handIn(id, await answering(id, 0, 1))).ending).toEqual({ text: "Bye" });
  await author.rest("PUT", `/quizzes/${id}`, { rules: { endings: { passed: { text: "Well done" } } } });
  expect(await handIn(id, await answering(id, 0, 1))).not.toHaveProperty("ending");
  expect((await handIn(id, await answering(id, 1, 0))).ending).toEqual({ text: "Well done" });
});

it("is kept from takers before that", async () => {
  const { id } = await aQuiz(platform, owner, { format: "rich", rules: { passMark: 50, endings } });
  const { body } = await taker.rest("GET", `/quizzes/${id}`);
  expect(body.rules).toEqual({ passMark: 50 });
  expect(JSON.stringify(body)).not.toContain("Thank you");
  expect((await taker.graphql(read, { key: id })).data?.content.endings).toBeNull();
  expect((await author.rest("GET", `/quizzes/${id}/trial`)).body.rules).toEqual({ passMark: 50 });
});

it("is kept through other changes and in copies, and taken away", async () => {
  const path = "/quizzes/";
  const made = await author.rest("POST", "/quizzes/manual", { ...quizInput, format: "rich", rules: { endings } });
  expect(made.body.rules).toEqual({ endings });
  const put = async (body: object) => (await author.rest("PUT", path + made.body.id, body)).body.rules;
  expect(await put({ title: "New" })).toEqual({ endings });
  expect(await put({ rules: { passMark: 50 } })).toEqual({ passMark: 50, endings });
  expect((await handIn(made.body.id, await answering(made.body.id, 1, 0))).ending.html).toBe(p("You <em>passed</em>"));
  const copy = (await author.rest("POST", `${path}${made.body.id}/duplicate`)).body;
  expect(copy.rules).toEqual({ passMark: 50, endings });
  expect((await handIn(copy.id, await answering(copy.id, 0, 1))).ending.html).toBe(p("Try again"));
  expect((await author.graphql(read, { key: copy.id })).data?.content.endings).toEqual({
    everybody: { text: "**Thank you**" },
    passed: endings.passed,
    failed: { text: "Try again", link: null },
  });
  const empty = { everybody: { text: " " }, passed: { text: null, link: null }, failed: null };
  expect(await put({ rules: { passMark: null, endings: empty } })).toBeUndefined();
});

it.each([
  "javascript:alert(1)",
  "//example.org",
  "data:text/html,x",
  "http://example.org",
  "https://user:secret@example.org",
  `https://example.org/${"x".repeat(2048)}`,
])("does not lead to %s, over REST and GraphQL", async (url) => {
  const { id } = await aSurvey(platform, owner);
  const rules = { endings: { everybody: { link: { url } } } };
  const message = "Enter a URL that starts with https://";
  const issues = expect.arrayContaining([{ path: "rules.endings.everybody.link.url", message }]);
  const rest = await author.rest("PUT", `/surveys/${id}`, { rules });
  expect(rest).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED", issues } });
  const { data } = await author.graphql(update, { id: globalId("Content", id), input: { rules } });
  expect(data?.updateContent).toMatchObject({ __typename: "DomainError", issues });
});

it.each([
  [{ everybody: { text: "x".repeat(2001) } }, "everybody.text"],
  [{ everybody: { link: { url, label: "x".repeat(101) } } }, "everybody.link.label"],
  [{ everybody: { link: { url, afterSeconds: 19 } } }, "everybody.link.afterSeconds"],
  [{ everybody: { link: { url, afterSeconds: 20.5 } } }, "everybody.link.afterSeconds"],
  [{ passed: { text: "Well done" } }, "passed"],
])("is refused as %j", async (endings, path) => {
  const { status, body } = await author.rest("POST", "/surveys", { ...surveyInput, rules: { endings } });
  expect(status).toBe(400);
  expect(body.issues[0].path).toBe(`rules.endings.${path}`);
});

it("reports an image without a description", async () => {
  const rules = { endings: { failed: { text: `![](/images/${"a".repeat(64)}.webp)` } } };
  const { status, body } = await author.rest("POST", "/quizzes/manual", { ...quizInput, format: "rich", rules });
  expect(status).toBe(400);
  expect(body.issues[0].path).toBe("rules.endings.failed.text");
});

it("is as safe as every other text", { tags: ["slow"] }, async () => {
  const { id } = await aQuiz(platform, owner, { format: "rich" });
  const body = await answering(id, 1, 0);
  const tried = attacks.filter(
    (attack) =>
      attack.trim() &&
      attack.length <= 2000 &&
      attack.isWellFormed() &&
      !attack.includes("\0") &&
      !attack.includes("!["),
  );
  for (const [place, text] of tried.entries()) {
    if (place % 50 > 0) continue;
    const { status } = await author.rest("PUT", `/quizzes/${id}`, { rules: { endings: { everybody: { text } } } });
    expect(status).toBe(200);
    expect((await handIn(id, body)).ending.html).toBe(richHtml(text.trim(), "block"));
  }
});
