import { expect, it } from "vitest";
import { readAnalysis } from "./analysis.ts";
import { placesOf, tallyAt } from "./frame.ts";

it("finds the counts of each question, and of each of its wordings", () => {
  const questions = [
    { question: { options: ["Yes", "No"] }, wordings: [] },
    { question: { options: ["A", "B", "C"] }, wordings: [{}, {}] },
    { question: { options: ["Rhine", "Danube"] }, wordings: [{}] },
  ];
  const places = placesOf("layout", questions);
  expect(places.map(({ question, wordings }) => [question, wordings])).toEqual([
    [0, 0],
    [3, 0],
    [7, 8],
  ]);
  const cells = [3, 1, 2, 4, 0, 1, 3, 0, 0, 0];
  const options = [{ text: "A" }, { text: "B" }, { text: "C" }];
  expect(tallyAt(cells, places[1]?.question ?? 0, options)).toEqual({
    people: 4,
    options: [
      { text: "A", count: 0, peoplePercentage: 0 },
      { text: "B", count: 1, peoplePercentage: 25 },
      { text: "C", count: 3, peoplePercentage: 75 },
    ],
  });
  expect(tallyAt(cells, places[2]?.question ?? 0, options.slice(1)).options).toMatchObject([
    { count: 0, peoplePercentage: 0 },
    { count: 0, peoplePercentage: 0 },
  ]);
});

it("gives each question its part of an analysis", () => {
  const { items, basis } = readAnalysis({
    people: 12,
    attempts: 13,
    asOf: "2026-11-22T10:00:00Z",
    alpha: 0.5,
    standardError: 1,
    compact: {
      questions: ["one", "two"],
      options: [2, 3],
      facility: [0.5, 0.25],
      discrimination: [0.3, null],
      upperLowerDifference: [0.2, 0],
      alphaWithout: [null, 0.4],
      scores: [0, 1, 1, 0, 0],
      shares: [0.5, 0.5, 0.25, 0.75, 0],
      thirds: [0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.2, 0.25, 0.3, 0.8, 0.75, 0.7, 0, 0, 0],
    },
  });
  expect(basis).toEqual({ people: 12, items: 2, isFlat: false });
  expect(items.get("two")).toEqual({
    facility: 0.25,
    discrimination: null,
    interval: null,
    isAgainst: false,
    upperLowerDifference: 0,
    alphaWithout: 0.4,
    options: [
      { score: 1, share: 0.25, thirds: [0.2, 0.25, 0.3] },
      { score: 0, share: 0.75, thirds: [0.8, 0.75, 0.7] },
      { score: 0, share: 0, thirds: [0, 0, 0] },
    ],
  });
  expect(items.get("one")?.interval?.low).toBeLessThan(0);
});
