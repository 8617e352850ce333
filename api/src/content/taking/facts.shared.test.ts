import { expect, it } from "vitest";
import { durationOf } from "./facts.shared.ts";

const questions = (count: number, words: string) =>
  Array.from({ length: count }, () => ({ questionText: words, options: ["Yes", "No"] }));

it("estimates the time by what there is to read", () => {
  expect(durationOf(questions(3, "Capital of Norway?"))).toBe("About 1 min");
  expect(durationOf(questions(20, "One of these towns is the capital of Norway. Which one is it?"))).toBe(
    "About 4 min",
  );
  expect(durationOf(questions(2, "word ".repeat(400)))).toBe("About 5 min");
});

it("reads scripts without spaces as well", () => {
  expect(durationOf(questions(1, "字".repeat(400)))).toBe("About 2 min");
});
