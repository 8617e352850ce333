import { describe, expect, it } from "vitest";
import {
  alarmOf,
  assessmentVerdict,
  type Basis,
  quizVerdict,
  runsAgainst,
  testVerdict,
  type Verdict,
} from "./verdict.shared.ts";

const item = (facility: number, discrimination: number | null, shares = [facility, 1 - facility], strong = shares) => ({
  facility,
  discrimination,
  options: shares.map((share, place) => ({
    score: place === 0 ? 1 : 0,
    share,
    thirds: [share, share, strong[place] ?? 0],
  })),
});
const said = (verdict: Verdict | null) => (verdict ? `${verdict.height} ${verdict.fit}` : "");
const many = { people: 1200, items: 5 };
const few = { people: 12, items: 5 };
const quiz = (...part: Parameters<typeof item>) => said(quizVerdict(item(...part), many));
const assessment = (...part: Parameters<typeof item>) => said(assessmentVerdict(item(...part), many));

it("gives no verdict on fewer than ten answers, and says why once", () => {
  expect(quizVerdict(item(0.3, 0.5), { people: 9, items: 5 })).toBeNull();
  expect(assessmentVerdict(item(0.3, 0.5), { people: 1, items: 5 })).toBeNull();
  expect(testVerdict({ people: 9, items: 5, alpha: 0.9, standardError: 4 })).toEqual([
    "No verdict on the questions yet: 9 answers so far, and with fewer than 10 chance decides.",
  ]);
  expect(testVerdict({ people: 0, items: 5, alpha: null, standardError: null })).toEqual([
    "No verdict on the questions yet: nobody has answered them all as they are asked now.",
  ]);
  expect(said(quizVerdict(item(0.3, 0.5), { people: 10, items: 5 }))).toMatch(/^30% right, of 10 answers;/);
});

describe("a question of a quiz", () => {
  it("is as hard as few got it right", () => {
    const words = [0.95, 0.8, 0.5, 0.31, 0.1].map((facility) => quiz(facility, 0.3).split(",")[0]);
    expect(words).toEqual([
      "Very easy: 95% right",
      "Easy: 80% right",
      "Medium: 50% right",
      "Hard: 31% right",
      "Very hard: 10% right",
    ]);
  });

  it("is as hard as few points were earned, where answers can earn a part of them", () => {
    expect(quizVerdict({ ...item(0.5, 0.3), isPartial: true }, many)?.height).toBe(
      "Medium: 50% of the points on average, of 1,200 answers.",
    );
  });

  it("separates strong from weak takers, or fails to", () => {
    expect(quiz(0.31, -0.01, [0.31, 0.3, 0, 0.29, 0.1])).toBe(
      "Hard: 31% right, of 1,200 answers. Weak: among 1,200, strong and weak takers miss it alike. None of 1,200 chose C.",
    );
    expect(quiz(0.8, -0.01)).toContain("Weak: among 1,200, strong and weak takers get it right alike.");
    expect(quiz(0.5, -0.2)).toContain(
      "Misleading: among 1,200, strong takers miss it more often than weak ones. Check which answer is marked right.",
    );
    expect(quiz(0.5, 0.15)).toContain("Fair: ");
    expect(quiz(0.5, 0.3)).toContain("Good: ");
    expect(quiz(0.5, 0.5)).toContain("Very good: ");
  });

  it("that does not vary tells nobody apart", () => {
    expect(said(quizVerdict(item(0, null, [0, 0.25, 0.25, 0.25, 0.25]), few))).toContain("all 12 missed it");
    expect(quiz(1, null)).toContain("all 1,200 got it right");
    expect(quiz(0.5, null)).toContain("all 1,200 did equally well on the other questions");
  });

  it("may have wrong options that nobody, or that the strong choose", () => {
    expect(quiz(1, null, [1, 0, 0, 0])).toContain("None of 1,200 chose B, C or D.");
    expect(quiz(0.5, 0.3, [0.5, 0.5, 0, 0])).toContain("None of 1,200 chose C or D.");
    expect(quiz(0.4, -0.3, [0.4, 0.5, 0.1], [0.2, 0.7, 0.1])).toContain(
      "280 of the 400 strongest chose B. Check which answer is marked right.",
    );
    expect(quiz(0, null)).toContain("Look at this one: 400 of the 400 strongest chose B.");
    expect(quiz(0.4, 0.3, [0.4, 0.5, 0.1], [0.35, 0.55, 0.1])).toContain(
      "Look at this one: 220 of the 400 strongest chose B.",
    );
    expect(quiz(0.4, 0.3, [0.4, 0.5, 0.1], [0.6, 0.3, 0.1])).not.toContain(" strongest ");
  });
});

it("a question of an assessment is high or low, and goes with the others or not", () => {
  const words = [0.8, 0.5, 0.2].map((facility) => assessment(facility, 0.3).split(",")[0]);
  expect(words).toEqual([
    "High: 80% of the points on average",
    "Medium: 50% of the points on average",
    "Low: 20% of the points on average",
  ]);
  expect(assessment(0.5, null)).toContain("cannot tell people apart");
  expect(assessment(0.5, -0.3)).toContain("runs against the rest");
  expect(assessment(0.5, -0.01)).toContain("Weak: ");
  expect(assessment(0.5, 0.15)).toContain("Fair: ");
  expect(assessment(0.5, 0.3)).toContain("Good: ");
  expect(assessment(0.5, 0.6, [0.5, 0.5, 0])).toMatch(/Very good: .* None of 1,200 chose C\.$/);
});

