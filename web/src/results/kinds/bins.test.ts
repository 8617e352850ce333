import { expect, it } from "vitest";
import { binOf, binsOf } from "../../../../api/src/attempt/counting/bins.shared.ts";
import { binText, medianOfBins, rangeOf, ticksOf } from "./bins.ts";

const whole = [1, 2, 3, 4].map((value) => ({ from: value, to: value }));
const tens = [0, 10, 20].map((from) => ({ from, to: from + 10 }));

it("finds the median of single numbers exactly", () => {
  expect(medianOfBins(whole, [0, 0, 0, 0])).toBeNull();
  expect(medianOfBins(whole, [1, 0, 2, 0])).toBe("3");
  expect(medianOfBins(whole, [1, 0, 0, 1])).toBe("2.5");
});

it("places the median within a range as if people were spread evenly", () => {
  // Four people in 10 to 20 are taken at 11.25, 13.75, 16.25 and 18.75; the middle two are at 15 together.
  expect(medianOfBins(tens, [0, 4, 0])).toBe("about 15");
  // The third of five is the second of the three in 10 to 20.
  expect(medianOfBins(tens, [1, 3, 1])).toBe("about 15");
  expect(medianOfBins(tens, [2, 1, 0])).toBe("about 7.5");
});

it("names bins and their axis", () => {
  expect(binText({ from: -2, to: -2 }, "°C")).toBe("−2 °C");
  expect(binText({ from: 0.5, to: 1 })).toBe("0.5 to 1");
  expect(ticksOf(tens).map(({ label }) => label)).toEqual(["0", "10", "30"]);
  const many = Array.from({ length: 20 }, (_, from) => ({ from, to: from + 1 }));
  expect(ticksOf(many).map(({ label }) => label)).toEqual(["0", "4", "8", "12", "16", "20"]);
});

it.each([
  { decimals: 0, min: 0, max: 10 },
  { decimals: 0, min: -3, max: 100 },
  { decimals: 2, min: 0, max: 3 },
  { decimals: 1, min: -1.5, max: 40 },
])("names the numbers of a bin, each of one bin alone: %j", (form) => {
  const bins = binsOf(form);
  const ranges = bins.map((_, place) => rangeOf(bins, place, form.decimals));
  const scale = 10 ** form.decimals;
  for (let step = Math.round(form.min * scale); step <= Math.round(form.max * scale); step++) {
    const number = Number((step / scale).toFixed(form.decimals));
    const within = ranges.flatMap(({ min, max }, place) => (number >= min && number <= max ? [place] : []));
    expect(within).toEqual([binOf(bins, number)]);
  }
});
