import { join } from "node:path";
import { complexityFromQuery } from "@pothos/plugin-complexity";
import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { openSocket } from "../../../test/socket.ts";
import { schema } from "../../schema.ts";
import { costLimit } from "../limits.shared.ts";
import { globalId } from "./ids.ts";
import { readPersistedOperations } from "./server.ts";

const app = await testApp({ rateLimit: true });

const figures = (count: number, filter = "") =>
  Array.from({ length: count }, (_, index) => `r${index}: results${filter} { totalAttempts }`).join(" ");
const tooMuch = [
  {
    message: "The query asks for too much (complexity)",
    extensions: { code: "VALIDATION_FAILED", limit: 20_000, actual: expect.any(Number) },
  },
];

it("an operation may ask for the figures of some items, and for few that have to be counted", async () => {
  const client = await app.as(await aUser(app.platform));
  const list = (first: number, fields: string) =>
    client.graphql(`{ viewer { contents(first: ${first}) { edges { node { ${fields} } } } } }`);
  expect((await list(55, figures(14))).errors).toMatchObject(tooMuch);
  expect((await list(20, figures(1, "(filter: { bin: 1 })"))).errors).toMatchObject(tooMuch);
  expect((await list(20, "attempts(first: 1, filter: { bin: 1 }) { totalCount }")).errors).toMatchObject(tooMuch);
  expect((await list(20, figures(1))).errors).toBeUndefined();
  expect((await list(3, figures(1, "(filter: { bin: 1 })"))).errors).toBeUndefined();
  const rows = "attempts(first: 20, filter: { bin: 1 }) { totalCount }";
  expect((await list(1, `${figures(12, "(filter: { bin: 1 })")} ${rows} again: ${rows}`)).errors).toBeUndefined();
});

it("each account has a budget of its own, which all its operations share", async () => {
  const [greedy, other] = [await aUser(app.platform), await aUser(app.platform)];
  const quiz = await aQuiz(app.platform, greedy);
  const neighbour = await app.as(other);
  // The operation is chosen by name, so a cheap one cannot hide it.
  const query = `query Cheap { viewer { id } } query Dear { viewer { contents(first: 70) { edges { node { ${figures(1)} } } } } }`;
  const headers = { authorization: `Bearer ${await accessTokenOf(app.platform, greedy)}` };
  const ask = () =>
    app.http.inject({ method: "POST", url: "/graphql", headers, payload: { query, operationName: "Dear" } });
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(15);
  expect(refused?.json().errors).toMatchObject([
    { extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } },
  ]);

  const socket = openSocket(await app.listen());
  await socket.init({ accessToken: await accessTokenOf(app.platform, greedy) });
  const dear = `{ viewer { contents(first: 70) { edges { node { ${figures(1)} } } } } }`;
  const told = { extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } };
  expect((await socket.ask(dear)).payload?.errors).toEqual([{ message: expect.any(String), ...told }]);
  const watch = `subscription { resultsChanged(contentId: "${globalId("Content", quiz.id)}") { title } }`;
  expect((await socket.ask(watch)).payload?.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  expect((await neighbour.graphql(dear)).errors).toBeUndefined();
});

it("each operation of our own client fits, with a filter and whole pages, too", () => {
  const choices = Array.from({ length: 10 }, (_, place) => ({ question: `${place}`, options: [0, 1, 2] }));
  const filter = { from: "2026-01-01", to: "2026-01-31", choices };
  const id = globalId("Content", "x");
  const variables = { key: "x", id, contentId: id, filter, among: filter, isFiltered: true, first: 100, count: 100 };
  const operations = [...readPersistedOperations(join(import.meta.dirname, "../../../../web")).values()];
  const screens = operations.filter((text) => /^query .*\$filter/m.test(text) || text.includes("ResultsScreenQuery"));
  expect(screens.length).toBeGreaterThan(0);
  for (const text of screens) {
    const { complexity, depth, breadth } = complexityFromQuery(text, { schema, ctx: {}, variables });
    expect(1.2 * complexity).toBeLessThan(costLimit.complexity);
    expect(depth).toBeLessThanOrEqual(costLimit.depth);
    expect(breadth).toBeLessThanOrEqual(costLimit.breadth);
  }
});
