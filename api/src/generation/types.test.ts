import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "../../test/article.ts";
import { aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { aModelServer, good } from "../../test/servers/model.ts";

const server = await aModelServer();
afterAll(() => server.close());
const app = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url });
const plain = await testApp();
beforeEach(() => server.plan(good()));

type Client = Awaited<ReturnType<typeof app.as>>;
const aClient = async ({ as, platform } = app) => as(await aUser(platform));
const quiz = { title: "Trees", topic: "Trees of the north", questionCount: 4 };
const typesOf = (questions: { questionType: string }[]) =>
  [...new Set(questions.map((one) => one.questionType))].sort();

const generate = `mutation ($input: GenerateContentInput!) { generateContent(input: $input) {
  ... on GenerateContentSuccess { data { content { questions { type options answerKey { text { accepted } } } } } }
  ... on DomainError { code message issues { path message } } } }`;

const read = async (client: Client, id: string) => (await client.rest("GET", `/draftings/${id}`)).body;
const ready = (client: Client, id: string) =>
  expect.poll(async () => (await read(client, id)).state, { timeout: 20_000 }).toBe("ready");

describe("a request for types of questions", () => {
  it("is met over REST and GraphQL, and changes nothing if absent", async () => {
    const client = await aClient();
    const wished = await client.rest("POST", "/quizzes/generate-ai", {
      ...quiz,
      questionTypes: ["text", "multi_select"],
    });
    expect(wished.status).toBe(201);
    expect(typesOf(wished.body.questions)).toEqual(["multi_select", "text"]);
    for (const { answerKey } of wished.body.questions) expect(answerKey).toBeDefined();
    const usual = await client.rest("POST", "/quizzes/generate-ai", quiz);
    expect(typesOf(usual.body.questions)).toEqual(["multiple_choice"]);
    for (const question of usual.body.questions) expect(question).not.toHaveProperty("answerKey");

    const input = { kind: "SURVEY", source: { topic: quiz.topic }, title: "Trees", questionCount: 4 };
    const { data } = await client.graphql(generate, { input: { ...input, questionTypes: ["SCALE", "TEXT"] } });
    const types = data.generateContent.data.content.questions.map(({ type }: { type: string }) => type);
    expect(new Set(types)).toEqual(new Set(["SCALE", "TEXT"]));
  });

  it.each([
    ["choices", ["multiple_choice"]],
    ["mixed", ["multiple_choice", "number", "text"]],
    ["typed", ["number", "text"]],
  ])("is also a word over both APIs: %s", async (answers, types) => {
    const client = await aClient();
    const { body } = await client.rest("POST", "/quizzes/generate-ai", { ...quiz, answers });
    expect(typesOf(body.questions)).toEqual(types);
    const input = { kind: "QUIZ", source: { topic: quiz.topic }, title: "Trees", questionCount: 4 };
    const { data } = await client.graphql(generate, { input: { ...input, answers: answers.toUpperCase() } });
    const { questions } = data.generateContent.data.content;
    expect([...new Set(questions.map(({ type }: { type: string }) => type.toLowerCase()))].sort()).toEqual(types);
  });

  it("gives typed answers without a model as well", async () => {
    const client = await aClient(plain);
    const text = anArticle("suez").paragraphs.join("\n\n");
    const source = { kind: "QUIZ", source: { text }, questionCount: 5 };
    const typesFor = async (answers: string) => {
      const { data } = await client.graphql(generate, { input: { ...source, answers } });
      return new Set(data.generateContent.data.content.questions.map(({ type }: { type: string }) => type));
    };
    expect(await typesFor("TYPED")).not.toContain("MULTIPLE_CHOICE");
    expect(await typesFor("CHOICES")).toEqual(new Set(["MULTIPLE_CHOICE"]));
  });

  it.each([
    ["none", []],
    ["one of another kind of item", ["scale"]],
    ["what is no type", ["essay"]],
    ["one twice", ["text", "text", "text", "text", "text"]],
  ])("is refused for %s, at its field", async (_what, questionTypes) => {
    const client = await aClient();
    const { status, body } = await client.rest("POST", "/quizzes/generate-ai", { ...quiz, questionTypes });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.issues[0].path).toMatch(/^questionTypes/);
  });

  it("needs a model if it includes no type that the rules write", async () => {
    const client = await aClient(plain);
    const text = anArticle("suez").paragraphs.join("\n\n");
    const draft = { kind: "QUIZ", origin: "text", text, questionCount: 5, questionTypes: ["multi_select"] };
    const refused = await client.rest("POST", "/draftings", draft);
    expect([refused.status, refused.body.error]).toEqual([503, "GENERATION_UNAVAILABLE"]);
    const { data } = await client.graphql(generate, {
      input: { kind: "SURVEY", source: { text }, questionCount: 5, questionTypes: ["TEXT"] },
    });
    expect(data.generateContent.code).toBe("GENERATION_UNAVAILABLE");
  });

  it("is met without a model over REST and GraphQL", async () => {
    const client = await aClient(plain);
    const text = anArticle("suez").paragraphs.join("\n\n");
    const { data } = await client.graphql(generate, {
      input: { kind: "QUIZ", source: { text }, questionCount: 5, questionTypes: ["NUMBER"] },
    });
    expect(data.generateContent.message).toBeUndefined();
    const { questions } = data.generateContent.data.content;
    expect(questions.length).toBeGreaterThan(2);
    for (const question of questions) expect(question).toMatchObject({ type: "NUMBER", options: [] });

    const order = { kind: "QUIZ", origin: "text", text, questionCount: 5 };
    const draftOf = async (questionTypes?: string[]) => {
      const { status, body } = await client.rest("POST", "/draftings", {
        ...order,
        ...(questionTypes && { questionTypes }),
      });
      expect(status).toBe(202);
      await ready(client, body.id);
      return read(client, body.id);
    };
    const mixed = await draftOf(["multiple_choice", "number", "text"]);
    expect(typesOf(mixed.candidates)).toContain("number");
    expect(mixed.candidates.find((one: { questionType: string }) => one.questionType === "number")).toMatchObject({
      options: [],
      answerKey: { number: { tolerance: 0 } },
    });
    expect(typesOf((await draftOf()).candidates)).toEqual(["multiple_choice"]);
  });
});

