import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { fewestInBlock, publishAnswers } from "../../attempt/publishing/blocks.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { resultsOf } from "../results.ts";

const app = await testApp();
const { platform } = app;
let owner: Awaited<ReturnType<typeof aUser>>;
let client: Awaited<ReturnType<typeof app.as>>;
beforeAll(async () => {
  owner = await aUser(platform);
  client = await app.as(owner);
});

const questionsOf = (contentId: string) =>
  platform.db.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });

async function taken(contentId: string, participantName: string, choices: (number | number[])[], completedAt?: string) {
  const answers = Object.fromEntries(
    (await questionsOf(contentId)).map(({ id }, place) => [id, choices[place] as number]),
  );
  const { id } = await submit(platform, anonymous("192.0.2.7"), contentId, { answers, participantName, duration: 10 });
  if (completedAt) await platform.db.attempt.update({ where: { id }, data: { completedAt: new Date(completedAt) } });
}

const QUERY = `query ($key: String!, $filter: ResultsFilterInput, $order: AttemptOrder) { content(key: $key) {
  results(filter: $filter) { totalAttempts averageScore completionRate days { day attempts } questions { responses options { count } } levels { name count } }
  attempts(first: 10, filter: $filter, order: $order) { totalCount edges { node { participantName } } }
} }`;

interface Filtered {
  total: number;
  names: string[];
  counts: number[][];
}

/** The matches of a filter over GraphQL; list, figures and REST must agree. */
async function filtered(
  key: string,
  filter: { choices?: { question: string; options: number[] }[]; [part: string]: unknown },
  order?: string,
): Promise<Filtered> {
  const { data, errors } = await client.graphql(QUERY, { key, filter, order });
  expect(errors).toBeUndefined();
  const { results, attempts } = data.content;
  const { choices = [], ...parts } = filter;
  const query = new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)]));
  for (const { question, options } of choices)
    for (const option of options) {
      query.append("question", question);
      query.append("option", String(option));
    }
  const rest = (await client.rest("GET", `/quizzes/${key}/results?${query}`)).body;
  expect([attempts.totalCount, attempts.edges.length, rest.stats.totalAttempts, rest.attempts.length]).toEqual(
    Array(4).fill(results.totalAttempts),
  );
  const file = (await client.rest("GET", `/quizzes/${key}/export?format=json&${query}`)).body;
  expect(file).toHaveLength(results.totalAttempts);
  return {
    total: results.totalAttempts,
    names: attempts.edges.map(({ node }: { node: { participantName: string } }) => node.participantName),
    counts: results.questions.map(({ options }: { options: { count: number }[] }) => options.map(({ count }) => count)),
  };
}

it("narrows everything to days, versions, bars, options and people", async () => {
  const quiz = await aQuiz(platform, owner);
  await taken(quiz.id, "Ann", [1, 0], "2026-01-05T23:59:59Z");
  await taken(quiz.id, "Ben", [1, 1], "2026-01-06T00:00:00Z");
  await taken(quiz.id, "Cleo 50%", [0, 1], "2026-01-07T12:00:00Z");
  const [first] = await questionsOf(quiz.id);
  await updateContent(platform, viewerFor(owner), quiz.id, { title: "Again" });
  await taken(quiz.id, "Dan", [2, 1]);

  expect(await filtered(quiz.id, { from: "2026-01-06", to: "2026-01-06" })).toMatchObject({
    names: ["Ben"],
    counts: [
      [0, 1, 0],
      [0, 1],
    ],
  });
  expect(await filtered(quiz.id, { to: "2026-01-06" })).toMatchObject({ total: 2 });
  expect(await filtered(quiz.id, { revision: 2 })).toMatchObject({ names: ["Dan"] });
  expect(await filtered(quiz.id, { bin: 9 })).toMatchObject({ names: ["Ann"] });
  expect(await filtered(quiz.id, { bin: 5 })).toMatchObject({ names: ["Ben"] });
  expect(await filtered(quiz.id, { minScore: 50, maxScore: 50 })).toMatchObject({ names: ["Ben"] });
  expect(await filtered(quiz.id, { minScore: 51 })).toMatchObject({ names: ["Ann"] });
  expect(await filtered(quiz.id, { question: first?.id, option: 1 })).toMatchObject({
    names: ["Ben", "Ann"],
    counts: [
      [0, 2, 0],
      [1, 1],
    ],
  });
  expect(await filtered(quiz.id, { search: "be" })).toMatchObject({ names: ["Ben"] });
  expect(await filtered(quiz.id, { search: "50%" })).toMatchObject({ names: ["Cleo 50%"] });
  expect(await filtered(quiz.id, { search: "5_%" })).toMatchObject({ total: 0 });
  const emptied = await client.rest(
    "GET",
    `/quizzes/${quiz.id}/results?from=&revision=&bin=&question=&option=&search=`,
  );
  expect(emptied.body.stats).toMatchObject({ totalAttempts: 4 });
  expect(await filtered(quiz.id, { from: "2026-01-06", question: first?.id, option: 0 })).toMatchObject({
    names: ["Cleo 50%"],
  });
  expect(await filtered(quiz.id, {}, "LOWEST")).toMatchObject({ total: 4, names: ["Dan", "Cleo 50%", "Ben", "Ann"] });
  expect(await filtered(quiz.id, {}, "OLDEST")).toMatchObject({ names: ["Ann", "Ben", "Cleo 50%", "Dan"] });
});

