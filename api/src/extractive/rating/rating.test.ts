import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { flawsOfRated, flawsOfSet } from "../../../../scripts/quality/rated.ts";
import { ManualAssessment, ManualSurvey } from "../../content/content.rules.ts";
import { type DraftOrder, draft } from "../draft.ts";
import type { SourceText } from "../source.ts";

/** A text with a heading above each of its paragraphs. The first heading names no subject. */
function headed(name: string, headings: readonly string[]): SourceText {
  const text = readFileSync(join(import.meta.dirname, `../../../test/articles/${name}.txt`), "utf8");
  const [title = "", ...paragraphs] = text.trim().split("\n\n");
  const passages = paragraphs.map((text, index) => ({
    text,
    anchor: { kind: "paragraph" as const, paragraph: index + 1 },
    section: headings[index] ?? null,
  }));
  return { title, url: null, language: null, passages };
}

const sources = {
  en: headed("photosynthesis", [
    "1. Introduction",
    "WHERE IT HAPPENS",
    "Why?",
    "2.1 Splitting Water",
    "The Calvin Cycle",
  ]),
  de: headed("wattenmeer", [
    "Einleitung",
    "1 Leben im Schlick",
    "Vögel auf der Reise",
    "Robben und Wale",
    "Der Mensch",
  ]),
  fr: headed("lumiere", [
    "Introduction",
    "Un appareil de Lyon",
    "L’usine des frères",
    "Georges Méliès",
    "Le cinéma muet",
  ]),
  es: headed("alhambra", [
    "Introducción",
    "El agua del palacio",
    "El trabajo de los artesanos",
    "La conquista",
    "Irving",
  ]),
  it: headed("vetro", [
    "Introduzione",
    "L’arte dei maestri",
    "I segreti dell’isola",
    "La lavorazione",
    "Il vetro oggi",
  ]),
  pt: headed("cortica", [
    "Introdução",
    "A colheita da casca",
    "O montado e a sua vida",
    "As rolhas",
    "O futuro da cortiça",
  ]),
  nl: headed("afsluitdijk", [
    "Inleiding",
    "Het plan van Lely",
    "De bouw van de dijk",
    "Het nieuwe meer",
    "De dijk van nu",
  ]),
};
const all = Object.entries(sources);

const level = { description: "A level.", encouragingMessage: "Well done.", followUpContent: null };
const skillLevels = [
  { ...level, name: "Beginner", range: [0, 0.5] },
  { ...level, name: "Expert", range: [0.5, 1] },
];

const drafted = (source: SourceText, order: Partial<DraftOrder>) =>
  draft(source, { kind: "SURVEY", questionCount: 8, difficulty: "medium", ...order });

describe.each(all)("from a text with headings in %s", (code, source) => {
  it.each(["SURVEY", "ASSESSMENT"] as const)("a draft breaks no rule that a program can check: %s", {
    tags: ["slow"],
  }, async (kind) => {
    const { questions, language } = await drafted(source, { kind });
    expect(questions.length).toBeGreaterThan(2);
    expect(
      questions.flatMap((question) => flawsOfRated(question, source, kind).map((flaw) => [flaw, question])),
    ).toEqual([]);
    expect(flawsOfSet(questions, code)).toEqual([]);
    expect(language).toBe(code);
    expect((await drafted(source, { kind })).questions).toEqual(questions);
  });

  it("passes the rules of the manual builders", async () => {
    const survey = await drafted(source, { kind: "SURVEY" });
    expect(ManualSurvey.safeParse({ title: "A", questions: survey.questions }).error).toBeUndefined();
    const { questions } = await drafted(source, { kind: "ASSESSMENT" });
    expect(ManualAssessment.safeParse({ title: "A", skillLevels, questions }).error).toBeUndefined();
  });

  it("asks about no introduction, and asks other questions when asked again", async () => {
    const first = await drafted(source, { kind: "SURVEY" });
    const second = await drafted(source, { kind: "SURVEY", written: first.questions });
    const asked = first.questions.map(({ questionText }) => questionText);
    expect(asked.join()).not.toMatch(/intro|einleitung|inleiding/i);
    expect(second.questions.length).toBeGreaterThan(0);
    for (const { questionText } of second.questions) expect(asked).not.toContain(questionText);
  });
});

