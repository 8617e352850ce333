import { expect, it } from "vitest";
import { aQuiz, aUser, quizInput, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { loggedSettings } from "../../account/log/log.shared.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { duplicateContent } from "../create/duplicate.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);

const rule = { what: "DELETE", days: 30 } as const;
const rulesOf = async (id: string) => (await db.content.findUniqueOrThrow({ where: { id } })).rules;

const set = `mutation ($rule: RetentionRuleInput) { setRetention(rule: $rule) {
  ... on SetRetentionSuccess { data { retention { rule { what days } longestDays } } } ... on DomainError { code } } }`;
const update = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
  ... on UpdateContentSuccess { data { retention { rule { what days } } } } ... on DomainError { code issues { path } } } }`;

const doors = {
  async REST(id: string, retention: object | null) {
    const { status } = await client.rest("PATCH", `/content/${id}`, { rules: { retention } });
    return status === 200;
  },
  async GraphQL(id: string, retention: object | null) {
    const variables = { id: globalId("Content", id), input: { rules: { retention } } };
    const { data, errors } = await client.graphql(update, variables);
    return !errors && data.updateContent.data !== undefined;
  },
};

it.each(Object.entries(doors))("is a rule of an item: %s", async (_door, save) => {
  const { id } = await aQuiz(platform, owner, { ...quizInput, rules: { shuffleQuestions: true } });
  expect(await save(id, rule)).toBe(true);
  expect(await rulesOf(id)).toEqual({ shuffleQuestions: true, retention: rule });
  for (const bad of [
    { what: "KEEP", days: 3 },
    { what: "DELETE", days: 0 },
    { what: "DELETE", days: 3651 },
    { days: 3 },
  ])
    expect(await save(id, bad)).toBe(false);
  await client.rest("PATCH", `/content/${id}`, { rules: { shuffleQuestions: null } });
  expect(await rulesOf(id)).toEqual({ retention: rule });
  expect(await save(id, null)).toBe(true);
  expect(await rulesOf(id)).toBeNull();
});

it("is not told to takers", async () => {
  const { id } = await aQuiz(platform, owner, { ...quizInput, rules: { retention: rule } });
  const anybody = await app.as();
  expect(JSON.stringify((await anybody.rest("GET", `/quizzes/${id}`)).body)).not.toContain("retention");
  const { data } = await anybody.graphql("query ($key: String!) { content(key: $key) { retention { isOfSite } } }", {
    key: id,
  });
  expect(data.content.retention).toBeNull();
  expect((await client.rest("GET", `/content/${id}`)).body.rules).toEqual({ retention: rule });
});

it("has a default that new items take, where they say nothing of it", async () => {
  const before = await aQuiz(platform, owner, quizInput);
  expect(await client.rest("PUT", "/account/retention", { rule })).toMatchObject({
    status: 200,
    body: { rule, longestDays: null },
  });
  expect((await client.rest("GET", "/account/retention")).body).toEqual({ rule, longestDays: null });
  const create = async (rules?: object) =>
    (await client.rest("POST", "/quizzes/manual", { ...quizInput, rules })).body.id;
  expect(await rulesOf(before.id)).toBeNull();
  expect(await rulesOf(await create())).toEqual({ retention: rule });
  expect(await rulesOf(await create({ passMark: 50 }))).toEqual({ passMark: 50, retention: rule });
  expect(await rulesOf(await create({ retention: { what: "ANONYMISE", days: 5 } }))).toEqual({
    retention: { what: "ANONYMISE", days: 5 },
  });
  expect(await rulesOf(await create({ retention: null }))).toBeNull();
  expect(await rulesOf((await duplicateContent(platform, viewerFor(owner), before.id)).id)).toEqual({
    retention: rule,
  });

  const changed = await client.graphql(set, { rule: { what: "ANONYMISE", days: 9 } });
  expect(changed.data.setRetention.data.retention).toEqual({ rule: { what: "ANONYMISE", days: 9 }, longestDays: null });
  expect(await rulesOf(await create())).toEqual({ retention: { what: "ANONYMISE", days: 9 } });
  const ended = await client.graphql(set, {});
  expect(ended.data.setRetention.data.retention).toEqual({ rule: null, longestDays: null });
  expect(await rulesOf(await create())).toBeNull();
});

it.each([
  undefined,
  {},
  { rule: { what: "DELETE" } },
  { rule: { what: "DELETE", days: 1.5 } },
  { rule: "DELETE" },
])("takes no other default: %j", async (body) => {
  expect(await client.rest("PUT", "/account/retention", body)).toMatchObject({ status: 400 });
});

it("appears in the log of its owner when it changes, distinct from other rules", async () => {
  const person = await aUser(platform);
  const own = await app.as(person);
  const { id } = await aQuiz(platform, person, quizInput);
  const last = async () => (await own.rest("GET", "/account/log?limit=1")).body.entries[0];
  await own.rest("PATCH", `/content/${id}`, { rules: { retention: rule } });
  const sentence = `Changed ${loggedSettings.retention}`;
  expect(await last()).toMatchObject({ action: "settings_changed", summary: sentence, contentId: id });
  await own.rest("PATCH", `/content/${id}`, { rules: { passMark: 50 } });
  expect(await last()).toMatchObject({ summary: `Changed ${loggedSettings.rules}` });
  await own.rest("PUT", "/account/retention", { rule });
  expect(await last()).toMatchObject({ action: "settings_changed", summary: sentence, contentId: null });
  const { id: entry } = await last();
  await own.rest("PUT", "/account/retention", { rule });
  expect((await last()).id).toBe(entry);
});