it("finds an option in all wordings of its question, by any of them", async () => {
  const quiz = await aQuiz(platform, owner);
  await taken(quiz.id, "Ann", [1, 0]);
  const [first, second] = await questionsOf(quiz.id);
  await client.rest("PUT", `/quizzes/${quiz.id}`, {
    questions: [{ ...first, questionText: "Capital, of France?" }, second],
  });
  await taken(quiz.id, "Ben", [1, 1]);
  await taken(quiz.id, "Cleo", [0, 1]);
  const [newest] = await questionsOf(quiz.id);
  for (const question of [first?.id, newest?.id])
    expect(await filtered(quiz.id, { question, option: 1 })).toMatchObject({
      names: ["Ben", "Ann"],
      counts: [
        [0, 2, 0],
        [1, 1],
      ],
    });
  expect(await filtered(quiz.id, { question: newest?.id, option: 1, revision: 1 })).toMatchObject({ names: ["Ann"] });
  expect(await filtered(quiz.id, { question: "none", option: 1 })).toMatchObject({ total: 0, names: [] });
});

it("narrows everything to the options of several questions", async () => {
  const quiz = await aQuiz(platform, owner);
  await taken(quiz.id, "Ann", [1, 0]);
  await taken(quiz.id, "Ben", [1, 1]);
  await taken(quiz.id, "Cleo", [0, 1]);
  await taken(quiz.id, "Dan", [2, 1]);
  const [first, second] = (await questionsOf(quiz.id)).map(({ id }) => id) as [string, string];
  const others = { question: second, options: [1] };
  expect(await filtered(quiz.id, { choices: [{ question: first, options: [1] }, others] })).toMatchObject({
    names: ["Ben"],
    counts: [
      [0, 1, 0],
      [0, 1],
    ],
  });
  expect(await filtered(quiz.id, { choices: [{ question: first, options: [0, 1] }, others] })).toMatchObject({
    names: ["Cleo", "Ben"],
  });
  const both = { question: first, option: 1, choices: [{ question: first, options: [2] }, others] };
  expect((await client.graphql(QUERY, { key: quiz.id, filter: both })).data.content.attempts.totalCount).toBe(2);
  expect(await filtered(quiz.id, { choices: [others, { question: "none", options: [0] }] })).toMatchObject({
    total: 0,
  });
  expect(await filtered(quiz.id, { choices: [], search: "ann" })).toMatchObject({ names: ["Ann"] });
  const repeated = `question=${first}&option=1&question=&option=&question=${second}&option=1`;
  const { body } = await client.rest("GET", `/quizzes/${quiz.id}/results?${repeated}&limit=1`);
  expect([body.stats.totalAttempts, body.pagination]).toEqual([1, { total: 1, limit: 1, nextCursor: null }]);
});

it("finds an option among several chosen, and a level", async () => {
  const survey = await aSurvey(platform, owner);
  await taken(survey.id, "Ann", [0, [0, 2]]);
  await taken(survey.id, "Ben", [0, [1]]);
  const [, several] = await questionsOf(survey.id);
  expect(await filtered(survey.id, { question: several?.id, option: 2 })).toMatchObject({
    names: ["Ann"],
    counts: [
      [1, 0],
      [1, 0, 1],
    ],
  });

  const assessment = await anAssessment(platform, owner);
  await taken(assessment.id, "Ann", [1, 1]);
  await taken(assessment.id, "Ben", [0, 0]);
  expect(await filtered(assessment.id, { level: "Expert" })).toMatchObject({ names: ["Ann"] });
});

