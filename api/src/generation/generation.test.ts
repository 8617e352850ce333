import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { anArticle } from "../../test/article.ts";
import { aUser, viewerFor } from "../../test/factories.ts";
import { accessTokenOf, testApp } from "../../test/harness.ts";
import { aPdf } from "../../test/pdfs.ts";
import { aModelServer, answers, good, hangs, outline, refuses, reviewed, says } from "../../test/servers/model.ts";
import { aSite, newspaper } from "../../test/servers/site.ts";
import { pdfFile, uploadPdf } from "./upload/upload.ts";

const server = await aModelServer();
const article = anArticle("suez");
const swedish = Array.from(
  { length: 9 },
  (_, place) => `Fyren står vid flodens mynning, och den byggdes år ${1791 + place} på kungens order efter en storm.`,
);
const site = await aSite((request, response) => {
  const long = [...article.paragraphs, "and so on ".repeat(50_000)];
  const pages: Record<string, string> = {
    "/fyren": newspaper("Fyren", swedish),
    "/long": newspaper(article.title, long),
  };
  const page = pages[request.url ?? ""] ?? newspaper(article.title, article.paragraphs);
  response.setHeader("content-type", "text/html").end(page);
}, afterAll);
afterAll(() => server.close());

const reachable = { fetchAllowHosts: [site.host], openaiBaseUrl: server.url };
const withModel = await testApp({ ...reachable, openaiKey: "sk-test" });
const without = await testApp(reachable);
const { db } = withModel.platform;

type Client = Awaited<ReturnType<typeof withModel.as>>;
let owner: Awaited<ReturnType<typeof aUser>>;
let client: Client;
let plain: Client;
beforeAll(async () => {
  owner = await aUser(withModel.platform);
  client = await withModel.as(owner);
  plain = await without.as(owner);
});
beforeEach(() => server.plan(good()));

const url = `${site.url}/suez`;
const text = article.paragraphs.join("\n\n");
const stored = () => db.content.count({ where: { userId: owner.id } });
async function uploaded() {
  const bytes = await aPdf({ pages: [article.paragraphs.slice(0, 6), article.paragraphs.slice(6)] });
  return uploadPdf(
    withModel.platform,
    viewerFor(owner),
    { ...pdfFile, name: "the_suez-canal.pdf" },
    Readable.from([bytes]),
  );
}

const mutation = `mutation ($input: GenerateContentInput!) { made: generateContent(input: $input) {
  ... on GenerateContentSuccess { data { notices content {
    key kind title description language difficulty draftedBy sourceUrl showResultsToTakers skillLevels { name range }
    questions { text type options correctAnswer optionWeights explanation passage passageAnchor { paragraph page second } } } } }
  ... on DomainError { code message field } } }`;
const graphql = async (from: Client, input: object) => (await from.graphql(mutation, { input })).data.made;

