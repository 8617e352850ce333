import { z } from "zod";
import type { ItemAnalysis } from "../../results/analysis/analysis.ts";
import type { QuestionResult } from "../../results/questions/questions.ts";

const share = z.number().nullable();

/** A question's figures, as returned by both tools for results. */
export const QuestionFigures = z.object({
  number: z
    .int()
    .nullable()
    .describe("Position of the question in the item, from 1; null for a question that was removed."),
  question: z.string(),
  people: z.int().describe("Number of people who answered the question."),
  correctRate: z
    .int()
    .nullable()
    .describe("Percentage of correct answers; null if the question has no correct answer."),
  options: z.array(
    z.object({
      text: z.string(),
      chosen: z.int().describe("Number of people who chose the option."),
      percent: z.int().describe("Percentage of the people who answered the question."),
      isRight: z.boolean().nullable(),
      weight: z.number().nullable(),
    }),
  ),
  facility: share.describe(
    "Mean share of the points, 0 to 1; a low value means a difficult question. Null for surveys, and with a filter.",
  ),
  discrimination: share.describe(
    "Correlation with the other questions, -1 to 1; below 0.1 the question separates strong from weak participants poorly.",
  ),
});

export const figuresOf = (
  { question, responses, correctRate, options }: QuestionResult,
  number: number | null,
  analysed: ItemAnalysis | null,
): z.output<typeof QuestionFigures> => ({
  number,
  question: question.questionText,
  people: responses,
  correctRate,
  options: options.map(({ text, count, peoplePercentage, isCorrect, weight }) => ({
    text,
    chosen: count,
    percent: peoplePercentage,
    isRight: isCorrect,
    weight,
  })),
  facility: responses > 0 ? (analysed?.facility ?? null) : null,
  discrimination: analysed?.discrimination ?? null,
});
