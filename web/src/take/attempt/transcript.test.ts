import { expect, it } from "vitest";
import { begin } from "./attempt.ts";
import type { Item } from "./item.ts";
import { transcriptOf } from "./transcript.ts";

it("writes down all answers, and the questions without one", () => {
  const questions = [
    { id: "q1", questionText: "Which?", questionType: "multi_select", options: ["Red", "Green", "Blue"], order: 1 },
    { id: "q2", questionText: "Why?", questionType: "single_choice", options: ["Because", "Who knows"], order: 2 },
  ];
  const item = { id: "x", title: "Colours", questions } as Item;
  expect(transcriptOf({ ...begin(item, "Ada", ""), answers: { q1: [0, 2] } })).toBe(
    "Colours\n\nAda\n\n1. Which?\n   A. Red\n   C. Blue\n\n2. Why?\n   (not answered)\n",
  );
});

it("writes down texts, numbers, rows and the text of Other", () => {
  const questions = [
    { id: "text", questionText: "Why?", questionType: "text", options: [], order: 1 },
    {
      id: "number",
      questionText: "How far?",
      questionType: "number",
      options: [],
      order: 2,
      form: { number: { unit: "km" } },
    },
    {
      id: "rows",
      questionText: "How?",
      questionType: "matrix",
      options: ["Bad", "Good"],
      order: 3,
      form: { rows: ["Food", "Room"] },
    },
    {
      id: "other",
      questionText: "Who?",
      questionType: "single_choice",
      options: ["Me", "Other"],
      order: 4,
      form: { choice: { other: 1, none: null } },
    },
  ];
  const item = { id: "x", title: "All", questions } as unknown as Item;
  const answers = { text: "So.\nYes.", number: 3.5, rows: [1, null], other: { choices: [1], other: "You" } };
  expect(transcriptOf({ ...begin(item, "", ""), answers })).toBe(
    "All\n\n1. Why?\n   So.\n   Yes.\n\n2. How far?\n   3.5 km\n\n3. How?\n   Food: Good\n   Room: –\n\n4. Who?\n   B. Other: You\n",
  );
});
