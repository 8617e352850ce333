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
  // 50 promoters, 30 passives, 20 detractors. With three people more: p = 50.75 / 103, d = 20.75 / 103,
  // 1.96 √((p + d − (p − d)²) / 103) = 0.1508 around p − d = 0.2913.
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
