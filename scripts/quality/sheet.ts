import type { GeneratedQuestion } from "../../api/src/generation/generator.ts";
import { keyOf } from "./checks.ts";

export interface Drafted {
  document: string;
  language: string | null;
  questions: GeneratedQuestion[];
  flaws: string[][];
  quizFlaws: string[];
  places: number[];
  coverage: number;
  millis: number;
  refusal: string | null;
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const row = (cells: readonly string[]) => `${cells.map(cell).join(",")}\n`;

/**
 * Prints a sheet for grading by hand: one line per question, with the columns grade (good, edit or bad) and why left
 * empty.
 */
export const sheetOf = ({ questions, flaws }: Drafted): string =>
  row(["question", "options (* is the key)", "passage", "broken rules", "grade", "why"]) +
  questions
    .map((question, index) => {
      const { questionText, options, correctAnswer, answerKey, passage } = question;
      const given = options.map((option, place) => `${place === correctAnswer ? "*" : ""}${option}`).join(" | ");
      const shown = given || `*${answerKey?.text?.accepted.join(" / ") ?? keyOf(question)}`;
      return row([questionText, shown, passage ?? "", flaws[index]?.join("; ") ?? "", "", ""]);
    })
    .join("");

/** Prints the results of the checks for all documents, as Markdown. */
export function summaryOf(all: readonly Drafted[], asked: number): string {
  const lines = all.map(({ document, questions, flaws, quizFlaws, places, coverage, millis, refusal }) => {
    const broken = flaws.flat().length + quizFlaws.length;
    const found = refusal ?? `${questions.length} of ${asked}`;
    return `| ${document} | ${found} | ${broken} | ${places.join(" ")} | ${Math.round(100 * coverage)} % | ${millis} |`;
  });
  const rules = all.flatMap(({ flaws, quizFlaws }) => [...flaws.flat(), ...quizFlaws]);
  const counts = [...Map.groupBy(rules, (rule) => rule)].sort(([, a], [, b]) => b.length - a.length);
  return [
    "| document | questions | broken rules | places of the key | fifths covered | ms |",
    "|---|---|---|---|---|---|",
    ...lines,
    "",
    ...yieldOf(all, asked),
    "",
    `${all.reduce((sum, { questions }) => sum + questions.length, 0)} questions, ${rules.length} broken rules.`,
    ...counts.map(([rule, found]) => `- ${rule}: ${found.length}`),
    "",
  ].join("\n");
}

/** The yield by language: questions for each document, and their types. */
function yieldOf(all: readonly Drafted[], asked: number): string[] {
  const byLanguage = [...Map.groupBy(all, ({ language }) => language ?? "none")].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `| language | documents | questions of ${asked} | without any | types |`,
    "|---|---|---|---|---|",
    ...byLanguage.map(([language, documents]) => {
      const questions = documents.flatMap(({ questions }) => questions);
      const types = [...Map.groupBy(questions, ({ questionType }) => questionType)].map(
        ([type, { length }]) => `${length} ${type}`,
      );
      const without = documents.filter(({ questions }) => questions.length === 0).length;
      const mean = (questions.length / documents.length).toFixed(1);
      return `| ${language} | ${documents.length} | ${mean} | ${without} | ${types.join(", ")} |`;
    }),
  ];
}
