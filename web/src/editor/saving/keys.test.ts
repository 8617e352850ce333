import { expect, it } from "vitest";
import { blankDraft, level, line, option, question } from "../draft/draft.ts";
import { keysOf, withKeys, withoutKeys } from "./keys.ts";

const options = [option("Oslo", "7"), option("Bergen", "9", "It was, until 1299.")];
const draft = {
  ...blankDraft("ASSESSMENT"),
  skillLevels: [level({ name: "All", from: "0", to: "20", description: "", encouragingMessage: "" })],
  questions: [question({ options, correct: options[0]?.key ?? null, explanation: "It is the seat of government." })],
};

it("leaves nothing in a draft that tells which answers are right", () => {
  const text = JSON.stringify(withoutKeys(draft));
  const [bare] = withoutKeys(draft).questions;
  expect(bare).toMatchObject({ correct: null, explanation: "" });
  expect(bare?.options.map(({ text, weight }) => [text, weight])).toEqual([
    ["Oslo", "1"],
    ["Bergen", "2"],
  ]);
  expect(text).not.toMatch(/seat of government|1299/);
});

it("leaves no right texts, numbers or places either", () => {
  const parts = { rights: ["first"], accepted: [line("Kristiania")], right: { value: "1925", tolerance: "2" } };
  const quiz = {
    ...blankDraft("QUIZ"),
    questions: [question({ options: [option("Oslo"), option("Bergen")], ...parts })],
  };
  const text = JSON.stringify(withoutKeys(quiz));
  expect(text).not.toMatch(/Kristiania|1925/);
  expect(withoutKeys(quiz).questions[0]).toMatchObject({ rights: [] });
  expect(withKeys(withoutKeys(quiz), keysOf(quiz)).questions).toEqual(quiz.questions);
});

it("puts them back, and leaves alone what has been written since", () => {
  const added = question({ questionText: "Another?" });
  const later = { ...withoutKeys(draft), questions: [added, ...withoutKeys(draft).questions] };
  expect(withKeys(later, keysOf(draft)).questions).toEqual([added, ...draft.questions]);
});
