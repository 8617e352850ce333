import { Ajv2020 } from "ajv/dist/2020.js";
import { EventSource } from "eventsource";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { anArticle } from "../../../test/article.ts";
import { openEventStream } from "../../../test/events.ts";
import { aUser, password } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { aModelServer, good, hangs, refuses, writes } from "../../../test/servers/model.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { DraftingEvent } from "./drafting.contract.ts";

// Two services with a model share one database; `plain` has no model.
const server = await aModelServer();
afterAll(() => server.close());
const settings = { openaiKey: "sk-test", openaiBaseUrl: server.url };
const here = await testApp(settings);
const there = await testApp(settings);
// Reading shares the machine with all other tests.
const plain = await testApp({ readMillis: 60_000 });
const patientApp = await testApp({ ...settings, openaiTimeoutSeconds: 600 });
const address = await there.listen();
const isPromised = new Ajv2020({ strict: false, validateFormats: false }).compile(
  z.toJSONSchema(DraftingEvent, { unrepresentable: "any" }),
);
const { db } = here.platform;
beforeEach(() => server.plan(good()));

const text = anArticle("suez").paragraphs.join("\n\n");
const headings = ["Ships", "Trade", "Building", "Rulers", "Water", "Money", "Wars", "Today"];
/** The same text with a heading above each paragraph. */
const headed = anArticle("suez")
  .paragraphs.map((paragraph, place) => `${headings[place % headings.length]} of the canal\n\n${paragraph}`)
  .join("\n\n");
const patient = { timeout: 20_000 };

interface Candidate {
  id: string;
  state: string;
  questionText: string;
  options: string[];
  correctAnswer: number | null;
  passage: string | null;
  isEdited: boolean;
}
interface Drafting {
  id: string;
  state: string;
  line: string | null;
  wanted: number;
  missing: number;
  contentId: string | null;
  candidates: Candidate[];
  notices: string[];
}
type Client = Awaited<ReturnType<typeof here.as>>;

const begin = async (client: Client, more: object = {}, headers = {}) =>
  client.rest("POST", "/draftings", { kind: "QUIZ", origin: "text", text, questionCount: 5, ...more }, headers);

const read = async (client: Client, id: string): Promise<Drafting> =>
  (await client.rest("GET", `/draftings/${id}`)).body;

async function until(client: Client, id: string, state: string): Promise<Drafting> {
  const seen = async () => {
    const { state, line } = await read(client, id);
    return state === "stopped" ? `${state}: ${line}` : state;
  };
  await expect.poll(seen, patient).toMatch(new RegExp(`^${state}`));
  return read(client, id);
}

async function drafted(client: Client, more: object = {}): Promise<Drafting> {
  const { status, body } = await begin(client, more);
  expect(status).toBe(202);
  return until(client, body.id, "ready");
}

const setState = (client: Client, candidate: Candidate | undefined, state: string) =>
  client.rest("PATCH", `/draft-questions/${candidate?.id}`, { state });

const revise = (client: Client, candidate: Candidate | undefined, how: string) =>
  client.rest("POST", `/draft-questions/${candidate?.id}/revise`, { how });

