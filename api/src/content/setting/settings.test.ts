import { expect, it } from "vitest";
import { aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { type SettingName, settingNames, settings } from "./settings.rules.ts";

const { platform, as } = await testApp();
const [author, taker] = [await as(await aUser(platform)), await as()];

const values = {
  flag: true,
  number: 1,
  line: "Dr Meier",
  choice: "BEST",
  time: "2999-01-01T00:00:00.000Z",
  own: undefined,
};
const simple = settingNames.filter((name) => settings[name].type !== "own");
const seen = simple.filter((name) => settings[name].seenBy === "everyone");
const ruled = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, values[settings[name as SettingName].type]]));
// Opening times need an order, and some settings hide the item from takers.
const open = ruled(seen.filter((name) => name !== "opensAt" && name !== "invitedOnly"));

it("declared settings are stored, shown, copied and removed over REST", async () => {
  const made = await author.rest("POST", "/quizzes/manual", quizInput);
  const path = `/quizzes/${made.body.id}`;
  const put = async (rules: unknown) => (await author.rest("PUT", path, { rules })).body.rules;
  expect(await put(open)).toEqual(open);
  expect((await author.rest("GET", path)).body.rules).toEqual(open);
  expect((await taker.rest("GET", path)).body.rules).toEqual(open);
  expect((await author.rest("POST", `${path}/duplicate`)).body.rules).toEqual(open);
  const { review: _, ...others } = open;
  expect(await put({ review: false })).toEqual(others);
  expect(await put(Object.fromEntries(Object.keys(open).map((name) => [name, null])))).toBeUndefined();
});

it("declared settings are stored, shown and removed over GraphQL", async () => {
  const fields = `rules { ${Object.keys(open).join(" ")} }`;
  const create = `mutation ($input: CreateQuizInput!) { createQuiz(input: $input) {
    ... on CreateQuizSuccess { data { id key ${fields} } }
  } }`;
  const update = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
    ... on UpdateContentSuccess { data { rules { review } } }
  } }`;
  const made = await author.graphql(create, { input: { ...quizInput, rules: open } });
  const { id, key, rules } = made.data?.createQuiz.data ?? {};
  expect(rules).toEqual(open);
  const read = await taker.graphql(`query ($key: String!) { content(key: $key) { ${fields} } }`, { key });
  expect(read.data?.content.rules).toEqual(open);
  const changed = await author.graphql(update, { id, input: { rules: { review: null } } });
  expect(changed.data?.updateContent.data.rules).toEqual({ review: false });
});

it("settings for the owner are not shown to takers", async () => {
  const hidden = simple.filter((name) => !seen.includes(name));
  expect(hidden).toContain("passcode");
  const made = await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: ruled(hidden) });
  expect(made.body.rules).toEqual(ruled(hidden));
  const { body } = await taker.rest("GET", `/quizzes/${made.body.id}`);
  expect(Object.keys(body.rules)).toEqual(["needsPasscode"]);
});

it("settings of a wrong type are refused with their paths", async () => {
  const wrong = simple.filter((name) => settings[name].type !== "line");
  const bodies = await Promise.all(
    wrong.map(async (name) => {
      const { status, body } = await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: { [name]: "yes" } });
      return [name, status, body.issues?.[0]?.path];
    }),
  );
  expect(bodies).toEqual(wrong.map((name) => [name, 400, `rules.${name}`]));
});