it("keeps levels of one name apart whose range was edited", async () => {
  const assessment = await anAssessment(platform, owner);
  await taken(assessment.id, "Ann", [1, 1]);
  const [beginner, expert] = assessment.skillLevels ?? [];
  const [low = 0, high = 0] = expert?.range ?? [];
  await updateContent(platform, viewerFor(owner), assessment.id, {
    skillLevels: [beginner, { ...expert, range: [low, high + 1] }],
  });
  await taken(assessment.id, "Ben", [1, 1]);
  await taken(assessment.id, "Cleo", [1, 1]);
  const { levels } = await resultsOf(platform, assessment, "UTC");
  expect(levels.filter(({ name }) => name === "Expert").map(({ count }) => count)).toEqual([1, 2]);
  const before = { level: "Expert", levelMin: low, levelMax: high };
  expect(await filtered(assessment.id, before)).toMatchObject({ names: ["Ann"] });
  expect(await filtered(assessment.id, { ...before, levelMax: high + 1 })).toMatchObject({ names: ["Cleo", "Ben"] });
  expect(await filtered(assessment.id, { ...before, levelMax: high + 2 })).toMatchObject({ total: 0 });
  expect(await filtered(assessment.id, { level: "Expert" })).toMatchObject({ total: 3 });
});

it("counts what everybody did in the same way as the tallies do", async () => {
  const assessment = await anAssessment(platform, owner);
  for (let attempt = 0; attempt < 12; attempt++)
    await taken(assessment.id, "Ann", [attempt % 2, Number(attempt % 3 === 0)]);
  const content = await platform.db.content.findUniqueOrThrow({ where: { id: assessment.id } });
  const { completionRate, starts, finished, ...tallied } = await resultsOf(platform, content, "UTC");
  const narrowed = await resultsOf(platform, content, "UTC", { search: "ann", chosen: [], zone: "UTC" });
  const { completionRate: unknown, starts: none, finished: nobody, ...counted } = narrowed;
  const timeless = ({ lastAttemptAt, ...results }: typeof tallied) => results;
  expect(timeless(counted)).toEqual(timeless(tallied));
  expect([unknown, none, nobody]).toEqual([null, null, null]);
});

it("gives the same time of the last anonymous answer as the tallies, even before noon", async () => {
  const quiz = await anAnonymousQuizTaken();
  // The noon that represents the day is still in the future.
  const noon = new Date(Date.now() + 3_600_000);
  await platform.db.attempt.updateMany({ where: { contentId: quiz.id }, data: { completedAt: noon } });
  await platform.sql.query("UPDATE daily_tallies SET last_at = $2 WHERE quiz_id = $1", [quiz.id, noon]);
  const content = await platform.db.content.findUniqueOrThrow({ where: { id: quiz.id } });
  const tallied = await resultsOf(platform, content, "UTC");
  const counted = await resultsOf(platform, content, "UTC", { from: "2000-01-01", chosen: [], zone: "UTC" });
  expect(counted.lastAttemptAt).toEqual(tallied.lastAttemptAt);
  expect(Number(counted.lastAttemptAt)).toBeLessThan(Date.now());
  expect(counted.lastAttemptAt).not.toBeNull();
});

async function anAnonymousQuizTaken() {
  const quiz = await aQuiz(platform, owner, { rules: { anonymous: true } });
  for (let answered = 0; answered < fewestInBlock; answered++) await taken(quiz.id, "Ann", [1, 0]);
  await publishAnswers(platform, quiz.id);
  return quiz;
}

it("filters anonymous answers by nothing that tells those of a block apart", async () => {
  const { id } = await anAnonymousQuizTaken();
  const [first] = await questionsOf(id);
  const finer = [
    ["choices", `question=${first?.id}&option=1`],
    ["answers", `leftOut=${first?.id}`],
    ["bin", "bin=3"],
    ["minScore", "minScore=50"],
    ["maxScore", "maxScore=50"],
    ["level", "level=Expert"],
  ] as const;
  for (const [part, query] of finer)
    for (const path of [`content/${id}/results`, `quizzes/${id}/export`, `content/${id}/attempts`]) {
      const { status, body } = await client.rest("GET", `/${path}?format=json&${query}`);
      expect([status, body.issues?.[0].path]).toEqual([400, part]);
    }
  const texts = await client.rest("GET", `/content/${id}/questions/${first?.id}/texts?contains=word&from=2000-01-01`);
  expect([texts.status, texts.body.issues?.[0].path]).toEqual([400, "contains"]);
  const link = `mutation ($id: ID!) { exportResults(id: $id, format: CSV, filter: { minScore: 50 }) {
    ... on DomainError { code message } } }`;
  const { data } = await client.graphql(link, { id: globalId("Content", id) });
  expect(data.exportResults).toMatchObject({ code: "VALIDATION_FAILED" });
  expect(await filtered(id, { from: "2000-01-01", revision: 1, late: false })).toMatchObject({ total: fewestInBlock });
});