const texts = async (source: SourceText, order: Partial<DraftOrder> = {}) =>
  (await drafted(source, order)).questions.map(({ questionText }) => questionText);

it("shows headings without their numbers, and without shouting", async () => {
  const [pick] = (await drafted(sources.en, {})).questions;
  expect(pick?.questionType).toBe("multi_select");
  expect(pick?.options).toEqual(["Where It Happens", "Splitting Water", "The Calvin Cycle", "None of these"]);
});

it("asks about the chosen sections only", async () => {
  const asked = await texts(sources.de, { sections: ["Vögel auf der Reise"] });
  expect(asked.length).toBeGreaterThan(0);
  for (const text of asked) expect(text).toContain("„Vögel auf der Reise“");
});

const plain = { ...sources.en, passages: sources.en.passages.map((passage) => ({ ...passage, section: null })) };
const said = /asks about the parts under a text’s headings/;

it("gives the reason for a shortfall without headings, and asks about the subject that the title names", async () => {
  const { questions, shortfall } = await drafted(plain, { questionCount: 15 });
  expect(questions.length).toBeLessThan(15);
  expect(shortfall).toMatch(said);
  expect(questions.map(({ questionText }) => questionText).join()).toContain(`“${plain.title}”`);
  expect((await drafted(plain, { kind: "ASSESSMENT", questionCount: 15 })).shortfall).toMatch(said);
});

it("asks about names that a text without title and headings names again", async () => {
  const suez = { ...headed("suez", []), title: null };
  const asked = await texts(suez, { questionCount: 5 });
  expect(asked).toHaveLength(5);
  expect(asked.join()).toContain("“Red Sea”");
  expect(asked.join()).not.toMatch(/“The |“In /);
  expect(await texts(suez, { kind: "ASSESSMENT", questionCount: 5 })).toHaveLength(5);
});

it("asks about a term that the text explains and uses again", async () => {
  const text =
    "A kiln is a furnace that is built for hardening clay. The potters of the village heated the kiln with wood. Each kiln was used for about ten years.";
  const passages = [{ text, anchor: { kind: "paragraph" as const, paragraph: 1 }, section: null }, ...plain.passages];
  expect((await texts({ ...plain, passages }, { kind: "ASSESSMENT" })).join()).toContain("“kiln”");
});

/** Words for the text as reading matter, in seven languages. */
const reading =
  /\b(this text|the text|part|section|read|reading|Text|Abschnitt|lesen|gelesen|texte|partie|lire|texto|parte|leer|testo|leggere|ler|tekst|onderdeel|lezen)\b/u;

it.each(all)("asks about the subject, never about the text itself: %s", async (_code, source) => {
  for (const kind of ["SURVEY", "ASSESSMENT"] as const) {
    const asked = await texts(source, { kind, questionCount: 20 });
    expect(asked.length).toBeGreaterThan(3);
    for (const text of asked) expect(text.replace(/[“„«].*[”“»]/u, "")).not.toMatch(reading);
  }
});

it("gives as many questions as the survey or the assessment lacks when it is asked again", async () => {
  for (const kind of ["SURVEY", "ASSESSMENT"] as const) {
    const first = await drafted(sources.en, { kind, questionCount: 40 });
    expect(first.more).toBe(0);
    const some = await drafted(sources.en, { kind, questionCount: 4 });
    const rest = await drafted(sources.en, { kind, questionCount: 40, written: some.questions });
    expect(some.questions.length + rest.questions.length).toBe(first.questions.length);
  }
});
