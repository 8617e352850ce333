import { z } from "zod";
import { Deleted, id, promised, timestamp } from "../../platform/rest/operation.ts";

const language = z.string().meta({ description: "As BCP 47 has it.", example: "de" });
const path = z.string().meta({
  description:
    "Where the text stands: `title`, `description`, `skillLevels.0.name`, `emailResultsSettings.subject`, `questions.ID.questionText`, `questions.ID.options.0`, `questions.ID.form.rows.0`, `questions.ID.explanation` …",
  example: "title",
});
const isOutdated = z.boolean().meta({
  description: "Whether it was written for an earlier original; takers then read the original.",
});

const standing = {
  language,
  revision: z
    .int()
    .min(0)
    .meta({ description: "Grows with each save of any translation of the item; 0 while there is none.", example: 3 }),
  updatedAt: timestamp.nullable().meta({ description: "When it was last saved; null while there is none." }),
  missing: z.int().meta({ description: "How many texts have no translation." }),
  outdated: z.int().meta({ description: "How many have one of an earlier original." }),
};

const TranslatedText = z.object({
  path,
  questionId: id.nullable().meta({ description: "The question it belongs to; null for a text of the item itself." }),
  original: z.string().meta({ example: "Capitals" }),
  text: z.string().nullable().meta({ description: "Null while it is missing.", example: "Hauptstädte" }),
  isOutdated,
  isRich: z.boolean().meta({ description: "Whether it is Markdown." }),
  maxLength: z.int().meta({ description: "How many characters it may have.", example: 200 }),
});

const Translation = z
  .object({ ...standing, texts: z.array(TranslatedText).meta({ description: "Every text that has words, in order." }) })
  .meta({ id: "Translation", description: "An item's texts in another language, beside the original." });
export type Translation = z.output<typeof Translation>;

const TranslationList = z
  .object({ translations: z.array(z.object(standing)) })
  .meta({ id: "TranslationList", description: "The languages that an item was translated into." });
export type TranslationList = z.output<typeof TranslationList>;

const TranslationBody = z
  .object({
    revision: z
      .int()
      .min(0)
      .nullish()
      .meta({ description: "The save that this one is based on; with another one since, it is refused." }),
    texts: z
      .array(
        z.object({
          path,
          text: z.string().nullish().meta({ description: "Empty or absent for none.", example: "Hauptstädte" }),
          original: z.string().nullish().meta({
            description: "What it was written for; without it, the original as it is now.",
            example: "Capitals",
          }),
          isOutdated: isOutdated
            .nullish()
            .meta({ description: "True for words that stay those of an earlier original." }),
          questionId: z.unknown().optional().meta({ readOnly: true }),
          isRich: z.unknown().optional().meta({ readOnly: true }),
          maxLength: z.unknown().optional().meta({ readOnly: true }),
        }),
      )
      .meta({ description: "All of them: those that are not sent are missing from then on." }),
    language: z.unknown().optional().meta({ readOnly: true }),
    updatedAt: z.unknown().optional().meta({ readOnly: true }),
    missing: z.unknown().optional().meta({ readOnly: true }),
    outdated: z.unknown().optional().meta({ readOnly: true }),
  })
  .meta({
    id: "TranslationBody",
    example: { texts: [{ path: "title", text: "Hauptstädte" }] },
  });

const tag = "Items";

export const listTranslations = promised({
  operationId: "listTranslations",
  tag,
  summary: "The languages that an item of one's own was translated into",
  description: "In alphabetical order of their tags.",
  account: "required",
  scopes: ["content:read"],
  answers: { 200: { description: "The languages.", body: TranslationList } },
});

export const readTranslation = promised({
  operationId: "readTranslation",
  tag,
  summary: "Read an item's texts in a language, beside the original",
  description: "All texts are missing in a language that the item was not translated into.",
  account: "required",
  scopes: ["content:read"],
  answers: { 200: { description: "The translation.", body: Translation } },
});

export const saveTranslation = promised({
  operationId: "saveTranslation",
  tag,
  summary: "Translate an item's texts, or some of them",
  description:
    "Replaces what there is in that language; what GET answers can be sent back as it is. It makes no revision: answers in all languages are counted together. Takers read the original where a text is missing, or was changed since.",
  account: "required",
  scopes: ["content:write"],
  body: TranslationBody,
  bringsItem: true,
  answers: { 200: { description: "The translation as it is now.", body: Translation } },
  refusals: ["CONFLICT"],
  says: { CONFLICT: "This quiz was saved elsewhere after you opened it" },
});

export const deleteTranslation = promised({
  operationId: "deleteTranslation",
  tag,
  summary: "Delete an item's texts in a language",
  description: "Answers that were given in it stay.",
  account: "required",
  scopes: ["content:write"],
  answers: { 200: { description: "They are gone.", body: Deleted } },
});
