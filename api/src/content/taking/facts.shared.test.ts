import { expect, it } from "vitest";
import { minutesOf } from "./facts.shared.ts";

const questions = (count: number, words: string) =>
  Array.from({ length: count }, () => ({ questionText: words, options: ["Yes", "No"] }));

it("estimates the time by what there is to read", () => {
  expect(minutesOf(questions(3, "Capital of Norway?"))).toBe(1);
  expect(minutesOf(questions(20, "One of these towns is the capital of Norway. Which one is it?"))).toBe(4);
  expect(minutesOf(questions(2, "word ".repeat(400)))).toBe(5);
});

it("reads scripts without spaces as well", () => {
  expect(minutesOf(questions(1, "字".repeat(400)))).toBe(2);
});

it("counts each row as an answer, and writing as more than choosing", () => {
  const matrix = { questionText: "How far?", options: ["No", "Yes"], form: { rows: Array<string>(15).fill("Row") } };
  expect(minutesOf([matrix])).toBe(2);
  const text = { questionText: "Why?", options: [], form: {} };
  expect(minutesOf([text, text, text])).toBe(2);
});
