import { createClient } from "graphql-sse";
import { expect, it, onTestFinished } from "vitest";
import { aQuiz, aUser, taken } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { createAccessToken, revokeAccessToken } from "../../account/token/access-token.ts";
import { viewerOf } from "../identity/authentication.ts";
import { globalId } from "./ids.ts";

const app = await testApp();
const { platform } = app;
const url = `${await app.listen()}/graphql`;

const watch = "subscription ($id: ID!) { resultsChanged(contentId: $id) { attemptCount } }";

function clientOf(token: string) {
  const client = createClient({ url, retryAttempts: 0, headers: { authorization: `Bearer ${token}` } });
  onTestFinished(() => client.dispose());
  return client;
}

async function anOwner() {
  const owner = await aUser(platform);
  const quiz = await aQuiz(platform, owner);
  return { quiz, token: await accessTokenOf(platform, owner), id: globalId("Content", quiz.id) };
}

it("answers a client of graphql-sse: subscriptions, queries and what was wrong", async () => {
  const { quiz, token, id } = await anOwner();
  const client = clientOf(token);
  const events = client.iterate({ query: watch, variables: { id } });
  expect((await events.next()).value).toEqual({ data: { resultsChanged: { attemptCount: 0 } } });
  await taken(platform, quiz);
  expect((await events.next()).value).toEqual({ data: { resultsChanged: { attemptCount: 1 } } });
  await events.return?.();

  const query = client.iterate({ query: "{ viewer { __typename } }" });
  expect((await query.next()).value).toEqual({ data: { viewer: { __typename: "User" } } });
  expect((await query.next()).done).toBe(true);

  const refused = clientOf(await accessTokenOf(platform, await aUser(platform))).iterate({
    query: watch,
    variables: { id },
  });
  expect((await refused.next()).value).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
  expect((await refused.next()).done).toBe(true);
  await expect(client.iterate({ query: "subscription { nothing }" }).next()).rejects.toThrow("Bad Request");
});

it("notifies a client of graphql-sse that its token ended, and completes", async () => {
  const { token, id } = await anOwner();
  const viewer = await viewerOf(platform, `Bearer ${token}`, "192.0.2.1");
  const issued = await createAccessToken(platform, viewer, { name: "script", scope: "read" });
  const events = clientOf(issued.secret).iterate({ query: watch, variables: { id } });
  await events.next();
  await revokeAccessToken(platform, viewer, issued.token.id);
  expect((await events.next()).value).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  expect((await events.next()).done).toBe(true);
});
