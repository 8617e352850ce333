import { expect, it } from "vitest";
import { countsOf, inputOf, type Row, rebase, rowsOf, statusOf, storedTexts } from "./rows.ts";

const text = (path: string, original: string, text: string | null = null, isOutdated = false) => ({
  path,
  questionKey: /^questions\.([^.]+)/.exec(path)?.[1] ?? null,
  original,
  text,
  isOutdated,
  isRich: false,
  maxLength: 200,
});
const questions = [{ key: "a" }, { key: "b" }];
const entry = (text: string, isConfirmed = false) => ({ text, isConfirmed });
const [title] = rowsOf([text("title", "Capitals", "Hauptstädte", true)], []) as [Row];

it("puts head, questions and endings in the order of the page", () => {
  const rows = rowsOf(
    [
      text("title", "Skill"),
      text("skillLevels.0.name", "Beginner"),
      text("questions.b.questionText", "Which?"),
      text("questions.b.options.1", "This"),
    ],
    questions,
  );
  expect(rows.map(({ question, place }) => [question, place])).toEqual([
    [null, "title"],
    [1, "questionText"],
    [1, "options.1"],
    [null, "skillLevels.0.name"],
  ]);
});

it("finds missing texts, and texts older than their original", () => {
  expect(statusOf(title, entry(" "))).toBe("missing");
  expect(statusOf(title, entry("Hauptstädte "))).toBe("older");
  expect(statusOf(title, entry("Hauptstädte", true))).toBe("done");
  expect(statusOf(title, entry("Städte"))).toBe("done");
  const rows = [title, ...rowsOf([text("description", "Three.")], [])];
  expect(countsOf(rows, storedTexts(rows))).toEqual({ missing: 1, older: 1 });
});

it("sends each text with its original, and older ones as such", () => {
  const rows = rowsOf([text("title", "Capitals", "Hauptstädte", true), text("description", "Three.")], []);
  expect(inputOf(rows, storedTexts(rows))).toEqual([{ path: "title", text: "Hauptstädte", isOutdated: true }]);
  expect(inputOf(rows, { title: entry("Städte"), description: entry("Drei.") })).toEqual([
    { path: "title", text: "Städte", original: "Capitals" },
    { path: "description", text: "Drei.", original: "Three." },
  ]);
});

it("carries unsaved texts to a newer state", () => {
  const from = rowsOf(
    [
      text("title", "Capitals", "Hauptstädte"),
      text("description", "Three.", "Drei."),
      text("questions.a.questionText", "Norway?"),
      text("questions.a.options.0", "Oslo"),
    ],
    questions,
  );
  const to = rowsOf(
    [
      text("title", "Capitals", "Kapitalen"),
      text("description", "Three.", "Drei!"),
      text("questions.c.questionText", "Of Norway?"),
      text("questions.c.options.0", "Oslo"),
    ],
    [{ key: "c" }],
  );
  const mine = {
    ...storedTexts(from),
    title: entry("Hauptstädte Europas"),
    "questions/a/questionText": entry("Norwegen?"),
    "questions/a/options/0": entry("Oslo"),
  };
  const { rows, texts } = rebase(mine, from, to);
  expect(texts).toEqual({
    title: entry("Hauptstädte Europas"),
    description: entry("Drei!"),
    "questions/c/questionText": entry("Norwegen?"),
    "questions/c/options/0": entry("Oslo"),
  });
  expect(inputOf(rows, texts)).toEqual([
    { path: "title", text: "Hauptstädte Europas", original: "Capitals" },
    { path: "description", text: "Drei!", original: "Three." },
    { path: "questions.c.questionText", text: "Norwegen?", original: "Norway?" },
    { path: "questions.c.options.0", text: "Oslo", original: "Oslo" },
  ]);
});

it("takes another person's text instead of a confirmation of the previous one", () => {
  const from = rowsOf([text("title", "Capitals", "Hauptstädte")], []);
  const to = rowsOf([text("title", "Capitals", "Die Hauptstädte")], []);
  const { texts } = rebase({ title: { text: "Hauptstädte", isConfirmed: true } }, from, to);
  expect(texts).toEqual({ title: entry("Die Hauptstädte") });
});
