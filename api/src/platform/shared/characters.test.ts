import fc from "fast-check";
import { expect, it } from "vitest";
import { firstOf, lengthOf } from "./characters.shared.ts";
import { areDistinct } from "./looks.shared.ts";

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

it("counts characters as a segmenter does, in portions", { tags: ["property"] }, () => {
  const parts = ["a", "é", "e\u0301", "漢", "각", "👩🏽‍👩🏽‍👧🏽‍👦🏽", "🇳🇴", "🇸🇪", "क्षि", "กำ", "❤️", "1️⃣"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 400 }), (drawn) => {
      const text = drawn.join("");
      expect(lengthOf(text, text.length)).toBe([...new Intl.Segmenter().segment(text)].length);
    }),
    { numRuns: 50 },
  );
});

it("cuts a text between characters", () => {
  expect(firstOf("a👩🏽‍🚀b", 2)).toBe("a👩🏽‍🚀");
});
