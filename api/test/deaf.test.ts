import { expect, it, onTestFinished } from "vitest";
import { globalId } from "../src/platform/graphql/ids.ts";
import { testDatabase } from "./database.ts";
import { aQuiz, aUser } from "./factories.ts";
import { accessTokenOf, testApp } from "./harness.ts";
import { faultProxy } from "./servers/proxy.ts";
import { openSocket } from "./socket.ts";

it("a process that hears nothing of the others keeps to what they have decided", { tags: ["slow"] }, async () => {
  const proxy = await faultProxy(await testDatabase());
  onTestFinished(() => proxy.close());
  const here = await testApp();
  // Only listening goes through the proxy; queries are direct.
  const there = await testApp({}, { directUrl: proxy.url });
  const owner = await aUser(here.platform);
  const [hidden, deleted] = [await aQuiz(here.platform, owner), await aQuiz(here.platform, owner)];
  const token = await accessTokenOf(here.platform, owner);
  const visitor = await there.as();
  const status = async ({ id }: { id: string }) => (await visitor.rest("GET", `/quizzes/${id}`)).status;
  expect([await status(hidden), await status(deleted)]).toEqual([200, 200]);
  const socket = openSocket(await there.listen());
  await socket.init({ accessToken: token });
  await socket.ask("subscription ($id: ID!) { resultsChanged(contentId: $id) { id } }", {
    id: globalId("Content", hidden.id),
  });

  proxy.lose();
  const creator = here.withToken(token);
  expect((await creator.rest("PUT", `/quizzes/${hidden.id}`, { isPublic: false })).status).toBe(200);
  expect((await creator.rest("DELETE", `/quizzes/${deleted.id}`)).status).toBeLessThan(300);
  expect((await creator.rest("POST", "/auth/logout-everywhere")).status).toBeLessThan(300);

  await expect.poll(() => Promise.all([status(hidden), status(deleted)])).toEqual([404, 404]);
  expect((await socket.closed).code).toBe(4403);
});
