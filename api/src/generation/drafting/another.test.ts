import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aModelServer, good, refuses } from "../../../test/servers/model.ts";
import { aSite, newspaper } from "../../../test/servers/site.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const server = await aModelServer();
afterAll(() => server.close());
const { title, paragraphs } = anArticle("suez");
const site = await aSite(
  (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(newspaper("The Suez Canal", paragraphs)),
  afterAll,
);
const allowed = { fetchAllowHosts: [site.host] };
const app = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url, ...allowed });
// Reading shares the machine with all other tests.
const plain = await testApp({ readMillis: 60_000, ...allowed });
beforeEach(() => server.plan(good()));

type Client = Awaited<ReturnType<typeof app.as>>;
interface Question {
  id: string;
  questionText: string;
}

const text = paragraphs.join("\n\n");
const textsOf = (questions: Question[]) => questions.map(({ questionText }) => questionText);

const read = async (client: Client, path: string) => (await client.rest("GET", path)).body;

const begin = (client: Client, contentId: string, questionId: string, headers = {}) =>
  client.rest("POST", `/content/${contentId}/questions/${questionId}/drafting`, undefined, headers);

async function ready(client: Client, id: string) {
  const seen = async () => {
    const { state, line } = await read(client, `/draftings/${id}`);
    return state === "stopped" ? `${state}: ${line}` : state;
  };
  await expect.poll(seen, { timeout: 40_000 }).toBe("ready");
  return read(client, `/draftings/${id}`);
}

/** Starts a draft for the first question of an item, and keeps the first candidate. */
async function drafted(client: Client, contentId: string) {
  const { questions } = await read(client, `/content/${contentId}`);
  const { status, body } = await begin(client, contentId, questions[0].id);
  expect([status, body.addsTo]).toEqual([202, { contentId, questionId: questions[0].id }]);
  const drafting = await ready(client, body.id);
  await client.rest("PATCH", `/draft-questions/${drafting.candidates[0].id}`, { state: "kept" });
  return { ...drafting, questions };
}

const mutation = `mutation ($input: GenerateContentInput!) { generateContent(input: $input) {
  ... on GenerateContentSuccess { data { content { key } } } ... on DomainError { message } } }`;

async function generated(client: Client, source: object, questionCount: number): Promise<string> {
  const { data } = await client.graphql(mutation, { input: { kind: "QUIZ", source, title, questionCount } });
  return data.generateContent.data.content.key;
}

describe.each([
  ["with a model", app],
  ["without a model", plain],
] as const)("%s", (_name, service) => {
  it("drafts others from the item's link, repeats none, and adds what was kept to the item, once", {
    timeout: 90_000,
  }, async () => {
    const client = await service.as(await aUser(service.platform));
    const id = await generated(client, { link: site.url }, 5);
    const { questions, candidates, ...drafting } = await drafted(client, id);
    expect(candidates.length).toBeGreaterThan(0);
    for (const candidate of candidates) expect(textsOf(questions)).not.toContain(candidate.questionText);
    expect(drafting).toMatchObject({ origin: "link", questionCount: 1, sourceUrl: site.url });

    const { status, body } = await client.rest("POST", `/draftings/${drafting.id}/finish`, {});
    expect([status, body.id, body.revision]).toEqual([201, id, 2]);
    expect(textsOf(body.questions)).toEqual([...textsOf(questions), candidates[0].questionText]);
    expect(await read(client, `/draftings/${drafting.id}`)).toMatchObject({ state: "finished", contentId: id });
    const again = await client.rest("POST", `/draftings/${drafting.id}/finish`, {});
    expect(again.body).toMatchObject({ id, revision: 2 });
  });
});

