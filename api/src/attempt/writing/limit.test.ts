import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aQuiz, aSurvey, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { kindOf } from "../../content/kind.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { rebuildTallies } from "../../results/counting/rebuild.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];
const limited = (rules: object = {}) => aQuiz(platform, owner, { rules: { timeLimit: 20, ...rules } });

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function answersTo({ id }: Pick<Content, "id">): Promise<Record<string, number>> {
  const { body } = await author.rest("GET", `/quizzes/${id}`);
  return Object.fromEntries(body.questions.map(({ id }: { id: string }) => [id, 0]));
}

const pathOf = (item: Content) => `/${kindOf(item) === "SURVEY" ? "surveys" : "quizzes"}/${item.id}`;

const start = (item: Content, attemptKey: string) => taker.rest("POST", `${pathOf(item)}/starts`, { attemptKey });

/** An attempt that started some seconds ago. */
async function begun(quiz: Content, seconds: number): Promise<string> {
  const attemptKey = randomUUID();
  expect((await start(quiz, attemptKey)).status).toBe(200);
  const startedAt = inSeconds(-seconds);
  await platform.db.attemptStart.updateMany({ where: { attemptKey }, data: { startedAt } });
  return attemptKey;
}

async function handIn(quiz: Content, attemptKey: string | undefined, answers?: object) {
  const sent = { answers: answers ?? (await answersTo(quiz)), duration: 3, attemptKey };
  const { status, body } = await taker.rest(
    "POST",
    `${pathOf(quiz)}/${kindOf(quiz) === "SURVEY" ? "responses" : "attempts"}`,
    sent,
  );
  return { status, body, attempt: await platform.db.attempt.findFirst({ where: { id: String(body.id) } }) };
}

async function change(quiz: Content, rules: object | null) {
  expect((await author.rest("PUT", `/quizzes/${quiz.id}`, { rules })).status).toBe(200);
}

