import { expect, it } from "vitest";
import { meanOf, medianPoints, netPromoter, pointValues } from "./scale.shared.ts";

it("finds the middle point of a scale", () => {
  expect(medianPoints([0, 0, 0])).toBeNull();
  expect(medianPoints([0, 0, 1])).toEqual({ lower: 2, upper: 2 });
  // Five people: 0, 0, 1, 2, 2.
  expect(medianPoints([2, 1, 2])).toEqual({ lower: 1, upper: 1 });
});

it("finds the two points that the middle falls between", () => {
  expect(medianPoints([2, 0, 2])).toEqual({ lower: 0, upper: 2 });
  expect(medianPoints([1, 1])).toEqual({ lower: 0, upper: 1 });
});

it("reads what points are worth, and counts them where one says no number", () => {
  expect(pointValues(["0", "1", "2"])).toEqual([0, 1, 2]);
  expect(pointValues(["-2", "0", "2.5"])).toEqual([-2, 0, 2.5]);
  expect(pointValues(["Disagree", "Neither", "Agree"])).toEqual([1, 2, 3]);
  expect(pointValues(["1", " "])).toEqual([1, 2]);
});

it("takes the mean of what was given", () => {
  expect(meanOf([0, 0], [1, 2])).toBeNull();
  expect(meanOf([1, 0, 3], [1, 2, 3])).toBe(2.5);
});

const scores = (parts: Record<number, number>) => Array.from({ length: 11 }, (_, point) => parts[point] ?? 0);

it("makes a Net Promoter Score of eleven points", () => {
  // 50 promoters, 30 passives, 20 detractors. With three more people: p = 50.75 / 103, d = 20.75 / 103, 1.96 √((p + d −
  // (p − d)²) / 103) = 0.1508 around p − d = 0.2913.
  expect(netPromoter(scores({ 0: 8, 6: 12, 7: 10, 8: 20, 9: 15, 10: 35 }))).toEqual({
    people: 100,
    detractors: 20,
    passives: 30,
    promoters: 50,
    score: 30,
    interval: { low: 14, high: 44 },
  });
});

it("does not claim certainty of a few people who agree", () => {
  expect(netPromoter(scores({}))).toBeNull();
  expect(netPromoter(scores({ 10: 10 }))).toMatchObject({ score: 100, interval: { low: 48, high: 100 } });
  expect(netPromoter(scores({ 3: 1 }))).toMatchObject({ score: -100, interval: { low: -100, high: 48 } });
});

/** The probability that the interval contains the true score, over all results of `people` drawn with these shares. */
function coverage(people: number, promoters: number, detractors: number): number {
  const shares = [promoters, detractors, 1 - promoters - detractors];
  const logFactorial = (n: number) => Array.from({ length: n }, (_, i) => Math.log(i + 1)).reduce((a, b) => a + b, 0);
  const truth = 100 * (promoters - detractors);
  let covered = 0;
  for (let p = 0; p <= people; p += 1)
    for (let d = 0; p + d <= people; d += 1) {
      const drawn = [p, d, people - p - d];
      const log = drawn.map((count, part) => count * Math.log(shares[part] ?? 0) - logFactorial(count));
      const interval = netPromoter(scores({ 0: d, 7: people - p - d, 10: p }))?.interval;
      if (interval && interval.low <= truth && truth <= interval.high)
        covered += Math.exp(log.reduce((a, b) => a + b, logFactorial(people)));
    }
  return covered;
}

it.each([
  [10, 0.5, 0.2],
  [20, 0.2, 0.5],
  [20, 0.8, 0.1],
  [30, 0.3, 0.3],
  [60, 0.6, 0.15],
])("holds the true score of %d people about 19 times of 20, with %d promoters and %d detractors", (...drawn) => {
  expect(coverage(...drawn)).toBeGreaterThan(0.93);
  expect(coverage(...drawn)).toBeLessThan(0.985);
});
