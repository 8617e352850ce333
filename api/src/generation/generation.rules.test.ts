import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { kinds } from "../content/content.shared.ts";
import { builders, origins, questionCounts, titleOfFile } from "./generation.rules.ts";
import { pageRange } from "./pages.shared.ts";

const filled = {
  topic: { title: "A", topic: "Ten letters", description: "Ten letters" },
  link: { url: "https://example.org/page" },
  pdf: { title: "A", pdfPath: "/api/pdfs/objects/1", fileName: "a.pdf" },
  text: { text: "Some text." },
};

const spec = {
  QUIZ: { topic: [3, 15, 8], link: [5, 20, 10], pdf: [5, 20, 10], text: [5, 20, 10] },
  SURVEY: { topic: [3, 15, 5], link: [5, 20, 10], pdf: [3, 15, 8], text: [5, 20, 10] },
  ASSESSMENT: { topic: [3, 20, 5], link: [3, 15, 5], pdf: [3, 15, 5], text: [3, 15, 5] },
};

describe.each(
  kinds.flatMap((kind) => origins.map((origin) => [kind, origin] as const)),
)("a %s from a %s", (kind, origin) => {
  const rule: z.ZodType = builders[kind][origin];
  const [min = 0, max = 0, initial = 0] = spec[kind][origin];
  const read = (change: object) => rule.safeParse({ ...filled[origin], ...change });
  const message = (change: object) => read(change).error?.issues[0]?.message;

  it("makes as many questions as the specification says", () => {
    expect(read({}).data).toMatchObject({ questionCount: initial });
    for (const questionCount of [min, max, ...questionCounts[kind][origin].choices])
      expect(read({ questionCount }).success).toBe(true);
    expect(message({ questionCount: min - 1 })).toBe(`Minimum ${min} questions`);
    expect(message({ questionCount: max + 1 })).toBe(`Maximum ${max} questions`);
    expect(message({ questionCount: min + 0.5 })).toBe("Choose how many questions");
    const { choices } = questionCounts[kind][origin];
    expect([choices[0], choices.at(-1), choices.includes(initial)]).toEqual([min, max, true]);
  });

  it("shows results only if asked to, and has a difficulty only for quizzes", () => {
    const { data } = read({}) as { data: object };
    if (kind !== "ASSESSMENT") expect(data).toMatchObject({ showResultsToTakers: false });
    expect("difficulty" in data && data.difficulty).toBe(kind === "QUIZ" && "medium");
  });

  it("has a title of up to 200 letters", () => {
    expect(message({ title: "x".repeat(201) })).toBe("Title is too long");
    const needsTitle = kind !== "ASSESSMENT" && (origin === "topic" || origin === "pdf");
    for (const title of [" ", undefined, null])
      expect(message({ title })).toBe(needsTitle ? "Title is required" : undefined);
  });
});

it.each([
  [builders.QUIZ.topic, "topic", "Topic description must be at least 10 characters"],
  [builders.SURVEY.topic, "description", "Description must be at least 10 characters"],
  [builders.ASSESSMENT.topic, "topic", "Please enter a topic for your assessment."],
  [builders.QUIZ.link, "url", "Please enter a valid URL"],
  [builders.ASSESSMENT.link, "url", "Missing URL"],
  [builders.QUIZ.pdf, "pdfPath", "Please upload a PDF document first"],
  [builders.ASSESSMENT.pdf, "pdfPath", "Missing File"],
  [builders.SURVEY.text, "text", "Please paste a text"],
])("names the missing field when nothing is sent: %#", (rule: z.ZodType, field, message) => {
  const { issues } = rule.safeParse({ title: "A" }).error ?? { issues: [] };
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([[field, message]]);
});

it("accepts pages of a PDF, and only as a range", () => {
  const read = (pages: unknown) => builders.QUIZ.pdf.safeParse({ title: "A", pdfPath: "/a", pages });
  for (const pages of ["12-40", "12 – 40", "7", null, undefined, ""]) expect(read(pages).success).toBe(true);
  for (const pages of ["0", "40-12", "1,3", "all", "1-", 7]) expect(read(pages).success).toBe(false);
  expect(pageRange("12-40")).toEqual({ from: 12, to: 40 });
  expect(pageRange("7")).toEqual({ from: 7, to: 7 });
});

it("offers the choices of the specification", () => {
  expect(questionCounts.SURVEY.topic.choices).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 12, 15]);
  expect(questionCounts.SURVEY.link.choices).toEqual([5, 8, 10, 12, 15, 20]);
  expect(questionCounts.SURVEY.pdf.choices).toEqual([3, 4, 5, 6, 7, 8, 10, 12, 15]);
  expect(questionCounts.QUIZ.pdf.choices).toEqual([5, 6, 7, 8, 9, 10, 12, 15, 20]);
  expect(questionCounts.QUIZ.link.choices).toHaveLength(16);
});

it("makes a title from a file's name", () => {
  expect(titleOfFile("QUIZ", "my_cell-biology_notes.pdf")).toBe("Quiz: my cell biology notes");
  expect(titleOfFile("SURVEY", "Lunch.PDF")).toBe("Survey: Lunch");
  expect(titleOfFile("ASSESSMENT", `${"x".repeat(250)}.pdf`)).toHaveLength(200);
});
