import { beforeAll, describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, assessmentInput, aUser, quizInput, surveyInput } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { globalId } from "../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;

type User = Awaited<ReturnType<typeof aUser>>;
type Client = Awaited<ReturnType<typeof app.as>>;
let owner: User;
let people: Record<"anonymous" | "stranger" | "owner" | "admin", Client>;
beforeAll(async () => {
  owner = await aUser(platform);
  people = {
    anonymous: await app.as(),
    stranger: await app.as(await aUser(platform)),
    owner: await app.as(owner),
    admin: await app.as(await aUser(platform, { isAdmin: true })),
  };
});

const created = { quiz: "/quizzes/manual", survey: "/surveys", assessment: "/quizzes/skill-based" };
const mutations = {
  quiz: "mutation ($input: CreateQuizInput!) { created: createQuiz(input: $input) { ... on CreateQuizSuccess { data { key } } ... on DomainError { code message field issues { path message } } } }",
  survey:
    "mutation ($input: CreateSurveyInput!) { created: createSurvey(input: $input) { ... on CreateSurveySuccess { data { key } } ... on DomainError { code message field issues { path message } } } }",
  assessment:
    "mutation ($input: CreateAssessmentInput!) { created: createAssessment(input: $input) { ... on CreateAssessmentSuccess { data { key } } ... on DomainError { code message field issues { path message } } } }",
};

const type = (input: { questions: object[] }) => ({
  ...input,
  questions: input.questions.map((question) =>
    "questionType" in question ? { ...question, questionType: String(question.questionType).toUpperCase() } : question,
  ),
});