describe.each([
  ["with a model", here],
  ["without a model", plain],
] as const)("%s", (_name, app) => {
  it("writes more than requested, and creates the item from the kept questions, in order and as edited", async () => {
    const client = await app.as(await aUser(app.platform));
    const drafting = await drafted(client, { title: "Canals" });
    expect(drafting.candidates.length).toBeGreaterThan(5);
    expect(drafting.candidates.length).toBeLessThanOrEqual(drafting.wanted);
    expect(drafting.candidates.every(({ state, passage }) => state === "proposed" && passage !== null)).toBe(true);
    const [first, second, third, fourth] = drafting.candidates;
    for (const candidate of [third, first, fourth]) await setState(client, candidate, "kept");
    await setState(client, second, "dropped");
    await client.rest("PATCH", `/draft-questions/${first?.id}`, { questionText: "Reworded?" });

    const { status, body } = await client.rest("POST", `/draftings/${drafting.id}/finish`, {});
    expect(status).toBe(201);
    expect(body.title).toBe("Canals");
    expect(body.questions.map(({ questionText }: Candidate) => questionText)).toEqual([
      "Reworded?",
      third?.questionText,
      fourth?.questionText,
    ]);
    expect(body.questions[0]).toMatchObject({ passage: first?.passage, options: first?.options });
    expect(body.draftedBy).toBe(app === plain ? "extractive" : "model");
    expect(body.sourceType).toBe("text");
  });

  it.each(["another", "harder", "easier"])("replaces a question in its place (%s), once", {
    tags: ["slow"],
  }, async (how) => {
    const client = await app.as(await aUser(app.platform));
    const drafting = await drafted(client);
    const [first, second, third] = drafting.candidates;
    const { status, body } = await revise(client, second, how);
    expect(status).toBe(200);
    expect(body.candidates).toHaveLength(drafting.candidates.length);
    expect([body.candidates[0].id, body.candidates[2].id]).toEqual([first?.id, third?.id]);
    const asked = drafting.candidates.map(({ questionText }) => questionText);
    expect(asked).not.toContain(body.candidates[1].questionText);
    expect((await revise(client, second, how)).status).toBe(409);
  });

  it("writes more from the same source later, without duplicates", { tags: ["slow"] }, async () => {
    const client = await app.as(await aUser(app.platform));
    const drafting = await drafted(client, { questionCount: 5 });
    const { status } = await client.rest("POST", `/draftings/${drafting.id}/more`, { count: 3, difficulty: "hard" });
    expect(status).toBe(202);
    const after = await until(client, drafting.id, "ready");
    expect(after.candidates.length).toBeGreaterThan(drafting.candidates.length);
    const asked = after.candidates.map(({ questionText }) => questionText);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

it("is named by its topic, its file or its text if it has no title", async () => {
  const client = await here.as(await aUser(here.platform));
  const topic = { kind: "ASSESSMENT", origin: "topic", topic: "Pruning of fruit trees", text: undefined };
  expect((await begin(client, topic)).body.title).toBe("Pruning of fruit trees");
  const { id } = await drafted(client);
  const { title } = (await client.rest("GET", `/draftings/${id}`)).body;
  expect(text).toContain(title.replace("…", ""));
});

describe("with a model that writes another question instead of other options", () => {
  it("keeps the question and its right answer", async () => {
    const client = await here.as(await aUser(here.platform));
    const [before] = (await drafted(client)).candidates;
    const other = {
      question: "Which is another?",
      options: ["Nine", "Six", "Seven", "Eight"],
      correctOption: 0,
      optionFeedback: ["", "It is less.", "", "It is nearly right."],
    };
    server.plan(writes({ ...other, passage: before?.passage, level: "apply", explanation: "It is nine." }));
    const { body } = await revise(client, before, "options");
    const [{ options, correctAnswer, optionFeedback, ...after }] = body.candidates;
    const {
      id: _,
      options: optionsBefore,
      correctAnswer: rightBefore,
      optionFeedback: __,
      // Hints are about the options, too.
      findings: ___,
      ...same
    } = before as Candidate & { optionFeedback: string[]; findings: object[] };
    expect(after).toMatchObject({ ...same, evidence: { answerable: null, guessable: null } });
    const right = optionsBefore[rightBefore ?? -1];
    expect([...options].sort()).toEqual([right, ...other.options.slice(1)].sort());
    expect(options[correctAnswer]).toBe(right);
    expect(optionFeedback[options.indexOf("Six")]).toBe("It is less.");
    expect(optionFeedback[correctAnswer]).toBe("");
  });

  it("keeps the text of a survey's question, whose options all change", { tags: ["slow"] }, async () => {
    const client = await here.as(await aUser(here.platform));
    const [before] = (await drafted(client, { kind: "SURVEY" })).candidates;
    server.plan(
      writes({ question: "Other?", options: ["Yes", "No"], type: "single_choice", passage: before?.passage }),
    );
    const { body } = await revise(client, before, "options");
    expect(body.candidates[0]).toMatchObject({ questionText: before?.questionText, options: ["Yes", "No"] });
  });
});

describe("without a model", () => {
  it("gives other options for the same gap, never the same again, until there are none", {
    tags: ["slow"],
  }, async () => {
    const client = await plain.as(await aUser(plain.platform));
    const { candidates } = await drafted(client);
    let changes = 0;
    for (const [place, candidate] of candidates.slice(0, 5).entries()) {
      const sets = [[...candidate.options].sort().join()];
      let { status, body } = await revise(client, candidate, "options");
      for (; status === 200; { status, body } = await revise(client, body.candidates[place], "options")) {
        const { questionText, options, correctAnswer } = body.candidates[place];
        expect(questionText).toBe(candidate.questionText);
        expect(options[correctAnswer]).toBe(candidate.options[candidate.correctAnswer ?? 0]);
        const set = [...options].sort().join();
        expect(sets).not.toContain(set);
        sets.push(set);
        changes += 1;
      }
      expect([status, body.message]).toEqual([409, expect.stringMatching(/no other options/)]);
    }
    expect(changes).toBeGreaterThan(0);
  });

  it.each([
    "ASSESSMENT",
    "SURVEY",
  ])("replaces a question of a %s with another of the source, and refuses other changes", {
    tags: ["slow"],
  }, async (kind) => {
    const client = await plain.as(await aUser(plain.platform));
    const drafting = await drafted(client, { kind, questionCount: 5, text: headed });
    const [first] = drafting.candidates;
    const { status, body } = await revise(client, first, "another");
    expect(status).toBe(200);
    const asked = drafting.candidates.map(({ questionText }) => questionText);
    expect(asked).not.toContain(body.candidates[0].questionText);
    const [now] = body.candidates;
    expect(await revise(client, now, "harder")).toMatchObject({ status: 400, body: { issues: [{ path: "how" }] } });
    expect(await revise(client, now, "options")).toMatchObject({
      status: 503,
      body: { error: "GENERATION_UNAVAILABLE" },
    });
  });

  it("counts what is missing by the number that was asked for", { tags: ["slow"] }, async () => {
    const client = await plain.as(await aUser(plain.platform));
    const all = await drafted(client, { answers: "mixed", questionCount: 20 });
    const count = all.candidates.length;
    expect(all.notices).toEqual([expect.stringContaining(`The text gave ${count} of the 20 questions.`)]);
    const enough = await drafted(client, { answers: "mixed", questionCount: count });
    expect([enough.candidates.length, enough.notices]).toEqual([count, []]);
  });

  it("reports that the source gives no more, and refuses topics", { tags: ["slow"] }, async () => {
    const client = await plain.as(await aUser(plain.platform));
    const drafting = await drafted(client);
    await client.rest("POST", `/draftings/${drafting.id}/more`, { count: 20 });
    let after = await until(client, drafting.id, "ready");
    for (; after.missing > 0; after = await until(client, drafting.id, "ready"))
      expect((await client.rest("POST", `/draftings/${drafting.id}/resume`)).status).toBe(202);
    expect(after.notices).toEqual(["The source gives no more questions like these."]);
    expect((await client.rest("POST", `/draftings/${drafting.id}/resume`)).status).toBe(409);
    const refused = await begin(client, {
      origin: "topic",
      text: undefined,
      title: "Trees",
      topic: "Trees of the north",
    });
    expect(refused).toMatchObject({ status: 503, body: { error: "GENERATION_UNAVAILABLE" } });
  });
});

describe("the writing", () => {
  it("arrives question by question in another process", { tags: ["slow"] }, async () => {
    server.plan(good({ pause: 5 }));
    const user = await aUser(here.platform);
    const { body } = await begin(await here.as(user));
    const client = await there.as(user);
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const { state, candidates } = await read(client, body.id);
          seen.add(candidates.length);
          return state;
        },
        { timeout: 10_000, interval: 20 },
      )
      .toBe("ready");
    expect(seen.size).toBeGreaterThan(2);
  });

  it("stops in any process, keeps its questions, and continues when more are requested", {
    tags: ["slow"],
  }, async () => {
    server.plan(hangs);
    const user = await aUser(here.platform);
    const asked = server.requests.length;
    const { body } = await begin(await here.as(user));
    const client = await there.as(user);
    await expect.poll(() => server.requests.length, patient).toBeGreaterThan(asked);
    expect((await read(client, body.id)).state).toBe("writing");
    const { status, body: stopped } = await client.rest("POST", `/draftings/${body.id}/stop`);
    expect([status, stopped.state, stopped.wanted]).toEqual([200, "ready", 0]);
    await server.abandoned;
    server.plan(good());
    expect((await client.rest("POST", `/draftings/${body.id}/more`, { count: 2 })).status).toBe(202);
    expect((await until(client, body.id, "ready")).candidates).toHaveLength(2);
  });

  it("reports why it failed, and continues on request", { tags: ["slow"] }, async () => {
    server.plan(refuses(401));
    const client = await here.as(await aUser(here.platform));
    const { body } = await begin(client);
    const broken = await until(client, body.id, "stopped");
    expect(broken.line).toMatch(/OPENAI_API_KEY/);
    server.plan(good());
    expect((await client.rest("POST", `/draftings/${body.id}/resume`)).status).toBe(202);
    const whole = await until(client, body.id, "ready");
    expect(whole.candidates).toHaveLength(whole.wanted);
    expect((await client.rest("POST", `/draftings/${body.id}/resume`)).status).toBe(409);
  });

  it("keeps its questions when it ends early, reports the reason, and lacks only those asked for", async () => {
    server.plan(good({ until: 1200 }), refuses(401));
    const client = await here.as(await aUser(here.platform));
    const { id, candidates, wanted, notices, missing } = await drafted(client);
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.length).toBeLessThan(5);
    expect(notices[0]).toMatch(new RegExp(`of the ${wanted} questions are written`));
    expect(missing).toBe(5 - candidates.length);
    server.plan(good());
    expect((await client.rest("POST", `/draftings/${id}/resume`)).status).toBe(202);
    expect((await until(client, id, "ready")).candidates).toHaveLength(5);
  });

  it("continues in another process after its process died", { tags: ["slow"] }, async () => {
    server.plan(hangs);
    const user = await aUser(here.platform);
    const { body } = await begin(await here.as(user));
    const client = await there.as(user);
    await until(client, body.id, "writing");
    // A killed process leaves its slot behind, which expires after a while.
    await db.$executeRaw`UPDATE generations SET started_at = now() - interval '1 hour' WHERE user_id = ${user.id}`;
    const lost = await until(client, body.id, "stopped");
    expect(lost.line).toMatch(/interrupted/);
    server.plan(good());
    expect((await client.rest("POST", `/draftings/${body.id}/resume`)).status).toBe(202);
    expect((await until(client, body.id, "ready")).candidates).toHaveLength(lost.wanted);
  });

  it("is not mistaken for lost while a slow service still writes", async () => {
    server.plan(hangs);
    const user = await aUser(patientApp.platform);
    const client = await patientApp.as(user);
    const { body } = await begin(client);
    await until(client, body.id, "writing");
    for (const [minutes, state] of [
      [15, "writing"],
      [22, "stopped"],
    ] as const) {
      const startedAt = new Date(Date.now() - minutes * 60_000);
      await db.generation.updateMany({ where: { userId: user.id }, data: { startedAt } });
      expect((await read(client, body.id)).state).toBe(state);
    }
    await client.rest("DELETE", `/draftings/${body.id}`);
  });

  it("starts once for a key, and is returned over GraphQL", async () => {
    const client = await here.as(await aUser(here.platform));
    const ids = [];
    for (let time = 0; time < 2; time++) ids.push((await begin(client, {}, { "idempotency-key": "once" })).body.id);
    expect(ids[0]).toBe(ids[1]);
    await until(client, ids[0], "ready");
    const query =
      "{ viewer { draftings(first: 5) { edges { node { key state kind origin wanted candidates { state options passageAnchor { paragraph } } } } } generations { key } } }";
    const { viewer } = (await client.graphql(query)).data;
    expect(viewer.draftings.edges).toHaveLength(1);
    expect(viewer.draftings.edges[0].node).toMatchObject({ key: ids[0], state: "READY", kind: "QUIZ", origin: "TEXT" });
    expect(viewer.generations).toEqual([]);
  });
});

it("is followed over REST and GraphQL in another process, and ends when it is discarded", {
  tags: ["slow"],
}, async () => {
  server.plan(good({ pause: 5 }));
  const user = await aUser(here.platform);
  const client = await here.as(user);
  const { id } = (await begin(client)).body;
  const token = await accessTokenOf(there.platform, user);
  const query = `subscription { draftingChanged(id: "${globalId("Drafting", id)}") { state candidates { id } } }`;
  const stream = await openEventStream(address, { query }, { token });
  const source = new EventSource(`${address}/api/draftings/${id}/events`, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  });
  onTestFinished(() => source.close());
  const told: string[] = [];
  const { promise: refused, resolve } = Promise.withResolvers<string>();
  source.addEventListener("changed", ({ data }) => {
    if (!isPromised({ event: "changed", data: JSON.parse(data) })) throw new Error(`Not as described: ${data}`);
    told.push(JSON.parse(data).state);
  });
  source.addEventListener("refused", ({ data }) => {
    source.close();
    resolve(data);
  });
  await until(client, id, "ready");
  await expect.poll(() => told.at(-1), patient).toBe("ready");
  const counts = new Set<number>();
  for (let state = ""; state !== "READY"; ) {
    const { draftingChanged } = (await stream.next()).data;
    state = draftingChanged.state;
    counts.add(draftingChanged.candidates.length);
  }
  expect(counts.size).toBeGreaterThan(1);
  await client.rest("DELETE", `/draftings/${id}`);
  expect(await refused).toContain("NOT_FOUND");
  stream.close();
});

