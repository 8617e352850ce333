import { describe, expect, it } from "vitest";
import { percentageIn, placesOf, scoreIn } from "./graded.ts";
import type { AnswerResult, Item, Receipt } from "./item.ts";

const anItem = (...questions: object[]) => ({ questions }) as Item;
const aReceipt = (part: Partial<Receipt>) => ({ results: [], ...part }) as Partial<Receipt> as Receipt;
const resultsOf = (...ids: string[]) => ids.map((questionId) => ({ questionId })) as AnswerResult[];
const correctedAt = "2026-11-24T04:00:00.000Z";

describe("the total of a score", () => {
  it("is the number of questions, or of points where these differ", () => {
    const receipt = aReceipt({ score: 1, percentage: 50, totalQuestions: 2 });
    expect(scoreIn(anItem({}, {}), receipt)).toEqual({ score: 1, most: 2, isPoints: false });
    const inPoints = aReceipt({ score: 3, percentage: 75, totalQuestions: 2 });
    expect(scoreIn(anItem({ points: 3 }, {}), inPoints)).toEqual({ score: 3, most: 4, isPoints: true });
  });

  it("has decimals if answers are partly correct", () => {
    const receipt = aReceipt({ score: 1, credit: 1.67, percentage: 56, totalQuestions: 2 });
    expect(scoreIn(anItem({ points: 2 }, {}), receipt)).toEqual({ score: 1.67, most: 3, isPoints: true });
  });

  it("is unknown after points were changed, until results show them", () => {
    const corrected = { correctedAt, score: 7, percentage: 100, totalQuestions: 5 };
    const item = anItem({}, {}, {}, {}, {});
    expect(scoreIn(item, aReceipt(corrected))).toBeNull();
    const results = [{ points: 3 }, {}, {}, {}, {}] as AnswerResult[];
    expect(scoreIn(item, aReceipt({ ...corrected, results }))).toEqual({ score: 7, most: 7, isPoints: true });
  });

  it("leaves out a question that was dropped", () => {
    const corrected = aReceipt({ correctedAt, score: 3, percentage: 75, totalQuestions: 4 });
    expect(scoreIn(anItem({}, {}, {}, {}, {}), corrected)).toEqual({ score: 3, most: 4, isPoints: false });
  });
});

describe("a percentage", () => {
  const receipt = { score: 2, percentage: 67, totalQuestions: 3, passed: false, passMark: 67 };
  const item = anItem({}, {}, {});

  it("has a decimal if only rounding makes it reach the pass mark", () => {
    expect(percentageIn(item, aReceipt(receipt))).toBe(66.6);
    expect(percentageIn(item, aReceipt({ ...receipt, passMark: 68 }))).toBe(67);
    expect(percentageIn(item, aReceipt({ ...receipt, passMark: 66, passed: true }))).toBe(67);
    const inPoints = { score: 119, percentage: 60, totalQuestions: 3, passed: false, passMark: 60 };
    expect(percentageIn(anItem({ points: 100 }, { points: 19 }, { points: 81 }), aReceipt(inPoints))).toBe(59.5);
  });

  it("uses the exact share of points that are thirds", () => {
    const thirds = { score: 0, credit: 0.67, percentage: 67, totalQuestions: 1, passed: false, passMark: 67 };
    expect(percentageIn(anItem({}), aReceipt(thirds))).toBe(66.6);
  });

  it("is rounded if the page no longer has the points", () => {
    const corrected = { ...receipt, correctedAt, score: 7, totalQuestions: 8 };
    expect(percentageIn(item, aReceipt(corrected))).toBe(67);
  });
});

it("keeps edited questions at their previous places", () => {
  const item = anItem({ id: "a" }, { id: "b" }, { id: "c" });
  expect(placesOf(item, resultsOf("a", "b2", "c"))).toEqual([0, 1, 2]);
  expect(placesOf(anItem({ id: "c" }, { id: "b" }, { id: "a" }), resultsOf("a", "b2", "c"))).toEqual([2, 1, 0]);
  expect(placesOf(item, resultsOf("a", "c2"))).toEqual([0, 1]);
});
