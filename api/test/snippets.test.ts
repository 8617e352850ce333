import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { createAccessToken } from "../src/account/token/access-token.ts";
import { freePort } from "../src/platform/data/free-port.ts";
import { globalId } from "../src/platform/graphql/ids.ts";
import { viewerOf } from "../src/platform/identity/authentication.ts";
import { aWorkplace, snippets } from "./client/workplace.ts";
import { aQuiz, aUser } from "./factories.ts";
import { accessTokenOf, testApp } from "./harness.ts";

const app = await testApp();
const { platform } = app;
const url = await app.listen();
const owner = await aUser(platform);
const session = await viewerOf(platform, `Bearer ${await accessTokenOf(platform, owner)}`, "192.0.2.1");
const { secret: token } = await createAccessToken(platform, session, { name: "Guide", scope: "write" });
const client = app.withToken(token);
const { ran, read, begin, run, remove } = await aWorkplace({ url, token });
afterAll(remove);

let types: Promise<string> | undefined;
/** Runs once for all kinds, because it takes seconds. */
const typesWritten = () => {
  types ??= run("typed/types.sh");
  return types;
};
const typedSnippets = ["types.sh", "quiz.ts", "survey.ts", "assessment.ts"].map((file) => `typed/${file}`);
const printed = async (file: string, variables?: Record<string, string>) => JSON.parse(await run(file, variables));

describe.each([
  { kind: "quiz", receipt: { percentage: 100 }, told: "Ann has 100 %", choices: [1] },
  { kind: "survey", receipt: { percentage: null }, told: "Soup", choices: [0, 2] },
  {
    kind: "assessment",
    receipt: { skillResult: { skillLevel: "Proficient" } },
    told: "Ann is Proficient",
    choices: [2],
  },
])("$kind", ({ kind, receipt, told, choices }) => {
  it("works with curl", async () => {
    const created = await printed(`curl/${kind}-create.sh`);
    const names = { ITEM: created.id, QUESTION: created.questions[0].id };
    expect(await printed(`curl/${kind}-take.sh`, names)).toMatchObject({ id: created.id, title: created.title });
    expect(await printed(`curl/${kind}-answer.sh`, names)).toMatchObject(receipt);
    expect(await printed(`curl/${kind}-results.sh`, names)).toMatchObject({ pagination: { total: 1 } });
  });

  it("works with fetch", async () => {
    const output = await run(`fetch/${kind}.ts`);
    expect(output).toContain(`${url}/${kind}/`);
    expect(output).toContain(told);
  });

  it("works with a typed client", { tags: ["slow"] }, async () => {
    await typesWritten();
    const output = await run(`typed/${kind}.ts`);
    expect(output).toContain(`${url}/${kind}/`);
    expect(output).toContain(told);
  });

  it("works with GraphQL", async () => {
    const { data } = await client.graphql(await read(`graphql/${kind}-create.graphql`));
    const [{ data: created }] = Object.values(data) as [{ data: { id: string; questions: { id: string }[] } }];
    const item = created.id;
    const answered = await client.graphql(await read("graphql/answer.graphql"), {
      item,
      question: created.questions[0]?.id,
      choices,
    });
    expect(answered.data.submitAttempt.data).toMatchObject(receipt);
    const { data: results, errors } = await client.graphql(await read("graphql/results.graphql"), { item });
    expect(errors).toBeUndefined();
    expect(results.node).toMatchObject({
      attemptCount: 1,
      attempts: { edges: [{ node: { participantName: "Ann" } }] },
    });
  });
});

it("asks GraphQL with curl", async () => {
  const { data } = await printed("graphql/post.sh");
  expect(data.viewer.contents.edges.length).toBeGreaterThan(0);
});

/** An item, and a function that answers it once. */
async function anItem() {
  const { id } = await aQuiz(platform, owner);
  const { body } = await client.rest("GET", `/quizzes/${id}`);
  const answers = Object.fromEntries(body.questions.map((question: { id: string }) => [question.id, 0]));
  const answer = async () => (await client.rest("POST", `/quizzes/${id}/attempts`, { answers })).body;
  return { id, answer };
}

/** Starts a snippet that keeps running, and reads its lines. */
async function following(file: string, variables: Record<string, string>) {
  const child = await begin(file, variables);
  const lines: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => lines.push(line));
  return { says: (part: string) => expect.poll(() => lines.join("\n")).toContain(part) };
}

it.each(["live/subscription.sh", "live/socket.ts"])("follows answers: %s", async (file) => {
  const { id, answer } = await anItem();
  const { says } = await following(file, { ITEM: globalId("Content", id) });
  await says('"attemptCount":0');
  await answer();
  await says('"attemptCount":1');
});

it("fetches the attempts since the last request", async () => {
  const { id, answer } = await anItem();
  const { id: attempt } = await answer();
  await expect.poll(async () => (await printed("live/poll.sh", { ITEM: id })).attempts).toHaveLength(1);
  const { attempts, nextCursor } = await printed("live/poll.sh", { ITEM: id });
  expect(attempts).toMatchObject([{ id: attempt }]);
  expect(await printed("live/poll.sh", { ITEM: id, CURSOR: nextCursor })).toEqual({ attempts: [], nextCursor });
});

it("follows an item: live/events.sh", async () => {
  const { id, answer } = await anItem();
  const { says } = await following("live/events.sh", { ITEM: id });
  await says("event: figures");
  const { id: attempt } = await answer();
  await says(`"id":"${attempt}"`);
});

it("fetches the events since the last request", async () => {
  const { id, answer } = await anItem();
  await answer();
  const seen = async (variables?: Record<string, string>) => printed("live/changes.sh", variables);
  const contents = async () => (await seen()).events.map(({ data }: { data: { contentId: string } }) => data.contentId);
  await expect.poll(contents).toContain(id);
  const { nextCursor } = await seen();
  expect((await seen({ CURSOR: nextCursor })).events).toEqual([]);
});

it("lists an assistant's tools", async () => {
  expect(await run("assistants/tools.sh")).toContain('"propose_questions"');
});

it("receives what a webhook sends, and nothing else", async () => {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  platform.settings.fetchAllowHosts = [...platform.settings.fetchAllowHosts, host];
  const { answer } = await anItem();
  const { secret } = await printed("webhooks/create.sh", { RECEIVER: `http://${host}/assay` });
  const { says } = await following("webhooks/receiver.ts", { PORT: String(port), WEBHOOK_SECRET: secret });
  await expect.poll(() => fetch(`http://${host}`, { method: "POST" }).then(({ status }) => status, String)).toBe(401);
  const { id: attempt } = await answer();
  await says(attempt);
});

it("runs every snippet that the guide shows, here or in the slow tests", () => {
  expect([...new Set([...ran, ...typedSnippets])].sort()).toEqual([...snippets].sort());
});
