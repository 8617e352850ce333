import { expect, it } from "vitest";
import { fullestBars, placeOn, scoreLabel, scoreOf } from "./scoreScale.ts";

const bar = (from: number, attempts: number, to = from) => ({ from, to, attempts });
const short = [bar(0, 0), bar(33, 3), bar(67, 1), bar(100, 3)];
const bands = Array.from({ length: 10 }, (_, place) => bar(10 * place, 1, place === 9 ? 100 : 10 * place + 9));

it("names a score, and a band of scores", () => {
  expect([bar(60, 1), bar(90, 1, 100)].map(scoreOf)).toEqual(["60", "90-100"]);
  expect(["60", "90-100"].map(scoreLabel)).toEqual(["60%", "90–100%"]);
});

it("finds the fullest bars, several when they tie", () => {
  expect(fullestBars(short).map(({ from }) => from)).toEqual([33, 100]);
  expect(fullestBars([bar(0, 0), bar(100, 0)])).toEqual([]);
});

it("puts a score under its own bar, and one between two bars between them", () => {
  expect([0, 33, 100].map((score) => placeOn(short, score))).toEqual([12.5, 37.5, 87.5]);
  expect(placeOn(short, 50)).toBeCloseTo(50);
  expect(placeOn(bands, 50)).toBe(50);
});
