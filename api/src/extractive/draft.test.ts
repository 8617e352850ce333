import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../test/article.ts";
import { cases } from "../../test/cases/cases.ts";
import { ManualQuiz } from "../content/content.rules.ts";
import { type DraftOrder, draft } from "./draft.ts";
import type { SourceText } from "./source.ts";
import { inParagraphs } from "./source.ts";

const sourceOf = (paragraphs: string[], title: string | null = null): SourceText => ({
  title,
  url: null,
  language: null,
  passages: inParagraphs(paragraphs),
});

function foreign(name: string): SourceText {
  const text = readFileSync(join(import.meta.dirname, `../../test/articles/${name}.txt`), "utf8");
  const [title = "", ...paragraphs] = text.trim().split("\n\n");
  return sourceOf(paragraphs, title);
}

const articles = (["photosynthesis", "suez", "container"] as const).map((name): [string, SourceText] => {
  const { title, paragraphs } = anArticle(name);
  return [name, sourceOf(paragraphs, title)];
});
const others = ["wattenmeer", "lumiere", "alhambra", "vetro", "cortica", "afsluitdijk"].map(
  (name): [string, SourceText] => [name, foreign(name)],
);
const all = [...articles, ...others];

const drafted = (source: SourceText, order: Partial<DraftOrder> = {}) =>
  draft(source, { kind: "QUIZ", questionCount: 10, difficulty: "medium", ...order });

/** The English texts are longer. */
const leastOf = (source: SourceText) => (articles.some(([, english]) => english === source) ? 5 : 3);

const hasGap = ({ questionText }: { questionText: string }) => !questionText.endsWith("?");

