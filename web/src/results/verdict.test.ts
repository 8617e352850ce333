import { describe, expect, it } from "vitest";
import { assessmentVerdict, quizVerdict, testVerdict } from "./verdict.ts";

/** A question whose first option is right; shares of all, then of the strong third. */
const item = (facility: number, discrimination: number | null, shares = [facility, 1 - facility], strong = shares) => ({
  facility,
  discrimination,
  options: shares.map((share, place) => ({
    score: place === 0 ? 1 : 0,
    share,
    thirds: [share, share, strong[place] ?? 0],
  })),
});
const quiz = (...part: Parameters<typeof item>) => quizVerdict(item(...part), 120) ?? "";
const assessment = (...part: Parameters<typeof item>) => assessmentVerdict(item(...part), 120) ?? "";

it("gives no verdict on fewer than ten answers, and says why once", () => {
  expect(quizVerdict(item(0.3, 0.5), 9)).toBeNull();
  expect(assessmentVerdict(item(0.3, 0.5), 1)).toBeNull();
  expect(testVerdict({ people: 9, items: 5, alpha: 0.9, standardError: 4 })).toEqual([
    "No verdict on the questions yet: 9 answers so far, and with fewer than 10 chance decides.",
  ]);
  expect(quizVerdict(item(0.3, 0.5), 10)).toMatch(/^Hard: 30% right/);
});

describe("a question of a quiz", () => {
  it("is as hard as few got it right", () => {
    const words = [0.95, 0.8, 0.5, 0.31, 0.1].map((facility) => quiz(facility, 0.3).split(".")[0]);
    expect(words).toEqual([
      "Very easy: 95% right",
      "Easy: 80% right",
      "Medium: 50% right",
      "Hard: 31% right",
      "Very hard: 10% right",
    ]);
  });

  it("tells strong from weak takers, or fails to", () => {
    expect(quiz(0.31, 0.05, [0.31, 0.3, 0, 0.29, 0.1])).toBe(
      "Hard: 31% right. Weak: strong and weak takers miss it alike. Nobody chose C.",
    );
    expect(quiz(0.8, 0)).toContain("Weak: strong and weak takers get it right alike.");
    expect(quiz(0.5, -0.2)).toContain(
      "Misleading: strong takers miss it more often than weak ones. Check which answer is marked right.",
    );
    expect(quiz(0.5, 0.15)).toContain("Fair: ");
    expect(quiz(0.5, 0.3)).toContain("Good: ");
    expect(quiz(0.5, 0.5)).toContain("Very good: ");
  });

  it("that does not vary tells nobody apart", () => {
    expect(quiz(0, null)).toContain("everyone missed it");
    expect(quiz(1, null)).toContain("everyone got it right");
    expect(quiz(0.5, null)).toContain("everyone did equally well on the other questions");
  });

  it("may have wrong options that nobody, or that the strong choose", () => {
    expect(quiz(1, null, [1, 0, 0, 0])).toContain("Nobody chose B, C or D.");
    expect(quiz(0.5, 0.3, [0.5, 0.5, 0, 0])).toContain("Nobody chose C or D.");
    expect(quiz(0.4, -0.3, [0.4, 0.5, 0.1], [0.2, 0.7, 0.1])).toContain(
      "Strong takers prefer B: check whether it is right as well",
    );
    expect(quiz(0.4, 0.3, [0.4, 0.5, 0.1], [0.6, 0.3, 0.1])).not.toContain("Strong takers prefer");
  });
});

it("a question of an assessment is high or low, and goes with the others or not", () => {
  const words = [0.8, 0.5, 0.2].map((facility) => assessment(facility, 0.3).split(".")[0]);
  expect(words).toEqual([
    "High: 80% of the points on average",
    "Medium: 50% of the points on average",
    "Low: 20% of the points on average",
  ]);
  expect(assessment(0.5, null)).toContain("cannot tell people apart");
  expect(assessment(0.5, -0.3)).toContain("runs against the rest");
  expect(assessment(0.5, 0.05)).toContain("Weak: ");
  expect(assessment(0.5, 0.15)).toContain("Fair: ");
  expect(assessment(0.5, 0.3)).toContain("Good: ");
  expect(assessment(0.5, 0.6, [0.5, 0.5, 0])).toMatch(/Very good: .* Nobody chose C\.$/);
});

it("the whole is as reliable as its questions agree", () => {
  const whole = (alpha: number | null, standardError: number | null = 8.4, items = 5) =>
    testVerdict({ people: 120, items, alpha, standardError });
  expect([0.92, 0.85, 0.75, 0.6, 0.2, -0.4].map((alpha) => whole(alpha)[0]?.split(":")[0])).toEqual([
    "Very consistent",
    "Consistent",
    "Fairly consistent",
    "Rather inconsistent",
    "Inconsistent",
    "The questions contradict each other. Check the scoring of the ones that fit worst.",
  ]);
  expect(whole(0.85)[1]).toMatch(/ within 8 percentage points of /);
  expect(whole(0.99, 0.1)[1]).toContain(" within 1 percentage point of ");
  expect(whole(0.85, null)).toHaveLength(1);
  expect(whole(-0.4)).toHaveLength(1);
  expect(whole(null)).toEqual(["All scores are the same, so they tell nobody apart."]);
  expect(whole(null, null, 1)).toEqual(["It takes two or more questions to see how well they agree with each other."]);
});
