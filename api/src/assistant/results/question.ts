import { z } from "zod";
import type { ItemAnalysis } from "../../results/analysis/analysis.ts";
import type { QuestionResult } from "../../results/questions/questions.ts";

const share = z.number().nullable();

/** A question's figures, as returned by both tools for results. */
export const QuestionFigures = z.object({
  number: z.int().nullable().describe("Its place in the item, from 1; null of a question that was taken out."),
  question: z.string(),
  people: z.int().describe("How many answered it."),
  correctRate: z.int().nullable().describe("Per cent of right answers; null where none is right."),
  options: z.array(
    z.object({
      text: z.string(),
      chosen: z.int().describe("How many people chose it."),
      percent: z.int().describe("Of the people who answered."),
      isRight: z.boolean().nullable(),
      weight: z.number().nullable(),
    }),
  ),
  facility: share.describe("Mean share of the points, 0 to 1: small is hard. Null of surveys, and under a filter."),
  discrimination: share.describe("Correlation with the rest, -1 to 1; below 0.1 it tells strong from weak badly."),
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