describe("a time limit", () => {
  it.each([0, 1441, 1.5, "20"])("is refused as %j", async (timeLimit) => {
    const refusal = { status: 400, body: { issues: [{ path: "rules.timeLimit" }] } };
    expect(await author.rest("POST", "/quizzes/manual", { ...quizInput, rules: { timeLimit } })).toMatchObject(refusal);
  });

  it("is shown to takers, and a start returns the time left", async () => {
    const quiz = await limited();
    expect((await taker.rest("GET", `/quizzes/${quiz.id}`)).body.rules).toEqual({ timeLimit: 20 });
    expect((await start(quiz, randomUUID())).body).toMatchObject({ started: true, timeLeft: expect.any(Number) });
    const attemptKey = await begun(quiz, 300);
    const { timeLeft } = (await start(quiz, attemptKey)).body;
    expect(timeLeft).toBeGreaterThan(840);
    expect(timeLeft).toBeLessThanOrEqual(900);
    const { data } = await taker.graphql(
      "query ($key: String!, $attemptKey: String!) { content(key: $key) { rules { timeLimit } timeLeft(attemptKey: $attemptKey) } }",
      { key: quiz.id, attemptKey },
    );
    expect(data?.content.rules).toEqual({ timeLimit: 20 });
    expect(data?.content.timeLeft).toBeLessThanOrEqual(timeLeft);
    expect(data?.content.timeLeft).toBeGreaterThan(840);
  });

  it("withholds the questions until the start, and returns them again after it", async () => {
    const quiz = await limited();
    const { questions } = (await author.rest("GET", `/quizzes/${quiz.id}`)).body;
    const texts = questions.map(({ questionText }: { questionText: string }) => questionText);
    const before = await taker.rest("GET", `/quizzes/${quiz.id}`);
    expect(before.body).toMatchObject({
      questions: [],
      questionsAfterStart: true,
      size: { questions: texts.length, minutes: 1 },
    });
    for (const text of texts) expect(JSON.stringify(before.body)).not.toContain(text);
    const attemptKey = randomUUID();
    for (const _time of ["first", "again"])
      expect((await start(quiz, attemptKey)).body.item).toMatchObject({
        id: quiz.id,
        questions: questions.map(({ questionText, options }: (typeof quizInput.questions)[0]) => ({
          questionText,
          options,
        })),
      });
    expect(JSON.stringify((await start(quiz, attemptKey)).body)).not.toContain("correctAnswer");
  });

  it("withholds them over GraphQL", async () => {
    const quiz = await limited();
    const own = await author.graphql("query ($key: String!) { content(key: $key) { questions { id } } }", {
      key: quiz.id,
    });
    const read = (what: string, variables: object = {}) =>
      taker.graphql(`query ($key: String!) { content(key: $key) { ${what} } }`, { key: quiz.id, ...variables });
    for (const what of ["questions { text }", "inLanguage { questions { text } }"])
      expect((await read(what)).errors?.[0]?.extensions).toMatchObject({ code: "NOT_OPEN", errorType: "NOT_STARTED" });
    const node = await taker.graphql("query ($id: ID!) { node(id: $id) { id } }", {
      id: own.data?.content.questions[0].id,
    });
    expect(node.data?.node).toBeNull();
    const attemptKey = randomUUID();
    const begun = `begun(attemptKey: "${attemptKey}") { questions { id text options } inLanguage { questions { text } } }`;
    expect((await read(begun)).data?.content.begun).toBeNull();
    await start(quiz, attemptKey);
    const told = (await read(begun)).data?.content.begun;
    expect(told.questions).toHaveLength(own.data?.content.questions.length);
    expect(told.inLanguage.questions).toEqual(told.questions.map(({ text }: { text: string }) => ({ text })));
  });

  it("is refused to a malformed key, and others continue", async () => {
    const quiz = await limited();
    const attemptKey = randomUUID();
    await start(quiz, attemptKey);
    const left = (key: string) =>
      taker.graphql("query ($id: String!, $key: String!) { content(key: $id) { timeLeft(attemptKey: $key) } }", {
        id: quiz.id,
        key,
      });
    const [bad, good] = await Promise.all([left("\0"), left(attemptKey)]);
    expect(bad.errors?.[0]?.extensions?.code).toBe("VALIDATION_FAILED");
    expect(good.data?.content.timeLeft).toBeGreaterThan(0);
  });

  it("ends at the closing if that comes first", async () => {
    const quiz = await limited({ closesAt: inSeconds(600) });
    const { timeLeft } = (await start(quiz, randomUUID())).body;
    expect(timeLeft).toBeGreaterThan(500);
    expect(timeLeft).toBeLessThanOrEqual(600);
  });

  it("does not reduce what others at the address may send for a request about a stored start", async () => {
    const visitor = await (await testApp({ rateLimit: true })).as();
    const quiz = await limited();
    const attemptKey = randomUUID();
    const sent = { attemptKey, answers: await answersTo(quiz) };
    const asked = async (limit: string) => {
      const { status, headers } = await visitor.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
      expect([status, headers.ratelimit]).toEqual([200, expect.stringMatching(`^"${limit};t=\\d+$`)]);
    };
    await asked('startAddress";r=599');
    await visitor.graphql(
      "query ($key: String!, $attemptKey: String!) { content(key: $key) { timeLeft(attemptKey: $attemptKey) } }",
      {
        key: quiz.id,
        attemptKey,
      },
    );
    await asked('holder";r=118');
    const { status, headers } = await visitor.rest("POST", `/quizzes/${quiz.id}/attempts`, sent);
    expect([status, headers.ratelimit]).toEqual([201, expect.stringContaining('"submitAddress";r=599')]);
  });

  it("is not returned if there is none", async () => {
    const quiz = await aQuiz(platform, owner);
    expect((await start(quiz, randomUUID())).body).toEqual({ started: true });
  });
});