describe("each builder over GraphQL", () => {
  const topic = "The trees of the north and their uses";
  const beginning = "Before 1869 a ship bound from London to Bombay had to sail around the whole of…";
  const builders: [string, object, object, object][] = [
    ["QUIZ", { topic }, { title: "Trees" }, { title: "Trees", count: 8, sourceType: "ai_generated" }],
    ["QUIZ", { link: url }, {}, { title: article.title, count: 10, sourceType: "article" }],
    ["QUIZ", { text }, { title: "Mine", questionCount: 5 }, { title: "Mine", count: 5, sourceType: "text" }],
    [
      "SURVEY",
      { topic },
      { title: "Trees" },
      { title: "Trees", count: 5, sourceType: "ai_generated", description: topic },
    ],
    ["SURVEY", { link: url }, {}, { title: article.title, count: 10, sourceType: "article" }],
    ["SURVEY", { text }, {}, { title: beginning, count: 10, sourceType: "text" }],
    ["ASSESSMENT", { topic }, {}, { title: topic, count: 5, sourceType: "ai_generated" }],
    ["ASSESSMENT", { link: url }, {}, { title: article.title, count: 5, sourceType: "article" }],
    ["ASSESSMENT", { text }, { title: "Me" }, { title: "Me", count: 5, sourceType: "text" }],
  ];
  it.each(builders)("makes a %s of %o", async (kind, source, rest, expected) => {
    const { title, count, sourceType, description = null } = expected as Record<string, unknown>;
    const before = await stored();
    const { data } = await graphql(client, { kind, source, ...rest });
    expect(data.notices).toEqual([]);
    expect(data.content).toMatchObject({
      kind,
      title,
      description,
      draftedBy: "MODEL",
      sourceUrl: "link" in source ? url : null,
      difficulty: kind === "QUIZ" ? "MEDIUM" : null,
      showResultsToTakers: kind === "ASSESSMENT",
    });
    expect(data.content.questions).toHaveLength(count as number);
    for (const { passage } of data.content.questions) expect(passage !== null).toBe(!("topic" in source));
    expect(await stored()).toBe(before + 1);
    expect(await db.content.findUnique({ where: { id: data.content.key } })).toMatchObject({ sourceType });
  });

  it.each([
    ["QUIZ", { title: "Canals" }, "Canals", 10],
    ["SURVEY", { title: "Canals", description: "For our guests" }, "Canals", 8],
    ["ASSESSMENT", {}, "Assessment: the suez canal", 5],
  ])("makes a %s of a PDF, and discards the file", { tags: ["slow"] }, async (kind, rest, title, count) => {
    const pdf = { path: await uploaded(), fileName: "the_suez-canal.pdf" };
    const { data } = await graphql(client, { kind, source: { pdf }, ...rest });
    expect(data.content).toMatchObject({ kind, title });
    expect(data.content.questions).toHaveLength(count);
    expect(data.content.questions[count - 1].passageAnchor).toEqual({ paragraph: null, page: 2, second: null });
    expect(await graphql(client, { kind, source: { pdf }, ...rest })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("makes an assessment in one step: four levels, four weights", async () => {
    const { data } = await graphql(client, { kind: "ASSESSMENT", source: { topic: "Gardening" } });
    expect(data.content.skillLevels).toEqual([
      { name: "Developing", range: [0, 0.3] },
      { name: "Progressing", range: [0.3, 0.6] },
      { name: "Proficient", range: [0.6, 0.85] },
      { name: "Advanced", range: [0.85, 1] },
    ]);
    for (const { optionWeights } of data.content.questions) expect(optionWeights).toEqual([0.25, 0.5, 0.75, 1]);
  });
});

it("reports tokens and cost of a model's draft and its check, as counted by its server or estimated", async () => {
  const usage = { prompt_tokens: 1000, completion_tokens: 200 };
  server.plan(good({ last: { choices: [], usage } }));
  const little = { last: { choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } } };
  server.planOutlines(outline(undefined, little));
  server.planChecks(answers({}, little));
  server.planReviews(reviewed(undefined, little));
  const { settings } = withModel.platform;
  onTestFinished(() => {
    server.planOutlines(outline());
    server.planChecks(answers());
    server.planReviews(reviewed());
    Object.assign(settings, { openaiInputPrice: null, openaiOutputPrice: null });
  });
  Object.assign(settings, { openaiInputPrice: 1, openaiOutputPrice: 10 });
  const { data } = await graphql(client, { kind: "QUIZ", source: { text }, questionCount: 5 });
  const { key } = data.content;
  const usageOf = (from: Client) =>
    from.graphql("query ($key: String!) { content(key: $key) { draftUsage { inputTokens outputTokens cost } } }", {
      key,
    });
  expect((await usageOf(client)).data.content.draftUsage).toEqual({
    inputTokens: 1700,
    outputTokens: 340,
    cost: 0.0051,
  });
  const told = async () => {
    const { body } = await client.rest("GET", "/events?types=generation.finished");
    const events: { data: { contentId: string; usage: object } }[] = body.events;
    return events.find(({ data }) => data.contentId === key)?.data.usage;
  };
  await expect.poll(told).toEqual({ inputTokens: 1700, outputTokens: 340, cost: 0.0051 });

  server.plan(good());
  server.planChecks(answers());
  Object.assign(settings, { openaiInputPrice: null });
  const again = await graphql(client, {
    kind: "QUIZ",
    source: { topic: "The trees of the north" },
    title: "Trees",
    questionCount: 3,
  });
  const about = await client.graphql(
    "query ($key: String!) { content(key: $key) { draftUsage { inputTokens outputTokens cost } } }",
    { key: again.data.content.key },
  );
  const { inputTokens, outputTokens, cost } = about.data.content.draftUsage;
  expect(cost).toBeNull();
  expect(inputTokens).toBeGreaterThan(200);
  expect(outputTokens).toBeGreaterThan(100);
});

it("stores a quiz as private when the check confirms no correct answer", async () => {
  server.planChecks(answers({ passage: () => "none" }));
  onTestFinished(() => server.planChecks(answers()));
  const { data } = await graphql(client, { kind: "QUIZ", source: { text }, questionCount: 5 });
  expect(data.notices).toEqual([expect.stringContaining("so the quiz is private")]);
  const { key } = data.content;
  const { data: stored } = await client.graphql("query ($key: String!) { content(key: $key) { isPublic } }", { key });
  expect(stored.content.isPublic).toBe(false);
});

describe("over REST", () => {
  const answers: [string, () => Promise<object> | object, string | null, number][] = [
    [
      "/surveys/ai-generate",
      () => ({ title: "Trees", description: "What people think of trees", questionCount: 3 }),
      null,
      3,
    ],
    ["/surveys/from-url", () => ({ url, title: "Canals", questionCount: 5, showResultsToTakers: true }), "survey", 5],
    ["/surveys/from-pdf", async () => ({ title: "Canals", pdfPath: await uploaded(), fileName: "a.pdf" }), null, 8],
    ["/quizzes", () => ({ url, questionCount: 6, difficulty: "hard" }), "quiz", 6],
    ["/quizzes", () => ({ prompt: "Trees", questionCount: 3 }), "quiz", 3],
    ["/quizzes/from-pdf", async () => ({ title: "Canals", pdfPath: await uploaded(), fileName: "a.pdf" }), null, 10],
    ["/quizzes/generate-ai", () => ({ title: "Trees", topic: "The trees of the north", difficulty: "easy" }), null, 8],
  ];
  it("writes once for an Idempotency-Key", async () => {
    const body = { url, questionCount: 6, difficulty: "hard" };
    const ask = () => client.rest("POST", "/quizzes", body, { "idempotency-key": "canals" });
    const first = await ask();
    expect(first.status).toBe(201);
    expect((await ask()).body).toEqual(first.body);
  });

  it.each(answers)("%s answers 201 and the item", async (path, body, wrapped, count) => {
    const answer = await client.rest("POST", path, await body());
    expect(answer.status).toBe(201);
    const item = wrapped ? answer.body[wrapped] : answer.body;
    expect(item).toMatchObject({
      id: expect.any(String),
      title: expect.any(String),
      draftedBy: "model",
      canEdit: true,
    });
    expect(item.questions).toHaveLength(count);
    expect(answer.body.notices).toEqual([]);
    const again = await client.rest("GET", `/quizzes/${item.id}`);
    expect(again.body.questions).toEqual(item.questions);
  });

  it.each([{}, { url, prompt: "Trees" }])("needs either a link or a prompt, not %o", async (body) => {
    expect(await client.rest("POST", "/quizzes", body)).toMatchObject({
      status: 400,
      body: { error: "VALIDATION_FAILED", issues: [{ path: "url" }] },
    });
  });
});

describe("over REST and GraphQL", () => {
  const long = (length: number) => "x".repeat(length);
  const cases: [string, object, object, string, string][] = [
    [
      "/quizzes/generate-ai",
      { title: " ", topic: long(10) },
      { kind: "QUIZ", source: { topic: long(10) }, title: " " },
      "title",
      "Title is required",
    ],
    [
      "/quizzes/generate-ai",
      { title: "A", topic: long(9) },
      { kind: "QUIZ", source: { topic: long(9) }, title: "A" },
      "topic",
      "Topic description must be at least 10 characters",
    ],
    [
      "/quizzes/generate-ai",
      { title: "A", topic: long(10), questionCount: 16 },
      { kind: "QUIZ", source: { topic: long(10) }, title: "A", questionCount: 16 },
      "questionCount",
      "Maximum 15 questions",
    ],
    [
      "/surveys/ai-generate",
      { title: "A", description: "short" },
      { kind: "SURVEY", source: { topic: "short" }, title: "A" },
      "description",
      "Description must be at least 10 characters",
    ],
    [
      "/surveys/from-url",
      { url: "no link" },
      { kind: "SURVEY", source: { link: "no link" } },
      "url",
      "Please enter a valid URL",
    ],
    [
      "/surveys/from-url",
      { url: "javascript:alert(1)" },
      { kind: "SURVEY", source: { link: "javascript:alert(1)" } },
      "url",
      "Please enter a valid URL",
    ],
    [
      "/quizzes",
      { url, questionCount: 4 },
      { kind: "QUIZ", source: { link: url }, questionCount: 4 },
      "questionCount",
      "Minimum 5 questions",
    ],
    [
      "/quizzes/from-pdf",
      { title: "A", pdfPath: "" },
      { kind: "QUIZ", source: { pdf: { path: "" } }, title: "A" },
      "pdfPath",
      "Please upload a PDF document first",
    ],
    [
      "/surveys/from-pdf",
      { title: long(201), pdfPath: "x" },
      { kind: "SURVEY", source: { pdf: { path: "x" } }, title: long(201) },
      "title",
      "Title is too long",
    ],
    [
      "/surveys/from-pdf",
      { title: "A", pdfPath: "x", description: long(501) },
      { kind: "SURVEY", source: { pdf: { path: "x" } }, title: "A", description: long(501) },
      "description",
      "Description is too long",
    ],
  ];
  it.each(cases)("refuses %s %o", async (path, body, input, field, message) => {
    const rest = await client.rest("POST", path, body);
    expect([rest.status, rest.body.error, rest.body.issues?.[0]]).toEqual([
      400,
      "VALIDATION_FAILED",
      { path: field, message },
    ]);
    expect(await graphql(client, input)).toMatchObject({ code: "VALIDATION_FAILED", field, message });
  });

  it.each([
    [{ topic: " " }, "topic", "Please enter a topic for your assessment."],
    [{ link: "" }, "url", "Missing URL"],
    [{ link: "example.org" }, "url", "Please enter a valid URL (including http:// or https://)"],
    [{ pdf: { path: "" } }, "pdfPath", "Missing File"],
    [{ text: " " }, "text", "Please paste a text"],
  ])("refuses an assessment of %o", async (source, field, message) => {
    expect(await graphql(client, { kind: "ASSESSMENT", source })).toMatchObject({ field, message });
  });

  it("refuses two sources at once, and none", async () => {
    for (const source of [{ topic: "Trees", link: url }, {}]) {
      const { errors } = await client.graphql(mutation, { input: { kind: "QUIZ", source } });
      expect(errors[0].message).toMatch(/exactly one/i);
    }
  });

  it("refuses a visitor who is not logged in", async () => {
    const visitor = await withModel.as();
    expect(await graphql(visitor, { kind: "QUIZ", source: { link: url } })).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await visitor.rest("POST", "/quizzes", {})).toMatchObject({ status: 401 });
  });

  it("reports a model that fails, and stores nothing", async () => {
    server.plan(says("no"));
    const before = await stored();
    const answer = await client.rest("POST", "/quizzes", { prompt: "Trees" });
    expect(answer).toMatchObject({ status: 502, body: { error: "GENERATION_FAILED", message: expect.any(String) } });
    server.plan(refuses(400));
    expect(await graphql(client, { kind: "QUIZ", source: { link: url } })).toMatchObject({ code: "GENERATION_FAILED" });
    expect(await stored()).toBe(before);
    expect(await db.generation.count()).toBe(0);
  });

  it("refuses a source with too little in it", async () => {
    const few = { kind: "QUIZ", source: { text: "Too little to ask about." } };
    expect(await graphql(client, few)).toMatchObject({ code: "SOURCE_UNREADABLE" });
    const dead = "http://127.0.0.1:1/";
    expect(await client.rest("POST", "/surveys/from-url", { url: dead })).toMatchObject({
      status: 422,
      body: { error: "SOURCE_UNREADABLE", errorType: "content_unavailable", url: dead },
    });
  });
});

describe("without a model", () => {
  it("reports that it has none", async () => {
    const query = "{ hasModel }";
    expect((await plain.graphql(query)).data.hasModel).toBe(false);
    expect((await (await withModel.as()).graphql(query)).data.hasModel).toBe(true);
  });

  it("refuses a topic, and names the setting to change", async () => {
    const answer = await plain.rest("POST", "/quizzes/generate-ai", {
      title: "Trees",
      topic: "The trees of the north",
    });
    expect(answer).toMatchObject({ status: 503, body: { error: "GENERATION_UNAVAILABLE" } });
    expect(answer.body.message).toContain("OPENAI_API_KEY");
    expect(await graphql(plain, { kind: "ASSESSMENT", source: { topic: "Trees" } })).toMatchObject({
      code: "GENERATION_UNAVAILABLE",
    });
  });

  it("refuses a text in a language without rules, by the language's name", { tags: ["slow"] }, async () => {
    const message = expect.stringMatching(/^This text is in Thai\. Without a language model, .* English/);
    const text = "ประภาคารตั้งอยู่ที่ปากแม่น้ำ สร้างขึ้นในปี 1791 ตามคำสั่งของกษัตริย์ ".repeat(5);
    expect(await graphql(plain, { kind: "QUIZ", source: { text } })).toMatchObject({
      code: "SOURCE_UNREADABLE",
      message,
    });
  });

  it("drafts in the language of the source, and refuses another", { tags: ["slow"] }, async () => {
    const source = { text };
    const made = await graphql(plain, { kind: "QUIZ", source, language: "en-GB" });
    expect(made).toMatchObject({ data: { content: { language: "en-GB" } } });
    expect((await graphql(plain, { kind: "QUIZ", source })).data.content).toMatchObject({ language: "en" });
    expect(await graphql(plain, { kind: "QUIZ", source, language: "ru" })).toMatchObject({
      code: "SOURCE_UNREADABLE",
      message: expect.stringMatching(/^This text is in English, not in Russian\./),
    });
    expect(await graphql(plain, { kind: "QUIZ", source, language: "martian" })).toMatchObject({
      code: "VALIDATION_FAILED",
      field: "language",
    });
  });

  it("makes a quiz about the figures of a text in a language with rules for figures only", {
    tags: ["slow"],
  }, async () => {
    const url = `${site.url}/fyren`;
    expect(await plain.rest("POST", "/quizzes", { url })).toMatchObject({
      status: 422,
      body: { errorType: "not_enough_text", message: expect.stringMatching(/^In Swedish, without AI, only years/) },
    });
    expect(await plain.rest("POST", "/surveys/from-url", { url })).toMatchObject({
      status: 422,
      body: {
        errorType: "language_unsupported",
        message: expect.stringMatching(/^This text is in Swedish\. Without a language model, only quizzes/),
      },
    });
  });

  it.each([
    ["SURVEY", 8],
    ["ASSESSMENT", 4],
  ])(
    "drafts a %s from the parts of a text, and gives the reason if it has no parts",
    { tags: ["slow"] },
    async (kind, count) => {
      const parts = article.paragraphs.map(
        (paragraph, index) => `## The canal in chapter ${index + 1}\n\n${paragraph}`,
      );
      const { data } = await graphql(plain, { kind, source: { text: parts.join("\n\n") }, questionCount: count });
      expect(data.content.draftedBy).toBe("EXTRACTIVE");
      expect(data.content.questions).toHaveLength(count);
      for (const { passage } of data.content.questions) expect(text).toContain(passage);
      if (kind === "ASSESSMENT") expect(data.content.skillLevels[0].name).toBe("Developing");
      const nameless = anArticle("wattenmeer").paragraphs.join("\n\n");
      expect(await graphql(plain, { kind: "ASSESSMENT", source: { text: nameless } })).toMatchObject({
        code: "SOURCE_UNREADABLE",
        message: expect.stringContaining("the parts under a text’s headings, and the terms and names in it"),
      });
    },
  );

  it("drafts a quiz from a link, a text and a PDF, and marks it", async () => {
    const kind = "QUIZ";
    const path = await uploaded();
    const sources = [{ link: url }, { text }, { pdf: { path, fileName: "a.pdf" } }];
    for (const source of sources) {
      const { data } = await graphql(plain, { kind, source, title: "Canals", questionCount: 8 });
      expect(data.content.draftedBy).toBe("EXTRACTIVE");
      expect(data.content.questions).toHaveLength(8);
      for (const { passage } of data.content.questions) expect(text).toContain(passage);
    }
  });

  it("links a pasted transcript to its video, and titles a pasted text by its beginning", async () => {
    const sourceUrl = "https://youtu.be/abcdefghijk";
    const { data } = await graphql(plain, { kind: "QUIZ", source: { text }, sourceUrl, questionCount: 5 });
    expect(data.content.sourceUrl).toBe(sourceUrl);
    expect(text).toContain(data.content.title.replace("…", ""));
    const { id } = await db.content.findFirstOrThrow({ where: { sourceUrl } });
    expect((await client.rest("GET", `/quizzes/${id}`)).body.sourceType).toBe("youtube");
    expect(await graphql(plain, { kind: "QUIZ", source: { text }, sourceUrl: "example" })).toMatchObject({
      code: "VALIDATION_FAILED",
    });
  });

  it("accepts the longest text that the rules allow in any script", async () => {
    const long = "一二三四五六七八九。".repeat(10_000);
    expect(await graphql(plain, { kind: "SURVEY", source: { text: long } })).not.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
    });
  });

  it("reads only the requested pages of a PDF, over REST and GraphQL", async () => {
    const pdf = { path: await uploaded(), pages: "2" };
    const { data } = await graphql(plain, { kind: "QUIZ", source: { pdf }, title: "A", questionCount: 5 });
    const anchors = data.content.questions.map(({ passageAnchor }: { passageAnchor: unknown }) => passageAnchor);
    expect(anchors).toEqual(anchors.map(() => ({ paragraph: null, page: 2, second: null })));
    const body = { title: "A", pdfPath: await uploaded(), pages: "3-4", questionCount: 5 };
    const refused = await plain.rest("POST", "/quizzes/from-pdf", body);
    expect(refused.body).toMatchObject({ errorType: "pdf_unreadable", message: expect.stringMatching(/only 2 pages/) });
  });

  it("returns a notice if only a part of the source was read", { tags: ["slow"] }, async () => {
    const { data } = await graphql(client, { kind: "QUIZ", source: { link: `${site.url}/long` } });
    expect(data.notices[0]).toMatch(/^The first [\d,]+ of [\d,]+ characters were read: /);
  });

  it("refuses captions without full stops, with the reason", { tags: ["slow"] }, async () => {
    const said = "and so the ship went on through the canal to the sea on the other side";
    const lines = Array.from({ length: 30 }, (_, i) => `0:${String(i + 10)} ${said} ${i}`).join("\n");
    expect(await graphql(plain, { kind: "QUIZ", source: { text: lines } })).toMatchObject({
      code: "SOURCE_UNREADABLE",
      message: expect.stringMatching(/^These captions have no punctuation/),
    });
  });

  it("adds a notice to fewer questions than requested, and refuses next to none", { tags: ["slow"] }, async () => {
    const short = article.paragraphs.slice(0, 3).join("\n\n");
    const { data } = await graphql(plain, { kind: "QUIZ", source: { text: short }, questionCount: 20 });
    expect(data.notices).toEqual([expect.stringMatching(/^The text gave \d+ of the 20 questions/)]);
    const empty = "nothing here is a sentence and so it goes on and on ".repeat(20);
    expect(await graphql(plain, { kind: "QUIZ", source: { text: empty } })).toMatchObject({
      code: "SOURCE_UNREADABLE",
    });
  });
});

