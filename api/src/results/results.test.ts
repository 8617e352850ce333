import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { statementsOf } from "../../test/cases/statements.ts";
import { anAssessment, aQuiz, aSurvey, aUser, viewerFor } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { submit } from "../attempt/attempt.ts";
import { updateContent } from "../content/edit/edit.ts";
import { globalId } from "../platform/graphql/ids.ts";
import { anonymous } from "../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;

type Client = Awaited<ReturnType<typeof app.as>>;
let owner: Awaited<ReturnType<typeof aUser>>;
let client: Client;
let people: [string, Client, number][];
beforeAll(async () => {
  owner = await aUser(platform);
  client = await app.as(owner);
  people = [
    ["nobody", await app.as(), 401],
    ["somebody else", await app.as(await aUser(platform)), 403],
    ["an administrator", await app.as(await aUser(platform, { isAdmin: true })), 403],
  ];
});

const questionsNow = (contentId: string) =>
  platform.db.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });

async function taken(contentId: string, ...attempts: (number | number[])[][]) {
  const questions = await questionsNow(contentId);
  for (const [index, choices] of attempts.entries()) {
    const answers = Object.fromEntries(questions.map(({ id }, place) => [id, choices[place] as number]));
    await submit(platform, anonymous("192.0.2.7"), contentId, {
      answers,
      participantName: `Taker ${index}`,
      duration: 10 * (index + 1),
    });
  }
}

const results = async (id: string, query = "") => (await client.rest("GET", `/quizzes/${id}/results${query}`)).body;

it("are opened with a page of attempts in six statements, however many there are", async () => {
  const quiz = await aQuiz(platform, owner);
  await taken(quiz.id, ...Array.from({ length: 25 }, () => [1, 0]));
  const sent = vi.spyOn(pg.Client.prototype, "query");
  const { data } = await client.graphql(
    `query ($key: String!) { content(key: $key) { title
       results { totalAttempts histogram questions { responses question { text } options { text count } } }
       attempts(first: 20) { totalCount edges { cursor node { participantName completedAt percentage passed } } } } }`,
    { key: quiz.id },
  );
  const texts = sent.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query));
  sent.mockRestore();
  expect(data.content).toMatchObject({ results: { totalAttempts: 25 }, attempts: { totalCount: 25 } });
  expect(data.content.attempts.edges).toHaveLength(20);
  const reads = texts.filter((text) => /^\s*(SELECT|WITH)/.test(text) && !text.includes("pgboss"));
  // The viewer, the item, its figures and questions, the page, and the total number.
  expect(reads).toHaveLength(6);
});

