import { expect, it } from "vitest";
import { surveyed } from "./surveyed.ts";

const tally = (...shares: number[]) => ({
  people: 50,
  options: shares.map((peoplePercentage, place) => ({ text: `Answer ${place + 1}`, peoplePercentage })),
});

it("adds the answers to a finding about a survey question", () => {
  expect(surveyed({ rule: "unbalanced-scale", option: null }, tally(62, 30, 6, 2))).toBe(
    "At the ends of the scale, 62% chose “Answer 1” and 2% chose “Answer 4”; 1 answer was given by fewer than 5%.",
  );
  expect(surveyed({ rule: "unbalanced-scale", option: null }, tally(40, 30, 30))).toMatch(/“Answer 3”\.$/);
  expect(surveyed({ rule: "leading-words", option: null }, tally(10, 80, 10))).toContain("80% chose “Answer 2”");
  expect(surveyed({ rule: "same-options", option: 2 }, tally(50, 30, 20))).toBe("20% chose “Answer 3”.");
  expect(surveyed({ rule: "double-barrelled", option: null }, tally(50, 30, 20))).toContain("50% chose “Answer 1”");
});

it("returns null before anyone has answered", () => {
  expect(surveyed({ rule: "leading-words", option: null }, { ...tally(0, 0), people: 0 })).toBeNull();
});
