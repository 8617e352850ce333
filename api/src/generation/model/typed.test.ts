import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/harness.ts";
import { article, topic } from "../../../test/servers/model.orders.ts";
import { typedItems } from "../../../test/servers/model.questions.ts";
import { aModelServer, answers, type Behaviour, good, writes } from "../../../test/servers/model.ts";
import type { Order } from "../generator.ts";
import { type WrittenType, writtenTypes } from "../types.shared.ts";
import { model } from "./model.ts";

const server = await aModelServer();
afterAll(() => server.close());
const { platform } = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url, openaiModel: "test-model" });
beforeEach(() => {
  server.requests.length = 0;
  server.checks.length = 0;
  server.planChecks(answers());
});

async function draft(order: Partial<Order>, ...behaviours: Behaviour[]) {
  server.plan(...behaviours);
  return model(platform).draft({ ...topic, ...order }, new AbortController().signal, () => {});
}

it("writes each requested type for each kind of item, with the parts that its builder needs", async () => {
  for (const kind of ["QUIZ", "SURVEY", "ASSESSMENT"] as const) {
    const types = writtenTypes[kind];
    const { questions, notices } = await draft({ kind, questionTypes: types, questionCount: 8 }, good());
    expect(notices.filter((notice) => notice.includes("asked for"))).toEqual([]);
    expect(questions).toHaveLength(8);
    expect(new Set(questions.map(({ questionType }) => questionType))).toEqual(new Set(types));
    for (const { questionType, options, correctAnswer, optionWeights, form, answerKey } of questions) {
      const is = (type: WrittenType) => questionType === type;
      expect(options.length === 0).toBe(is("text") || is("number"));
      if (kind === "ASSESSMENT")
        expect(optionWeights).toEqual(is("scale") ? [0.2, 0.4, 0.6, 0.8, 1] : [0.25, 0.5, 0.75, 1]);
      if (is("scale"))
        expect(form?.scale).toEqual({ look: "numbers", lowLabel: "Not at all", highLabel: "Very", isNps: false });
      if (kind !== "QUIZ") expect([correctAnswer, answerKey]).toEqual([null, null]);
      else if (is("multi_select"))
        expect(answerKey?.options?.map((place) => options[place]).sort()).toEqual(
          options.filter((option) => option.startsWith("The right one")).sort(),
        );
      else if (is("text")) expect(answerKey?.text?.accepted).toEqual([expect.stringMatching(/^Name \d+$/)]);
      else if (is("number")) {
        expect(answerKey?.number).toMatchObject({ tolerance: 5 });
        expect(form?.number).toEqual({ decimals: 0, unit: "km", min: null, max: null });
      } else expect(options[correctAnswer ?? -1]).toMatch(/^The right one/);
    }
  }
});

const number = typedItems("number", true);
const several = typedItems("multi_select", true);
const words = typedItems("text", true);
const single = typedItems("multiple_choice", true);
const points = typedItems("scale", false);
const labels = Array.from({ length: 11 }, (_, place) => `Label ${"abcdefghijk"[place]}`);