describe("finishing", () => {
  it("returns the same item when repeated, with or without its key, and ends the draft", {
    tags: ["slow"],
  }, async () => {
    const client = await here.as(await aUser(here.platform));
    const drafting = await drafted(client);
    const [first, second] = drafting.candidates;
    expect((await client.rest("POST", `/draftings/${drafting.id}/finish`, {})).body.message).toMatch(/Keep at least/);
    await setState(client, first, "kept");
    const finish = (headers = {}) => client.rest("POST", `/draftings/${drafting.id}/finish`, { title: "T" }, headers);
    const ids = [];
    for (const headers of [{ "idempotency-key": "f" }, { "idempotency-key": "f" }, {}])
      ids.push((await finish(headers)).body.id);
    expect(new Set(ids).size).toBe(1);
    const after = await read(client, drafting.id);
    expect([after.state, after.contentId]).toEqual(["finished", ids[0]]);
    expect((await setState(client, second, "kept")).status).toBe(409);
    expect((await client.rest("POST", `/draftings/${drafting.id}/more`, {})).status).toBe(409);
    expect((await client.rest("GET", "/draftings")).body.draftings).toEqual([]);
    expect(await db.drafting.findUnique({ where: { id: drafting.id } })).toMatchObject({ source: null });
  });

  it("makes one item at the same time in two processes", { tags: ["slow"] }, async () => {
    const user = await aUser(here.platform);
    const client = await here.as(user);
    const drafting = await drafted(client);
    await setState(client, drafting.candidates[0], "kept");
    const path = `/draftings/${drafting.id}/finish`;
    await Promise.all([client.rest("POST", path, {}), (await there.as(user)).rest("POST", path, {})]);
    expect(await db.content.count({ where: { userId: user.id } })).toBe(1);
  });

  it("ends the writing if it is still running", { tags: ["slow"] }, async () => {
    server.plan(good({ pause: 30 }), hangs);
    const client = await here.as(await aUser(here.platform));
    const { body } = await begin(client);
    await expect.poll(async () => (await read(client, body.id)).candidates.length, patient).toBeGreaterThan(0);
    const drafting = await read(client, body.id);
    await setState(client, drafting.candidates[0], "kept");
    expect((await client.rest("POST", `/draftings/${body.id}/finish`, {})).body.questions).toHaveLength(1);
    await server.abandoned;
    expect((await read(client, body.id)).state).toBe("finished");
  });
});