describe("the passage of a question", () => {
  it("is visible to its creator, and with the explanation to takers who have submitted", {
    tags: ["slow"],
  }, async () => {
    const { data } = await graphql(plain, {
      kind: "QUIZ",
      source: { text },
      questionCount: 5,
      showResultsToTakers: true,
    });
    const { key } = data.content;
    const query =
      "query ($key: String!) { content(key: $key) { draftedBy questions { passage passageAnchor { page } } } }";
    const visitor = await without.as();
    const seen = await visitor.graphql(query, { key });
    expect(seen.data.content).toMatchObject({
      draftedBy: null,
      questions: [{ passage: null, passageAnchor: null }, {}, {}, {}, {}],
    });
    const { body: item } = await visitor.rest("GET", `/quizzes/${key}`);
    expect(JSON.stringify(item)).not.toContain("passage");
    const chosen = Object.fromEntries(item.questions.map(({ id }: { id: string }) => [id, 0]));
    const { body: receipt } = await visitor.rest("POST", `/quizzes/${key}/attempts`, { answers: chosen });
    expect(receipt.results[0].explanation).toBe(`From the source: “${data.content.questions[0].passage}”`);
  });

  it("stays with an edited question, and is copied with the item", { tags: ["slow"] }, async () => {
    const { data } = await graphql(plain, { kind: "QUIZ", source: { text }, questionCount: 5 });
    const { key } = data.content;
    const { body: whole } = await plain.rest("GET", `/quizzes/${key}`);
    const [first, ...rest] = whole.questions;
    const questions = [{ ...first, questionText: "Reworded?" }, ...rest];
    const { body: edited } = await plain.rest("PUT", `/quizzes/${key}`, { questions });
    expect(edited.questions[0].id).not.toBe(first.id);
    expect(edited.questions[0]).toMatchObject({ passage: first.passage, passageAnchor: first.passageAnchor });
    const { body: copy } = await plain.rest("POST", `/quizzes/${key}/duplicate`);
    expect(copy).toMatchObject({ draftedBy: "extractive", sourceType: "text" });
    expect(copy.questions[0].passage).toBe(first.passage);
  });
});

