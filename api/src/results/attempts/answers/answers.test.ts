import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../../../../test/cases/cases.ts";
import { aQuiz, aSurvey, aUser, quizOfKinds, surveyOfKinds, viewerFor } from "../../../../test/factories.ts";
import { testApp } from "../../../../test/harness.ts";
import { submit } from "../../../attempt/attempt.ts";
import { updateContent } from "../../../content/edit/edit.ts";
import type { GivenAnswer } from "../../../content/question/form/form.shared.ts";
import { anonymous } from "../../../platform/identity/viewer.ts";
import { resultsOf } from "../../results.ts";
import { countAttempts } from "../count.ts";
import { readFilter } from "../filter.ts";
import { listAttempts } from "../list.ts";
import { type AskedAnswer, writtenAnswer } from "./answers.shared.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);

type Answer = GivenAnswer | null;
const [bus, other] = [0, 2];
const maybe = <T>(answer: fc.Arbitrary<T>) => fc.option(answer, { freq: 3 });
const words = fc.constantFrom("Soup", "soup of the day", "50% off", "a_b", "ŒUF", "œuf", "café");
const answersOf: Record<"survey" | "quiz", fc.Arbitrary<Answer>[]> = {
  survey: [
    fc.oneof(
      fc.nat(1),
      words.map((text) => ({ choices: [other], other: text })),
    ),
    maybe(
      fc.oneof(
        fc.constantFrom<number[]>([0], [1], [0, 1], [3]),
        words.map((text) => ({ choices: [bus, other], other: text })),
      ),
    ),
    fc.nat(10),
    maybe(fc.tuple(fc.option(fc.nat(2)), fc.option(fc.nat(2))).filter((rows) => rows.some((row) => row !== null))),
    maybe(words),
    maybe(fc.nat(100)),
  ],
  quiz: [
    fc.constantFrom<number[]>([0, 2], [0], [1, 2], [0, 1, 2]),
    maybe(fc.constantFrom("Curie", "curi", "CURIE", "Bohr", "Planck")),
    fc.constantFrom(9.8, 9.81, 9.82, 9.83, 1),
    maybe(fc.nat(1)),
  ],
};
const isRight: ((answer: Answer) => boolean)[] = [
  (answer) => JSON.stringify(answer) === "[0,2]",
  (answer) => /^curie?$/i.test(String(answer)),
  (answer) => Math.abs(Number(answer) - 9.81) < 0.011,
  (answer) => answer === 0,
];

const outcome = fc.constantFrom("LEFT_OUT", "RIGHT", "WRONG").map((outcome) => ({ outcome }));
const contains = fc.constantFrom("soup", "50%", "a_b", "œ", "E", "É").map((contains) => ({ contains }));
const cell = fc.record({ row: fc.nat(1), point: fc.nat(2) }).map((cell) => ({ cell }));
const range = fc
  .tuple(fc.option(fc.nat(100)), fc.option(fc.nat(100)))
  .filter(([min, max]) => (min ?? max) !== null)
  .map(([min, max]) => ({
    range: {
      min: min !== null && max !== null ? Math.min(min, max) : min,
      max: min === null || max === null ? max : Math.max(min, max),
    },
  }));
const option = fc.nat(3).map((option) => ({ option }));
type Way = Omit<AskedAnswer, "question"> & { option?: number };
const waysOf = {
  survey: [
    [option, contains],
    [option, contains, outcome],
    [option],
    [cell, outcome],
    [contains, outcome],
    [range, outcome],
  ],
  quiz: [
    [option, outcome],
    [contains, outcome],
    [range, outcome],
    [option, outcome],
  ],
} as Record<"survey" | "quiz", fc.Arbitrary<Way>[][]>;

const textOf = (answer: Answer) =>
  typeof answer === "string" ? answer : typeof answer === "object" && answer && "other" in answer ? answer.other : null;
const optionsOf = (answer: Answer) =>
  typeof answer === "object" && answer && "choices" in answer ? answer.choices : [answer].flat();

function isOne(kind: "survey" | "quiz", question: number, answer: Answer, { outcome, contains, range, option }: Way) {
  if (outcome === "LEFT_OUT") return answer === null;
  if (answer === null) return false;
  if (outcome) return kind === "quiz" && isRight[question]?.(answer) === (outcome === "RIGHT");
  if (contains) return textOf(answer)?.toLowerCase().includes(contains.toLowerCase()) ?? false;
  if (range) return Number(answer) >= (range.min ?? -1) && Number(answer) <= (range.max ?? 1000);
  return option !== undefined && optionsOf(answer).includes(option);
}

