import { expect, it } from "vitest";
import type { RevisionCounts } from "../../attempt/counting/counts.ts";
import { scoreBars, scoreQuartiles } from "./scores.ts";

const revision = (questions: number, scores: Record<number, number>) =>
  worth(new Array<number>(questions).fill(1), scores);
const worth = (points: number[], scores: Record<number, number>) =>
  ({
    asked: points.map((points, place) => ({ id: `q${place}`, points })),
    buckets: Object.entries(scores).map(([percentage, attempts]) => ({ percentage: Number(percentage), attempts })),
  }) as unknown as RevisionCounts;
const heights = (...part: Parameters<typeof scoreBars>) =>
  Object.fromEntries(
    scoreBars(...part).map(({ from, to, attempts }) => [from === to ? from : `${from}-${to}`, attempts]),
  );

it("has a bar for each score that a short quiz can end in", () => {
  expect(heights("QUIZ", [revision(5, { 20: 1, 80: 4 })])).toEqual({ 0: 0, 20: 1, 40: 0, 60: 0, 80: 4, 100: 0 });
  expect(scoreBars("QUIZ", [revision(20, { 5: 1 })])).toHaveLength(21);
});

it("has a bar for each sum of points that answers can come to", () => {
  expect(heights("QUIZ", [worth([1, 5, 4], { 90: 2 })])).toEqual({ 0: 0, 10: 0, 40: 0, 50: 0, 60: 0, 90: 2, 100: 0 });
});

it("joins the possible scores of several versions, and none of a version that nobody took", () => {
  expect(heights("QUIZ", [revision(2, { 50: 2 }), revision(4, { 50: 1, 75: 1 }), revision(7, {})])).toEqual({
    0: 0,
    25: 0,
    50: 3,
    75: 1,
    100: 0,
  });
});

it("has ten bands for a long quiz, and where weights allow any score", () => {
  const expected = { "0-9": 1, "50-59": 2, "90-100": 3 };
  expect(heights("QUIZ", [revision(50, { 4: 1, 52: 2, 90: 1, 100: 2 })])).toMatchObject(expected);
  expect(heights("ASSESSMENT", [revision(2, { 9: 1, 50: 2, 99: 3 })])).toMatchObject(expected);
  expect(scoreBars("QUIZ", [])).toHaveLength(10);
});

it("marks the scores that a quarter, half and three quarters stayed within", () => {
  expect(scoreQuartiles([revision(4, { 100: 2, 0: 1 }), revision(4, { 50: 1 })])).toEqual({
    lower: 25,
    median: 75,
    upper: 100,
  });
  expect(scoreQuartiles([revision(1, { 0: 5, 100: 5 })])).toEqual({ lower: 0, median: 50, upper: 100 });
  expect(scoreQuartiles([revision(4, { 0: 2, 50: 1, 100: 2 })])).toEqual({ lower: 0, median: 50, upper: 100 });
  expect(scoreQuartiles([revision(4, { 75: 3 })])).toBeNull();
  expect(scoreQuartiles([revision(4, {})])).toBeNull();
});