describe.each([
  ["quiz", quizInput],
  ["survey", surveyInput],
  ["assessment", assessmentInput],
] as const)("creating a %s", (kind, input) => {
  const other = <T>(list: readonly T[], change: object) => [{ ...list[0], ...change }, ...list.slice(1)];
  const questions = input.questions as readonly object[];
  const long = (length: number) => "x".repeat(length);
  const most = { quiz: 6, survey: 10, assessment: 6 }[kind];
  const choices = (count: number) => ({
    options: Array.from({ length: count }, (_, index) => `Option ${index}`),
    ...(kind === "assessment" && { optionWeights: Array.from({ length: count }, () => 1) }),
  });
  const text = {
    quiz: "Question text is required",
    survey: "Question is required",
    assessment: "Question text is required",
  }[kind];
  const title = { quiz: "Quiz title is required", survey: "Title is required", assessment: "Title is required" }[kind];

  const cases: [string, object, string, string][] = [
    ["no title", { title: " " }, "title", title],
    ["a title over 200", { title: long(201) }, "title", "Title is too long"],
    ["no question", { questions: [] }, "questions", "At least 1 question required"],
    [
      "a question without text",
      { questions: other(questions, { questionText: "" }) },
      "questions.0.questionText",
      text,
    ],
    ["one option", { questions: other(questions, choices(1)) }, "questions.0.options", "At least 2 options required"],
    [
      `${most + 1} options`,
      { questions: other(questions, choices(most + 1)) },
      "questions.0.options",
      `Maximum ${most} options allowed`,
    ],
    [
      "an empty option",
      { questions: other(questions, { ...choices(2), options: ["a", " "] }) },
      "questions.0.options.1",
      "Option cannot be empty",
    ],
    ["a title of nothing visible", { title: "\u200b\u2060" }, "title", title],
    [
      "an option of nothing visible",
      { questions: other(questions, { ...choices(2), options: ["a", "\u3164"] }) },
      "questions.0.options.1",
      "Option cannot be empty",
    ],
    ["a NUL", { title: "a\0b" }, "title", "Contains characters that cannot be stored"],
    ["half a surrogate pair", { title: "a\ud800" }, "title", "Contains characters that cannot be stored"],
  ];
  if (kind === "quiz") {
    cases.push(
      [
        "no correct answer",
        { questions: other(questions, { correctAnswer: -1 }) },
        "questions.0.correctAnswer",
        "Correct answer is required",
      ],
      [
        "a correct answer that is no option",
        { questions: other(questions, { correctAnswer: 3 }) },
        "questions.0.correctAnswer",
        "Correct answer is required",
      ],
    );
  }
  if (kind === "survey") {
    const many = Array.from({ length: 51 }, () => questions[0]);
    cases.push(["51 questions", { questions: many }, "questions", "Maximum 50 questions allowed"]);
  }
  if (kind === "assessment") {
    const levels = assessmentInput.skillLevels;
    cases.push(
      ["one level", { skillLevels: levels.slice(0, 1) }, "skillLevels", "At least 2 skill levels required"],
      [
        "seven levels",
        { skillLevels: Array.from({ length: 7 }, () => levels[0]) },
        "skillLevels",
        "Maximum 6 skill levels",
      ],
      [
        "a level that begins below 0",
        { skillLevels: other(levels, { range: [-1, 3] }) },
        "skillLevels.0.range.0",
        "Must be 0 or more",
      ],
      [
        "a weight over 100",
        { questions: other(questions, { optionWeights: [0, 101] }) },
        "questions.0.optionWeights.1",
        "Must be 100 or less",
      ],
      [
        "a weight too few",
        { questions: other(questions, { optionWeights: [1] }) },
        "questions.0.optionWeights",
        "Every option needs a weight",
      ],
      [
        "a link that is none",
        { emailResultsSettings: { enabled: true, resourceLinks: [{ title: "x", url: "javascript:alert(1)" }] } },
        "emailResultsSettings.resourceLinks.0.url",
        "Please enter a valid URL",
      ],
    );
  }

  it.each(cases)("with %s is refused alike over REST and GraphQL", async (_what, change, path, message) => {
    const bad = { ...input, ...change };
    const rest = await people.owner.rest("POST", created[kind], bad);
    expect([rest.status, rest.body.error, rest.body.issues?.[0]]).toEqual([
      400,
      "VALIDATION_FAILED",
      { path, message },
    ]);
    const { data } = await people.owner.graphql(mutations[kind], { input: type(bad) });
    expect(data.created).toMatchObject({ code: "VALIDATION_FAILED", message, field: path });
  });

  it("returns 201 and the whole item, the same over GraphQL", async () => {
    const { status, body } = await people.owner.rest("POST", created[kind], input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: input.title,
      isPublic: true,
      showResultsToTakers: false,
      collectEmailUpfront: false,
      revision: 1,
    });
    expect(body.questions.map(({ order }: { order: number }) => order)).toEqual([1, 2]);
    const { data } = await people.owner.graphql(mutations[kind], { input: type(input) });
    const again = await people.owner.rest("GET", `/quizzes/${data.created.data.key}`);
    const same = ({ id, createdAt, updatedAt, questions, ...rest }: Record<string, unknown>) => rest;
    expect(same(again.body)).toEqual(same(body));
  });

  it("is private from the start if requested", async () => {
    const withheld: typeof input = Object.assign({}, input, { isPublic: false });
    const { body } = await people.owner.rest("POST", created[kind], withheld);
    expect(body.isPublic).toBe(false);
    expect((await people.anonymous.rest("GET", `/quizzes/${body.id}`)).status).toBe(404);
    const { data } = await people.owner.graphql(mutations[kind], { input: type(withheld) });
    expect((await people.anonymous.rest("GET", `/quizzes/${data.created.data.key}`)).status).toBe(404);
  });

  it("needs a logged-in user", async () => {
    expect(await people.anonymous.rest("POST", created[kind], input)).toMatchObject({
      status: 401,
      body: { error: "UNAUTHENTICATED" },
    });
    const { data } = await people.anonymous.graphql(mutations[kind], { input: type(input) });
    expect(data.created).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

it("accepts a manual quiz as the specification writes it", async () => {
  const questions = [
    { question: "2 + 2?", options: ["3", "4"], correctAnswer: 1, explanation: "", type: "multiple_choice" },
  ];
  const { body } = await people.owner.rest("POST", "/quizzes/manual", {
    title: "Sums",
    isAdmin: true,
    userId: "me",
    questions,
  });
  expect(body).toMatchObject({ questions: [{ questionText: "2 + 2?", correctAnswer: 1, explanation: null }] });
});

describe("access", () => {
  const status = async (who: keyof typeof people, method: "GET" | "PUT" | "DELETE" | "POST", path: string) =>
    (await people[who].rest(method, path, method === "GET" ? undefined : {})).status;

  it("lets only the owner and administrators read the key, over every API", async () => {
    const quiz = await aQuiz(platform, owner);
    const query = "query ($key: String!) { content(key: $key) { canEdit questions { correctAnswer explanation } } }";
    for (const [who, sees] of [
      ["anonymous", false],
      ["stranger", false],
      ["owner", true],
      ["admin", true],
    ] as const) {
      const { body } = await people[who].rest("GET", `/quizzes/${quiz.id}`);
      expect(JSON.stringify(body).includes("Since 987.")).toBe(sees);
      const { data } = await people[who].graphql(query, { key: quiz.id });
      expect(data.content.questions[0]).toEqual(
        sees ? { correctAnswer: 1, explanation: "Since 987." } : { correctAnswer: null, explanation: null },
      );
      expect(data.content.canEdit).toBe(who === "owner");
    }
    const { body } = await people.anonymous.rest("GET", `/quizzes/${quiz.id}`);
    const item = [
      "collectEmailUpfront",
      "contentType",
      "description",
      "difficulty",
      "id",
      "kind",
      "language",
      "questions",
      "revision",
      "scoringType",
      "showResultsToTakers",
      "title",
    ];
    expect(Object.keys(body).sort()).toEqual(item);
    expect(Object.keys(body.questions[0]).sort()).toEqual(["id", "options", "order", "questionText", "questionType"]);
  });

  it("hides weights and levels until a taker has submitted", async () => {
    const { id } = await anAssessment(platform, owner);
    const { data } = await people.stranger.graphql(
      `query ($key: String!, $id: ID!) {
        content(key: $key) { skillLevels { name } emailResultsSettings { subject } results { totalAttempts } attemptCount attempts(first: 1) { totalCount } questions { optionWeights } }
        node(id: $id) { ... on Content { skillLevels { name } } }
      }`,
      { key: id, id: globalId("Content", id) },
    );
    expect(data.content).toMatchObject({
      skillLevels: null,
      emailResultsSettings: null,
      results: null,
      attemptCount: null,
      attempts: null,
    });
    expect(data.content.questions[0].optionWeights).toBeNull();
    expect(data.node.skillLevels).toBeNull();
  });

  it("lets only the owner edit, delete and duplicate", async () => {
    const quiz = await aQuiz(platform, owner);
    for (const [who, expected] of [
      ["anonymous", 401],
      ["stranger", 403],
      ["admin", 403],
    ] as const) {
      expect(await status(who, "PUT", `/quizzes/${quiz.id}`)).toBe(expected);
      expect(await status(who, "DELETE", `/quizzes/${quiz.id}`)).toBe(expected);
      expect(await status(who, "POST", `/quizzes/${quiz.id}/duplicate`)).toBe(expected);
    }
    expect(await status("owner", "PUT", `/quizzes/${quiz.id}`)).toBe(200);
    expect(await status("owner", "POST", `/quizzes/${quiz.id}/duplicate`)).toBe(201);
    expect(await status("owner", "DELETE", `/quizzes/${quiz.id}`)).toBe(200);
    expect(await status("owner", "GET", `/quizzes/${quiz.id}`)).toBe(404);
  });

  it("returns 404 for a private item to everyone except its owner and administrators", async () => {
    const quiz = await aQuiz(platform, owner);
    await people.owner.rest("PUT", `/quizzes/${quiz.id}`, { isPublic: false });
    for (const [who, read, write] of [
      ["anonymous", 404, 401],
      ["stranger", 404, 404],
      ["admin", 200, 403],
      ["owner", 200, 200],
    ] as const) {
      expect(await status(who, "GET", `/quizzes/${quiz.id}`)).toBe(read);
      expect(await status(who, "PUT", `/quizzes/${quiz.id}`)).toBe(write);
    }
  });

  it("returns an item only at the path of its kind", async () => {
    const survey = await aSurvey(platform, owner);
    const quiz = await aQuiz(platform, owner);
    expect(await status("owner", "GET", `/quizzes/${survey.id}`)).toBe(200);
    expect(await status("owner", "PUT", `/quizzes/${survey.id}`)).toBe(404);
    expect(await status("owner", "GET", `/surveys/${quiz.id}`)).toBe(404);
    expect(await status("owner", "DELETE", `/surveys/${quiz.id}`)).toBe(404);
  });

  it.each([
    "nothing",
    "a%20b",
    "%00",
    "..%2f..",
    "x".repeat(300),
    "%F0%9F%90%99",
  ])("returns 404 for a malformed id (%s)", async (id) => {
    for (const who of ["anonymous", "owner"] as const) expect(await status(who, "GET", `/quizzes/${id}`)).toBe(404);
    expect(await status("owner", "PUT", `/surveys/${id}`)).toBe(404);
    expect(
      (
        await people.owner.graphql("query ($key: String!) { content(key: $key) { id } }", {
          key: decodeURIComponent(id),
        })
      ).data?.content ?? null,
    ).toBeNull();
  });
});

it("answers an unchanged item with 304, and never from a cache to a logged-in user", async () => {
  const quiz = await aQuiz(platform, owner);
  const { headers } = await people.anonymous.rest("GET", `/quizzes/${quiz.id}`);
  const etag = { "if-none-match": String(headers.etag) };
  expect((await people.anonymous.rest("GET", `/quizzes/${quiz.id}`, undefined, etag)).status).toBe(304);
  await people.owner.rest("PUT", `/quizzes/${quiz.id}`, { title: "Another" });
  expect((await people.anonymous.rest("GET", `/quizzes/${quiz.id}`, undefined, etag)).body.title).toBe("Another");
  expect((await people.owner.rest("GET", `/quizzes/${quiz.id}`)).headers["cache-control"]).toBe("private, no-store");
});