function matches(kind: "survey" | "quiz", question: number, answer: Answer, ways: readonly Way[]): boolean {
  const cells = Map.groupBy(
    ways.flatMap(({ cell }) => cell ?? []),
    ({ row }) => row,
  );
  const rows = Array.isArray(answer) ? answer : [];
  const fits = cells.size > 0 && [...cells].every(([row, ofRow]) => ofRow.some(({ point }) => rows[row] === point));
  return fits || ways.some((way) => isOne(kind, question, answer, way));
}

const asked = {
  survey: { create: aSurvey, item: surveyOfKinds },
  quiz: { create: aQuiz, item: quizOfKinds },
};

it.each(["survey", "quiz"] as const)("lets through who answered a %s so, as a plain count says", {
  tags: ["property"],
}, async (kind) => {
  const { create, item } = asked[kind];
  const content = await create(platform, owner, item);
  const wordings: string[][] = [];
  const people: { id: string; revision: number; answers: Answer[] }[] = [];
  for (const revision of [1, 2]) {
    const questions = await platform.db.question.findMany({
      where: { contentId: content.id, untilRevision: null },
      orderBy: { order: "asc" },
    });
    wordings.push(questions.map(({ id }) => id));
    for (const given of fc.sample(fc.tuple(...answersOf[kind]), { numRuns: 30, seed: revision })) {
      const entries = questions.map(({ id }, place) => [id, given[place] ?? null] as const);
      const answers = Object.fromEntries(entries.filter(([, answer]) => answer !== null));
      const { id } = await submit(platform, anonymous("192.0.2.7"), content.id, { answers, participantName: "Ann" });
      people.push({ id, revision, answers: given });
    }
    if (revision === 1)
      await updateContent(platform, viewerFor(owner), content.id, {
        questions: questions.map((question) => ({ ...question, questionText: `Now: ${question.questionText}` })),
      });
  }

  const condition = fc
    .nat(item.questions.length - 1)
    .chain((question) =>
      fc.record({ question: fc.constant(question), way: fc.oneof(...(waysOf[kind][question] ?? [])) }),
    );
  const asking = fc.record({
    conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
    wording: fc.nat(1),
    isWritten: fc.boolean(),
    revision: fc.option(fc.constantFrom(1, 2)),
  });
  await fc.assert(
    fc.asyncProperty(asking, async ({ conditions, wording, isWritten, revision }) => {
      const key = (question: number) => wordings[wording]?.[question] as string;
      const choices = conditions.flatMap(({ question, way: { option } }) =>
        option === undefined ? [] : [{ question: key(question), options: [option] }],
      );
      const answers = conditions.flatMap(({ question, way }) =>
        way.option === undefined ? [{ question: key(question), ...way } as AskedAnswer] : [],
      );
      const written = Object.groupBy(answers.map(writtenAnswer), ([name]) => name);
      const values = Object.entries(written).map(([name, pairs]) => [name, pairs.map(([, value]) => value)]);
      const input = { revision, choices, ...(isWritten ? Object.fromEntries(values) : { answers }) };
      const filter = await readFilter(platform, viewerFor(owner), input, content.id);

      const byQuestion = Map.groupBy(conditions, ({ question }) => question);
      const expected = people.filter(
        (person) =>
          (revision === null || person.revision === revision) &&
          [...byQuestion].every(([question, ways]) =>
            matches(
              kind,
              question,
              person.answers[question] ?? null,
              ways.map(({ way }) => way),
            ),
          ),
      );
      const listed = await listAttempts(platform, content.id, filter, { limit: 100 });
      expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      expect(await countAttempts(platform, content, filter)).toBe(expected.length);
      const { totalAttempts, questions } = await resultsOf(platform, content, "UTC", filter);
      expect(totalAttempts).toBe(expected.length);
      expect(questions.filter(({ isCurrent }) => isCurrent).map(({ responses }) => responses)).toEqual(
        item.questions.map((_, place) => expected.filter(({ answers }) => answers[place] !== null).length),
      );
    }),
    { numRuns: cases(12, 100) },
  );
});

const QUERY = `query ($key: String!, $filter: ResultsFilterInput) { content(key: $key) {
  results(filter: $filter) { totalAttempts questions { unanswered } }
  attempts(first: 10, filter: $filter) { totalCount }
} }`;

