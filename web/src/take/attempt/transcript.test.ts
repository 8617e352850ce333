import { expect, it } from "vitest";
import { begin } from "./attempt.ts";
import type { Item } from "./item.ts";
import { transcriptOf } from "./transcript.ts";

it("writes down who answered what, and what was left open", () => {
  const questions = [
    { id: "q1", questionText: "Which?", questionType: "multi_select", options: ["Red", "Green", "Blue"], order: 1 },
    { id: "q2", questionText: "Why?", questionType: "single_choice", options: ["Because", "Who knows"], order: 2 },
  ];
  const item = { id: "x", title: "Colours", questions } as Item;
  expect(transcriptOf({ ...begin(item, "Ada", ""), answers: { q1: [0, 2] } })).toBe(
    "Colours\n\nAda\n\n1. Which?\n   A. Red\n   C. Blue\n\n2. Why?\n   (not answered)\n",
  );
});