describe("the results of a quiz", () => {
  it("count attempts, scores and choices", async () => {
    const quiz = await aQuiz(platform, owner);
    await taken(quiz.id, [1, 0], [1, 1], [0, 1], [1, 0]);
    const { stats, questions, attempts, pagination } = await results(quiz.id);
    expect(stats).toMatchObject({
      totalAttempts: 4,
      averageScore: 63,
      topScore: 100,
      completionRate: 100,
      averageDuration: 25,
      medianDuration: 25,
    });
    expect(questions.map(({ responses, correctRate }: Record<string, number>) => [responses, correctRate])).toEqual([
      [4, 75],
      [4, 50],
    ]);
    expect(
      questions[0].options.map(({ text, count, percentage }: Record<string, unknown>) => [text, count, percentage]),
    ).toEqual([
      ["Lyon", 1, 25],
      ["Paris", 3, 75],
      ["Nice", 0, 0],
    ]);
    expect(attempts.map(({ participantName }: { participantName: string }) => participantName)).toEqual([
      "Taker 3",
      "Taker 2",
      "Taker 1",
      "Taker 0",
    ]);
    expect(pagination).toEqual({ total: 4, limit: 100, nextCursor: null });
  });

  it("are all zero, and never NaN, before anybody answered", async () => {
    const quiz = await aQuiz(platform, owner);
    const { stats, questions } = await results(quiz.id);
    expect(stats).toMatchObject({
      totalAttempts: 0,
      averageScore: 0,
      topScore: 0,
      completionRate: 0,
      averageDuration: null,
      lastAttemptAt: null,
    });
    expect(questions[0]).toMatchObject({ responses: 0, correctRate: null });
  });

  it("count how many started attempts were finished", async () => {
    const quiz = await aQuiz(platform, owner);
    const start = (attemptKey: string) => client.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
    const handIn = async (attemptKey: string) => {
      const answers = Object.fromEntries((await questionsNow(quiz.id)).map(({ id }) => [id, 0]));
      await submit(platform, anonymous("192.0.2.7"), quiz.id, { answers, attemptKey });
    };
    const completion = async () => (await results(quiz.id)).stats.completionRate;
    const figures = async () => {
      const read =
        "query ($key: String!) { content(key: $key) { results { starts finished completionRate totalAttempts } } }";
      return (await client.graphql(read, { key: quiz.id })).data.content.results;
    };
    expect(await figures()).toEqual({ starts: 0, finished: 0, completionRate: null, totalAttempts: 0 });
    await taken(quiz.id, [1, 0], [1, 0]);
    expect(await figures()).toEqual({ starts: 0, finished: 0, completionRate: null, totalAttempts: 2 });
    // The call in the specification always returns a number.
    expect(await completion()).toBe(100);
    for (const key of ["a", "b", "c"]) await start(key);
    expect(await completion()).toBe(0);
    await handIn("a");
    await handIn("a");
    expect(await completion()).toBe(33);
    await handIn("late");
    await start("late");
    expect(await completion()).toBe(33);
    await handIn("b");
    await handIn("c");
    expect(await completion()).toBe(100);
    expect(await figures()).toEqual({ starts: 3, finished: 3, completionRate: 100, totalAttempts: 6 });
  });

  it("give the median time exactly for few attempts, and its precision for many", async () => {
    const quiz = await aQuiz(platform, owner);
    const timed = async (...durations: number[]) => {
      const answers = Object.fromEntries((await questionsNow(quiz.id)).map(({ id }) => [id, 0]));
      for (const duration of durations) await submit(platform, anonymous("192.0.2.7"), quiz.id, { answers, duration });
      const { medianDuration, medianDurationMargin } = (await results(quiz.id)).stats;
      return [medianDuration, medianDurationMargin];
    };
    expect(await timed()).toEqual([null, null]);
    expect(await timed(3700)).toEqual([3700, 0]);
    expect(await timed(10)).toEqual([1855, 0]);
    expect(await timed(10, 1000)).toEqual([505, 0]);
    expect((await results(quiz.id, "?maxScore=100")).stats).toMatchObject({ medianDuration: 505 });

    await platform.db.dailyTally.updateMany({ where: { contentId: quiz.id }, data: { attempts: 1001 } });
    const [median = 0, margin = 0] = await timed(5000, 5000, 5000, 5000);
    expect(margin).toBeGreaterThan(0);
    expect(Math.abs((median ?? 0) - 4350)).toBeLessThanOrEqual(margin ?? 0);
  });

  it("are given page by page", async () => {
    const quiz = await aQuiz(platform, owner);
    await taken(quiz.id, [0, 0], [0, 0], [0, 0]);
    const names = ({ attempts }: { attempts: { participantName: string }[] }) =>
      attempts.map(({ participantName }) => participantName);
    const first = await results(quiz.id, "?limit=2");
    const second = await results(quiz.id, `?limit=2&cursor=${first.pagination.nextCursor}`);
    expect([names(first), names(second), second.pagination.nextCursor]).toEqual([
      ["Taker 2", "Taker 1"],
      ["Taker 0"],
      null,
    ]);
    for (const limit of ["0", "501", "x", "1.5"]) {
      expect((await client.rest("GET", `/quizzes/${quiz.id}/results?limit=${limit}`)).status).toBe(400);
    }
  });

  it("keep a question apart from the one whose place it took", async () => {
    const quiz = await aQuiz(platform, owner);
    await taken(quiz.id, [1, 0]);
    const [first, second] = (await client.rest("GET", `/quizzes/${quiz.id}`)).body.questions;
    await updateContent(platform, viewerFor(owner), quiz.id, {
      questions: [{ ...first, questionText: "Seat of government?", sameAs: null }, second],
    });
    await taken(quiz.id, [0, 0]);
    const { questions, stats } = await results(quiz.id);
    const facts = questions.map(({ questionText, isCurrent, responses, correctRate }: Record<string, unknown>) => [
      questionText,
      isCurrent,
      responses,
      correctRate,
    ]);
    expect(facts).toEqual([
      ["Seat of government?", true, 1, 0],
      ["Capital of France?", false, 1, 100],
      ["Capital of Italy?", true, 2, 100],
    ]);
    expect(stats.totalAttempts).toBe(2);
    const { data } = await client.graphql(
      "query ($key: String!) { content(key: $key) { analysis { people attempts asOf } } }",
      { key: quiz.id },
    );
    expect(data.content.analysis).toEqual({ people: 1, attempts: 2, asOf: expect.any(String) });
  });

  it("join the wordings of one question, and so does its analysis", async () => {
    const quiz = await aQuiz(platform, owner);
    const word = async (questionText: string) => {
      const [first, second] = (await client.rest("GET", `/quizzes/${quiz.id}`)).body.questions;
      const options = ["Lyons", "Paris", "Nice"];
      const { status } = await client.rest("PUT", `/quizzes/${quiz.id}`, {
        questions: [second, { ...first, questionText, ...(first.questionText !== "Capital of Italy?" && { options }) }],
      });
      expect(status).toBe(200);
    };
    await taken(quiz.id, [1, 0], [0, 0]);
    await word("Capital, of France?");
    await taken(quiz.id, [0, 1]);
    const { questions } = await results(quiz.id);
    expect(questions).toMatchObject([
      { questionText: "Capital of Italy?", isCurrent: true, responses: 3, wordings: [] },
      {
        questionText: "Capital, of France?",
        isCurrent: true,
        responses: 3,
        correctRate: 67,
        options: [
          { text: "Lyons", count: 1 },
          { text: "Paris", count: 2, isCorrect: true },
          { text: "Nice", count: 0 },
        ],
        wordings: [
          { questionText: "Capital, of France?", responses: 1, correctRate: 100, options: [{ text: "Lyons" }, {}, {}] },
          { questionText: "Capital of France?", responses: 2, correctRate: 50, options: [{ text: "Lyon" }, {}, {}] },
        ],
      },
    ]);
    const { data } = await client.graphql(
      `query ($key: String!) { content(key: $key) {
         analysis {
           people
           items { facility question { key text } options { share thirds } }
           compact { questions options facility discrimination upperLowerDifference alphaWithout scores shares thirds }
         }
         results { questions { wordings { responses question { text } } } }
       } }`,
      { key: quiz.id },
    );
    const { people, items, compact } = data.content.analysis;
    expect(people).toBe(3);
    expect(items).toMatchObject([
      { facility: 1, question: { text: "Capital of Italy?" } },
      { facility: 2 / 3, question: { text: "Capital, of France?" } },
    ]);
    type Analysed = { question: { key: string }; options: { share: number; thirds: number[] }[] };
    const options = items.flatMap((item: Analysed) => item.options);
    expect(compact).toMatchObject({
      questions: items.map((item: Analysed) => item.question.key),
      options: items.map((item: Analysed) => item.options.length),
      facility: [1, 2 / 3],
      // A correlation requires variation.
      discrimination: [null, null],
      upperLowerDifference: [0, 1],
      alphaWithout: [null, null],
      shares: options.map(({ share }: Analysed["options"][number]) => share),
      thirds: options.flatMap(({ thirds }: Analysed["options"][number]) => thirds),
    });
    expect(compact.scores).toHaveLength(options.length);
    expect(compact.scores.filter((score: number) => score === 1)).toHaveLength(2);
    expect(data.content.results.questions[1].wordings).toEqual([
      { responses: 1, question: { text: "Capital, of France?" } },
      { responses: 2, question: { text: "Capital of France?" } },
    ]);
  });

  it("list no wording that nobody answered, but the one that is asked now", async () => {
    const quiz = await aQuiz(platform, owner);
    const word = async (questionText: string) => {
      const [first, second] = (await client.rest("GET", `/quizzes/${quiz.id}`)).body.questions;
      await client.rest("PUT", `/quizzes/${quiz.id}`, { questions: [{ ...first, questionText }, second] });
    };
    await word("Capital of France, please?");
    await taken(quiz.id, [1, 0]);
    const worded = async () => {
      const [{ responses, wordings }] = (await results(quiz.id)).questions;
      return [responses, ...wordings.map(({ questionText }: { questionText: string }) => questionText)];
    };
    expect(await worded()).toEqual([1]);
    await word("What?");
    await word("Capital?");
    expect(await worded()).toEqual([1, "Capital?", "Capital of France, please?"]);
  });
});

