import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "graphql-ws";
import { afterAll, expect, it } from "vitest";
import WebSocket from "ws";
import { aQuiz, aUser, taken, viewerFor } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { openSocket } from "../../../test/socket.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { readPersistedOperations } from "../../platform/graphql/server.ts";

const here = await testApp();
const there = await testApp();
const url = `${(await here.listen()).replace("http", "ws")}/graphql`;

const disposals: (() => unknown)[] = [];
afterAll(() => Promise.all(disposals.map((dispose) => dispose())));

const query =
  "subscription ($id: ID!) { resultsChanged(contentId: $id) { title results { totalAttempts questions { responses } } } }";

async function watch(user: { id: string }, contentId: string) {
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { accessToken: await accessTokenOf(here.platform, user) },
  });
  disposals.push(() => client.dispose());
  const events = client.iterate<{ resultsChanged: { title: string; results: { totalAttempts: number } } }>({
    query,
    variables: { id: globalId("Content", contentId) },
  });
  const seen: Awaited<ReturnType<typeof events.next>>["value"][] = [];
  return {
    seen,
    async until(satisfied: (value: (typeof seen)[number]) => boolean) {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error("The subscription ended");
        seen.push(value);
        if (satisfied(value)) return value;
      }
    },
  };
}

/** Waits for the current state, after which only changes follow. */
const settled = ({ seen }: Awaited<ReturnType<typeof watch>>) => expect.poll(() => seen.length).toBeGreaterThan(0);

it("sends the current state immediately, so that nothing is missed between reading and watching", async () => {
  const owner = await aUser(here.platform);
  const quiz = await aQuiz(here.platform, owner);
  await taken(there.platform, quiz);
  const watching = await watch(owner, quiz.id);
  const { data } = await watching.until(() => true);
  expect(data?.resultsChanged.results.totalAttempts).toBe(1);
});

it("notifies an owner of answers that another process stored", async () => {
  const owner = await aUser(here.platform);
  const quiz = await aQuiz(here.platform, owner);
  const watching = await watch(owner, quiz.id);
  const first = watching.until(({ data }) => data?.resultsChanged.results.totalAttempts === 1);
  await settled(watching);
  await taken(there.platform, quiz);
  expect((await first).data?.resultsChanged).toMatchObject({
    title: "Capitals",
    results: { questions: [{ responses: 1 }, { responses: 1 }] },
  });
});

it("gathers a burst, and still ends with the last number", { tags: ["slow"] }, async () => {
  const owner = await aUser(here.platform);
  const quiz = await aQuiz(here.platform, owner);
  const watching = await watch(owner, quiz.id);
  const last = watching.until(({ data }) => data?.resultsChanged.results.totalAttempts === 40);
  await settled(watching);
  await Promise.all(Array.from({ length: 40 }, (_, index) => taken((index % 2 ? here : there).platform, quiz)));
  await last;
  expect(watching.seen.length).toBeLessThan(12);
});

it("refuses viewers who do not own the item", async () => {
  const [owner, stranger] = [await aUser(here.platform), await aUser(here.platform)];
  const quiz = await aQuiz(here.platform, owner);
  await (await watch(owner, quiz.id)).until(() => true);
  const watching = await watch(stranger, quiz.id);
  const { errors } = await watching.until(() => true);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});

it("reports the deletion of the item", async () => {
  const owner = await aUser(here.platform);
  const quiz = await aQuiz(here.platform, owner);
  const watching = await watch(owner, quiz.id);
  const end = watching.until(({ errors }) => errors !== undefined);
  await settled(watching);
  await deleteContent(there.platform, viewerFor(owner), quiz.id);
  expect((await end).errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
});

it("sends the results screen of a hundred questions no more than 4 kB each time", async () => {
  const owner = await aUser(here.platform);
  const options = ["The first of the options", "The second of them", "The third of them", "The last of the options"];
  const questions = Array.from({ length: 100 }, (_, place) => ({
    questionText: `Question ${place + 1}, about as long as the questions of a long test are, or a little longer?`,
    options,
    correctAnswer: place % options.length,
  }));
  const quiz = await aQuiz(here.platform, owner, { questions });
  const web = join(import.meta.dirname, "../../../../web");
  const artifact = readFileSync(join(web, "src/__generated__/LiveUpdatesSubscription.graphql.ts"), "utf8");
  const query = readPersistedOperations(web).get(/"id": "(\w{64})"/.exec(artifact)?.[1] ?? "");
  const socket = openSocket(url.replace(/^ws(.*).graphql$/, "http$1"));
  await socket.init({ accessToken: await accessTokenOf(here.platform, owner) });
  await socket.ask(query ?? "", { id: globalId("Content", quiz.id) });
  await taken(there.platform, quiz);
  const told = () => socket.messages.map((message) => JSON.stringify(message));
  await expect.poll(() => told().at(-1)).toContain('"totalAttempts":1');
  expect(told().filter((message) => Buffer.byteLength(message) > 4096)).toEqual([]);
  expect(told().join()).not.toContain("The first of the options");
});
