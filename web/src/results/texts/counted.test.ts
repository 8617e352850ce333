import { expect, it } from "vitest";
import { countedAnswers } from "./counted.ts";

const repeated = [{ answer: "Pizza", texts: 4 }];

it("shows equal answers once, with their number, before the newest others", () => {
  expect(countedAnswers(["Rice", "pizza ", "Soup"], repeated)).toEqual([
    { answer: "Pizza", texts: 4 },
    { answer: "Rice", texts: 1 },
    { answer: "Soup", texts: 1 },
  ]);
  expect(
    countedAnswers(
      Array.from({ length: 24 }, (_, place) => `${place}`),
      repeated,
    ),
  ).toHaveLength(12);
});

it("shows only starred answers, in their order", () => {
  expect(countedAnswers(["Rice", "pizza "], repeated, true).map(({ answer, texts }) => `${answer} ${texts}`)).toEqual([
    "Rice 1",
    "Pizza 4",
  ]);
  expect(countedAnswers(["Rice"], repeated, true)).toEqual([{ answer: "Rice", texts: 1 }]);
});