describe("with a model", () => {
  it("uses the stored source of an item that lacks questions", async () => {
    server.plan(good({ until: 1200 }), refuses(401));
    const client = await app.as(await aUser(app.platform));
    const id = await generated(client, { text }, 8);
    server.plan(good());
    const { candidates } = await drafted(client, id);
    for (const { passage } of candidates) expect(text).toContain(passage);
  });

  it("writes about the subject of a question that has no source, at its level and of its kind", async () => {
    const owner = await aUser(app.platform);
    const client = await app.as(owner);
    const { id } = await aQuiz(app.platform, owner);
    const evidence = { answerable: null, guessable: null, section: null, level: "apply" as const };
    const type = { questionType: "text" as const, options: [], correctAnswer: null };
    const [first] = await app.platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
    await app.platform.db.question.update({
      where: { id: first?.id ?? "" },
      data: { ...type, evidence, passage: "Paris has been the capital since 987." },
    });
    const asked = server.requests.length;
    const drafting = await drafted(client, id);
    expect(drafting).toMatchObject({ origin: "topic", title: "Capitals", difficulty: "hard", questionTypes: ["text"] });
    const request = JSON.stringify(server.requests[asked]);
    for (const part of ["Capital of France?", "since 987", "Capital of Italy?"]) expect(request).toContain(part);
  });

  it("starts once for a key, over REST and GraphQL, and names the item", async () => {
    const owner = await aUser(app.platform);
    const client = await app.as(owner);
    const { id } = await aQuiz(app.platform, owner);
    const { questions } = await read(client, `/content/${id}`);
    const key = { "idempotency-key": "again" };
    const one = await begin(client, id, questions[0].id, key);
    const two = await begin(client, id, questions[0].id, key);
    expect(two.body.id).toBe(one.body.id);
    const { data } = await client.graphql(
      `mutation ($id: ID!, $question: ID!) { draftAnother(contentId: $id, question: $question, idempotencyKey: "again") {
        ... on DraftAnotherSuccess { data { key isAddition addsTo { title } } } ... on DomainError { message } } }`,
      { id: globalId("Content", id), question: globalId("Question", questions[0].id) },
    );
    expect(data.draftAnother.data).toEqual({ key: one.body.id, isAddition: true, addsTo: { title: "Capitals" } });
    await ready(client, one.body.id);
  });

  it("keeps the draft when its item has been deleted, or is full", async () => {
    const owner = await aUser(app.platform);
    const client = await app.as(owner);
    const { id } = await aQuiz(app.platform, owner);
    const drafting = await drafted(client, id);
    const finish = () => client.rest("POST", `/draftings/${drafting.id}/finish`, {});
    const questions = Array.from({ length: 100 }, (_, number) => ({
      questionText: `Question ${number}?`,
      options: ["A", "B"],
      correctAnswer: 0,
    }));
    expect((await client.rest("PATCH", `/content/${id}`, { questions })).status).toBe(200);
    expect(await finish()).toMatchObject({ status: 400, body: { message: expect.stringContaining("100 questions") } });
    await deleteContent(app.platform, viewerFor(owner), id);
    const { status, body } = await finish();
    expect([status, body.error]).toEqual([409, "CONFLICT"]);
    expect(body.message).toBe("The quiz that these questions are for has been deleted.");
    expect(await read(client, `/draftings/${drafting.id}`)).toMatchObject({ state: "ready", contentId: null });
  });

  it("is refused for a question of another item", async () => {
    const owner = await aUser(app.platform);
    const client = await app.as(owner);
    const [one, other] = [await aQuiz(app.platform, owner), await aQuiz(app.platform, owner)];
    const { questions } = await read(client, `/content/${other.id}`);
    expect(await begin(client, one.id, questions[0].id)).toMatchObject({ status: 404 });
  });
});

it("is refused without a source or a model", async () => {
  const owner = await aUser(plain.platform);
  const client = await plain.as(owner);
  const { id } = await aQuiz(plain.platform, owner);
  const { questions } = await read(client, `/content/${id}`);
  const { status, body } = await begin(client, id, questions[0].id);
  expect([status, body.error]).toEqual([503, "GENERATION_UNAVAILABLE"]);
  expect(body.message).toMatch(/source .* no longer stored/);
});