it("shows how people are spread over the levels of an assessment", async () => {
  const assessment = await anAssessment(platform, owner);
  await taken(assessment.id, [0, 0], [1, 0], [1, 1]);
  const { levels } = await results(assessment.id);
  expect(levels.map(({ name, count, percentage }: Record<string, unknown>) => [name, count, percentage])).toEqual([
    ["Beginner", 1, 33],
    ["Expert", 2, 67],
  ]);
});

it("counts selections and people apart where several may be chosen", async () => {
  const survey = await aSurvey(platform, owner);
  await taken(survey.id, [0, [0, 1]], [0, [0]]);
  const { questions, stats } = await results(survey.id);
  expect(
    questions[1].options.map(({ count, percentage, peoplePercentage }: Record<string, unknown>) => [
      count,
      percentage,
      peoplePercentage,
    ]),
  ).toEqual([
    [2, 67, 100],
    [1, 33, 50],
    [0, 0, 0],
  ]);
  expect(stats).toMatchObject({ averageScore: 0, topScore: 0, totalAttempts: 2 });
});

it("shows the questions and chosen answers of one attempt", async () => {
  const quiz = await aQuiz(platform, owner);
  await taken(quiz.id, [1, 1]);
  const [{ id }] = (await results(quiz.id)).attempts;
  const { body } = await client.rest("GET", `/attempts/${id}/details`);
  expect(body).toMatchObject({
    attempt: { participantName: "Taker 0", duration: 10 },
    summary: { score: 1, correctAnswers: 1, totalQuestions: 2, percentage: 50 },
    results: [
      { questionText: "Capital of France?", userAnswer: 1, correctAnswer: 1, isCorrect: true },
      { questionText: "Capital of Italy?", userAnswer: 1, correctAnswer: 0, isCorrect: false },
    ],
  });
  const { data } = await client.graphql(
    "query ($id: ID!) { node(id: $id) { ... on Attempt { correctAnswers answers { choices isCorrect question { text correctAnswer } } } } }",
    { id: globalId("Attempt", id) },
  );
  expect(data.node).toMatchObject({
    correctAnswers: 1,
    answers: [
      { choices: [1], isCorrect: true },
      { choices: [1], isCorrect: false, question: { text: "Capital of Italy?" } },
    ],
  });
  for (const [, stranger, status] of people) {
    expect((await stranger.rest("GET", `/attempts/${id}/details`)).status).toBe(status);
    expect(
      (
        await stranger.graphql("query ($id: ID!) { node(id: $id) { id ... on Attempt { participantName } } }", {
          id: globalId("Attempt", id),
        })
      ).data?.node ?? null,
    ).toBeNull();
  }
  expect((await client.rest("GET", "/attempts/none/details")).body).toMatchObject({
    error: "NOT_FOUND",
    message: "Attempt not found",
  });
});