it("deletes anonymous answers that wait with all others", async () => {
  const { id } = await anAnonymousQuizTaken();
  await taken(id, "Ben", [1, 0]);
  const { body } = await client.rest("POST", `/content/${id}/attempts/deletions`, { all: true });
  expect(body.deleted).toBe(fewestInBlock + 1);
  expect(await platform.db.attempt.count({ where: { contentId: id } })).toBe(0);
  expect((await client.rest("GET", `/content/${id}/results`)).body.stats).toMatchObject({
    totalAttempts: 0,
    waiting: 0,
  });
  await client.rest("POST", `/attempt-deletions/${body.id}/undo`);
  expect((await client.rest("GET", `/content/${id}/results`)).body.stats).toMatchObject({
    totalAttempts: fewestInBlock,
    waiting: 1,
  });
});

it("suggests a remedy when a filter takes too long to count, and counts only a few at a time", async () => {
  const quiz = await aQuiz(platform, owner);
  await taken(quiz.id, "Ann", [1, 0]);
  const ask = platform.sql.query.bind(platform.sql);
  const query = vi.spyOn(platform.sql, "query");
  onTestFinished(() => query.mockRestore());
  const late = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  query.mockImplementation(((...asked: Parameters<typeof ask>) =>
    String(asked[0]).includes("percentile_cont") ? Promise.reject(late) : ask(...asked)) as typeof ask);
  const { status, body } = await client.rest("GET", `/quizzes/${quiz.id}/export?format=csv&search=ann`);
  expect([status, body.message]).toEqual([503, expect.stringContaining("Narrow it to fewer days")]);

  // A separate process, because its count never ends.
  const busy = { ...platform };
  const content = await platform.db.content.findUniqueOrThrow({ where: { id: quiz.id } });
  query.mockClear().mockImplementation(() => new Promise<never>(() => {}));
  for (let watcher = 0; watcher < 52; watcher++)
    resultsOf(busy, content, "UTC", { search: "ann", chosen: [], zone: "UTC" }).catch(() => {});
  await expect(resultsOf(busy, content, "UTC", { search: "ann", chosen: [], zone: "UTC" })).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
  const counting = query.mock.calls.filter(([text]) => String(text).includes("percentile_cont"));
  expect(counting).toHaveLength(2);
});

const chosenIn = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ question: `q${place}`, options: [0] }));

it.each([
  [{ from: "5 January" }, "from"],
  [{ option: 1 }, "option"],
  [{ bin: 10 }, "bin"],
  [{ minScore: 101 }, "minScore"],
  [{ level: "Expert", levelMin: 2 }, "levelMax"],
  [{ levelMin: 2, levelMax: 6 }, "level"],
  [{ search: "a\0" }, "search"],
  [{ choices: [{ question: "q", options: [] }] }, "choices.0.options"],
  [{ choices: [{ question: "q", options: [101] }] }, "choices.0.options.0"],
  [{ choices: chosenIn(11) }, "choices"],
  [{ choices: chosenIn(10), question: "q", option: 0 }, "question"],
  [{ from: "0000-01-01" }, "from"],
])("explains what is wrong with %j", async (filter, field) => {
  const quiz = await aQuiz(platform, owner);
  const { errors } = await client.graphql(QUERY, { key: quiz.id, filter });
  expect(errors[0].extensions).toMatchObject({ code: "VALIDATION_FAILED", issues: [{ path: field }] });
  const { data } = await client.graphql(
    "mutation ($id: ID!, $filter: ResultsFilterInput) { exportResults(id: $id, format: CSV, filter: $filter) { ... on DomainError { field } } }",
    { id: globalId("Content", quiz.id), filter },
  );
  expect(data.exportResults).toEqual({ field });
});

