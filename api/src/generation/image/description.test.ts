import { beforeEach, expect, it } from "vitest";
import { anImage, aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { imageIn } from "../../../test/servers/model.descriptions.ts";
import { hangs, refuses, says } from "../../../test/servers/model.ts";
import { withModel } from "../../../test/servers/with-model.ts";
import { imageHash } from "../../image/image.shared.ts";
import { storedImage } from "../../image/image.ts";

const { app, platform, model } = await withModel();

let owner = await aUser(platform);
let client = await app.as(owner);

beforeEach(async () => {
  owner = await aUser(platform);
  client = await app.as(owner);
});

const DESCRIBE = `mutation ($url: String!, $language: String) {
  describeImage(url: $url, language: $language) {
    ... on DescribeImageSuccess { data }
    ... on DomainError { code message } } }`;
const pathOf = (url: string) => `/images/${imageHash(url)}/description`;
const doors = {
  REST: async (url: string, language: string | null, as = client) => {
    const { status, body } = await as.rest("POST", pathOf(url), { language });
    return status === 200 ? body.description : { code: body.error, message: body.message };
  },
  GraphQL: async (url: string, language: string | null, as = client) => {
    const { describeImage } = (await as.graphql(DESCRIBE, { url, language })).data;
    return describeImage.data ?? describeImage;
  },
};

it.each(Object.entries(doors))("proposes over %s what an image shows, in a language", async (_, describe) => {
  const { url } = await anImage(platform, owner);
  expect(await describe(url, "de")).toBe("A red square, in German.");
  expect(await describe(url, null)).toBe("A red square, in English.");
  const [request] = model.requests;
  expect(request && imageIn(request)).toEqual(await storedImage(platform, imageHash(url) ?? ""));
  expect(await describe(url, "not a tag")).toMatchObject({ code: "VALIDATION_FAILED" });
});

it.each(Object.entries(doors))(
  "describes over %s the caller's own images, and those in their items",
  { tags: ["slow"] },
  async (_, describe) => {
    const { url } = await anImage(platform, owner);
    const other = await aUser(platform);
    const theirs = await app.as(other);
    const missing = { code: "NOT_FOUND", message: "Image not found" };
    expect(await describe(url, null, theirs)).toEqual(missing);
    await aQuiz(platform, other, { format: "rich", description: `![A square](${url})` });
    expect(await describe(url, null, theirs)).toBe("A red square, in English.");
    expect(await describe(`/images/${"0".repeat(64)}.webp`, null)).toEqual(missing);
  },
);

it("keeps what fits the field, in whole words", async () => {
  const { url } = await anImage(platform, owner);
  model.plan(says(JSON.stringify({ description: "word ".repeat(200) })));
  const description = await doors.REST(url, null);
  expect(description.length).toBeLessThanOrEqual(500);
  expect(description).toMatch(/ word…$/);
});

it.each([
  ["refuses it", refuses(400, {}, { message: "Invalid content type. image_url is only supported by certain models." })],
  ["is for texts", refuses(400, {}, { message: "At most 0 image(s) may be provided; not a multimodal model" })],
  ["reads strings only", refuses(422, {}, { message: "messages[1].content must be a string" })],
])("reports that the model does not see images when its server %s", { tags: ["slow"] }, async (_, behaviour) => {
  model.plan(behaviour);
  const { url } = await anImage(platform, owner);
  const refusal = { code: "GENERATION_FAILED", message: expect.stringContaining("does not see pictures") };
  expect(await doors.REST(url, null)).toMatchObject(refusal);
});

it("reports why the model failed, and the next step", async () => {
  const { url } = await anImage(platform, owner);
  model.plan(refuses(401));
  expect(await doors.REST(url, null)).toMatchObject({ message: expect.stringContaining("OPENAI_API_KEY") });
  model.plan(says("{}"));
  expect(await doors.REST(url, null)).toMatchObject({ message: expect.stringContaining("write it yourself") });
});

it("ends when the client hangs up, and frees its slot", { tags: ["slow"] }, async () => {
  const { url } = await anImage(platform, owner);
  model.plan(hangs);
  const leaving = new AbortController();
  const asking = fetch(`${await app.listen()}/api${pathOf(url)}`, {
    method: "POST",
    headers: { authorization: String(client.authorization), "content-type": "application/json" },
    body: "{}",
    signal: leaving.signal,
  }).catch(() => null);
  await expect.poll(() => model.requests.length).toBe(1);
  leaving.abort();
  await asking;
  await model.abandoned;
  await expect.poll(() => platform.db.generation.count({ where: { userId: owner.id } })).toBe(0);
});

it.each([
  ["without a model", { openaiKey: null }],
  ["with one that sees no images", { openaiKey: "sk-test", openaiImages: false }],
])("is not there %s", { tags: ["slow"] }, async (_, settings) => {
  const without = await testApp(settings);
  const user = await aUser(without.platform);
  const theirs = await without.as(user);
  const { url } = await anImage(without.platform, user);
  expect(await doors.REST(url, null, theirs)).toMatchObject({ code: "GENERATION_UNAVAILABLE" });
  expect((await theirs.graphql("{ describesImages }")).data.describesImages).toBe(false);
  expect((await client.graphql("{ describesImages }")).data.describesImages).toBe(true);
});