it("finds the same over REST and GraphQL, in the figures, the list, the texts and the export", async () => {
  const survey = await aSurvey(platform, owner, surveyOfKinds);
  const rows = await platform.db.question.findMany({ where: { contentId: survey.id }, orderBy: { order: "asc" } });
  const [come, eat, likely, matrix, text, number] = rows.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  for (const answers of [
    { [come]: 0, [likely]: 10, [matrix]: [2, null], [text]: "The Café", [number]: 40 },
    { [come]: { choices: [2], other: "by boat" }, [likely]: 3, [matrix]: [1, 2], [number]: 60 },
    { [come]: 1, [eat]: [0], [likely]: 9, [text]: "Nothing" },
  ])
    await submit(platform, anonymous("192.0.2.7"), survey.id, { answers, participantName: "Ann" });
  const cases: [AskedAnswer[], number][] = [
    [[{ question: matrix, cell: { row: 0, point: 2 } }], 1],
    [[{ question: matrix, cell: { row: 1, point: 2 } }], 1],
    [[{ question: number, range: { min: 40, max: 60 } }], 2],
    [[{ question: number, range: { min: 41, max: null } }], 1],
    [[{ question: text, contains: "café" }], 1],
    [[{ question: come, contains: "BOAT" }], 1],
    [[{ question: text, outcome: "LEFT_OUT" }], 1],
    [
      [
        { question: eat, outcome: "LEFT_OUT" },
        { question: text, contains: "the" },
      ],
      1,
    ],
    [[{ question: eat, outcome: "RIGHT" }], 0],
    [[{ question: "none", outcome: "LEFT_OUT" }], 0],
  ];
  for (const [answers, total] of cases) {
    const { data } = await client.graphql(QUERY, { key: survey.id, filter: { answers } });
    const query = new URLSearchParams(answers.map(writtenAnswer));
    const { body } = await client.rest("GET", `/surveys/${survey.id}/results?${query}`);
    const file = await client.rest("GET", `/surveys/${survey.id}/export?format=json&${query}`);
    const texts = await client.rest("GET", `/content/${survey.id}/questions/${come}/texts?${query}`);
    const { results, attempts } = data.content;
    expect([
      query.toString(),
      results.totalAttempts,
      attempts.totalCount,
      body.stats.totalAttempts,
      body.attempts.length,
      file.body.length,
    ]).toEqual([query.toString(), ...Array(5).fill(total)]);
    expect(texts.status).toBe(200);
    const left = answers.find(({ outcome }) => outcome === "LEFT_OUT");
    if (left && total > 0)
      expect(results.questions[rows.findIndex(({ id }) => id === left.question)].unanswered).toBe(total);
  }
});

it.each([
  [{ cell: { row: 0 } }, null],
  [{ range: { min: 2, max: 1 } }, "answers.0.range.max"],
  [{ range: {} }, "answers.0.range"],
  [{ contains: "" }, "answers.0.contains"],
  [{}, "answers.0"],
  [{ outcome: "LEFT_OUT", contains: "a" }, "answers.0"],
  [{ cell: { row: 101, point: 0 } }, "answers.0.cell.row"],
  [{ contains: "a\0" }, "answers.0.contains"],
])("explains what is wrong with %j", async (answer, field) => {
  const quiz = await aQuiz(platform, owner);
  const { errors } = await client.graphql(QUERY, { key: quiz.id, filter: { answers: [{ question: "q", ...answer }] } });
  if (field === null) expect(errors[0].message).toContain("point");
  else expect(errors[0].extensions).toMatchObject({ code: "VALIDATION_FAILED", issues: [{ path: field }] });
});

it.each([
  ["cell=q:1", "cell.0", "Write it as question:row:point"],
  ["number=q:2:1", "number.0", "Write it as question:least:largest; one of them may be empty"],
  ["number=q:1:2&number=q:x:1", "number.1", "Write it as question:least:largest; one of them may be empty"],
  ["wrote=q", "wrote.0", "Write it as question:text"],
  ["leftOut=q:1", "leftOut.0", "Write it as the id of a question"],
])("explains what is wrong with %s", async (query, path, message) => {
  const quiz = await aQuiz(platform, owner);
  const { status, body } = await client.rest("GET", `/quizzes/${quiz.id}/results?${query}`);
  expect([status, body.issues]).toEqual([400, [{ path, message }]]);
});
