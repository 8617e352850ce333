import { expect, it } from "vitest";
import { readAnalysis } from "./analysis.ts";
import { placesOf, questionCells, tallyOf, wordingCells } from "./frame.ts";

const none = { options: 0, isGraded: false, rows: 0, bins: 0 };
const choice = (options: number) => ({ ...none, options });
const letters = [{ text: "A" }, { text: "B" }, { text: "C" }];
const counted = {
  layout: "layout",
  questions: [],
  wordings: [],
  others: [],
  wordingOthers: [],
  scores: [],
  levels: [],
};

it("finds the counts of each question, and of each of its wordings", () => {
  const questions = [
    { shape: choice(2), wordings: [] },
    { shape: choice(3), wordings: [{}, {}] },
    { shape: choice(2), wordings: [{}] },
  ];
  const [, second, third] = placesOf("layout", questions);
  if (!second || !third) throw new Error("There are three");
  const counts = {
    ...counted,
    questions: [3, 1, 2, 4, 0, 1, 3, 0, 0, 0],
    wordings: [1, 0, 0, 1, 3, 0, 1, 2, 0, 0, 0],
    others: [0, 0, 2, 0, 0, 0],
    wordingOthers: [2, 0, 1, 0, 0, 0],
  };
  expect(tallyOf(questionCells(counts, second), letters)).toEqual({
    people: 4,
    unanswered: 2,
    right: null,
    rows: [],
    bins: [],
    options: [
      { text: "A", count: 0, peoplePercentage: 0 },
      { text: "B", count: 1, peoplePercentage: 25 },
      { text: "C", count: 3, peoplePercentage: 75 },
    ],
  });
  const older = tallyOf(wordingCells(counts, second, 1), letters);
  expect(older).toMatchObject({ people: 3, unanswered: 1, options: [{ count: 0 }, { count: 1 }, { count: 2 }] });
  expect(tallyOf(questionCells(counts, third), letters.slice(1)).options).toMatchObject([
    { count: 0, peoplePercentage: 0 },
    { count: 0, peoplePercentage: 0 },
  ]);
});

it("reads what questions count besides their options", () => {
  const questions = [
    { shape: { ...none, options: 2, isGraded: true }, wordings: [] },
    { shape: { ...none, options: 3, rows: 2 }, wordings: [] },
    { shape: { ...none, bins: 4 }, wordings: [] },
    { shape: { ...none, isGraded: true }, wordings: [] },
  ];
  const counts = {
    ...counted,
    questions: [6, 4, 3, 5, 3, 4, 4, 7, 8],
    others: [2, 1, 1, 0, 0, 1, 4, 3, 3, 0, 0, 0, 1, 2, 3, 1, 0, 6],
  };
  const tallies = placesOf("layout", questions).map((place) =>
    tallyOf(questionCells(counts, place), letters.slice(0, place.shape.options)),
  );
  const rows = [
    [0, 1, 4],
    [3, 3, 0],
  ];
  expect(tallies).toMatchObject([
    { people: 6, unanswered: 2, right: 1, options: [{ count: 4 }, { count: 3 }] },
    { people: 5, unanswered: 1, right: null, rows, options: [{ count: 3 }, { count: 4 }, { count: 4 }] },
    { people: 7, bins: [1, 2, 3, 1] },
    { people: 8, right: 6, options: [] },
  ]);
});

it("gives each question its part of an analysis", () => {
  const { items, basis } = readAnalysis("QUIZ", {
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
    grade: null,
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
