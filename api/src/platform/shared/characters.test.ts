import { expect, it } from "vitest";
import { areDistinct } from "./characters.shared.ts";

it.each([
  ["don't", "don’t"],
  ["Oslo", "Os\u200blo"],
  ["é", "e\u0301"],
  ["New York", "New\u00a0York"],
  ["10-12", "10–12"],
])("takes %j and %j for the same line of a list", (one, other) => {
  expect(areDistinct([one, other])).toBe(false);
});

it.each([
  ["-", "–"],
  ["'", "’"],
  ["a", "A"],
  ["x²", "x2"],
  ["3", "٣"],
  ["I like cats", "I like cats."],
  ["میخواهم", "می\u200cخواهم"],
  ["👩\u200d💻", "👩💻"],
])("takes %j and %j for lines that differ", (one, other) => {
  expect(areDistinct([one, other])).toBe(true);
});
