import { z } from "zod";
import { limits, questionTypes } from "../../content/content.shared.ts";
import { answering } from "../../content/question/form/form.rules.ts";
import { quotesFrom } from "../../extractive/source.ts";
import { foundPassage } from "../../generation/model/check.ts";
import type { Source } from "../../generation/source/source.ts";
import type { FieldIssue } from "../../platform/errors.ts";
import { nearestIn, type Piece } from "../source/passages.ts";

const longestQuote = 2000;

/** A question as assistants write it, checked by the builders' rules under the names of `builderName`. */
export const Question = z.strictObject({
  question: z.string().describe(`Text of the question, up to ${limits.question} characters.`),
  options: z
    .array(z.string())
    .nullish()
    .describe(
      "Two or more different options: up to 6, in surveys up to 10. For a scale or matrix, the points; for text and number questions, none.",
    ),
  correctOption: z.int().nullish().describe("For quizzes: index of the one correct option, from 0."),
  explanation: z.string().nullish().describe("Reason why the answer is correct; shown after submitting."),
  optionFeedback: z
    .array(z.string())
    .nullish()
    .describe("Why each option is wrong or right, in order; shown to those who chose it. Empty text for none."),
  type: z
    .enum(questionTypes)
    .nullish()
    .describe(
      "Type of the question; one option by default. For quizzes: multi_select, text or number, each with answerKey. For surveys: multi_select, scale, matrix, text or number. For skill assessments: scale.",
    ),
  weights: z.array(z.number()).nullish().describe("For skill assessments: points of each option."),
  quote: z
    .string()
    .max(longestQuote, `Quote up to ${longestQuote} characters`)
    .nullish()
    .describe("One or two sentences of the source that support the answer, copied character for character."),
  ...answering,
});
export type Question = z.output<typeof Question>;

const builderName = {
  question: "questionText",
  correctOption: "correctAnswer",
  type: "questionType",
  weights: "optionWeights",
  quote: "passage",
};
const writtenName: Record<string, string> = {
  ...Object.fromEntries(Object.entries(builderName).map(([name, builders]) => [builders, name])),
  acceptedAnswers: "answerKey.text.accepted",
};

/** Converts the question to the builders' format. */
export const forBuilder = ({ question, correctOption, type, weights, options, quote: _, ...rest }: Question) => ({
  ...rest,
  questionText: question,
  options: options ?? [],
  ...(correctOption != null && { correctAnswer: correctOption }),
  ...(type != null && { questionType: type }),
  ...(weights != null && { optionWeights: weights }),
});

/** Converts an issue back to the assistant's field names. */
export const withName = ({ path, message }: FieldIssue): FieldIssue => ({
  path: path
    .split(".")
    .map((part) => writtenName[part] ?? part)
    .join("."),
  message,
});

/** Looks up quotes in a source. For a quote that is missing, `nearest` gives the sentence that was probably meant. */
export function quotesIn(source: Source) {
  const quoted = quotesFrom(source);
  let nearest: ReturnType<typeof nearestIn> | undefined;
  return {
    quoted,
    found: (quote: unknown) => foundPassage(quoted, quote),
    nearest(quote: string | null | undefined): Piece | null {
      if (!quote) return null;
      nearest ??= nearestIn(source);
      return nearest(quote);
    },
  };
}