describe("an invalid question never reaches the author", () => {
  it.each<[string, "QUIZ" | "SURVEY" | "ASSESSMENT", object, RegExp]>([
    [
      "a key out of range",
      "QUIZ",
      { ...several(1), correctOptions: [0, 4] },
      /correctOptions: This option does not exist/,
    ],
    ["a key below it", "QUIZ", { ...several(1), correctOptions: [-1, 1] }, /correctOptions.*option does not exist/],
    ["a key twice", "QUIZ", { ...several(1), correctOptions: [1, 1] }, /correctOptions: Each option/],
    ["no key", "QUIZ", { ...several(1), correctOptions: [] }, /correctOptions: Correct answer is required/],
    ["one right of several", "QUIZ", { ...several(1), correctOptions: [1] }, /correctOptions: Two or more/],
    [
      "nothing wrong",
      "QUIZ",
      { ...several(1), correctOptions: [0, 1, 2, 3] },
      /correctOptions: Some options are wrong/,
    ],
    ["two right ones of one", "QUIZ", { ...single(1), correctOptions: [0, 1] }, /correctOptions: Exactly one/],
    ["an option twice", "QUIZ", { ...several(1), options: ["a", "b", "a "] }, /options: Options must differ/],
    ["a negative tolerance", "QUIZ", { ...number(1), tolerance: -1 }, /tolerance: Must be 0 or more/],
    ["a tolerance without bounds", "QUIZ", { ...number(1), tolerance: 5000 }, /tolerance: It is as large/],
    ["no number", "QUIZ", { ...number(1), correctNumber: null }, /correctNumber/],
    ["a number that is a word", "QUIZ", { ...number(1), correctNumber: "many" }, /correctNumber/],
    [
      "a number of many digits",
      "QUIZ",
      { ...number(1), correctNumber: 1234.56789012 },
      /correctNumber: Must be 6 or less/,
    ],
    ["no accepted answer", "QUIZ", { ...words(1), acceptedAnswers: [] }, /acceptedAnswers.*required/],
    ["an empty accepted answer", "QUIZ", { ...words(1), acceptedAnswers: [" "] }, /acceptedAnswers.*empty/],
    [
      "an answer that is asked with",
      "QUIZ",
      { ...words(1), question: "Is it called Name 1?" },
      /acceptedAnswers: The question holds/,
    ],
    ["a type that was not wished", "QUIZ", { ...points(1) }, /type: It is one of/],
    ["eleven labels", "SURVEY", { ...points(1), options: labels }, /options: A scale of words has up to 7/],
    [
      "twelve points",
      "SURVEY",
      { ...points(1), options: Array.from({ length: 12 }, (_, place) => String(place)) },
      /options: Maximum 11/,
    ],
    ["two points", "SURVEY", { ...points(1), options: ["1", "2"] }, /options: A scale has 3/],
    ["a point twice", "ASSESSMENT", { ...points(1), options: ["1", "2", "2"] }, /options: Options must differ/],
    [
      "a level too many",
      "ASSESSMENT",
      { ...typedItems("multiple_choice", false)(1), options: labels },
      /options: Maximum/,
    ],
  ])("%s in a %s", async (_what, kind, item, problem) => {
    const type = writtenTypes[kind].at(-1) ?? "";
    const { questions } = await draft(
      { kind, questionTypes: writtenTypes[kind], questionCount: 1 },
      writes(item),
      writes(typedItems(type, kind === "QUIZ")(2)),
    );
    expect(questions.map(({ questionText }) => questionText)).toEqual([expect.stringContaining("number 2")]);
    expect(server.requests[1]?.messages.at(-1)?.content).toMatch(problem);
  });
});

describe("checked against the source", () => {
  const quiz = { questionTypes: writtenTypes.QUIZ, source: article, questionCount: 4 };

  it("answers each type in its own way", async () => {
    const { questions } = await draft(quiz, good());
    expect(new Set(questions.map(({ questionType }) => questionType)).size).toBe(4);
    for (const { evidence, passage } of questions) {
      expect(evidence).toMatchObject({ answerable: true, guessable: false });
      expect(passage).not.toBeNull();
    }
    const exam = server.checks[0]?.messages.at(-1)?.content ?? "";
    expect(exam).not.toMatch(/undefined|Name \d/);
  });

  it.each([
    ["multi_select", "A, B, C"],
    ["text", "Another name"],
    ["number", "1,190 km"],
    ["number", "none"],
  ] as const)("rewrites a question of type %s that the check answers with %o twice, then keeps it as unconfirmed", async (type, answer) => {
    server.planChecks(answers({ passage: () => answer }));
    const { questions } = await draft({ ...quiz, questionTypes: [type], questionCount: 1 }, good());
    expect(server.requests).toHaveLength(3);
    // A question that could not be answered stays if no other question is left.
    expect(questions.map(({ evidence }) => evidence?.answerable)).toEqual([false]);
  });
});