describe("generating", () => {
  const ways: [string, string, object][] = [
    ["REST", "/api/quizzes", { prompt: "Trees" }],
    [
      "GraphQL",
      "/graphql",
      {
        query: mutation,
        variables: { input: { kind: "QUIZ", title: "Trees", source: { topic: "The trees of the north" } } },
      },
    ],
  ];

  async function asked(path: string, body: object, signal?: AbortSignal, more: Record<string, string> = {}) {
    const fresh = await aModelServer();
    onTestFinished(() => fresh.close());
    fresh.plan(hangs);
    const app = await testApp({ ...reachable, openaiKey: "sk-test", openaiBaseUrl: fresh.url });
    const token = await accessTokenOf(app.platform, owner);
    const asking = fetch((await app.listen()) + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...more },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    await expect.poll(() => fresh.requests.length).toBe(1);
    return { app, fresh, asking };
  }

  it.each(ways)("ends when the creator hangs up over %s, and stores nothing", async (_door, path, body) => {
    const before = await stored();
    const creator = new AbortController();
    const { app, fresh, asking } = await asked(path, body, creator.signal);
    const warn = vi.spyOn(app.platform.log, "warn");
    creator.abort();
    await expect(asking).rejects.toThrow();
    await fresh.abandoned;
    await expect.poll(() => db.generation.count()).toBe(0);
    expect(await stored()).toBe(before);
    expect(warn).not.toHaveBeenCalled();
  });

  it("answers its key with 409 while it runs, and accepts it again after it was cancelled", async () => {
    const creator = new AbortController();
    const keyed = { "idempotency-key": "trees" };
    const body = { prompt: "Trees", questionCount: 3 };
    const { app, fresh, asking } = await asked("/api/quizzes", body, creator.signal, keyed);
    const client = await app.as(owner);
    const again = (more: object = {}) => client.rest("POST", "/quizzes", { ...body, ...more }, keyed);
    expect(await again()).toMatchObject({ status: 409, headers: { "retry-after": "1" } });
    expect(await again({ prompt: "Bees" })).toMatchObject({ status: 422, body: { error: "KEY_REUSED" } });
    fresh.plan(good());
    creator.abort();
    await expect(asking).rejects.toThrow();
    await expect.poll(async () => (await again()).status).toBe(201);
  });

  it.each(ways)("ends when the service stops, which does not wait for it, over %s", async (_door, path, body) => {
    const { app, fresh, asking } = await asked(path, body);
    await app.close();
    await fresh.abandoned;
    expect(JSON.stringify(await (await asking).json())).toContain("Generating was stopped");
    expect(await db.generation.count()).toBe(0);
  });
});

describe("limits", () => {
  it("allows two at once, and refuses a third with 429", async () => {
    server.plan(hangs);
    const asking = [1, 2].map(() => client.rest("POST", "/quizzes", { prompt: "Trees" }));
    await expect.poll(() => db.generation.count()).toBe(2);
    const third = await client.rest("POST", "/quizzes", { prompt: "Trees" });
    expect(third).toMatchObject({ status: 429, body: { error: "RATE_LIMITED" } });
    expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    await db.generation.deleteMany();
    void Promise.allSettled(asking);
  });

  it("allows ten a minute", async () => {
    const app = await testApp({ ...reachable, rateLimit: true });
    const busy = await app.as(await aUser(app.platform));
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) {
      statuses.push((await busy.rest("POST", "/quizzes", { url: "http://127.0.0.1:1/" })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });
});
