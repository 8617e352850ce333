import { z } from "zod";
import { Deleted, id, ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";

const language = z.string().meta({ description: "Language, as a BCP 47 tag.", example: "de" });
const path = z.string().meta({
  description:
    "Place of the text: `title`, `description`, `skillLevels.0.name`, `emailResultsSettings.subject`, `questions.ID.questionText`, `questions.ID.options.0`, `questions.ID.form.rows.0`, `questions.ID.explanation`, `questions.ID.optionFeedback.0` …",
  example: "title",
});
const isOutdated = z
  .boolean()
  .describe("Whether the translation was written for an earlier original. If so, participants read the original.");

const standing = {
  language,
  revision: z.int().min(0).meta({
    description: "Revision, which grows with each save of any translation of the item; 0 until there is a translation.",
    example: 3,
  }),
  updatedAt: timestamp.nullable().describe("Time of the last save; null until there is a translation."),
  missing: z.int().describe("Number of texts without a translation."),
  outdated: z.int().describe("Number of texts whose translation was written for an earlier original."),
};

export const TranslatedText = z.object({
  path,
  questionId: id
    .nullable()
    .describe("Id of the question that the text belongs to; null for a text of the item itself."),
  original: z.string().meta({ description: "Text of the original.", example: "Capitals" }),
  text: z.string().nullable().meta({ description: "Translation; null if it is missing.", example: "Hauptstädte" }),
  isOutdated,
  isRich: z.boolean().describe("Whether the text is Markdown."),
  maxLength: z.int().meta({ description: "Maximum number of characters.", example: 200 }),
});

export const Translation = z
  .object({ ...standing, texts: z.array(TranslatedText).describe("All texts that contain words, in order.") })
  .meta({ id: "Translation", description: "Texts of an item in another language, next to the original." });
export type Translation = z.output<typeof Translation>;

const TranslationList = z
  .object({ translations: z.array(z.object(standing)) })
  .meta({ id: "TranslationList", description: "Languages that an item is translated into." });
export type TranslationList = z.output<typeof TranslationList>;

const TranslationBody = z
  .object({
    revision: z
      .int()
      .min(0)
      .nullish()
      .describe("Revision that this save is based on. Refused if the translation has been saved since."),
    texts: z
      .array(
        z.object({
          path,
          text: z
            .string()
            .nullish()
            .meta({ description: "Translation; empty or absent for none.", example: "Hauptstädte" }),
          original: z.string().nullish().meta({
            description: "Original that the translation was written for. Defaults to the current original.",
            example: "Capitals",
          }),
          isOutdated: isOutdated.nullish().describe("Whether the translation still belongs to an earlier original."),
          questionId: z.unknown().optional().meta({ readOnly: true }),
          isRich: z.unknown().optional().meta({ readOnly: true }),
          maxLength: z.unknown().optional().meta({ readOnly: true }),
        }),
      )
      .describe("All translated texts. Texts that are not sent will be missing."),
    language: z.unknown().optional().meta({ readOnly: true }),
    updatedAt: z.unknown().optional().meta({ readOnly: true }),
    missing: z.unknown().optional().meta({ readOnly: true }),
    outdated: z.unknown().optional().meta({ readOnly: true }),
  })
  .meta({ id: "TranslationBody", example: { texts: [{ path: "title", text: "Hauptstädte" }] } });

const tag = "Items";

export const listTranslations = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "listTranslations",
  summary: "List the languages that one of your items is translated into",
  description: "Sorted alphabetically by tag.",
  answers: { 200: { description: "The languages.", body: TranslationList } },
});

export const readTranslation = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "readTranslation",
  summary: "Read an item's texts in a language, next to the original",
  description: "If the item is not translated into the language, all texts are missing.",
  answers: { 200: { description: "The translation.", body: Translation } },
});

export const saveTranslation = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "saveTranslation",
  summary: "Translate an item's texts, or some of them",
  description:
    "Replaces the translation into the language. The response of GET can be sent back unchanged. Saving makes no revision of the item: responses in all languages are counted together. Participants read the original where a translation is missing, or where the original has changed since.",
  body: TranslationBody,
  bringsItem: true,
  answers: { 200: { description: "The translation after the change.", body: Translation } },
  refusals: ["CONFLICT"],
  says: { CONFLICT: "This quiz was saved elsewhere after you opened it" },
});

export const deleteTranslation = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "deleteTranslation",
  summary: "Delete an item's texts in a language",
  description: "Responses given in the language stay.",
  answers: { 200: { description: "The texts are deleted.", body: Deleted } },
});
