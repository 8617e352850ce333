import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { statementsOf } from "../../../test/cases/statements.ts";
import { aQuiz, aSurvey, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { isPasscode } from "../content.policy.ts";
import { findItem } from "../taking/item.ts";
import { takePage } from "../taking/page.ts";

const { platform, as, http } = await testApp();
const owner = await aUser(platform);
const [author, taker, other] = [await as(owner), await as(), await as(await aUser(platform))];

const passcode = "Blauer Reiher 7";
const giving = (code: string) => ({ "x-passcode": encodeURIComponent(code) });
const locked = (part: object = {}) =>
  aQuiz(platform, owner, { description: "Of Europe, by heart.", rules: { passcode }, ...part });

async function answersTo(id: string) {
  const { body } = await author.rest("GET", `/quizzes/${id}`);
  return Object.fromEntries(body.questions.map(({ id }: { id: string }) => [id, 0]));
}

const change = async (id: string, rules: object) =>
  expect(await author.rest("PUT", `/quizzes/${id}`, { rules })).toMatchObject({ status: 200 });

const read = `query ($key: String!) { content(key: $key) {
  id title description passcode availability rules { needsPasscode } questions { text }
} }`;
const gate = `query ($key: String!) { content(key: $key) { title description descriptionHtml passcode availability
  rules { needsPasscode } inLanguage { title description } } }`;
const begin = `mutation ($contentId: ID!, $attemptKey: String!) { startAttempt(contentId: $contentId, attemptKey: $attemptKey) {
  __typename ... on DomainError { code message } } }`;
const handIn = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
  __typename ... on DomainError { code message } } }`;

it.each([
  ["Blue Heron", "blue heron", true],
  ["  Blue   heron ", "Blue Heron", true],
  ["Ｂｌｕｅ heron", "blue heron", true],
  ["STRASSE", "straße", true],
  ["blueheron", "blue heron", false],
  ["blue heró", "blue hero", false],
  ["", "blue", false],
])("%j is taken for %j: %s", (given, wanted, isIt) => {
  expect(isPasscode(given, wanted)).toBe(isIt);
});

describe("a passcode", () => {
  it.each([
    ["REST", async (rules: object) => (await author.rest("POST", "/quizzes/manual", { ...quizInput, rules })).body],
    [
      "GraphQL",
      async (rules: object) => {
        const create = `mutation ($input: CreateQuizInput!) { createQuiz(input: $input) {
          ... on CreateQuizSuccess { data { key passcode } } ... on DomainError { error: code issues { path } } } }`;
        const { data } = await author.graphql(create, { input: { ...quizInput, rules } });
        const made = data?.createQuiz.data;
        return made ? { id: made.key, rules: { passcode: made.passcode } } : data?.createQuiz;
      },
    ],
  ])("is kept as its author wrote it, trimmed, over %s", async (_door, create) => {
    const made = await create({ passcode: "  Blue Heron " });
    expect(made.rules.passcode).toBe("Blue Heron");
    await change(made.id, { passcode: "" });
    expect((await author.rest("GET", `/quizzes/${made.id}`)).body).not.toHaveProperty("rules");
    expect(await create({ passcode: "x".repeat(65) })).toMatchObject({
      error: "VALIDATION_FAILED",
      issues: [{ path: "rules.passcode" }],
    });
  });

  it("keeps questions and description from takers until they give it, over REST and GraphQL", async () => {
    const { id, title } = await locked();
    const seen = {
      id,
      title,
      description: null,
      availability: "LOCKED",
      questions: [],
      rules: { needsPasscode: true },
    };
    const before = await taker.rest("GET", `/quizzes/${id}`);
    expect(before).toMatchObject({ status: 200, body: seen, headers: { "cache-control": "no-cache" } });
    expect(before.headers.vary).toContain("x-passcode");
    const told = await taker.graphql(gate, { key: id });
    expect(told.data?.content).toEqual({
      title,
      description: null,
      descriptionHtml: null,
      passcode: null,
      availability: "LOCKED",
      rules: { needsPasscode: true },
      inLanguage: { title, description: null },
    });
    expect((await taker.graphql(read, { key: id })).errors?.[0]?.extensions).toMatchObject({ code: "PASSCODE" });

    const open = await taker.rest("GET", `/quizzes/${id}`, undefined, giving("blauer  reiher 7"));
    expect(open.body).toMatchObject({ description: "Of Europe, by heart.", questions: [{}, {}] });
    expect(open.body).not.toHaveProperty("availability");
    expect(open.headers["cache-control"]).toBe("private, no-store");
    expect(open.headers.etag).not.toBe(before.headers.etag);
    const shown = await taker.graphql(read, { key: id }, giving(passcode));
    expect(shown.data?.content).toMatchObject({
      description: "Of Europe, by heart.",
      passcode: null,
      questions: [{}, {}],
    });
    // A cached response is not returned to the next viewer without the passcode.
    expect((await taker.graphql(gate, { key: id })).data?.content.description).toBeNull();

    const wrong = { status: 403, body: { error: "PASSCODE", message: "Incorrect passcode" } };
    expect(await taker.rest("GET", `/quizzes/${id}`, undefined, giving("heron"))).toMatchObject(wrong);
    expect(await other.rest("GET", `/quizzes/${id}`, undefined, giving("heron"))).toMatchObject(wrong);
    expect((await taker.graphql(read, { key: id }, giving("heron"))).errors?.[0]?.message).toBe(wrong.body.message);
  });

  it("is not in what anybody but its owner and administrators reads", async () => {
    const { id } = await locked();
    const asAdmin = await as(await aUser(platform, { isAdmin: true }));
    expect((await author.rest("GET", `/quizzes/${id}`)).body).toMatchObject({
      rules: { passcode },
      questions: [{}, {}],
    });
    expect((await asAdmin.rest("GET", `/quizzes/${id}`)).body.rules).toEqual({ passcode });
    expect((await author.graphql(read, { key: id })).data?.content).toMatchObject({ passcode, availability: "OPEN" });
    const told = [
      await taker.rest("GET", `/quizzes/${id}`, undefined, giving(passcode)),
      await author.rest("GET", `/quizzes/${id}/trial`),
      await author.rest("GET", "/auth/data"),
      await author.rest("GET", "/events"),
      await author.rest("GET", "/account/log"),
    ];
    for (const { status, body } of told)
      expect([status, JSON.stringify(body).includes(passcode)]).toEqual([200, false]);
    const item = await findItem(platform, id);
    const page = item && takePage('<div id="root"></div>', item, "https://assay.example");
    expect(page).toContain("Capitals");
    for (const hidden of [passcode, "Capital of France?", "Of Europe, by heart."]) expect(page).not.toContain(hidden);
  });

  it("is required for starts and answers over REST and GraphQL", async () => {
    const { id } = await locked();
    const contentId = btoa(`Content:${id}`);
    const answers = await answersTo(id);
    const refusal = { status: 403, body: { error: "PASSCODE" } };
    const start = (attemptKey: string, code?: string) =>
      taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey }, code ? giving(code) : {});
    const submit = (attemptKey: string, code?: string) =>
      taker.rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey }, code ? giving(code) : {});
    expect(await start("a")).toMatchObject(refusal);
    expect(await start("a", "heron")).toMatchObject(refusal);
    expect(await submit("a")).toMatchObject(refusal);
    expect(await taker.rest("POST", `/quizzes/${id}/attempts`, { answers })).toMatchObject(refusal);
    const refused = { __typename: "DomainError", code: "PASSCODE" };
    const input = { contentId, answers: Object.keys(answers).map((questionId) => ({ questionId, choices: [0] })) };
    expect((await taker.graphql(begin, { contentId, attemptKey: "a" })).data?.startAttempt).toMatchObject(refused);
    expect((await taker.graphql(handIn, { input })).data?.submitAttempt).toMatchObject(refused);
    expect(await platform.db.attemptStart.count({ where: { contentId: id } })).toBe(0);

    expect(await start("a", passcode)).toMatchObject({ status: 200 });
    expect((await taker.graphql(begin, { contentId, attemptKey: "b" }, giving(passcode))).data?.startAttempt.code).toBe(
      undefined,
    );
    expect((await taker.graphql(handIn, { input }, giving(passcode))).data?.submitAttempt.code).toBe(undefined);
    expect(await submit("c", passcode)).toMatchObject({ status: 201 });
    // An attempt started with the passcode can be submitted without it, even after it has changed.
    await change(id, { passcode: "Grauer Reiher" });
    expect(await start("a", passcode)).toMatchObject({ status: 200 });
    expect(await submit("a", passcode)).toMatchObject({ status: 201 });
    expect(await submit("b")).toMatchObject({ status: 201 });
    expect(await submit("d", passcode)).toMatchObject(refusal);
    expect(await platform.db.attempt.count({ where: { contentId: id } })).toBe(4);
  });

  it("is asked for by questions and shared responses", async () => {
    const survey = await aSurvey(platform, owner, { showResultsToTakers: true, rules: { passcode } });
    const { id } = await platform.db.question.findFirstOrThrow({ where: { contentId: survey.id } });
    const node = (headers = {}) =>
      taker.graphql("query ($id: ID!) { node(id: $id) { id } }", { id: btoa(`Question:${id}`) }, headers);
    expect((await node()).data?.node ?? null).toBeNull();
    expect((await node(giving("heron"))).data?.node ?? null).toBeNull();
    expect((await node(giving(passcode))).data?.node).not.toBeNull();
    const responses = (headers = {}) => taker.rest("GET", `/surveys/${survey.id}/responses`, undefined, headers);
    expect(await responses()).toMatchObject({ status: 403, body: { error: "PASSCODE" } });
    expect(await responses(giving(passcode))).toMatchObject({ status: 200 });
    expect(await author.rest("GET", `/surveys/${survey.id}/responses`)).toMatchObject({ status: 200 });
  });

  it("counts wrong ones for one address and item, and is still open to right ones", async () => {
    const limited = await (await testApp({ rateLimit: true })).as();
    const [first, second] = [await locked(), await locked()];
    const ask = async (id: string, code: string) =>
      (await limited.rest("GET", `/quizzes/${id}`, undefined, giving(code))).status;
    for (let times = 0; times < 40; times++) expect(await ask(first.id, passcode)).toBe(200);
    for (let times = 0; times < 30; times++) expect(await ask(first.id, `no ${times}`)).toBe(403);
    const late = await limited.rest("GET", `/quizzes/${first.id}`, undefined, giving("no 31"));
    expect(late).toMatchObject({ status: 429, body: { error: "RATE_LIMITED" } });
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    expect(await Promise.all(Array.from({ length: 40 }, () => ask(first.id, passcode)))).toEqual(Array(40).fill(200));
    expect(await ask(second.id, passcode)).toBe(200);
    expect((await limited.rest("GET", `/quizzes/${first.id}`)).body.availability).toBe("LOCKED");
  });

  const oracles: [
    what: string,
    query: string,
    open: (content: { availability: string; description: string }) => unknown,
  ][] = [
    ["availability", "availability", ({ availability }) => availability],
    ["description", "description", ({ description }) => description],
  ];
  it.each(
    oracles,
  )("is not guessed by the %s over GraphQL either; a request is one guess", async (_what, field, told) => {
    const limited = await (await testApp({ rateLimit: true })).as();
    const { id } = await locked();
    const query = `query ($key: String!) { content(key: $key) { ${field} ${field === "availability" ? "" : "availability"} again: ${field} } }`;
    const ask = (code: string) => limited.graphql(query, { key: id }, giving(code));
    const isOpen = told((await ask(passcode)).data?.content);
    for (let times = 0; times < 30; times++) {
      const { data } = await ask(`no ${times}`);
      expect(told(data?.content)).not.toBe(isOpen);
    }
    const { data, errors } = await ask("no 31");
    expect(data?.content ?? null).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED" });
    // REST shares the same count.
    expect(await limited.rest("GET", `/quizzes/${id}`, undefined, giving("no 32"))).toMatchObject({ status: 429 });
    expect(told((await ask(passcode)).data?.content)).toBe(isOpen);
  });

  it.each([
    "%",
    "%ff",
    "a".repeat(5000),
    "%E2%82",
  ])("is refused as %.20j without an error of the server", async (sent) => {
    const { id } = await locked();
    const { status } = await taker.rest("GET", `/quizzes/${id}`, undefined, { "x-passcode": sent });
    expect(status).toBe(403);
  });

  it("costs no statement to be compared", async () => {
    const { id } = await locked();
    const ask = () => http.inject({ url: `/api/quizzes/${id}`, headers: giving(passcode) });
    await ask();
    const before = platform.sql.totalCount;
    const statements = await statementsOf(platform, async () => {
      expect((await ask()).json().questions).toHaveLength(2);
    });
    expect([statements, platform.sql.totalCount]).toEqual([[], before]);
  });
});

it("a copy has the passcode of its original", async () => {
  const { id } = await locked();
  expect(
    (await author.rest("POST", `/quizzes/${id}/duplicate`, {}, { "idempotency-key": randomUUID() })).body,
  ).toMatchObject({
    rules: { passcode },
  });
});