describe("late answers to an item that leaves them out", () => {
  it("are stored, marked late, and count only in the figures of late ones", async () => {
    const quiz = await limited({ excludeLate: true, passMark: 1 });
    expect((await handIn(quiz, await begun(quiz, 60))).body).toMatchObject({ passed: true });
    const attemptKey = await begun(quiz, 1300);
    const { body } = await handIn(quiz, attemptKey);
    expect(body).toMatchObject({ isCounted: false, percentage: expect.any(Number) });
    expect(body).not.toHaveProperty("passed");
    expect((await handIn(quiz, attemptKey)).body).toEqual(body);

    const read = async (filter = "") => (await author.rest("GET", `/quizzes/${quiz.id}/results${filter}`)).body;
    const figures = await read();
    expect(figures).toMatchObject({ stats: { totalAttempts: 1 }, questions: [{ responses: 1 }, { responses: 1 }] });
    expect(await read("?revision=1")).toMatchObject({ stats: { totalAttempts: 1 } });
    expect(await read("?late=true")).toMatchObject({ stats: { totalAttempts: 1 } });
    await rebuildTallies(platform, quiz.id);
    expect(await read()).toEqual(figures);

    const { attempts } = (await author.rest("GET", `/content/${quiz.id}/attempts`)).body;
    expect(attempts).toMatchObject([{ id: body.id, isCounted: false }, {}]);
    expect(attempts[1]).not.toHaveProperty("isCounted");
    const { data } = await author.graphql(
      `query ($key: String!) { content(key: $key) {
         attempts(first: 5) { totalCount edges { node { isCounted passed } } } } }`,
      { key: quiz.id },
    );
    expect(data?.content).toMatchObject({
      attempts: {
        totalCount: 2,
        edges: [{ node: { isCounted: false, passed: null } }, { node: { isCounted: true, passed: true } }],
      },
    });
    const { body: rows, headers } = await author.rest("GET", `/quizzes/${quiz.id}/export?format=json`);
    expect(headers["x-total-rows"]).toBe("2");
    expect(rows.filter(({ isCounted }: { isCounted?: false }) => isCounted === false)).toHaveLength(1);

    expect((await author.rest("DELETE", `/attempts/${body.id}`)).status).toBeLessThan(300);
    const { stats, questions } = await read();
    // The start is deleted as well.
    expect({ ...stats, completionRate: 50 }).toEqual(figures.stats);
    expect(questions).toEqual(figures.questions);
  });

  it("count or not by the rule that applies when they arrive", async () => {
    const quiz = await limited();
    expect((await handIn(quiz, randomUUID())).attempt).toMatchObject({ late: 0, isCounted: true });
    await change(quiz, { excludeLate: true });
    const rules = async () => (await taker.rest("GET", `/quizzes/${quiz.id}`)).body.rules;
    await expect.poll(rules, { timeout: 5000 }).toEqual({ timeLimit: 20, excludeLate: true });
    expect((await handIn(quiz, randomUUID())).attempt).toMatchObject({ late: 0, isCounted: false });
    await change(quiz, { excludeLate: false });
    await expect.poll(rules, { timeout: 5000 }).toEqual({ timeLimit: 20 });
    expect((await handIn(quiz, randomUUID())).attempt).toMatchObject({ late: 0, isCounted: true });
    expect((await author.rest("GET", `/quizzes/${quiz.id}/results`)).body.stats.totalAttempts).toBe(2);
  });

  it("are left out, too, if the item has closed since the start", async () => {
    const quiz = await aQuiz(platform, owner, { rules: { excludeLate: true } });
    const attemptKey = await begun(quiz, 600);
    await change(quiz, { closesAt: inSeconds(-300) });
    expect((await handIn(quiz, attemptKey)).attempt?.isCounted).toBe(false);
  });
});

