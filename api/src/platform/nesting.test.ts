import { expect, it } from "vitest";
import { aUser } from "../../test/factories.ts";
import { accessTokenOf, testApp } from "../../test/harness.ts";
import { openSocket } from "../../test/socket.ts";

const app = await testApp();
const address = await app.listen();
const accessToken = await accessTokenOf(app.platform, await aUser(app.platform));

const lists = (depth: number) => `${"[".repeat(depth)}1${"]".repeat(depth)}`;
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const fields = (depth: number) => `${"a{".repeat(depth)}a${"}".repeat(depth)}`;
// Built by hand, because JSON.stringify would recurse at this depth.
const operation = (query: string, variables = "{}") => `{"query":${JSON.stringify(query)},"variables":${variables}}`;

const message = "Nothing may be nested more than 64 levels deep";
const refusal = [{ message, extensions: { code: "VALIDATION_FAILED" } }];
const watch = "subscription ($id: ID!) { resultsChanged(contentId: $id) { title } }";

async function post(url: string, payload: string) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${accessToken}` };
  const { statusCode, body } = await app.http.inject({ method: "POST", url, headers, payload });
  return { statusCode, body: JSON.parse(body) };
}

it.each([
  ["variables of lists", operation("{ viewer { id } }", `{"x":${lists(20_000)}}`)],
  ["variables of objects", operation("{ viewer { id } }", objects(10_000))],
  ["variables of a subscription", operation(watch, `{"id":"x","x":${lists(20_000)}}`)],
  ["a list literal", operation(`{ nodes(ids: ${lists(20_000)}) { id } }`)],
  ["a list literal within the limit of tokens", operation(`{ nodes(ids: ${lists(900)}) { id } }`)],
  ["an object literal", operation(`{ nodes(ids: ${"{a:".repeat(900)}1${"}".repeat(900)}) { id } }`)],
  ["a type", operation(`query ($x: ${lists(900).replace("1", "ID")}) { nodes(ids: $x) { id } }`)],
  ["fields", operation(`{ ${fields(20_000)} }`)],
  ["extensions", `{"query":"{ viewer { id } }","extensions":${objects(10_000)}}`],
])("%s, nested without end, are refused over HTTP and WebSocket", async (_name, payload) => {
  expect(await post("/graphql", payload)).toMatchObject({ statusCode: 400, body: { errors: refusal } });
  const socket = openSocket(address);
  await socket.init({ accessToken });
  socket.sendText(`{"type":"subscribe","id":"1","payload":${payload}}`);
  await expect.poll(() => socket.messages[1]).toMatchObject({ type: "error", payload: refusal });
  expect(await socket.ask("{ viewer { id } }")).toMatchObject({ type: "next" });
});

it("REST refuses a body that is nested without end", async () => {
  expect(await post("/api/quizzes/manual", objects(10_000))).toMatchObject({
    statusCode: 400,
    body: { error: "VALIDATION_FAILED", message },
  });
});

it("brackets in strings and comments do not nest", async () => {
  const brackets = "[{(".repeat(100);
  const query = `{ content(key: "${brackets}") { id } } # ${brackets}`;
  expect(await post("/graphql", operation(query))).toEqual({ statusCode: 200, body: { data: { content: null } } });
});
