import { expect, it } from "vitest";
import { describeRange, placeOf, scaleEnd } from "./bands.ts";

it("ends the scale where the highest level does", () => {
  expect(
    scaleEnd([
      [0, 40],
      [41, 100],
      [20, 60],
    ]),
  ).toBe(100);
  expect(
    scaleEnd([
      [0, 0.3],
      [0.4, 1],
    ]),
  ).toBe(1);
  expect(scaleEnd([[0, 0]])).toBe(1);
  expect(scaleEnd([])).toBe(1);
});

it("places a level on the scale", () => {
  expect(placeOf([0, 40], 80)).toEqual({ start: 0, length: 50 });
  expect(placeOf([60, 80], 80)).toEqual({ start: 75, length: 25 });
  expect(placeOf([8, 8], 8)).toEqual({ start: 100, length: 0 });
});

it("names the unit of points and leaves decimals bare", () => {
  expect(describeRange([41, 70], false)).toBe("41–70 points");
  expect(describeRange([1, 1], false)).toBe("1 point");
  expect(describeRange([0.4, 0.7], true)).toBe("0.4–0.7");
});
