import { expect, it } from "vitest";
import { beginsWord, changeBetween } from "./change.ts";

it.each([
  ["the next letter", "Osl", "Oslo", false],
  ["the space after a word", "Oslo", "Oslo ", false],
  ["the first letter of the next word", "Oslo ", "Oslo i", true],
  ["a letter in the middle", "Osl is", "Oslo is", false],
  ["a word in the middle", "Oslo  far", "Oslo i far", true],
  ["deleting", "Oslo i", "Oslo ", false],
])("detects whether %s starts a word", (_what, before, after, expected) => {
  expect(beginsWord(before, after)).toBe(expected);
});

it("finds the field that changed, and the end of the change in it", () => {
  const draft = (text: string) => ({ title: "Capitals", questions: [{ key: "a", questionText: text }] });
  expect(changeBetween(draft("Capital of Norway?"), draft("Capital of Iceland?"))).toEqual({
    name: "questions.0.questionText",
    caret: "Capital of Iceland".length,
  });
  expect(changeBetween(draft("same"), draft("same"))).toBeNull();
  expect(changeBetween(draft("gone"), { title: "Capitals", questions: [] })).toBeNull();
});
