import { z } from "zod";
import { promised } from "../../platform/rest/operation.ts";

const path = z.string().meta({ description: "Where the text stands, as in the translation.", example: "title" });

const TranslationDraft = z
  .object({
    language: z.string().meta({ description: "As BCP 47 has it.", example: "de" }),
    texts: z
      .array(
        z.object({
          path,
          original: z.string().meta({ description: "What it was written for.", example: "Capitals" }),
          text: z.string().meta({ example: "Hauptstädte" }),
        }),
      )
      .meta({ description: "They can be sent to `saveTranslation` together with what is there already." }),
    leftOut: z.array(path).meta({
      description: "Texts whose draft was of no use: too long, or without a formula or an address of the original.",
    }),
  })
  .meta({ id: "TranslationDraft", description: "A language model's translation of what is missing or older." });
export type TranslationDraft = z.output<typeof TranslationDraft>;

export const draftTranslation = promised({
  operationId: "draftTranslation",
  tag: "Generation",
  account: "required",
  summary: "Have a language model translate what an item lacks in a language",
  description:
    "Sends the texts that are missing or older than their originals to the language model that the service is set up with. Nothing is stored. Counts as a generation; hanging up stops it.",
  scopes: ["content:write"],
  answers: { 200: { description: "The draft.", body: TranslationDraft } },
  refusals: ["RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});
