import { expect, it } from "vitest";
import { tellsOf } from "./tells.ts";

const question = (options: string[], explanation: string | null = null) => ({
  questionText: "Which?",
  questionType: "multiple_choice" as const,
  options,
  correctAnswer: 0,
  optionWeights: null,
  explanation,
});

it.each([
  ["The canal", "canal."],
  ["Der Kanal", "„Kanal“"],
  ["L’eau", "l'eau"],
])("%s and %s mean the same", (one, other) => {
  expect(tellsOf(question([one, other, "A river"]))).toEqual([
    { path: "options", message: "Two options mean the same" },
  ]);
});

it.each([
  [["Type A", "Type O", "Type AB", "Type B"]],
  [["C", "C++", "C#"]],
  [["-5", "+5", "5 < x", "5 > x"]],
  [["a", "the", "an", "no article"]],
  [["1.5", "15"]],
])("%j differ", (options) => {
  expect(tellsOf(question(options))).toEqual([]);
});

it.each([
  ["Both A and B", true],
  ["A and C", true],
  ["A, B und C", true],
  ["Neither (A) nor (B)", false],
  ["Both of them", false],
  ["Vitamins A and C", false],
  ["Plan B", false],
])("%s names other options: %s", (option, does) => {
  expect(tellsOf(question(["One", option])).length > 0).toBe(does);
});

it.each([
  ["Option B is wrong because it was later.", true],
  ["It was 1869. B is wrong.", true],
  ["Answers (C) and (D) came later.", true],
  ["Antwort D ist falsch.", true],
  ["La réponse B est fausse.", true],
  ["Vitamin B is found in grain.", false],
  ["Current is measured in amperes (A).", false],
  ["A is the first letter; a canal is a waterway.", false],
  ["The answer a reader expects.", false],
])("an explanation that says “%s” names an option by its letter: %s", (explanation, does) => {
  expect(tellsOf(question(["One", "Two"], explanation)).length > 0).toBe(does);
});
