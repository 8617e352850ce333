import { afterAll, expect, it } from "vitest";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aModelServer } from "../../../test/servers/model.ts";

const server = await aModelServer();
afterAll(() => server.close());
const withModel = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url });
// Reading shares the machine with all other tests.
const plain = await testApp({ readMillis: 60_000 });

const words = "the river flows through the old town and the people of the city build a bridge over its water".split(
  " ",
);
const spoken = (count: number) => Array.from({ length: count }, (_, place) => words[(place * 7) % words.length]);
const captions = Array.from(
  { length: 60 },
  (_, minute) => `${minute}:00 ${spoken(12).join(" ")} number ${minute}`,
).join("\n");

const generate = async (app: typeof plain, text: string) => {
  const body = { kind: "QUIZ", origin: "text", text, questionCount: 5 };
  const client = await app.as(await aUser(app.platform));
  const { id } = (await client.rest("POST", "/generations", body)).body;
  const read = async () => (await client.rest("GET", `/generations/${id}`)).body;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).not.toBe("running");
  return read();
};

it("captions without punctuation are read with a model, and refused without one", { tags: ["slow"] }, async () => {
  expect(await generate(withModel, captions)).toMatchObject({ state: "finished", wanted: 5 });
  const refused = await generate(plain, captions);
  expect([refused.state, refused.line]).toEqual([
    "failed",
    expect.stringMatching(/^These captions have no punctuation/),
  ]);
});

it("a long text without full stops is refused at once, with the reason", { tags: ["slow"] }, async () => {
  const refused = await generate(plain, spoken(18_000).join(" "));
  expect([refused.state, refused.line]).toEqual(["failed", expect.stringMatching(/hardly any full stops/)]);
});
