import { expect, it } from "vitest";
import { aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";

const { platform, as } = await testApp();
const [author, taker] = [await as(await aUser(platform)), await as()];

const both = { shuffleQuestions: true, shuffleOptions: true };
const create = `mutation ($input: CreateQuizInput!) { createQuiz(input: $input) {
  ... on CreateQuizSuccess { data { key } }
} }`;

const [first = { options: [] }, ...others] = quizInput.questions;
const withPins = (pinned: unknown, form: object = {}) => ({
  ...quizInput,
  questions: [{ ...first, form: { choice: { pinned, ...form } } }, ...others],
});
const readPins = "query ($key: String!) { content(key: $key) { questions { form { choice { other none pinned } } } } }";

it("pins options to their places, over REST and GraphQL", async () => {
  const made = await author.rest("POST", "/quizzes/manual", withPins([2, 0, 2]));
  expect(made.status).toBe(201);
  const path = `/quizzes/${made.body.id}`;
  const choice = { other: null, none: null, pinned: [0, 2] };
  expect((await taker.rest("GET", path)).body.questions[0].form).toEqual({ choice });
  expect((await author.rest("POST", `${path}/duplicate`)).body.questions[0].form).toEqual({ choice });
  const told = (await taker.graphql(readPins, { key: made.body.id })).data?.content;
  expect(told.questions).toMatchObject([{ form: { choice } }, { form: null }]);
  const created = await author.graphql(create, { input: { ...withPins([1]), rules: both } });
  const { key } = created.data?.createQuiz.data ?? {};
  expect((await taker.rest("GET", `/quizzes/${key}`)).body.questions[0].form.choice.pinned).toEqual([1]);
});

it.each([
  [[3], {}, "questions.0.form.choice.pinned"],
  [[-1], {}, "questions.0.form.choice.pinned.0"],
  ["all", {}, "questions.0.form.choice.pinned"],
  [[1], { other: 1 }, "questions.0.form.choice"],
  [[], {}, "questions.0.form.choice"],
])("options are not pinned by %j with %j", async (pinned, form, path) => {
  const { status, body } = await author.rest("POST", "/quizzes/manual", withPins(pinned, form));
  expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
});

it("pins leave the answers and the key of a question as they are", async () => {
  const { body } = await author.rest("POST", "/quizzes/manual", quizInput);
  const question = body.questions[0];
  const form = { choice: { pinned: [2] } };
  const changed = await author.rest("PUT", `/quizzes/${body.id}`, {
    questions: [{ ...question, sameAs: question.id, form }, body.questions[1]],
  });
  expect(changed.status).toBe(200);
  const entries = await platform.db.logEntry.findMany({ where: { contentId: body.id } });
  expect(entries.filter(({ action }) => action === "key_changed")).toEqual([]);
});
