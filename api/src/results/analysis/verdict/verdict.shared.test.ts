import { describe, expect, it } from "vitest";
import {
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
    "No verdict on the questions yet: 9 responses so far, 10 needed.",
  ]);
  expect(testVerdict({ people: 0, items: 5, alpha: null, standardError: null })).toEqual([
    "No verdict on the questions yet: no one has answered all of the current ones.",
  ]);
  expect(said(quizVerdict(item(0.3, 0.5), { people: 10, items: 5 }))).toMatch(/^30% correct, of 10 answers;/);
});

describe("a question of a quiz", () => {
  it("is as hard as few got it right", () => {
    const words = [0.95, 0.8, 0.5, 0.31, 0.1].map((facility) => quiz(facility, 0.3).split(",")[0]);
    expect(words).toEqual([
      "Very easy: 95% correct",
      "Easy: 80% correct",
      "Medium: 50% correct",
      "Hard: 31% correct",
      "Very hard: 10% correct",
    ]);
  });

  it("is as hard as few points were earned, where answers can earn a part of them", () => {
    expect(quizVerdict({ ...item(0.5, 0.3), isPartial: true }, many)?.height).toBe(
      "Medium: 50% of the points on average, of 1,200 answers.",
    );
  });

  it("separates high from low scorers, or fails to", () => {
    expect(quiz(0.31, -0.01, [0.31, 0.3, 0, 0.29, 0.1])).toBe(
      "Hard: 31% correct, of 1,200 answers. Weak: among 1,200, high scorers do no better than low scorers. None of 1,200 chose C.",
    );
    expect(quiz(0.8, -0.01)).toContain("Weak: among 1,200, high scorers do no better than low scorers.");
    expect(quiz(0.5, -0.2)).toContain(
      "Misleading: among 1,200, high scorers miss it more often than low scorers. Check the answer key.",
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
      "280 of the 400 highest scorers chose B. Check the answer key.",
    );
    expect(quiz(0, null)).toContain("Doubtful: 400 of the 400 highest scorers chose B.");
    expect(quiz(0.4, 0.3, [0.4, 0.5, 0.1], [0.35, 0.55, 0.1])).toContain(
      "Doubtful: 220 of the 400 highest scorers chose B.",
    );
    expect(quiz(0.4, 0.3, [0.4, 0.5, 0.1], [0.6, 0.3, 0.1])).not.toContain(" highest scorers ");
  });
});

it("a question of an assessment is high or low, and goes with the others or not", () => {
  const words = [0.8, 0.5, 0.2].map((facility) => assessment(facility, 0.3).split(",")[0]);
  expect(words).toEqual([
    "High: 80% of the points on average",
    "Medium: 50% of the points on average",
    "Low: 20% of the points on average",
  ]);
  expect(assessment(0.5, null)).toContain("can't separate participants");
  expect(assessment(0.5, -0.3)).toContain("Contrary: ");
  expect(assessment(0.5, -0.01)).toContain("Weak: ");
  expect(assessment(0.5, 0.15)).toContain("Fair: ");
  expect(assessment(0.5, 0.3)).toContain("Good: ");
  expect(assessment(0.5, 0.6, [0.5, 0.5, 0])).toMatch(/Very good: .* None of 1,200 chose C\.$/);
});

it("a question alone has nothing to be compared with", () => {
  const one = { people: 10, items: 1 };
  for (const verdict of [quizVerdict, assessmentVerdict])
    expect(said(verdict(item(0.5, null), one))).toMatch(
      /answers.*\. A single question has nothing to be compared with\.$/,
    );
});

it("asks for a look where most of the strongest in a class choose the same other option", () => {
  const strongest = (...counts: number[]) => counts.map((count) => count / 15);
  const class44 = (...counts: number[]) =>
    said(quizVerdict(item(0.3, -0.1, [0.3, 0.5, 0.2], strongest(...counts)), { people: 44, items: 10 }));
  expect(class44(3, 11, 1)).toContain("Doubtful: 11 of the 15 highest scorers chose B. Check the answer key.");
  expect(class44(7, 7, 1)).toContain("Too early: ");
});

