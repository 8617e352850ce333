import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aQuiz, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { findItem } from "../taking/item.ts";
import { takePage } from "../taking/page.ts";
import { availabilityOf } from "./rules.shared.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const ruled = (rules: object) => aQuiz(platform, owner, { rules });

async function answersTo({ id }: Pick<Content, "id">) {
  const { body } = await author.rest("GET", `/quizzes/${id}`);
  return Object.fromEntries(body.questions.map(({ id }: { id: string }) => [id, 0]));
}

async function pageOf({ id }: Pick<Content, "id">) {
  const item = await findItem(platform, id);
  return item && takePage('<div id="root"></div>', item, "https://assay.example");
}

/** Changes the closing time directly, as if time had passed. */
async function closeAt({ id }: Pick<Content, "id">, closesAt: string) {
  await platform.db.content.update({ where: { id }, data: { rules: { closesAt } } });
  platform.events.tell("content", [id]);
  await expect.poll(async () => (await taker.rest("GET", `/quizzes/${id}`)).body.rules?.closesAt).toBe(closesAt);
}

const read = `query ($key: String!) { content(key: $key) { rules { opensAt closesAt } availability questions { id } } }`;
const create = `mutation ($input: CreateQuizInput!) { createQuiz(input: $input) { __typename
  ... on CreateQuizSuccess { data { id key rules { opensAt closesAt } } }
} }`;
const update = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) { __typename
  ... on UpdateContentSuccess { data { rules { opensAt closesAt } } }
} }`;

const reviewed = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
  ... on UpdateContentSuccess { data { rules { review } } }
} }`;

describe("the rules of an item", () => {
  const [opensAt, closesAt] = ["2030-01-01T08:00:00.000Z", "2030-01-01T09:30:00.000Z"];

  it("are stored, changed one by one and taken away over REST", async () => {
    const made = await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: { opensAt, closesAt } });
    expect(made).toMatchObject({ status: 201, body: { rules: { opensAt, closesAt } } });
    const put = async (rules: unknown) =>
      (await author.rest("PUT", `/quizzes/${made.body.id}`, { title: "Capitals", rules })).body.rules;
    expect(await put(undefined)).toEqual({ opensAt, closesAt });
    expect(await put({ closesAt: "2030-01-01T11:00:00+01:00" })).toEqual({
      opensAt,
      closesAt: "2030-01-01T10:00:00.000Z",
    });
    expect(await put({ opensAt: null })).toEqual({ closesAt: "2030-01-01T10:00:00.000Z" });
    expect(await put(null)).toBeUndefined();
  });

  it("let takers check their answers before they submit, where that is set", async () => {
    const made = await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: { review: true } });
    expect(made).toMatchObject({ status: 201, body: { rules: { review: true } } });
    const { id } = made.body;
    expect((await taker.rest("GET", `/quizzes/${id}`)).body.rules).toEqual({ review: true });
    const edit = (rules: object) => author.rest("PUT", `/quizzes/${id}`, { rules });
    expect(await edit({ review: "yes" })).toMatchObject({ status: 400, body: { issues: [{ path: "rules.review" }] } });
    expect((await edit({ review: false })).body.rules).toBeUndefined();
    const { data } = await author.graphql(create, { input: quizInput });
    const change = async (review: boolean) =>
      (await author.graphql(reviewed, { id: data?.createQuiz.data.id, input: { rules: { review } } })).data;
    expect(await change(true)).toEqual({ updateContent: { data: { rules: { review: true } } } });
    expect(await change(false)).toEqual({ updateContent: { data: { rules: null } } });
  });

  it("name the author to takers, in a line without links", async () => {
    const named = "Dr Meier, Biology";
    const made = await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: { author: ` ${named} ` } });
    expect(made).toMatchObject({ status: 201, body: { rules: { author: named } } });
    const { id } = made.body;
    expect((await taker.rest("GET", `/quizzes/${id}`)).body.rules).toEqual({ author: named });
    const read = "query ($key: String!) { content(key: $key) { rules { author } } }";
    expect((await taker.graphql(read, { key: id })).data.content.rules).toEqual({ author: named });
    const edit = (to: unknown) => author.rest("PUT", `/quizzes/${id}`, { rules: { author: to } });
    for (const refused of ["see www.example.com", "https://a.test", "Dr\nMeier", "x".repeat(101), 5])
      expect(await edit(refused)).toMatchObject({ status: 400, body: { issues: [{ path: "rules.author" }] } });
    expect((await edit("")).body.rules).toBeUndefined();
  });

  it("are stored, changed one by one and taken away over GraphQL", async () => {
    const made = await author.graphql(create, { input: { ...quizInput, rules: { opensAt, closesAt } } });
    expect(made.errors).toBeUndefined();
    const { id, rules } = made.data?.createQuiz.data ?? {};
    expect(rules).toEqual({ opensAt, closesAt });
    const change = async (rules: unknown) =>
      (await author.graphql(update, { id, input: { rules } })).data?.updateContent.data.rules;
    expect(await change({ opensAt: null })).toEqual({ opensAt: null, closesAt });
    expect(await change({ closesAt: null })).toBeNull();
  });

  it.each([
    [{ opensAt: closesAt, closesAt: opensAt }, "rules.closesAt"],
    [{ opensAt: "tomorrow" }, "rules.opensAt"],
    [{ closesAt: "1812-01-01T00:00:00Z" }, "rules.closesAt"],
    [{ opens: closesAt }, "rules"],
    ["soon", "rules"],
  ])("are refused as %j", async (rules, path) => {
    const refusal = { status: 400, body: { error: "VALIDATION_FAILED", issues: [{ path }] } };
    expect(await author.rest("POST", "/quizzes/manual", { ...quizInput, rules })).toMatchObject(refusal);
    const quiz = await aQuiz(platform, owner);
    expect(await author.rest("PUT", `/quizzes/${quiz.id}`, { rules })).toMatchObject(refusal);
  });

  it("may not contradict what is stored", async () => {
    const { id } = await ruled({ opensAt });
    expect(await author.rest("PUT", `/quizzes/${id}`, { rules: { closesAt: inSeconds(60) } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "rules.closesAt", message: "It must close after it opens" }] },
    });
  });

  it("are copied, and absent from the taker's view of an item without any", async () => {
    const { id } = await ruled({ closesAt });
    const copy = await author.rest("POST", `/quizzes/${id}/duplicate`);
    expect(copy.body).toMatchObject({ rules: { closesAt } });
    const plain = await aQuiz(platform, owner);
    const { body } = await taker.rest("GET", `/quizzes/${plain.id}`);
    expect(body).not.toHaveProperty("rules");
    expect(body).not.toHaveProperty("availability");
  });
});

