import { expect, it } from "vitest";
import { choicesAmong } from "./languages.ts";

const counts = [
  { language: "de", attempts: 5 },
  { language: "en", attempts: 3 },
  { language: "de-AT", attempts: 2 },
];

it("counts a language with its varieties, as the filter does", () => {
  expect(choicesAmong(counts, "")).toEqual([
    { language: "de", attempts: 7 },
    { language: "en", attempts: 3 },
    { language: "de-AT", attempts: 2 },
  ]);
  expect(choicesAmong([{ language: "fil", attempts: 1 }], "fi")).toEqual([
    { language: "fil", attempts: 1 },
    { language: "fi", attempts: 0 },
  ]);
});

it("offers the chosen one even where nobody took it, and nothing where nobody said a language", () => {
  expect(choicesAmong([], "")).toEqual([]);
  expect(choicesAmong([], "sv")).toEqual([{ language: "sv", attempts: 0 }]);
  expect(choicesAmong(counts, "en")).toHaveLength(3);
});