describe("a question that was replaced", () => {
  it("comes back, and can be replaced by the other again", { tags: ["slow"] }, async () => {
    const client = await here.as(await aUser(here.platform));
    const drafting = await drafted(client);
    const [first, second] = drafting.candidates;
    await setState(client, first, "kept");
    const other = (await revise(client, first, "another")).body.candidates[0];
    expect(other.id).not.toBe(first?.id);
    const restore = (id = "") => client.rest("POST", `/draft-questions/${id}/restore`);
    const { status, body } = await restore(first?.id);
    expect(status).toBe(200);
    expect(body.candidates.slice(0, 2)).toMatchObject([{ id: first?.id, state: "kept" }, { id: second?.id }]);
    expect(body.candidates).toHaveLength(drafting.candidates.length);
    expect((await setState(client, other, "kept")).status).toBe(409);
    expect((await restore(first?.id)).body.candidates[0].id).toBe(first?.id);
    expect((await restore(other.id)).body.candidates[0].id).toBe(other.id);
  });
});

describe("a draft", () => {
  it("accepts only questions that the builder accepts", { tags: ["slow"] }, async () => {
    const client = await here.as(await aUser(here.platform));
    const drafting = await drafted(client);
    const path = `/draft-questions/${drafting.candidates[0]?.id}`;
    for (const edit of [{ questionText: " " }, { options: ["A", "A"] }, { options: ["A"] }, { correctAnswer: 9 }])
      expect((await client.rest("PATCH", path, edit)).status).toBe(400);
    expect((await client.rest("PATCH", path, { state: "loved" })).status).toBe(400);
    const edited = await client.rest("PATCH", path, { options: ["A", "B", "C"], correctAnswer: 2 });
    expect(edited.body.candidates[0]).toMatchObject({ options: ["A", "B", "C"], correctAnswer: 2, isEdited: true });
  });

  it("has findings about its wording over REST and GraphQL", { tags: ["slow"] }, async () => {
    const client = await here.as(await aUser(here.platform));
    const drafting = await drafted(client);
    const [first] = drafting.candidates;
    const questionText = "Which of these is not a canal?";
    const { body } = await client.rest("PATCH", `/draft-questions/${first?.id}`, { questionText });
    expect(body.candidates[0].findings).toMatchObject([
      { rule: "negative-question", part: "question", fix: { text: "Which of these is NOT a canal?" } },
    ]);
    const id = globalId("Candidate", first?.id ?? "");
    const query = `{ node(id: "${id}") { ... on Candidate { findings { rule message fix { text } } } } }`;
    const [{ rule, message, fix }] = body.candidates[0].findings;
    expect((await client.graphql(query)).data.node.findings).toEqual([{ rule, message, fix: { text: fix.text } }]);
  });

  it("is visible to its creator only", { tags: ["slow"] }, async () => {
    const client = await here.as(await aUser(here.platform));
    const drafting = await drafted(client);
    const other = await here.as(await aUser(here.platform));
    expect((await other.rest("GET", `/draftings/${drafting.id}`)).status).toBe(404);
    expect((await setState(other, drafting.candidates[0], "kept")).status).toBe(404);
    expect((await revise(other, drafting.candidates[0], "another")).status).toBe(404);
    expect((await other.rest("DELETE", `/draftings/${drafting.id}`)).status).toBe(404);
    expect((await client.rest("DELETE", `/draftings/${drafting.id}`)).status).toBe(200);
    expect((await client.rest("GET", `/draftings/${drafting.id}`)).status).toBe(404);
    expect(await db.candidate.count({ where: { draftingId: drafting.id } })).toBe(0);
  });

  it("is refused when 20 others are open", { tags: ["slow"] }, async () => {
    const user = await aUser(here.platform);
    const client = await here.as(user);
    const { id } = await drafted(client);
    const { order } = await db.drafting.findUniqueOrThrow({ where: { id } });
    await db.drafting.createMany({ data: Array.from({ length: 19 }, () => ({ userId: user.id, order, wanted: 1 })) });
    const refused = await begin(client);
    expect(refused).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(0);
  });

  it("is part of the account's data, and is deleted with the account", { tags: ["slow"] }, async () => {
    const user = await aUser(here.platform);
    const client = await here.as(user);
    const drafting = await drafted(client);
    const { body } = await client.rest("GET", "/auth/data");
    expect(body.drafts).toMatchObject([{ id: drafting.id }]);
    expect(body.drafts[0].candidates).toHaveLength(drafting.candidates.length);
    expect(JSON.stringify(body.drafts[0].source)).toContain(drafting.candidates[0]?.passage ?? "-");
    await client.rest("POST", "/auth/delete-account", { password, content: "delete" });
    expect(await db.drafting.count({ where: { userId: user.id } })).toBe(0);
  });
});
