import { expect, it } from "vitest";
import { type Column, mostChosen, type OverviewRow, rateOf, sorted } from "./overview.ts";

const row = (number: number, part: Partial<OverviewRow>): OverviewRow => ({
  id: `q${number}`,
  number,
  text: "Why?",
  responses: 10,
  rate: 50,
  verdict: 4,
  discrimination: 0.2,
  ...part,
});
const numbers = (rows: readonly OverviewRow[]) => rows.map(({ number }) => number);

it("sorts by each column, both ways, with equals in their order and the unknown last", () => {
  const rows = [
    row(1, { rate: 90, text: "Question 10", discrimination: null, responses: 3 }),
    row(2, { rate: null, text: "question 9", discrimination: -0.1, verdict: 0 }),
    row(3, { rate: 20, text: "Answer", discrimination: 0.4 }),
    row(4, { rate: 20, text: "Zebra", discrimination: null, verdict: null }),
  ];
  const by = (column: Column, isDescending = false) => numbers(sorted(rows, { column, isDescending }));
  expect(by("number", true)).toEqual([4, 3, 2, 1]);
  expect(by("rate")).toEqual([3, 4, 1, 2]);
  expect(by("rate", true)).toEqual([1, 3, 4, 2]);
  expect(by("discrimination")).toEqual([2, 3, 1, 4]);
  expect(by("discrimination", true)).toEqual([3, 2, 1, 4]);
  expect(by("verdict")).toEqual([2, 1, 3, 4]);
  expect(by("text")).toEqual([3, 2, 1, 4]);
  expect(by("responses")).toEqual([1, 2, 3, 4]);
  expect(numbers(rows)).toEqual([1, 2, 3, 4]);
});

it("sums a question up in one number", () => {
  const option = (count: number, part: object = {}) => ({
    count,
    peoplePercentage: 10 * count,
    isCorrect: null,
    weight: null,
    ...part,
  });
  expect(rateOf({ options: [option(3, { isCorrect: false }), option(7, { isCorrect: true })], people: 10 })).toBe(70);
  expect(rateOf({ options: [option(5, { weight: 0 }), option(5, { weight: 4 })], people: 10 })).toBe(50);
  expect(rateOf({ options: [option(10, { weight: 0 })], people: 10 })).toBeNull();
  expect(rateOf({ options: [option(3), option(7)], people: 10 })).toBe(70);
  expect(rateOf({ options: [option(0), option(0)], people: 0 })).toBeNull();
  expect(rateOf({ options: [option(7, { isCorrect: true }), option(5)], people: 10, right: 4 })).toBe(40);
  expect(rateOf({ options: [], people: 10 })).toBeNull();
  expect(rateOf({ options: [option(7), option(3)], people: 5, rows: [[4, 1]] })).toBeNull();
  expect(mostChosen([option(2), option(4), option(4, { text: "later" })])).toEqual(option(4));
});
