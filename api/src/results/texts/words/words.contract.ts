import { z } from "zod";
import { promised } from "../../../platform/rest/operation.ts";
import { FilterQuery } from "../../attempts/filter.contract.ts";

const Words = z
  .object({
    texts: z.int().meta({ description: "The number of texts that were read: the newest, and no hidden ones." }),
    language: z.string().nullable().meta({ description: "That of the item, or a guess. Null if neither is known." }),
    words: z.array(
      z.object({
        word: z.string().meta({ description: "As it is written most often." }),
        texts: z.int().meta({ description: "The number of texts that it is in." }),
      }),
    ),
  })
  .meta({ id: "Words", description: "The words that people used most." });
export type Words = z.output<typeof Words>;

export const readWords = promised({
  operationId: "readWords",
  tag: "Results",
  summary: "The words that were used most in answer to a question",
  description:
    "Words in at least two of the newest 5,000 texts, the most frequent first and 50 at most, without the small words that every text of the language is full of.",
  account: "required",
  scopes: ["results:read"],
  query: FilterQuery,
  answers: { 200: { description: "The words.", body: Words } },
});
