import { expect, it } from "vitest";
import { lastMoment, momentsOf } from "./announced.ts";

it.each([
  [60, [30]],
  [120, [60, 30]],
  [300, [120, 60, 30]],
  [600, [300, 60, 30]],
  [1500, [720, 300, 60, 30]],
  [7200, [3600, 300, 60, 30]],
])("announces a limit of %i seconds when %j are left", (limit, moments) => {
  expect(momentsOf(limit)).toEqual(moments);
});

it("announces what has passed while somebody was there", () => {
  expect([1200, 601, 600, 301, 300, 60, 0].map((left) => lastMoment(1200, 1200, left))).toEqual([
    null,
    null,
    600,
    600,
    300,
    60,
    30,
  ]);
  expect(lastMoment(1200, 200, 199)).toBeNull();
  expect(lastMoment(1200, 200, 45)).toBe(60);
});
