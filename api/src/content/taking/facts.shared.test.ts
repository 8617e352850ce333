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