it("shows results to the owner alone", async () => {
  const quiz = await aQuiz(platform, owner);
  for (const [, stranger, status] of people)
    expect((await stranger.rest("GET", `/quizzes/${quiz.id}/results`)).status).toBe(status);
});

describe("the responses to a survey", () => {
  it("are nobody's but the owner's while results are not shown", async () => {
    const survey = await aSurvey(platform, owner);
    await taken(survey.id, [0, [0]]);
    for (const [, stranger] of people)
      expect((await stranger.rest("GET", `/surveys/${survey.id}/responses`)).status).toBe(403);
    const { body } = await client.rest("GET", `/surveys/${survey.id}/responses`);
    expect(body.attempts[0]).toMatchObject({ participantName: "Taker 0" });
  });

  it("are answers alone to everybody else when they are", async () => {
    const survey = await aSurvey(platform, owner, { showResultsToTakers: true });
    await taken(survey.id, [0, [0]], [1, [1]]);
    for (const [, stranger] of people) {
      const { status, body } = await stranger.rest("GET", `/surveys/${survey.id}/responses`);
      expect(status).toBe(200);
      expect(body.attempts.map(Object.keys)).toEqual([["answers"], ["answers"]]);
    }
    await updateContent(platform, viewerFor(owner), survey.id, { showResultsToTakers: false });
    expect((await people[0]?.[1].rest("GET", `/surveys/${survey.id}/responses`))?.status).toBe(403);
  });
});