describe("until it opens", () => {
  it("show an item without its questions, over every transport", async () => {
    const opensAt = inSeconds(3600);
    const quiz = await ruled({ opensAt });
    expect((await taker.rest("GET", `/quizzes/${quiz.id}`)).body).toMatchObject({
      title: quiz.title,
      rules: { opensAt },
      availability: "WAITING",
      questions: [],
    });
    const told = await taker.graphql(read, { key: quiz.id });
    expect(told.errors?.[0]?.extensions).toMatchObject({ code: "NOT_OPEN" });
    expect(await pageOf(quiz)).toContain(quiz.title);
    expect(await pageOf(quiz)).not.toContain("Capital of France?");
    const { id } = await platform.db.question.findFirstOrThrow({ where: { contentId: quiz.id } });
    expect((await author.graphql(read, { key: quiz.id })).data?.content).toMatchObject({
      availability: "WAITING",
      questions: [{}, {}],
    });
    const node = await taker.graphql("query ($id: ID!) { node(id: $id) { id } }", { id: btoa(`Question:${id}`) });
    expect(node.data?.node ?? null).toBeNull();
  });

  it("is not begun or answered", async () => {
    const quiz = await ruled({ opensAt: inSeconds(3600) });
    const refusal = { status: 403, body: { error: "NOT_OPEN" } };
    const answers = await answersTo(quiz);
    expect(await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey: randomUUID() })).toMatchObject(refusal);
    expect(await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers })).toMatchObject(refusal);
  });

  it("answers from memory end with the waiting", async () => {
    const quiz = await ruled({ opensAt: inSeconds(1) });
    const seen = async () => (await taker.graphql(read, { key: quiz.id })).data?.content?.questions.length;
    await expect.poll(seen, { timeout: 5000 }).toBe(2);
    expect((await taker.rest("GET", `/quizzes/${quiz.id}`)).body.questions).toHaveLength(2);
    expect(await pageOf(quiz)).toContain("Capital of France?");
  });
});