describe("in a draft", () => {
  async function aDraft(questionTypes?: string[]) {
    const client = await aClient();
    const { status, body } = await client.rest("POST", "/draftings", {
      ...quiz,
      kind: "QUIZ",
      origin: "topic",
      ...(questionTypes && { questionTypes }),
    });
    expect(status).toBe(202);
    await ready(client, body.id);
    return { client, id: body.id as string, draft: await read(client, body.id) };
  }

  it("applies to later questions, changes with another request, and is returned", async () => {
    const { client, id, draft } = await aDraft(["number"]);
    expect(draft.questionTypes).toEqual(["number"]);
    expect(typesOf(draft.candidates)).toEqual(["number"]);
    await client.rest("POST", `/draftings/${id}/more`, { count: 1 });
    await ready(client, id);
    expect(typesOf((await read(client, id)).candidates)).toEqual(["number"]);
    await client.rest("POST", `/draftings/${id}/more`, { count: 2, questionTypes: ["text", "number"] });
    await ready(client, id);
    expect(typesOf((await read(client, id)).candidates)).toEqual(["number", "text"]);
    const { data } = await client.graphql(
      "{ viewer { draftings(first: 1) { edges { node { questionTypes candidates { answerKey { number { value } } } } } } } }",
    );
    expect(data.viewer.draftings.edges[0].node.questionTypes).toEqual(["TEXT", "NUMBER"]);
    expect((await aDraft()).draft).not.toHaveProperty("questionTypes");
  });

  it("stays with a question that is rewritten, and has options only for choices", async () => {
    const { client, draft } = await aDraft(["number"]);
    const [first] = draft.candidates;
    const revise = (how: string) => client.rest("POST", `/draft-questions/${first.id}/revise`, { how });
    expect(await revise("options")).toMatchObject({ status: 400, body: { issues: [{ path: "how" }] } });
    const { body } = await revise("harder");
    expect(body.candidates[0]).toMatchObject({ questionType: "number", answerKey: { number: { tolerance: 5 } } });
  });
});
