import { expect, it } from "vitest";
import { blankDraft, level, option, question } from "../draft/draft.ts";
import { keysOf, withKeys, withoutKeys } from "./keys.ts";

const options = [option("Oslo", "7"), option("Bergen", "9")];
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
  expect(text).not.toContain("seat of government");
});

it("puts them back, and leaves alone what has been written since", () => {
  const added = question({ questionText: "Another?" });
  const later = { ...withoutKeys(draft), questions: [added, ...withoutKeys(draft).questions] };
  expect(withKeys(later, keysOf(draft)).questions).toEqual([added, ...draft.questions]);
});
