import { describe, expect, it } from "vitest";
import { flawsOf, flawsOfQuiz } from "../../../scripts/quality/checks.ts";
import { anArticle } from "../../test/article.ts";
import { type DraftOrder, draft } from "./draft.ts";
import type { SourceText } from "./source.ts";
import { inParagraphs } from "./source.ts";

const sourceOf = (paragraphs: string[], title: string | null = null): SourceText => ({
  title,
  url: null,
  language: null,
  passages: inParagraphs(paragraphs),
});

const article = (name: Parameters<typeof anArticle>[0]) => sourceOf(anArticle(name).paragraphs, anArticle(name).title);

const drafted = (source: SourceText, order: Partial<DraftOrder> = {}) =>
  draft(source, { kind: "QUIZ", questionCount: 10, difficulty: "medium", ...order });

const typed = ["number", "text"];
const mixed = ["multiple_choice", ...typed];

const names = ["photosynthesis", "suez", "container"] as const;

describe.each(names)("a quiz from %s", (name) => {
  it.each(["easy", "medium", "hard"] as const)("breaks no rule that a program can check: %s", {
    tags: ["slow"],
  }, async (difficulty) => {
    const source = article(name);
    const { questions } = await drafted(source, { questionCount: 20, difficulty });
    expect(questions.length).toBeGreaterThan(4);
    expect(questions.flatMap((question) => flawsOf(question, source).map((flaw) => [flaw, question]))).toEqual([]);
    expect(flawsOfQuiz(questions)).toEqual([]);
  });

  it("asks other questions when asked again, and when they should be harder", async () => {
    const source = article(name);
    for (const types of [null, mixed, typed]) {
      // A set of five, or of half the questions that the text gives.
      const all = await drafted(source, { questionCount: 20, types });
      const questionCount = Math.min(5, Math.floor(all.questions.length / 2));
      const first = await drafted(source, { questionCount, types });
      const second = await drafted(source, { questionCount, types, written: first.questions });
      const asked = first.questions.map(({ passage }) => passage);
      // Only half of the choices of each set may be about figures.
      expect(second.questions.length).toBeGreaterThanOrEqual(types === null ? 1 : questionCount);
      for (const { passage } of second.questions) expect(asked).not.toContain(passage);
    }
    const [easy, hard] = [await drafted(source, { difficulty: "easy" }), await drafted(source, { difficulty: "hard" })];
    expect(hard.questions).not.toEqual(easy.questions);
  });
});

it("asks about the chosen sections only", async () => {
  const source = article("suez");
  const passages = source.passages.map((passage, index) => ({ ...passage, section: index < 3 ? "Before" : "After" }));
  const { questions } = await drafted({ ...source, passages }, { sections: ["After"] });
  expect(questions.length).toBeGreaterThan(2);
  for (const { passageAnchor } of questions)
    expect(passageAnchor?.kind === "paragraph" && passageAnchor.paragraph).toBeGreaterThan(3);
});

const filler = anArticle("suez").paragraphs;
const optionsFor = async (sentence: string, key: string) => {
  const { questions } = await drafted(sourceOf([sentence, ...filler]), { questionCount: 20 });
  return questions.find(
    ({ options, correctAnswer, passage }) => passage === sentence && options[correctAnswer ?? -1] === key,
  )?.options;
};

it("keeps years in the order of the sentence", async () => {
  const options = await optionsFor(
    "From 1991 until 2000 the harbour of Trieste belonged to a company from Vienna.",
    "1991",
  );
  for (const option of options ?? []) expect(Number(option)).toBeLessThan(2000);
});

it("varies round numbers by round numbers", async () => {
  const options = await optionsFor(
    "Large shipyards beside a harbour of Trieste employed 1,200 workers during a busy summer.",
    "1,200",
  );
  expect(options).toBeDefined();
  for (const option of options ?? []) expect(Number(option.replace(",", "")) % 100).toBe(0);
});

it("asks for no thing of a kind, because only lists of kinds name others that are wrong", async () => {
  const ill = "The sailors of Trieste mostly fell ill with cholera during that hot and crowded summer.";
  expect(await optionsFor(ill, "cholera")).toBeUndefined();
});

it("leaves the gap where an introduction is cut off", async () => {
  const { questions } = await drafted(
    sourceOf(["According to Ferdinand de Lesseps, the harbour could be finished within a few years.", ...filler]),
    { questionCount: 20 },
  );
  for (const { questionText } of questions.filter((one) => !one.questionText.endsWith("?")))
    expect(questionText.match(/_____/g)).toHaveLength(1);
});

it("gives the reason for a shortfall, and none if all are written", async () => {
  const few = await drafted(sourceOf(filler.slice(0, 3)), { questionCount: 20 });
  expect(few.shortfall).toBe(
    "Too few of its sentences can be understood on their own. With typed answers, 2 more are possible.",
  );
  expect((await drafted(sourceOf(filler), { questionCount: 3 })).shortfall).toBeNull();
});
