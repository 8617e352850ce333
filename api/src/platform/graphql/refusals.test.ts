import { describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { openSocket } from "../../../test/socket.ts";
import type { errorTable } from "../errors.shared.ts";
import { globalId } from "./ids.ts";

const app = await testApp();
const { platform } = app;
const address = await app.listen();
const owner = await aUser(platform);
const token = await accessTokenOf(platform, owner);
const quiz = await aQuiz(platform, owner);
const id = globalId("Content", quiz.id);

// biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an answer fails the test that makes it
type Answer = { errors?: any[]; data?: any };

async function post(payload: object, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(payload),
  });
  const text = await response.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}

const transports: Record<string, (payload: object) => Promise<Answer>> = {
  "as JSON": (payload) => post(payload, { accept: "application/json" }),
  "as GraphQL's JSON": (payload) => post(payload, { accept: "application/graphql-response+json" }),
  "as events": (payload) => post(payload, { accept: "text/event-stream" }),
  async "over a socket"(payload) {
    const socket = openSocket(address);
    await socket.init({ accessToken: token });
    socket.send({ type: "subscribe", id: "1", payload });
    await expect.poll(() => socket.messages.some((message) => message.id === "1")).toBe(true);
    const answer = socket.messages.find((message) => message.id === "1");
    return answer?.type === "error" ? { errors: answer.payload as object[] } : (answer?.payload as Answer);
  },
};

const hash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const watch = "subscription ($id: ID!) { resultsChanged(contentId: $id) { attemptCount } }";
const paged = "query ($n: Int!) { viewer { contents(first: $n) { edges { node { key } } } }  }";

/** Operations that are refused before they run. */
const refused: Record<string, [object, keyof typeof errorTable]> = {
  "half a document": [{ query: "{ viewer {" }, "GRAPHQL_PARSE_FAILED"],
  "half a subscription": [{ query: "subscription {" }, "GRAPHQL_PARSE_FAILED"],
  "no operation": [{ query: "# nothing" }, "GRAPHQL_PARSE_FAILED"],
  "fields that are not there": [{ query: "{ viewer { colour } }" }, "GRAPHQL_VALIDATION_FAILED"],
  "a subscription that is not there": [{ query: "subscription { colour }" }, "GRAPHQL_VALIDATION_FAILED"],
  "a subscription that may skip its field": [
    { query: watch.replace("resultsChanged(contentId: $id)", "$& @skip(if: true)"), variables: { id } },
    "GRAPHQL_VALIDATION_FAILED",
  ],
  "an operation of another name": [{ query: "query A { __typename }", operationName: "B" }, "VALIDATION_FAILED"],
  "two operations and no name": [{ query: "query A { __typename } query B { __typename }" }, "VALIDATION_FAILED"],
  "a variable of another type": [{ query: paged, variables: { n: "many" } }, "VALIDATION_FAILED"],
  "a variable that is missing": [{ query: paged }, "VALIDATION_FAILED"],
  "a subscription's variable of another type": [{ query: watch, variables: { id: {} } }, "VALIDATION_FAILED"],
  "a subscription's variable that is missing": [{ query: watch }, "VALIDATION_FAILED"],
  "variables that are a list": [{ query: paged, variables: [1] }, "VALIDATION_FAILED"],
  "nothing to run": [{ query: "" }, "VALIDATION_FAILED"],
  "an unknown hash": [{ query: "", extensions: hash("none") }, "NOT_FOUND"],
  "extensions without a hash": [{ query: "", extensions: { colour: 1 } }, "VALIDATION_FAILED"],
  "a malformed id": [{ query: watch, variables: { id: "x" } }, "NOT_FOUND"],
  "a page of no size": [{ query: paged, variables: { n: -1 } }, "VALIDATION_FAILED"],
  "too many aliases": [
    { query: `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(" ")} }` },
    "VALIDATION_FAILED",
  ],
  "brackets without end": [{ query: "{ a ".repeat(100) }, "VALIDATION_FAILED"],
};

const isSubscription = ([payload]: (typeof refused)[string]) => JSON.stringify(payload).includes(watch.slice(0, 12));

describe.each(Object.entries(transports))("%s", (transport, ask) => {
  // Excluded: JSON cannot stream a subscription, and a malformed subscribe message closes the socket.
  const here = Object.entries(refused).filter(([what, row]) =>
    transport === "over a socket"
      ? what !== "variables that are a list"
      : !(transport.endsWith("JSON") && isSubscription(row)),
  );
  it.each(here)("%s", async (_what, [payload, code]) => {
    const { errors = [] } = await ask(payload);
    expect(errors.map(({ message, extensions }) => [message, extensions?.code])).toEqual(
      errors.map(() => [expect.any(String), code]),
    );
    expect(errors.length).toBeGreaterThan(0);
  });
});

it.each([
  "application/json",
  "text/event-stream",
])("explains with 401 how to send a token, to clients that accept %s", async (accept) => {
  const ask = (query: string) =>
    fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer none", accept },
      body: JSON.stringify({ query, variables: { id } }),
    });
  const answer = await ask(accept === "application/json" ? "{ __typename }" : watch);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="Assay", error="invalid_token"');
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
});
