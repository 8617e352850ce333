import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "../../../../test/article.ts";
import { testApp } from "../../../../test/harness.ts";
import { type Answering, posedIn, quizItem, readingOf } from "../../../../test/servers/model.questions.ts";
import {
  aModelServer,
  answers,
  type Behaviour,
  good,
  hangs,
  refuses,
  reviewed,
  says,
} from "../../../../test/servers/model.ts";
import { inParagraphs } from "../../../extractive/source.ts";
import type { Settings } from "../../../platform/settings.ts";
import { noWishes, type Order } from "../../generator.ts";
import { model } from "../model.ts";
import { promptVersion } from "../prompt.ts";

const server = await aModelServer();
afterAll(() => server.close());
const { platform } = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url, openaiModel: "test-model" });
beforeEach(() => {
  server.requests.length = 0;
  server.checks.length = 0;
  server.reviews.length = 0;
  server.planReviews(reviewed());
  server.plan(good());
});

const { title, paragraphs } = anArticle("suez");
const passages = inParagraphs(paragraphs).map((passage) => ({ ...passage, section: "Building the canal" }));
const order: Order = {
  ...noWishes,
  kind: "QUIZ",
  title: "The canal",
  topic: null,
  source: { sourceType: "article", title, url: null, language: "en", passages },
  questionCount: 4,
  difficulty: "medium",
};

function drafted(
  { answering = {}, ...rest }: Partial<Order> & { answering?: Answering },
  settings: Partial<Settings> = {},
  ...checks: Behaviour[]
) {
  server.planChecks(...(checks.length > 0 ? checks : [answers(answering)]));
  const checking = { ...platform, settings: { ...platform.settings, ...settings } };
  return model(checking).draft({ ...order, ...rest }, new AbortController().signal, () => {});
}

const written = (...numbers: number[]) =>
  says(
    JSON.stringify(
      numbers.map((number) => ({
        passage: "Work began at the site of Port Said in April 1859.",
        ...quizItem(number),
      })),
    ),
  );
const isAbout = (number: number) => (text: string) => text.endsWith(`number ${number}?`);

it("answers each question from its passage, from the source around it, and blind", async () => {
  const { questions, notices } = await drafted({});
  expect(notices).toEqual([]);
  expect(questions.map(({ evidence }) => evidence)).toEqual(
    Array(4).fill({
      answerable: true,
      guessable: false,
      guessRate: 0,
      difficulty: 0.7,
      flaws: [],
      prompts: promptVersion,
      level: "remember",
      section: "Building the canal",
    }),
  );
  expect(server.checks.map(readingOf).sort()).toEqual(["around", "blind", "blind", "blind", "passage"]);
  expect(server.reviews).toHaveLength(1);
  const [passage, around, blind] = (["passage", "around", "blind"] as const).map(
    (reading) => server.checks.find((check) => readingOf(check) === reading)?.messages.at(-1)?.content ?? "",
  );
  expect(passage).toContain(`Passage: ${questions[0]?.passage}`);
  expect(around).toContain(paragraphs[1]);
  for (const paragraph of paragraphs) expect(blind).not.toContain(paragraph);
  for (const { passage } of questions) expect(blind).not.toContain(passage);
});

it("shows the options in another order each time, the right one in another place", async () => {
  const { questions } = await drafted({});
  for (const { questionText, correctAnswer, options } of questions) {
    const places = server.checks.map((check) =>
      posedIn(check)
        .find(({ text }) => text === questionText)
        ?.options.findIndex(({ text }) => text === options[correctAnswer ?? -1]),
    );
    expect(new Set([correctAnswer, ...places]).size).toBe(4);
  }
});

it("marks questions that can be guessed without the source, and keeps them", async () => {
  const knows = ({ options }: { options: { letter: string; text: string }[] }) =>
    options.find(({ text }) => text.startsWith("The right one"))?.letter ?? "";
  const { questions } = await drafted({ answering: { blind: knows } });
  expect(questions.map(({ evidence }) => evidence?.guessable)).toEqual([true, true, true, true]);
});

