import { expect, it } from "vitest";
import { lookOf, sidesOf, widestSide } from "./diverging.ts";

it("halves the middle point, and has none with an even number of points", () => {
  expect(sidesOf([1, 2, 4, 2, 1])).toEqual({ below: 0.5, above: 0.5 });
  expect(sidesOf([0, 0, 4, 4, 0])).toEqual({ below: 0.25, above: 0.75 });
  expect(sidesOf([3, 0, 0, 1])).toEqual({ below: 0.75, above: 0.25 });
  expect(sidesOf([0, 0, 0])).toEqual({ below: 0, above: 0 });
});

it("makes half of the width as wide as the widest side of any bar", () => {
  expect(
    widestSide([
      [4, 0, 0],
      [0, 1, 3],
      [0, 0, 0],
    ]),
  ).toBe(1);
  expect(
    widestSide([
      [1, 2, 1],
      [0, 2, 2],
    ]),
  ).toBe(0.75);
  expect(widestSide([])).toBe(0);
});

it("gives each point of a scale a look of its own", () => {
  for (const points of [2, 3, 4, 5, 6, 7, 10, 11]) {
    const looks = Array.from({ length: points }, (_, point) => lookOf(point, points));
    expect(new Set(looks.map(({ fill, opacity }) => `${fill} ${opacity}`)).size).toBe(points);
    expect(looks.at(0)).toMatchObject({ fill: "fg.warning", opacity: 1 });
    expect(looks.at(-1)).toMatchObject({ fill: "accent.solid", opacity: 1 });
  }
});
