import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { ManualAssessment, ManualQuiz, ManualSurvey } from "../../content/content.rules.ts";
import { inParagraphs, type Source } from "../source/source.ts";
import { type DraftOrder, draftFrom } from "./draft.ts";

const sourceOf = (paragraphs: string[], title: string | null = null): Source => ({
  sourceType: "text",
  title,
  url: null,
  passages: inParagraphs(paragraphs),
});

function foreign(name: string): Source {
  const text = readFileSync(join(import.meta.dirname, `../../../test/articles/${name}.txt`), "utf8");
  const [title = "", ...paragraphs] = text.trim().split("\n\n");
  return sourceOf(paragraphs, title);
}

const articles = (["photosynthesis", "suez", "container"] as const).map((name): [string, Source] => {
  const { title, paragraphs } = anArticle(name);
  return [name, sourceOf(paragraphs, title)];
});
const others = ["wattenmeer", "lumiere", "alhambra"].map((name): [string, Source] => [name, foreign(name)]);
const all = [...articles, ...others];

const draft = (source: Source, order: Partial<DraftOrder> = {}) =>
  draftFrom(source, { kind: "QUIZ", questionCount: 10, difficulty: "medium", ...order });

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(all)("a quiz from %s", (_name, source) => {
  it("is what the manual builder would take, as many as asked for, and the same each time", () => {
    const { questions, examined } = draft(source);
    expect(questions).toHaveLength(10);
    expect(ManualQuiz.safeParse({ title: "A", questions }).error).toBeUndefined();
    expect(draft(source)).toEqual({ questions, examined });
  });

  it("quotes the source word for word, and says where", () => {
    const { questions } = draft(source, { questionCount: 20 });
    for (const { passage, passageAnchor } of questions) {
      expect(passageAnchor?.kind).toBe("paragraph");
      const place = passageAnchor?.kind === "paragraph" ? passageAnchor.paragraph : 0;
      expect(source.passages[place - 1]?.text).toContain(passage);
    }
  });

  it("leaves one gap, which its answer fills and no other option stands beside", () => {
    const { questions } = draft(source, { questionCount: 20 });
    for (const { questionText, options, correctAnswer, passage } of questions) {
      expect(questionText.match(/_____/g)).toHaveLength(1);
      const answer = options[correctAnswer ?? -1] ?? "";
      const [, begin = "", end = ""] = /^[^:]*: ?(.*)_____(.*)$/.exec(questionText) ?? [];
      const filled = begin.replace(/\b(an?)\(n\) $/, "$1 ") + answer + end;
      expect(passage?.toLowerCase().replace(/\ban /g, "a ")).toContain(filled.toLowerCase().replace(/\ban /g, "a "));
      const stem = wordsIn(begin + end);
      for (const option of options) expect(stem.join(" ")).not.toContain(` ${wordsIn(option).join(" ")} `);
      expect(options.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("asks of no sentence twice, for no answer twice, and from beginning to end", () => {
    const { questions } = draft(source);
    const distinct = (list: unknown[]) => expect(new Set(list).size).toBe(list.length);
    distinct(questions.map(({ passage }) => passage));
    distinct(questions.map(({ options, correctAnswer }) => options[correctAnswer ?? -1]?.toLowerCase()));
    const places = questions.map(({ passageAnchor }) =>
      passageAnchor?.kind === "paragraph" ? passageAnchor.paragraph : 0,
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeLessThanOrEqual(source.passages.length / 3);
    expect(places.at(-1)).toBeGreaterThan((source.passages.length * 2) / 3);
  });
});

describe.each(all)("from %s without a key", (_name, source) => {
  it("a survey asks for ratings and agreement", () => {
    const { questions } = draft(source, { kind: "SURVEY" });
    expect(questions).toHaveLength(10);
    expect(ManualSurvey.safeParse({ title: "A", questions }).error).toBeUndefined();
    expect(questions[0]?.questionType).toBe("multi_select");
    expect(new Set(questions.map(({ questionText }) => questionText)).size).toBe(10);
  });

  it("an assessment asks people to rate themselves", () => {
    const { questions } = draft(source, { kind: "ASSESSMENT" });
    expect(questions).toHaveLength(10);
    for (const { options, optionWeights } of questions) {
      expect(options).toHaveLength(4);
      expect(optionWeights).toEqual([0.25, 0.5, 0.75, 1]);
    }
    const levels = [0, 1].map((at) => ({
      name: "A",
      range: [at, 1],
      description: "A",
      encouragingMessage: "A",
    }));
    expect(ManualAssessment.safeParse({ title: "A", skillLevels: levels, questions }).error).toBeUndefined();
  });
});

it.each([
  ["wattenmeer", "Ergänzen Sie die Lücke: "],
  ["lumiere", "Complétez la phrase : "],
  ["alhambra", "Complete la frase: "],
  ["suez", "Fill in the gap: "],
])("%s is asked about in its own language", (name, opening) => {
  const { questions } = draft(new Map(all).get(name) as Source);
  for (const { questionText } of questions) expect(questionText.startsWith(opening)).toBe(true);
});

it("does not ask of sentences that lean on others, of questions, or of what somebody said", () => {
  const good = "The lighthouse of Portland was built in 1791 by order of George Washington.";
  const { paragraphs } = anArticle("suez");
  const bad = [
    "It was painted white by Samuel Morse in 1840 and stayed so.",
    "This made the harbour of Boston the busiest in Maine in 1850.",
    "When did Samuel Morse come to Portland to see the lighthouse?",
    "“I love the lighthouse of Portland,” said Samuel Morse in 1841.",
    "He had come to Portland from Boston in 1839 with Samuel Colt.",
    "Click here to read more about the lighthouse of Portland in Maine.",
  ];
  const { questions } = draft(sourceOf([`${good} ${bad.join(" ")}`, ...paragraphs]), { questionCount: 20 });
  const passages = questions.map(({ passage }) => passage);
  expect(passages).toContain(good);
  for (const sentence of bad) expect(passages).not.toContain(sentence);
});

const asked = (name: string) => draft(new Map(all).get(name) as Source, { questionCount: 20 }).questions;
const gapIn = (name: string, text: RegExp) => asked(name).find(({ questionText }) => text.test(questionText))?.options;

it("offers years for a year, whatever follows it", () => {
  const options = gapIn("container", /^Fill in the gap: Loading a ton of loose cargo in _____ cost/);
  for (const option of options ?? [""]) expect(option).toMatch(/^19[456]\d$/);
});

it("asks for no half of a set phrase, and for no noun that only describes another", () => {
  expect(gapIn("container", /as at _____/)).toBeUndefined();
  expect(gapIn("container", /_____ terminals/)).toBeUndefined();
});

it("offers nothing that holds the answer, or stands in it", () => {
  for (const [name] of all) {
    for (const { options, correctAnswer, questionText } of asked(name)) {
      const answer = options[correctAnswer ?? -1] ?? "";
      const near = options.filter((option) => option !== answer && answer.endsWith(option.toLowerCase()));
      expect([questionText, near]).toEqual([questionText, []]);
    }
  }
});

it("never breaks a rule, whatever the text", () => {
  const sentence = fc.constantFrom(
    ...all.flatMap(([, { passages }]) => passages.flatMap(({ text }) => text.split(/(?<=\.) /))),
  );
  const noise = fc.string({ unit: "grapheme", maxLength: 60 });
  const paragraph = fc.array(fc.oneof({ weight: 6, arbitrary: sentence }, noise), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(
        paragraph.map((parts) => parts.join(" ")),
        { minLength: 5, maxLength: 12 },
      ),
      (paragraphs) => {
        const source = sourceOf(paragraphs);
        const { questions } = draft(source);
        if (questions.length > 0) expect(ManualQuiz.safeParse({ title: "A", questions }).error).toBeUndefined();
        const whole = paragraphs.join(" ").replace(/\s+/g, " ");
        for (const { passage } of questions) expect(whole).toContain(passage);
      },
    ),
    { numRuns: 60 },
  );
});
