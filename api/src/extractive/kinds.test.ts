import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { flawsOf, flawsOfQuiz } from "../../../scripts/quality/checks.ts";
import { draft } from "./draft.ts";
import { inParagraphs } from "./source.ts";

const folder = join(import.meta.dirname, "../../test/articles/kinds");

/** Texts of ten kinds, of about 250 words each. */
const texts = readdirSync(folder).map((name) => {
  const [title = "", ...paragraphs] = readFileSync(join(folder, name), "utf8").trim().split("\n\n");
  return { name, source: { title, url: null, language: null, passages: inParagraphs(paragraphs) } };
});

/** Mean number of questions of 10, and of texts that may have none. */
const least = { mean: 5.3, without: 0 };

const order = { kind: "QUIZ", questionCount: 10, difficulty: "medium" } as const;

it("gives enough questions for texts of ten kinds, which break no rule that a program can check", async () => {
  const all = await Promise.all(
    texts.map(async ({ name, source }) => {
      const { questions } = await draft(source, { ...order, types: ["multiple_choice", "number", "text"] });
      const broken = [...questions.flatMap((question) => flawsOf(question, source)), ...flawsOfQuiz(questions)];
      return { name, count: questions.length, broken };
    }),
  );
  expect(all).toHaveLength(10);
  expect(all.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(all.reduce((sum, { count }) => sum + count, 0) / all.length).toBeGreaterThanOrEqual(least.mean);
  expect(all.filter(({ count }) => count === 0).length).toBeLessThanOrEqual(least.without);
});