describe("answers to an item with a time limit", () => {
  it("are on time until it is over, and a minute longer", async () => {
    const quiz = await limited();
    for (const seconds of [0, 1199, 1250]) {
      const { status, attempt } = await handIn(quiz, await begun(quiz, seconds));
      expect([status, attempt?.late]).toEqual([201, null]);
    }
  });

  it("are stored when they are later, marked with the delay", async () => {
    const quiz = await limited();
    const { status, attempt } = await handIn(quiz, await begun(quiz, 1300));
    expect(status).toBe(201);
    expect(attempt?.late).toBeGreaterThanOrEqual(100);
    expect(attempt?.late).toBeLessThan(160);
  });

  it("are stored by one statement, without reading anything before", async () => {
    const quiz = await limited();
    const [first = ""] = Object.keys(await answersTo(quiz));
    const [whole, partial] = [await begun(quiz, 600), await begun(quiz, 1201)];
    const query = vi.spyOn(platform.sql, "query");
    onTestFinished(() => query.mockRestore());
    const asked = async (attemptKey: string, answers?: object) => {
      query.mockClear();
      expect((await handIn(quiz, attemptKey, answers)).status).toBe(201);
      const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name ?? "");
      return names.filter((name) => /start|sitting|began|attempts/.test(name));
    };
    expect(await asked(whole, await answersTo(quiz))).toEqual(["store-attempts"]);
    expect(await asked(partial, { [first]: 0 })).toEqual(["read-sittings", "store-attempts"]);
  });

  it("use the server's time instead of their own", async () => {
    const quiz = await limited();
    const { attempt } = await handIn(quiz, await begun(quiz, 700));
    expect(attempt?.duration).toBeGreaterThanOrEqual(700);
  });

  it("have a duration of zero if the clock of the database was set back", async () => {
    const quiz = await limited();
    const attemptKey = await begun(quiz, -30);
    expect((await start(quiz, attemptKey)).body.timeLeft).toBe(1200);
    expect((await handIn(quiz, attemptKey)).attempt).toMatchObject({ duration: 0, late: null });
  });

  it("are marked if no start is stored", async () => {
    const quiz = await limited();
    expect((await handIn(quiz, randomUUID())).attempt?.late).toBe(0);
    expect((await handIn(quiz, undefined)).attempt?.late).toBe(0);
  });

  it("are late by the closing if that is longer ago", async () => {
    const quiz = await limited();
    const attemptKey = await begun(quiz, 1300);
    await change(quiz, { closesAt: inSeconds(-600) });
    expect((await handIn(quiz, attemptKey)).attempt?.late).toBeGreaterThanOrEqual(600);
  });

  it("keep the limit of their start if it was lowered, and get the longer one if it was raised", async () => {
    const quiz = await limited();
    const [promised, raised] = [await begun(quiz, 1000), await begun(quiz, 1500)];
    await change(quiz, { timeLimit: 5 });
    expect((await handIn(quiz, promised)).attempt?.late).toBeNull();
    await change(quiz, { timeLimit: 30 });
    expect((await start(quiz, raised)).body.timeLeft).toBeGreaterThan(200);
    expect((await handIn(quiz, raised)).attempt?.late).toBeNull();
  });

  it("have no limit if they were started without one", async () => {
    const quiz = await aQuiz(platform, owner);
    const attemptKey = await begun(quiz, 5000);
    await change(quiz, { timeLimit: 5 });
    expect((await start(quiz, attemptKey)).body).not.toHaveProperty("timeLeft");
    expect((await handIn(quiz, attemptKey)).attempt?.late).toBeNull();
  });

  it("may be missing once it is over, even if the limit was removed in between", async () => {
    const quiz = await limited();
    const [first = ""] = Object.keys(await answersTo(quiz));
    const [early, over] = [await begun(quiz, 600), await begun(quiz, 1300)];
    await change(quiz, null);
    expect((await handIn(quiz, early, { [first]: 0 })).status).toBe(400);
    expect(await handIn(quiz, over, { [first]: 0 })).toMatchObject({
      status: 201,
      attempt: { late: null, duration: 3 },
    });
  });

  it("may lack rows of a matrix once it is over", async () => {
    const form = { rows: ["Tea", "Coffee"] };
    const matrix = { questionType: "matrix", questionText: "How good are they?", options: ["Bad", "Good"], form };
    const survey = await aSurvey(platform, owner, { questions: [matrix], rules: { timeLimit: 20 } });
    const { questions } = (await author.rest("GET", `/surveys/${survey.id}`)).body;
    const answered = async (seconds: number, rows: (number | null)[]) => {
      const attemptKey = await begun(survey, seconds);
      return handIn(survey, attemptKey, { [questions[0].id]: rows });
    };
    expect((await answered(600, [1, null])).status).toBe(400);
    expect((await answered(1201, [1, null])).attempt?.answers).toEqual({ [questions[0].id]: [1, null] });
    expect((await answered(1201, [null, null])).attempt?.answers).toEqual({});
    const results = (await author.rest("GET", `/surveys/${survey.id}/results`)).body;
    expect(results.questions).toMatchObject([{ responses: 1, unanswered: 1 }]);
  });

  it("may be missing once it is over, and are not counted then", async () => {
    const quiz = await limited();
    const [first = "", second = ""] = Object.keys(await answersTo(quiz));
    const early = await handIn(quiz, await begun(quiz, 600), { [first]: 0 });
    expect(early).toMatchObject({ status: 400, body: { issues: [{ path: "answers" }] } });
    const attemptKey = await begun(quiz, 1201);
    const { status, body } = await handIn(quiz, attemptKey, { [first]: 0 });
    expect(status).toBe(201);
    expect(await handIn(quiz, attemptKey, { [first]: 0 })).toMatchObject({ status: 201, body: { id: body.id } });
    expect((await handIn(quiz, attemptKey, { [first]: 1 })).status).toBe(409);
    expect((await handIn(quiz, await begun(quiz, 1201), {})).status).toBe(201);
    await handIn(quiz, await begun(quiz, 60));

    const read = async (filter = "") => (await author.rest("GET", `/quizzes/${quiz.id}/results${filter}`)).body;
    const before = await read();
    const counts = [
      [first, 2, 1],
      [second, 1, 2],
    ];
    const countsIn = (results: typeof before) =>
      results.questions.map(({ questionId, responses, unanswered }: Record<string, unknown>) => [
        questionId,
        responses,
        unanswered,
      ]);
    expect(countsIn(before)).toEqual(counts);
    expect(countsIn(await read("?language=und"))).toEqual(counts);
    await rebuildTallies(platform, quiz.id);
    expect(await read()).toEqual(before);
    const gone = await author.rest("DELETE", `/attempts/${body.id}`);
    expect(gone.status).toBeLessThan(300);
    expect(countsIn(await read())).toEqual([
      [first, 1, 1],
      [second, 1, 1],
    ]);
  });
});