it("asks for a look, and raises no alarm, where the plain interval lies below zero", () => {
  const class13 = { people: 13, items: 3 };
  expect(said(quizVerdict(item(0.46, -0.72), class13))).toContain(
    "Doubtful: among 13, high scorers seem to miss it more often than low scorers. Check the answer key.",
  );
  expect(said(assessmentVerdict(item(0.46, -0.72), class13))).toContain(
    "Doubtful: among 13, people who score high here seem to score low on the others. Check the weights.",
  );
  expect(runsAgainst(-0.72, class13)).toBe(false);
  expect(runsAgainst(-0.95, class13)).toBe(true);
  expect(runsAgainst(-0.95, { people: 9, items: 3 })).toBe(false);
  expect(runsAgainst(-0.95, { ...class13, isFlat: true })).toBe(false);
  expect(runsAgainst(null, class13)).toBe(false);
});

it("grades a question, and names no grade without a verdict", () => {
  const [of1200, of13] = [1200, 13].map((people) => ({ people, items: 3 })) as [Basis, Basis];
  const gradesBy = (verdict: typeof quizVerdict) =>
    [
      verdict(item(0.5, -0.3), of1200),
      verdict(item(0.46, -0.72), of13),
      verdict(item(0.5, 0.01), of1200),
      verdict(item(0.5, 0.01), of13),
      verdict(item(0.46, -0.72), { ...of13, people: 9 }),
    ].map((verdict) => verdict?.grade);
  expect(gradesBy(quizVerdict)).toEqual(["misleading", "doubtful", "weak", "open", undefined]);
  expect(gradesBy(assessmentVerdict)).toEqual(["contrary", "doubtful", "weak", "open", undefined]);
  expect(quizVerdict(item(0.4, 0.3, [0.4, 0.5, 0.1], [0.35, 0.55, 0.1]), of1200)?.grade).toBe("doubtful");
  expect(quizVerdict(item(1, null), of1200)?.grade).toBeNull();
});

it("calls an option idle only if more people missed the question than chance would lead past it", () => {
  const idle = (people: number, shares: number[]) =>
    quizVerdict(item(shares[0] ?? 0, 0.3, shares), { people, items: 10 })?.idle;
  expect(idle(44, [0.4, 0.3, 0.3, 0])).toEqual([3]);
  expect(idle(44, [0.9, 0.1, 0, 0])).toEqual([]);
  expect(idle(12, [0.5, 0.5, 0, 0])).toEqual([]);
  expect(quizVerdict(item(0.5, 0.3, [0.5, 0.5]), many)?.idle).toEqual([]);
});

it("the whole is as reliable as its questions agree", () => {
  const whole = (alpha: number | null, standardError: number | null = 8.4, items = 5) =>
    testVerdict({ people: 1200, items, alpha, standardError });
  expect([0.92, 0.85, 0.75, 0.6, 0.2, -0.4].map((alpha) => whole(alpha)[0]?.split(":")[0])).toEqual([
    "Very good reliability",
    "Good reliability",
    "Fair reliability",
    "Rather low reliability",
    "Low reliability",
    "The questions contradict each other. Check the scoring of the ones that fit worst. (1,200 responses)",
  ]);
  expect(whole(0.85)[1]).toMatch(/ within 8 percentage points of /);
  expect(whole(0.99, 0.1)[1]).toContain(" within 1 percentage point of ");
  expect(whole(0.85, null)).toHaveLength(1);
  expect(whole(-0.4)).toHaveLength(1);
  expect(whole(null)).toEqual(["All 1,200 scores are equal, so they can't separate participants."]);
  expect(whole(null, null, 1)).toEqual(["Reliability needs at least two questions."]);
});

it("gives no verdict on few answers that chance may have made", () => {
  expect(said(quizVerdict(item(0.5, -0.3), few))).toBe(
    "Medium: 50% correct, of 12 answers. Too early: with 12 answers, its correlation with the other questions may be anything from −0.75 to 0.33.",
  );
  expect(said(assessmentVerdict(item(0.5, -0.3), few))).toContain("Too early: ");
  expect(said(quizVerdict(item(0.4, 0.3, [0.4, 0.5, 0.1], [0.3, 0.6, 0.1]), few))).not.toContain(" highest scorers ");
  expect(testVerdict({ people: 12, items: 5, alpha: -0.4, standardError: 9 })[0]).toMatch(/^Too early to say how well/);
  expect(testVerdict({ people: 12, items: 5, alpha: 0.6, standardError: 9 })[0]).toMatch(/alpha may be anything from/);
});

it("blames no question while everybody has the same total", () => {
  const flat = { people: 50, items: 5, isFlat: true };
  expect(said(quizVerdict(item(0.5, -1), flat))).toBe(
    "Medium: 50% correct, of 50 answers. All scores are equal, so it can't separate participants.",
  );
  expect(said(assessmentVerdict(item(0.5, -1), flat))).not.toContain("Contrary");
});
