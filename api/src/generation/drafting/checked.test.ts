import { afterAll, beforeEach, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aModelServer, answers, good, waits } from "../../../test/servers/model.ts";

const server = await aModelServer();
afterAll(() => server.close());
const app = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url });
beforeEach(() => {
  server.plan(good());
  server.planChecks(answers());
});

type Client = Awaited<ReturnType<typeof app.as>>;
const text = anArticle("suez").paragraphs.join("\n\n");
const read = async (client: Client, id: string) => (await client.rest("GET", `/draftings/${id}`)).body;
const begin = async (client: Client): Promise<string> =>
  (await client.rest("POST", "/draftings", { kind: "QUIZ", origin: "text", text, questionCount: 5 })).body.id;
const isReady = (client: Client, id: string) =>
  expect.poll(async () => (await read(client, id)).state, { timeout: 20_000 }).toBe("ready");

/** Answers every question correctly from its passage except the first one of each request. */
const refutesTheFirst = answers({
  passage: ({ number, options }) =>
    number === 1 ? "none" : (options.find(({ text }) => text.startsWith("The right one"))?.letter ?? ""),
});

it("stores what the check found in each candidate", async () => {
  const client = await app.as(await aUser(app.platform));
  const id = await begin(client);
  await isReady(client, id);
  const { candidates, wanted } = await read(client, id);
  expect(candidates).toHaveLength(wanted);
  for (const { evidence } of candidates)
    expect(evidence).toMatchObject({ answerable: true, guessable: false, guessRate: 0, difficulty: 0.7, flaws: [] });
});

it("does not call a draft private whose answers the check refuted", async () => {
  server.planChecks(answers({ passage: () => "none" }));
  const client = await app.as(await aUser(app.platform));
  const id = await begin(client);
  await isReady(client, id);
  expect((await read(client, id)).notices).toEqual([
    "The check confirmed none of the right answers. Read the questions and correct them before you let anyone respond.",
  ]);
});

it("keeps an item private while the check has refuted all of its questions", async () => {
  server.planChecks(answers({ passage: () => "none" }));
  const client = await app.as(await aUser(app.platform));
  for (const isEdited of [false, true]) {
    const id = await begin(client);
    await isReady(client, id);
    const [first] = (await read(client, id)).candidates;
    const edit = isEdited ? { questionText: "Reworded?" } : {};
    await client.rest("PATCH", `/draft-questions/${first.id}`, { state: "kept", ...edit });
    const { status, body } = await client.rest("POST", `/draftings/${id}/finish`, {});
    expect([status, body.isPublic]).toEqual([201, isEdited]);
  }
});

it("removes a candidate that did not hold, unless its creator has kept it", async () => {
  for (const isKept of [false, true]) {
    const due = Promise.withResolvers<void>();
    server.planChecks(waits(due.promise, refutesTheFirst));
    const client = await app.as(await aUser(app.platform));
    const id = await begin(client);
    const writtenCount = async () => (await read(client, id)).candidates.length;
    await expect.poll(writtenCount, { timeout: 20_000 }).toBe(9);
    const [first] = (await read(client, id)).candidates;
    if (isKept) await client.rest("PATCH", `/draft-questions/${first.id}`, { state: "kept" });
    due.resolve();
    await isReady(client, id);
    const { candidates, notices } = await read(client, id);
    expect(candidates).toHaveLength(isKept ? 9 : 8);
    const same = candidates.find(({ id }: { id: string }) => id === first.id);
    expect(same?.evidence.answerable).toBe(isKept ? false : undefined);
    expect(notices).toEqual([expect.stringContaining("did not hold")]);
  }
});