it("refuses in a query values that no database could search for", async () => {
  const quiz = await aQuiz(platform, owner);
  const eleven = chosenIn(11).map(({ question }) => `question=${question}&option=0`);
  for (const [query, field] of [
    ["from=0000-01-01", "from"],
    ["to=0000-12-31", "to"],
    ["revision=2147483648", "revision"],
    ["option=1&option=2&question=q", "option"],
    ["option=1&option=x&question=q&question=p", "option"],
    [eleven.join("&"), "question"],
  ]) {
    for (const path of ["results", "export"]) {
      const { status, body } = await client.rest("GET", `/quizzes/${quiz.id}/${path}?${query}`);
      expect([status, body.issues]).toEqual([400, [{ path: field, message: expect.any(String) }]]);
    }
  }
});

it("counts in turns among owners: one who asks for much keeps nobody else from an answer", async () => {
  const other = await aUser(platform);
  const [mine, theirs] = [await aQuiz(platform, owner), await aQuiz(platform, other)];
  const query = "query ($key: String!) { content(key: $key) { results(filter: { bin: 9 }) { totalAttempts } } }";
  const neighbour = await app.as(other);
  // While the table is locked nothing can be counted, so all requests queue.
  const lock = await platform.sql.connect();
  await lock.query("BEGIN; LOCK TABLE attempts IN ACCESS EXCLUSIVE MODE");
  try {
    const flood = Array.from({ length: 30 }, () => client.graphql(query, { key: mine.id }));
    const refusals: object[] = [];
    for (const asked of flood) void asked.then(({ errors }) => errors && refusals.push(errors[0].extensions));
    await expect.poll(() => refusals.length).toBe(8);
    expect(refusals[0]).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
    const answer = neighbour.graphql(query, { key: theirs.id });
    await lock.query("COMMIT");
    expect((await answer).data.content.results).toEqual({ totalAttempts: 0 });
    const answers = await Promise.all(flood);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(22);
  } finally {
    lock.release();
  }
});

it("finds those who took it in a language, or a variety of it, and counts each", async () => {
  const { id } = await aQuiz(platform, owner);
  const [first, second] = await questionsOf(id);
  const answers = { [String(first?.id)]: 1, [String(second?.id)]: 0 };
  for (const [participantName, language] of [["Ann"], ["Ben", "de"], ["Cleo", "DE_at"], ["Dee", "fr"]])
    await submit(platform, anonymous("192.0.2.7"), id, { answers, participantName, language });
  expect(await filtered(id, { language: "de" })).toMatchObject({ total: 2, names: ["Cleo", "Ben"] });
  expect(await filtered(id, { language: "de-AT" })).toMatchObject({ total: 1, names: ["Cleo"] });
  expect(await filtered(id, { language: "und" })).toMatchObject({ total: 1, names: ["Ann"] });
  const untold = await client.rest("GET", `/content/${id}/attempts?language=und`);
  expect(untold.body.attempts).toEqual([expect.objectContaining({ participantName: "Ann" })]);
  const counts = [
    { language: "de", attempts: 1 },
    { language: "de-AT", attempts: 1 },
    { language: "fr", attempts: 1 },
  ];
  const query =
    "query ($key: String!, $filter: ResultsFilterInput) { content(key: $key) { answerLanguages(filter: $filter) { language attempts } } }";
  expect((await client.graphql(query, { key: id })).data.content.answerLanguages).toEqual(counts);
  expect((await client.rest("GET", `/content/${id}/languages`)).body.languages).toEqual(counts);
  const german = await client.rest("GET", `/content/${id}/languages?language=de`);
  expect(german.body.languages).toEqual(counts.slice(0, 2));
  const wrong = await client.rest("GET", `/content/${id}/languages?language=klingon-ish!`);
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: "language" }] } });
});

it("finds late answers, and answers on time", async () => {
  const { id } = await aQuiz(platform, owner);
  for (const name of ["Ann", "Ben", "Cleo"]) await taken(id, name, [1, 0]);
  await platform.db.attempt.updateMany({ where: { contentId: id, participantName: "Ben" }, data: { late: 0 } });
  await platform.db.attempt.updateMany({ where: { contentId: id, participantName: "Cleo" }, data: { late: 90 } });
  expect(await filtered(id, { late: true })).toMatchObject({ total: 2, names: ["Cleo", "Ben"] });
  expect(await filtered(id, { late: false })).toMatchObject({ total: 1, names: ["Ann"] });
  const wrong = await client.rest("GET", `/content/${id}/attempts?late=perhaps`);
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: "late" }] } });
  const deleted = await client.rest("POST", `/content/${id}/attempts/deletions`, { filter: { late: true } });
  expect(deleted.status).toBeLessThan(300);
  await expect.poll(() => platform.db.attempt.count({ where: { contentId: id } })).toBe(1);
});
