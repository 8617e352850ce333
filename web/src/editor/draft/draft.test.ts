import { expect, it } from "vitest";
import { assessmentInput, quizInput, scaleOfLevels } from "../saving/input.ts";
import { blankDraft, copyOf, nextLevel, nextWeight, option, question, readyQuestion, written } from "./draft.ts";

it("starts each kind with one empty question, weighted for assessments", () => {
  expect(blankDraft("QUIZ").questions).toHaveLength(1);
  expect(blankDraft("ASSESSMENT").questions[0]?.options.map(({ weight }) => weight)).toEqual(["1", "2", "3", "4"]);
});

it("adds questions to an item with options and weights of its scale", () => {
  expect(readyQuestion("SURVEY", "points").options.map(({ text }) => text)).toEqual([
    "Option 1",
    "Option 2",
    "Option 3",
    "Option 4",
  ]);
  expect(readyQuestion("ASSESSMENT", "decimal").options.map(({ weight }) => weight)).toEqual([
    "0.1",
    "0.4",
    "0.7",
    "1.0",
  ]);
  const quiz = readyQuestion("QUIZ", "points");
  expect(quiz.correct).toBe(quiz.options[0]?.key);
  expect(nextWeight("decimal", 4)).toBe("0.5");
  expect(nextWeight("points", 4)).toBe("5");
});

it("writes decimals with one digit and never rounds what somebody put", () => {
  expect([1, 0.4, 0.25, 0.85].map((value) => written(value, "decimal"))).toEqual(["1.0", "0.4", "0.25", "0.85"]);
  expect(written(16, "points")).toBe("16");
});

it("copies a question as a new one, its right answer included", () => {
  const options = [option("a"), option("b", "", "Not b.")];
  const original = question({ options, correct: options[1]?.key ?? null });
  const copy = copyOf(original);
  expect(copy).toMatchObject({ correct: copy.options[1]?.key, options: [{ feedback: "" }, { feedback: "Not b." }] });
  expect(copy.key).not.toBe(original.key);
  expect(copy.correct).not.toBe(original.correct);
});

it("names new levels by number and lets them follow the highest", () => {
  const first = nextLevel([], "points");
  expect(first).toMatchObject({ name: "Level 1", from: "0", to: "4" });
  expect(nextLevel([first], "points")).toMatchObject({ name: "Level 2", from: "5", to: "9" });
  expect(nextLevel([first], "decimal")).toMatchObject({ from: "0.0", to: "1.0" });
});

it("keeps the right answer with its option, and knows none when that one is gone", () => {
  const options = [option("a"), option("b"), option("c")];
  const draft = { ...blankDraft("QUIZ"), questions: [question({ options, correct: options[2]?.key ?? null })] };
  expect(quizInput(draft).questions[0]?.correctAnswer).toBe(2);
  draft.questions[0]?.options.reverse();
  expect(quizInput(draft).questions[0]?.correctAnswer).toBe(0);
  draft.questions[0]?.options.shift();
  expect(quizInput(draft).questions[0]?.correctAnswer).toBe(-1);
});

it("sends feedback with the options of a choice, and none for other types", () => {
  const options = [option("a", "1", "Not a."), option("b", "2")];
  const sent = (part: object) => {
    const questions = [question({ options, ...part })];
    return [quizInput, assessmentInput].map(
      (inputOf) => inputOf({ ...blankDraft("QUIZ"), questions }).questions[0]?.optionFeedback,
    );
  };
  expect(sent({})).toEqual([
    ["Not a.", ""],
    ["Not a.", ""],
  ]);
  expect(sent({ questionType: "scale" })[1]).toBeNull();
  expect(sent({ questionType: "text" })[0]).toBeNull();
});

it("reads numbers as typed and an empty one as none", () => {
  const draft = {
    ...blankDraft("ASSESSMENT"),
    questions: [question({ options: [option("a", "2"), option("b", " ")] })],
  };
  expect(assessmentInput(draft).questions[0]?.optionWeights).toEqual([2, Number.NaN]);
});

it("is on the decimal scale only when levels end at 1", () => {
  const ending = (to: string) => ({ ...nextLevel([], "decimal"), to });
  expect(scaleOfLevels([ending("0.5"), ending("1")])).toBe("decimal");
  expect(scaleOfLevels([ending("0.5"), ending("5")])).toBe("points");
  expect(scaleOfLevels([ending("")])).toBe("points");
});