it("asks nothing about a paragraph in another language", async () => {
  const { title, paragraphs } = anArticle("suez");
  const [, source] = others.find(([name]) => name === "lumiere") ?? [];
  if (!source) throw new Error("The article is gone");
  const passages = [...source.passages.map(({ text }) => text), ...paragraphs];
  const { questions, language } = await drafted(sourceOf(passages, title), { language: "fr", questionCount: 30 });
  expect(language).toBe("fr");
  expect(questions.length).toBeGreaterThan(2);
  for (const { passage } of questions) expect(paragraphs.join("\n")).not.toContain(passage);
});

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(all)("a quiz from %s", (_name, source) => {
  it("passes the rules of the manual builder, and is the same each time", async () => {
    const { questions, examined } = await drafted(source);
    expect(questions.length).toBeGreaterThanOrEqual(leastOf(source));
    expect(ManualQuiz.safeParse({ title: "A", questions }).error).toBeUndefined();
    expect(await drafted(source)).toMatchObject({ questions, examined });
  });

  it("quotes the source word for word, with the position", async () => {
    const { questions } = await drafted(source, { questionCount: 20 });
    for (const { passage, passageAnchor } of questions) {
      expect(passageAnchor?.kind).toBe("paragraph");
      const place = passageAnchor?.kind === "paragraph" ? passageAnchor.paragraph : 0;
      expect(source.passages[place - 1]?.text).toContain(passage);
    }
  });

  it("leaves one gap, which its answer fills, and no option in the rest of the sentence", async () => {
    const { questions } = await drafted(source, { questionCount: 20 });
    for (const { questionText, options, correctAnswer, passage } of questions.filter(hasGap)) {
      expect(questionText.match(/_____/g)).toHaveLength(1);
      const answer = options[correctAnswer ?? -1] ?? "";
      const [, begin = "", end = ""] = /^[^:]*: ?(.*)_____(.*)$/.exec(questionText) ?? [];
      const filled = begin.replace(/\b(an?)\(n\) $/, "$1 ") + answer + end;
      expect(passage?.toLowerCase().replace(/\ban /g, "a ")).toContain(filled.toLowerCase().replace(/\ban /g, "a "));
      const stem = wordsIn(begin + end);
      for (const option of options) expect(stem.join(" ")).not.toContain(` ${wordsIn(option).join(" ")} `);
      expect(options).toHaveLength(4);
    }
  });

  it("asks about no sentence twice, for no answer twice, and from beginning to end", async () => {
    const { questions } = await drafted(source);
    const distinct = (list: unknown[]) => expect(new Set(list).size).toBe(list.length);
    distinct(questions.map(({ passage }) => passage));
    distinct(questions.map(({ options, correctAnswer }) => options[correctAnswer ?? -1]?.toLowerCase()));
    const places = questions.map(({ passageAnchor }) =>
      passageAnchor?.kind === "paragraph" ? passageAnchor.paragraph : 0,
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Fewer questions may leave out parts that have no good question.
    if (places.length < 8) return;
    expect(places[0]).toBeLessThanOrEqual(Math.ceil(source.passages.length / 3));
    expect(places.at(-1)).toBeGreaterThan((source.passages.length * 2) / 3);
  });
});

it.each([
  ["wattenmeer", "Ergänzen Sie die Lücke: "],
  ["lumiere", "Complétez la phrase : "],
  ["alhambra", "Complete la frase: "],
  ["vetro", "Completa la frase: "],
  ["cortica", "Complete a frase: "],
  ["afsluitdijk", "Vul de zin aan: "],
  ["suez", "Fill in the gap: "],
])("%s is asked about in its own language", async (name, opening) => {
  const { questions } = await drafted(new Map(all).get(name) as SourceText);
  for (const { questionText } of questions.filter(hasGap))
    expect(questionText.startsWith(opening.replace(/ ?: $/, ""))).toBe(true);
});

it("asks nothing about sentences that depend on others, questions, or quotations", async () => {
  const good = "The lighthouse of Portland was built in 1791 by order of George Washington.";
  const { paragraphs } = anArticle("suez");
  const bad = [
    "It was painted white by Samuel Morse in 1840 and stayed so.",
    "This made the harbour of Boston the busiest in Maine in 1850.",
    "When did Samuel Morse come to Portland to see the lighthouse?",
    "“I love the lighthouse of Portland,” said Samuel Morse in 1841.",
    "They had come to Portland from Boston in 1839 with Samuel Colt.",
    "Click here to read more about the lighthouse of Portland in Maine.",
  ];
  const { questions } = await drafted(sourceOf([`${good} ${bad.join(" ")}`, ...paragraphs]), { questionCount: 20 });
  const passages = questions.map(({ passage }) => passage);
  expect(passages).toContain(good);
  for (const sentence of bad) expect(passages).not.toContain(sentence);
});

const asked = async (name: string) =>
  (await drafted(new Map(all).get(name) as SourceText, { questionCount: 20 })).questions;
const gapIn = async (name: string, text: RegExp) =>
  (await asked(name)).find(({ questionText }) => text.test(questionText))?.options;

it("offers years for a year, whatever follows it", async () => {
  const { questions } = await drafted(new Map(all).get("container") as SourceText, { questionCount: 20 });
  const years = questions
    .map(({ options }) => options)
    .filter((options) => options.some((option) => /^19\d\d$/.test(option)));
  expect(years.length).toBeGreaterThan(0);
  for (const option of years.flat()) expect(option).toMatch(/^(19|20)\d\d$/);
});

it("asks for no half of a set phrase, and for no noun that only describes another", async () => {
  expect(await gapIn("container", /as at _____/)).toBeUndefined();
  expect(await gapIn("container", /_____ terminals/)).toBeUndefined();
});

it("offers no option that the answer ends with", async () => {
  for (const [name] of all) {
    for (const { options, correctAnswer, questionText } of await asked(name)) {
      const answer = options[correctAnswer ?? -1] ?? "";
      const near = options.filter((option) => option !== answer && answer.endsWith(option.toLowerCase()));
      expect([questionText, near]).toEqual([questionText, []]);
    }
  }
});

it("never breaks a rule, whatever the text", { tags: ["property"] }, async () => {
  const sentence = fc.constantFrom(
    ...all.flatMap(([, { passages }]) => passages.flatMap(({ text }) => text.split(/(?<=\.) /))),
  );
  const noise = fc.string({ unit: "grapheme", maxLength: 60 });
  const paragraph = fc.array(fc.oneof({ weight: 6, arbitrary: sentence }, noise), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        paragraph.map((parts) => parts.join(" ")),
        { minLength: 5, maxLength: 12 },
      ),
      async (paragraphs) => {
        const source = sourceOf(paragraphs);
        const { questions } = await drafted(source);
        if (questions.length > 0) expect(ManualQuiz.safeParse({ title: "A", questions }).error).toBeUndefined();
        const whole = paragraphs.join(" ").replace(/\s+/g, " ");
        for (const { passage } of questions) expect(whole).toContain(passage);
      },
    ),
    { numRuns: cases(8, 100) },
  );
});
