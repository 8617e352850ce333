import { afterAll, describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aModelServer } from "../../../test/servers/model.ts";

const server = await aModelServer();
afterAll(() => server.close());
const plain = await testApp({ readMillis: 60_000 });
const withModel = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url, readMillis: 60_000 });

const { paragraphs } = anArticle("suez");
const text = ["Ships of the canal", ...paragraphs.slice(0, 6), "Rulers of the canal", ...paragraphs.slice(6)].join(
  "\n\n",
);
const headings = ["Ships of the canal", "Rulers of the canal"];

const mutation = `mutation ($input: ReadOutlookInput!) { readOutlook(input: $input) {
  ... on ReadOutlookSuccess { data { title choices typed difficulties sections { heading choices typed } } }
  ... on DomainError { code message field } } }`;

describe("the outlook of a source", () => {
  it("has its sections and the number of questions that a draft gets, over REST and GraphQL", async () => {
    const user = await aUser(plain.platform);
    const client = await plain.as(user);
    const { status, body } = await client.rest("POST", "/draftings/outlook", { kind: "QUIZ", text, answers: "mixed" });
    expect(status).toBe(200);
    expect(body.sections.map(({ heading }: { heading: string }) => heading)).toEqual(headings);
    const input = { kind: "QUIZ", source: { text }, answers: "MIXED" };
    const { data } = (await client.graphql(mutation, { input })).data.readOutlook;
    expect({ ...data, difficulties: data.difficulties.map((one: string) => one.toLowerCase()) }).toEqual(body);
    expect(body.difficulties).toEqual(["easy", "medium", "hard"]);
    const sum = (part: "choices" | "typed") =>
      body.sections.reduce((sum: number, section: Record<typeof part, number>) => sum + section[part], 0);
    expect([sum("choices"), sum("typed")]).toEqual([body.choices, body.typed]);

    const order = { kind: "QUIZ", origin: "text", text, answers: "mixed", questionCount: 20 };
    const { body: begun } = await client.rest("POST", "/draftings", order);
    const read = async () => (await client.rest("GET", `/draftings/${begun.id}`)).body;
    await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe("ready");
    expect((await read()).candidates).toHaveLength(Math.min(35, body.choices + body.typed));
    expect(await plain.platform.db.generation.count({ where: { userId: user.id } })).toBe(0);
  });

  it("has no counts with a model", async () => {
    const client = await withModel.as(await aUser(withModel.platform));
    const { body } = await client.rest("POST", "/draftings/outlook", { kind: "QUIZ", text });
    const sections = headings.map((heading) => ({ heading, choices: null, typed: null }));
    expect(body).toEqual({
      title: null,
      choices: null,
      typed: null,
      difficulties: ["easy", "medium", "hard"],
      sections,
    });
  });

  it("is refused like a generation, and for anything but one source", async () => {
    const client = await plain.as(await aUser(plain.platform));
    const ask = (body: object) => client.rest("POST", "/draftings/outlook", { kind: "QUIZ", ...body });
    expect(await ask({ text: "Too little." })).toMatchObject({ status: 422, body: { error: "SOURCE_UNREADABLE" } });
    for (const body of [{}, { text, url: "https://example.com" }])
      expect(await ask(body)).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
    const { data } = await client.graphql(mutation, { input: { kind: "QUIZ", source: { topic: "Trees" } } });
    expect(data.readOutlook.code).toBe("VALIDATION_FAILED");
    expect((await (await plain.as()).rest("POST", "/draftings/outlook", { kind: "QUIZ", text })).status).toBe(401);
  });
});