it("a question alone has nothing to be compared with", () => {
  const one = { people: 10, items: 1 };
  for (const verdict of [quizVerdict, assessmentVerdict])
    expect(said(verdict(item(0.5, null), one))).toMatch(/answers.*\. There is no other question to compare it with\.$/);
});

it("asks for a look where most of the strongest in a class choose the same other option", () => {
  const strongest = (...counts: number[]) => counts.map((count) => count / 15);
  const class44 = (...counts: number[]) =>
    said(quizVerdict(item(0.3, -0.1, [0.3, 0.5, 0.2], strongest(...counts)), { people: 44, items: 10 }));
  expect(class44(3, 11, 1)).toContain(
    "Look at this one: 11 of the 15 strongest chose B. Check which answer is marked right.",
  );
  expect(class44(7, 7, 1)).toContain("Too early to say");
});

it("asks for a look, and raises no alarm, where the plain interval lies below zero", () => {
  const class13 = { people: 13, items: 3 };
  expect(said(quizVerdict(item(0.46, -0.72), class13))).toContain(
    "Look at this one: among 13, strong takers seem to miss it more often than weak ones. Check which answer is marked right.",
  );
  expect(said(assessmentVerdict(item(0.46, -0.72), class13))).toContain(
    "Look at this one: among 13, people who score high here seem to score low on the others. Check the weights.",
  );
  expect(runsAgainst(-0.72, class13)).toBe(false);
  expect(runsAgainst(-0.95, class13)).toBe(true);
  expect(runsAgainst(-0.95, { people: 9, items: 3 })).toBe(false);
  expect(runsAgainst(-0.95, { ...class13, isFlat: true })).toBe(false);
  expect(runsAgainst(null, class13)).toBe(false);
});

it("names the alarm that a verdict starts with", () => {
  const [of1200, of13] = [1200, 13].map((people) => ({ people, items: 3 })) as [Basis, Basis];
  const alarms = (verdict: typeof quizVerdict) => [
    alarmOf(verdict(item(0.5, -0.3), of1200)),
    alarmOf(verdict(item(0.46, -0.72), of13)),
    alarmOf(verdict(item(0.5, 0.01), of1200)),
    alarmOf(verdict(item(0.46, -0.72), { ...of13, people: 9 })),
  ];
  expect(alarms(quizVerdict)).toEqual(["Misleading", "Look at this one", null, null]);
  expect(alarms(assessmentVerdict)).toEqual(["It runs against the rest", "Look at this one", null, null]);
  expect(alarmOf(quizVerdict(item(0.4, 0.3, [0.4, 0.5, 0.1], [0.35, 0.55, 0.1]), of1200))).toBe("Look at this one");
});

it("the whole is as reliable as its questions agree", () => {
  const whole = (alpha: number | null, standardError: number | null = 8.4, items = 5) =>
    testVerdict({ people: 1200, items, alpha, standardError });
  expect([0.92, 0.85, 0.75, 0.6, 0.2, -0.4].map((alpha) => whole(alpha)[0]?.split(":")[0])).toEqual([
    "Very consistent",
    "Consistent",
    "Fairly consistent",
    "Rather inconsistent",
    "Inconsistent",
    "The questions contradict each other. Check the scoring of the ones that fit worst. (1,200 answers)",
  ]);
  expect(whole(0.85)[1]).toMatch(/ within 8 percentage points of /);
  expect(whole(0.99, 0.1)[1]).toContain(" within 1 percentage point of ");
  expect(whole(0.85, null)).toHaveLength(1);
  expect(whole(-0.4)).toHaveLength(1);
  expect(whole(null)).toEqual(["All 1,200 scores are the same, so they tell nobody apart."]);
  expect(whole(null, null, 1)).toEqual(["It takes two or more questions to see how well they agree with each other."]);
});

it("gives no verdict on few answers that chance may have made", () => {
  expect(said(quizVerdict(item(0.5, -0.3), few))).toBe(
    "Medium: 50% right, of 12 answers. Too early to say how it goes with the other questions: with 12 answers the correlation may be anything from −0.75 to 0.33.",
  );
  expect(said(assessmentVerdict(item(0.5, -0.3), few))).toContain("Too early to say");
  expect(said(quizVerdict(item(0.4, 0.3, [0.4, 0.5, 0.1], [0.3, 0.6, 0.1]), few))).not.toContain(" strongest ");
  expect(testVerdict({ people: 12, items: 5, alpha: -0.4, standardError: 9 })[0]).toMatch(/^Too early to say how well/);
  expect(testVerdict({ people: 12, items: 5, alpha: 0.6, standardError: 9 })[0]).toMatch(/alpha may be anything from/);
});

it("blames no question while everybody has the same total", () => {
  const flat = { people: 50, items: 5, isFlat: true };
  expect(said(quizVerdict(item(0.5, -1), flat))).toBe(
    "Medium: 50% right, of 50 answers. It tells nobody apart while all totals are the same.",
  );
  expect(said(assessmentVerdict(item(0.5, -1), flat))).not.toContain("against the rest");
});