describe("the dashboard", () => {
  it("adds up what the viewer owns, and nothing of others", async () => {
    const me = await aUser(platform);
    const [quiz, survey] = [await aQuiz(platform, me), await aSurvey(platform, me), await anAssessment(platform, me)];
    await aQuiz(platform, owner);
    await taken(quiz.id, [1, 0], [1, 1]);
    await taken(survey.id, [0, [0]]);
    const mine = await app.as(me);
    const { body } = await mine.rest("GET", "/dashboard");
    expect(body).toMatchObject({
      totalQuizzes: 1,
      totalSurveys: 1,
      totalAssessments: 1,
      totalAttempts: 3,
      averageScore: 75,
    });
    const rows = body.recentQuizzes.map(({ title, attemptCount, averageScore }: Record<string, unknown>) => [
      title,
      attemptCount,
      averageScore,
    ]);
    expect(rows).toEqual([
      ["Spreadsheets", 0, null],
      ["Lunch", 1, null],
      ["Capitals", 2, 75],
    ]);
    expect((await people[0]?.[1].rest("GET", "/dashboard"))?.status).toBe(401);

    const query = `query ($search: String, $kind: ContentKind, $activity: Activity) { viewer {
      totals { quizzes surveys assessments responses averageQuizScore }
      contents(first: 10, search: $search, kind: $kind, activity: $activity) { totalCount edges { node { title attemptCount averageScore recentDays } } }
    } }`;
    const titles = async (filters: object) => {
      const { data } = await mine.graphql(query, { ...filters });
      return data.viewer.contents.edges.map(({ node }: { node: { title: string } }) => node.title);
    };
    expect((await mine.graphql(query)).data.viewer.totals).toEqual({
      quizzes: 1,
      surveys: 1,
      assessments: 1,
      responses: 3,
      averageQuizScore: 75,
    });
    expect(await titles({})).toEqual(["Spreadsheets", "Lunch", "Capitals"]);
    expect(await titles({ search: "CAP" })).toEqual(["Capitals"]);
    expect(await titles({ search: "%" })).toEqual([]);
    expect(await titles({ kind: "ASSESSMENT" })).toEqual(["Spreadsheets"]);
    expect(await titles({ activity: "INACTIVE" })).toEqual(["Spreadsheets"]);
    expect(await titles({ activity: "ACTIVE", kind: "QUIZ" })).toEqual(["Capitals"]);
  });

  it("asks the database no more for thirty items than for three", async () => {
    const asked = async (items: number) => {
      const me = await aUser(platform);
      for (let item = 0; item < items; item++) await aQuiz(platform, me);
      const mine = await app.as(me);
      return statementsOf(platform, async () => {
        const { errors } = await mine.graphql(
          "{ viewer { contents(first: 50) { totalCount edges { node { title attemptCount averageScore lastAttemptAt recentDays } } } } }",
        );
        expect(errors).toBeUndefined();
      });
    };
    const [few, many] = [await asked(3), await asked(30)];
    expect(few.length).toBeGreaterThan(0);
    expect(many).toHaveLength(few.length);
  });
});
