import { expect, it } from "vitest";
import { aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";

const { platform, as } = await testApp();
const [author, taker] = [await as(await aUser(platform)), await as()];

const both = { shuffleQuestions: true, shuffleOptions: true };
const read = "query ($key: String!) { content(key: $key) { rules { shuffleQuestions shuffleOptions } } }";
const create = `mutation ($input: CreateQuizInput!) { createQuiz(input: $input) {
  ... on CreateQuizSuccess { data { id key rules { shuffleQuestions shuffleOptions } } }
} }`;
const update = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
  ... on UpdateContentSuccess { data { rules { shuffleQuestions shuffleOptions } } }
} }`;

it("shuffling is set, told to takers and taken away over REST, in the author's order", async () => {
  const made = await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: both });
  expect(made).toMatchObject({ status: 201, body: { rules: both } });
  const path = `/quizzes/${made.body.id}`;
  const { body } = await taker.rest("GET", path);
  expect(body.rules).toEqual(both);
  expect(body.questions).toMatchObject(
    quizInput.questions.map(({ options }, place) => ({ options, order: place + 1 })),
  );
  expect((await author.rest("POST", `${path}/duplicate`)).body.rules).toEqual(both);
  const put = async (rules: unknown) => (await author.rest("PUT", path, { rules })).body.rules;
  expect(await put({ shuffleQuestions: false })).toEqual({ shuffleOptions: true });
  expect(await put({ shuffleQuestions: true })).toEqual(both);
  expect(await put({ shuffleQuestions: null, shuffleOptions: false })).toBeUndefined();
  expect(await author.rest("PUT", path, { rules: { shuffleOptions: "yes" } })).toMatchObject({
    status: 400,
    body: { error: "VALIDATION_FAILED", issues: [{ path: "rules.shuffleOptions" }] },
  });
});

it("shuffling is set, told to takers and taken away over GraphQL", async () => {
  const made = await author.graphql(create, { input: { ...quizInput, rules: { shuffleOptions: true } } });
  const { id, key, rules } = made.data?.createQuiz.data ?? {};
  expect(rules).toEqual({ shuffleQuestions: false, shuffleOptions: true });
  expect((await taker.graphql(read, { key })).data?.content.rules).toEqual(rules);
  const change = async (rules: unknown) =>
    (await author.graphql(update, { id, input: { rules } })).data?.updateContent.data.rules;
  expect(await change({ shuffleQuestions: true })).toEqual(both);
  expect(await change({ shuffleQuestions: false, shuffleOptions: null })).toBeNull();
});