describe("a question that fails the check", () => {
  it.each<[string, Answering, RegExp]>([
    [
      "its passage does not give the answer",
      { passage: rightUnless(2, "none") },
      /number 2\?\n(- .*\n)+Passage: .*\nWrong: its passage does not/,
    ],
    [
      "the source gives another",
      { around: rightUnless(2, "wrong") },
      /number 2\?\n(- .*\n)+Passage: .*\nWrong: its passage does not/,
    ],
    [
      "another option is right, too",
      { around: rightUnless(2, "also") },
      /number 2\?\n(- .*\n)+Passage: .*\nWrong: “The wrong one 2” is right as well/,
    ],
  ])("is rewritten when %s", async (_what, answering, problem) => {
    server.plan(written(1, 2, 3, 4), written(5));
    const { questions, notices } = await drafted({ answering });
    expect(questions.map(({ questionText }) => questionText)).toEqual([1, 3, 4, 5].map((n) => quizItem(n).question));
    expect(questions.every(({ evidence }) => evidence?.answerable)).toBe(true);
    expect(notices).toEqual([]);
    const again = server.requests[1]?.messages.at(-1)?.content;
    expect(again).toContain("Write exactly 1 question.");
    expect(again).toMatch(problem);
    expect(server.checks).toHaveLength(10);
  });

  it("is dropped when it fails after two rewrites, too", async () => {
    server.plan(written(1, 2, 3, 4), written(2));
    const { questions, notices } = await drafted({ answering: { passage: rightUnless(2, "none") } });
    expect(questions).toHaveLength(3);
    expect(notices).toEqual([
      "3 of the 4 questions you asked for are written. The others did not hold when they were checked against the source.",
    ]);
    expect(server.requests).toHaveLength(3);
  });

  it("stays when no other would be left", async () => {
    server.plan(written(1, 2), written(1, 2));
    const { questions, ...rest } = await drafted({ questionCount: 2, answering: { passage: () => "none" } });
    expect(questions.map(({ evidence }) => evidence?.answerable)).toEqual([false, false]);
    expect(rest).toMatchObject({
      isUnconfirmed: true,
      notices: [expect.stringMatching(/^The check confirmed none of the right answers, so the quiz is private/)],
    });
  });
});

const uncheckedNotice =
  "The right answers of 4 questions could not be checked, so the quiz is private. Read them before you share the quiz.";

describe("a check that fails loses nothing and is reported", () => {
  it.each<[string, Behaviour]>([
    ["is refused", refuses(400)],
    ["is answered with nothing of use", says("I would say B.")],
    [
      "is answered with letters that are not there",
      answers({ passage: () => "X", around: () => "X", blind: () => "X" }),
    ],
  ])("when it %s", async (_what, behaviour) => {
    const { questions, notices, isUnconfirmed } = await drafted({}, {}, behaviour);
    expect(isUnconfirmed).toBe(true);
    expect(questions.map(({ evidence }) => evidence)).toEqual(
      Array(4).fill(expect.objectContaining({ answerable: null, guessable: null, guessRate: null, level: "remember" })),
    );
    expect(notices).toEqual([uncheckedNotice]);
  });

  it("when it takes too long", async () => {
    const { questions, notices, isUnconfirmed } = await drafted({}, { openaiTimeoutSeconds: 0.5 }, hangs);
    expect(isUnconfirmed).toBe(true);
    expect(questions).toHaveLength(4);
    expect(notices).toEqual([uncheckedNotice]);
  });
});

it("asks the model set for it, with as many questions at a time as its context holds", async () => {
  await drafted({ questionCount: 12 }, { openaiCheckModel: "cheap" });
  expect(server.checks).toHaveLength(5);
  expect(server.reviews).toHaveLength(1);
  expect(new Set([...server.checks, ...server.reviews].map(({ model }) => model))).toEqual(new Set(["cheap"]));
  expect(server.requests[0]?.model).toBe("test-model");
  await drafted({ questionCount: 12 }, { openaiCheckModel: "small", openaiContextTokens: 8000 });
  const small = server.checks.slice(5);
  expect(Math.max(...small.map((check) => posedIn(check).length))).toBe(10);
  expect(small).toHaveLength(10);
});

it.each<[string, Partial<Order>, Partial<Settings>]>([
  ["is turned off", {}, { openaiCheck: false }],
  ["has no source to check against", { source: null, topic: "Canals" }, {}],
  ["has no right answers", { kind: "SURVEY" }, {}],
])("does not ask when it %s", async (_what, rest, settings) => {
  expect((await drafted(rest, settings)).questions).toHaveLength(4);
  expect(server.checks).toHaveLength(0);
});

/** Answers correctly except for one question. */
function rightUnless(number: number, otherwise: "none" | "wrong" | "also") {
  return ({ text, options }: { text: string; options: { letter: string; text: string }[] }) => {
    const right = options.find((option) => option.text.startsWith("The right one"))?.letter ?? "";
    const wrong = options.find((option) => option.text.startsWith("The wrong one"))?.letter ?? "";
    if (!isAbout(number)(text)) return right;
    return { none: "none", wrong, also: { option: right, alsoRight: [`${wrong})`] } }[otherwise];
  };
}
