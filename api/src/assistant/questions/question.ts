import { z } from "zod";
import { limits, type QuestionType } from "../../content/content.shared.ts";
import { foundPassage } from "../../generation/model/check.ts";
import { quotesFrom } from "../../generation/source/passage.ts";
import type { Source } from "../../generation/source/source.ts";
import type { FieldIssue } from "../../platform/errors.ts";
import { nearestIn, type Piece } from "../source/passages.ts";

const longestQuote = 2000;

/** A question as assistants write it. The builders' rules check it, under the names of `builderName`. */
export const Question = z.strictObject({
  question: z.string().describe(`The text, up to ${limits.question} characters.`),
  options: z.array(z.string()).describe("Two or more that differ: up to 6, of surveys 10."),
  correctOption: z.int().nullish().describe("Of a quiz: the index of the one right option, from 0."),
  explanation: z.string().nullish().describe("Why it is right; shown after handing in."),
  type: z.enum(["single_choice", "multi_select"]).nullish().describe("Of a survey; one option unless it is said."),
  weights: z.array(z.number()).nullish().describe("Of a skill assessment: the points of each option."),
  quote: z
    .string()
    .max(longestQuote, `Quote up to ${longestQuote} characters`)
    .nullish()
    .describe("One or two sentences of the source that the answer follows from, copied character for character."),
});
export type Question = z.output<typeof Question>;

const builderName = {
  question: "questionText",
  correctOption: "correctAnswer",
  type: "questionType",
  weights: "optionWeights",
  quote: "passage",
};
const writtenName = Object.fromEntries(Object.entries(builderName).map(([name, builders]) => [builders, name]));

type Asked = Omit<Question, "type" | "options"> & { type?: QuestionType | null; options?: string[] | null };

/** The question as the builders take it. */
export const forBuilder = ({ question, correctOption, type, weights, options, quote: _, ...rest }: Asked) => ({
  ...rest,
  questionText: question,
  options: options ?? [],
  ...(correctOption != null && { correctAnswer: correctOption }),
  ...(type != null && { questionType: type }),
  ...(weights != null && { optionWeights: weights }),
});

/** An issue under the names that the assistant wrote. */
export const named = ({ path, message }: FieldIssue): FieldIssue => ({
  path: path
    .split(".")
    .map((part) => writtenName[part] ?? part)
    .join("."),
  message,
});

/** Looks quotes up in a source; for one that is not there, `nearest` gives the sentence that may be meant. */
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
