import { z } from "zod";
import { ofAccount, promised } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";

const path = z.string().meta({ description: "Path of the text, as in the translation.", example: "title" });

export const DraftedText = z
  .object({
    path,
    original: z.string().meta({ description: "Original text that the draft translates.", example: "Capitals" }),
    text: z.string().meta({ description: "The draft.", example: "Hauptstädte" }),
  })
  .register(shapes, { name: "DraftedText", description: "A text translated by a language model." });

export const TranslationDraft = z
  .object({
    language: z.string().meta({ description: "Language, as a BCP 47 tag.", example: "de" }),
    texts: z
      .array(DraftedText)
      .describe("Drafts, which can be sent to `saveTranslation` together with the texts that are there already."),
    leftOut: z
      .array(path)
      .describe("Paths of texts whose draft was unusable: too long, or without a formula or a link of the original."),
  })
  .meta({
    id: "TranslationDraft",
    description: "A language model's translation of texts that are missing or older than their originals.",
  });
export type TranslationDraft = z.output<typeof TranslationDraft>;

export const draftTranslation = promised({
  ...ofAccount("Generation", "content:write"),
  operationId: "draftTranslation",
  summary: "Have a language model translate the texts that an item lacks in a language",
  description:
    "Sends the texts that are missing or older than their originals to the configured language model. Nothing is stored. Counts as a generation; closing the connection stops it.",
  answers: { 200: { description: "The draft.", body: TranslationDraft } },
  refusals: ["RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});
