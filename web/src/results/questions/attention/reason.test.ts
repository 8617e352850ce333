import { expect, it } from "vitest";
import type { AnalysedItem, Analysis } from "../../figures/analysis.ts";
import { reasonOf } from "./reason.ts";

const item = (facility: number, discrimination: number, shares: number[], strong = shares): AnalysedItem => ({
  facility,
  discrimination,
  options: shares.map((share, place) => ({
    score: place === 0 ? 1 : 0,
    share,
    thirds: [share, share, strong[place] ?? 0],
  })),
  upperLowerDifference: 0,
  alphaWithout: null,
  interval: null,
  isAgainst: false,
  grade: null,
});
const analysis = { basis: { people: 200, items: 5 } } as Analysis;
const question = { text: "Capital of Norway?", options: ["Oslo", "Bergen", "Lund"] };
const reason = (...figures: Parameters<typeof item>) => reasonOf("QUIZ", question, item(...figures), analysis);

it("names a problem in one sentence, with its cure", () => {
  expect(reason(0.5, -0.4, [0.5, 0.25, 0.25])).toEqual({
    grade: "misleading",
    sentence: "Misleading: among 200, high scorers miss it more often than low scorers.",
    cure: "Check the Answer Key",
  });
  expect(reasonOf("ASSESSMENT", question, item(0.5, -0.4, [0.5, 0.5]), analysis)?.cure).toBe("Check the Weights");
  const many = { basis: { people: 1200, items: 5 } } as Analysis;
  expect(reasonOf("QUIZ", question, item(0.5, -0.01, [0.5, 0.25, 0.25]), many)?.cure).toBe("Reword the Question");
  expect(reason(0.5, 0.4, [0.5, 0.5, 0])).toEqual({
    grade: "veryGood",
    sentence: "No one chose C, though 100 answered incorrectly.",
    cure: "Replace Option C",
  });
});

it("names a giveaway only if nearly everyone answered correctly", () => {
  const long = {
    text: "Capital of Norway?",
    options: [
      "Oslo, which has been the capital of the country since the year 1814 and lies at a fjord",
      "Bergen",
      "Lund",
    ],
  };
  const at = (facility: number) =>
    reasonOf("QUIZ", long, item(facility, 0.3, [facility, (1 - facility) / 2, (1 - facility) / 2]), analysis);
  expect(at(0.95)).toMatchObject({
    sentence: "The correct option is the longest, and 95% chose it.",
    cure: "Shorten the Option",
  });
  expect(at(0.6)).toBeNull();
});

it("names no problem of a sound question, nor of one with few responses", () => {
  expect(reason(0.6, 0.4, [0.6, 0.2, 0.2])).toBeNull();
  const few = { basis: { people: 9, items: 5 } } as Analysis;
  expect(reasonOf("QUIZ", question, item(0.5, -0.9, [0.5, 0.5]), few)).toBeNull();
});
