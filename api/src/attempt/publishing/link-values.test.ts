import { expect, it } from "vitest";
import { aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { fewestInBlock, publishAnswers } from "./blocks.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const taker = await as();
const fields = [{ name: "class", values: ["p1", "p2"], isGroup: true }, { name: "source" }];

const QUERY = `query ($key: String!, $fields: [FieldValueInput!]!) { content(key: $key) { linkValues(fields: $fields) { name value people } } }`;

/** Reads over REST and GraphQL, which must agree. */
async function read(key: string, said: Record<string, string>) {
  const query = new URLSearchParams(Object.entries(said).map(([name, value]) => ["field", `${name}:${value}`]));
  const { body } = await taker.rest("GET", `/content/${key}/link-values?${query}`);
  const asked = Object.entries(said).map(([name, value]) => ({ name, value }));
  const { data } = await taker.graphql(QUERY, { key, fields: asked });
  expect(data.content.linkValues).toEqual(body.values);
  return body.values;
}

it("shows a participant which link parameter is stored, and how many share it once five do", async () => {
  const { id } = await aSurvey(platform, owner, { rules: { anonymous: true, fields } });
  const [first, second] = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = { [first?.id ?? ""]: 0, [second?.id ?? ""]: [0] };
  const said = { class: " p1 ", source: "letter", other: "x" };
  for (let answered = 0; answered < fewestInBlock; answered++) {
    expect(await read(id, said)).toEqual([{ name: "class", value: "p1", people: null }]);
    await taker.rest("POST", `/surveys/${id}/responses`, { answers, fields: { class: "p1" } });
    await publishAnswers(platform, id);
  }
  expect(await read(id, said)).toEqual([{ name: "class", value: "p1", people: fewestInBlock }]);
  expect(await read(id, { class: "p2" })).toEqual([{ name: "class", value: "p2", people: null }]);
  expect(await read(id, { class: "p3" })).toEqual([]);
});

it("shows none of other items, and nothing of a hidden one", async () => {
  const named = await aSurvey(platform, owner, { rules: { fields } });
  expect(await read(named.id, { class: "p1" })).toEqual([]);
  const hidden = await aSurvey(platform, owner, { isPublic: false, rules: { anonymous: true, fields } });
  expect((await taker.rest("GET", `/content/${hidden.id}/link-values?field=class:p1`)).status).toBe(404);
  const locked = await aSurvey(platform, owner, { rules: { anonymous: true, passcode: "secret", fields } });
  expect((await taker.rest("GET", `/content/${locked.id}/link-values?field=class:p1`)).status).toBe(403);
  const { data } = await taker.graphql(QUERY, { key: locked.id, fields: [] });
  expect(data.content.linkValues).toBe(null);
});