describe("once it has closed", () => {
  it("an item is neither shown with its questions, nor begun, nor answered", async () => {
    const quiz = await aQuiz(platform, owner);
    const answers = await answersTo(quiz);
    await closeAt(quiz, inSeconds(-61));
    expect((await taker.rest("GET", `/quizzes/${quiz.id}`)).body).toMatchObject({
      availability: "CLOSED",
      questions: [],
    });
    const refusal = { status: 403, body: { error: "CLOSED" } };
    expect(await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey: randomUUID() })).toMatchObject(refusal);
    expect(await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers })).toMatchObject(refusal);
  });

  it("takes what was on its way for a minute, and later what was begun before, marked late", async () => {
    const quiz = await aQuiz(platform, owner);
    const answers = await answersTo(quiz);
    const attemptKey = randomUUID();
    await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
    await platform.db.attemptStart.updateMany({ where: { attemptKey }, data: { startedAt: inSeconds(-700) } });
    await closeAt(quiz, inSeconds(-30));
    const hand = (body: object) => taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers, ...body });
    expect(await hand({})).toMatchObject({ status: 201 });
    await closeAt(quiz, inSeconds(-600));
    expect(await hand({ attemptKey: randomUUID() })).toMatchObject({ status: 403, body: { error: "CLOSED" } });
    const late = await hand({ attemptKey });
    expect(late.status).toBe(201);
    expect(await hand({ attemptKey })).toMatchObject({ status: 201, body: { id: late.body.id } });
    const attempts = await platform.db.attempt.findMany({
      where: { contentId: quiz.id },
      orderBy: { completedAt: "asc" },
    });
    expect(attempts.map(({ late }) => late !== null)).toEqual([false, true]);
    expect(attempts[1]?.late).toBeGreaterThanOrEqual(600);
    const listed = await author.rest("GET", `/quizzes/${quiz.id}/results`);
    expect(JSON.stringify(listed.body)).toContain('"late":');
  });

  it("answers a known start as before", async () => {
    const quiz = await aQuiz(platform, owner);
    const start = (attemptKey: string) => taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
    const known = randomUUID();
    const first = await start(known);
    await closeAt(quiz, inSeconds(-600));
    expect(await start(known)).toMatchObject({ status: first.status, body: first.body });
    expect(await start(randomUUID())).toMatchObject({ status: 403, body: { error: "CLOSED" } });
  });

  it("limits questions about a stored start by the start", async () => {
    const limited = await (await testApp({ rateLimit: true })).as();
    const quiz = await aQuiz(platform, owner);
    const path = `/quizzes/${quiz.id}/starts`;
    await taker.rest("POST", path, { attemptKey: "known" });
    await closeAt(quiz, inSeconds(-600));
    const { status, headers } = await limited.rest("POST", path, { attemptKey: "known" });
    expect([status, headers.ratelimit]).toEqual([200, expect.stringContaining('"holder";r=119')]);
  });

  it("takes nothing a day later", async () => {
    const quiz = await aQuiz(platform, owner);
    const answers = await answersTo(quiz);
    const attemptKey = randomUUID();
    await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
    await platform.db.attemptStart.updateMany({ where: { attemptKey }, data: { startedAt: inSeconds(-100_000) } });
    await closeAt(quiz, inSeconds(-90_000));
    expect(await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers, attemptKey })).toMatchObject({
      status: 403,
    });
  });

  it("gives the receipt of answers that are stored already", async () => {
    const quiz = await aQuiz(platform, owner);
    const body = { answers: await answersTo(quiz), attemptKey: randomUUID() };
    const first = await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, body);
    await closeAt(quiz, inSeconds(-600));
    expect(await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, body)).toMatchObject({
      status: 201,
      body: { id: first.body.id },
    });
  });
});

it("availability is that of the moment", () => {
  const rules = { opensAt: "2030-01-01T08:00:00.000Z", closesAt: "2030-01-01T09:00:00.000Z" };
  const at = (time: string) => availabilityOf({ rules }, Date.parse(`2030-01-01T${time}Z`));
  expect([at("07:59:59.999"), at("08:00:00"), at("08:59:59.999"), at("09:00:00")]).toEqual([
    "WAITING",
    "OPEN",
    "OPEN",
    "CLOSED",
  ]);
  expect(availabilityOf({ rules: null })).toBe("OPEN");
});
