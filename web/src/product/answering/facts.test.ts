import { expect, it } from "vitest";
import { type Answering, factsOf, rightOf } from "./facts.ts";

const asked = (part: Partial<Answering>): Answering => ({
  type: "TEXT",
  options: [],
  required: true,
  points: 1,
  form: null,
  answerKey: null,
  ...part,
});
const scale = { look: "numbers", lowLabel: "never", highLabel: null, isNps: true } as const;

it.each([
  ["a usual choice", {}, ""],
  ["what is optional and worth more", { required: false, points: 2 }, "Optional · 2 points"],
  ["a scale", { options: ["0", "1"], form: { scale } }, "Net Promoter Score · 0 to 1 · 0 = never"],
  [
    "stars",
    { options: ["1", "2", "3"], form: { scale: { look: "stars", lowLabel: null, highLabel: null, isNps: false } } },
    "3 stars",
  ],
  ["a text", { form: { text: { isLong: true, minLength: null, maxLength: 1 } } }, "Several lines, up to 1 character"],
  ["a short text", { form: { text: { isLong: false, minLength: 2, maxLength: 9 } } }, "One line, 2 to 9 characters"],
  ["a number", { form: { number: { decimals: 0, unit: "km", min: 0, max: 10 } } }, "Whole number, 0 to 10 km"],
  [
    "decimals",
    { form: { number: { decimals: 2, unit: null, min: 1, max: null } } },
    "Number with up to 2 decimals, 1 or more",
  ],
] as [string, Partial<Answering>, string][])("lists the facts about %s", (_what, part, told) =>
  expect(factsOf(asked(part)).join(" · ")).toBe(told));

it("shows the correct answer of a question without options", () => {
  const number = { number: { decimals: 1, unit: "km", min: null, max: null } };
  expect(rightOf(asked({ form: number, answerKey: { number: { value: 4.2, tolerance: 0.5 } } }))).toEqual([
    "4.2 ± 0.5 km",
  ]);
  expect(rightOf(asked({ answerKey: { options: [1] } }))).toBeNull();
});
