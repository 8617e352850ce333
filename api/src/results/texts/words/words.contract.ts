import { z } from "zod";
import { ofAccount, promised } from "../../../platform/rest/operation.ts";
import { shapes } from "../../../platform/shape/shape.rules.ts";
import { FilterQuery } from "../../attempts/filter.contract.ts";

export const WordCount = z
  .object({
    word: z.string().describe("The word in its most frequent spelling."),
    texts: z.int().describe("Number of texts that contain it."),
  })
  .register(shapes, { name: "WordCount", description: "A word, with the number of texts that contain it." });

export const RepeatedAnswer = z
  .object({
    answer: z.string().describe("The answer as it was given last."),
    texts: z.int().describe("Number of texts that are the same apart from case and outer spaces."),
  })
  .register(shapes, { name: "RepeatedAnswer", description: "An answer that several people gave." });

export const Words = z
  .object({
    texts: z.int().describe("Number of texts that were read: the newest, without hidden ones."),
    language: z.string().nullable().describe("Tag of the item's language, or a guess; null if neither is known."),
    words: z.array(WordCount),
    repeated: z
      .array(RepeatedAnswer)
      .describe("Answers in at least two of the texts, most frequent first, at most 50."),
  })
  .meta({ id: "Words", description: "The most frequent words." });
export type Words = z.output<typeof Words>;

export const readWords = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readWords",
  summary: "Read the most frequent words in the answers to a question",
  description:
    "Returns words in at least two of the newest 5,000 texts, most frequent first, at most 50, without the small words that every text of the language is full of.",
  query: FilterQuery,
  answers: { 200: { description: "Text of the quotation.", body: Words } },
});
