import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { languageTag } from "../../platform/shared/language.rules.ts";
import { text, writing } from "../../platform/shared/text.rules.ts";
import { limits } from "../content.shared.ts";

export const NamedLanguage = z.object({
  language: languageTag
    .refine((tag) => tag !== null, "Give the tag of a language, such as de or pt-BR")
    .transform(String),
});

/** The language that a taker asks for, or null for the original. */
export const WantedLanguage = z.object({ language: languageTag });

const longest = limits.mail.message;

/** The maximum length of a text depends on its place. */
export const TranslationInput = z.object({
  revision: z.int32().min(0).nullish().meta({
    description:
      "Revision that this save is based on; 0 for a translation that does not exist yet. Refused if the translation has been saved since.",
  }),
  texts: z
    .array(
      z
        .object({
          path: text(200).meta({
            description: "Place of the text: `title`, `skillLevels.0.name`, `questions.KEY.options.0`.",
          }),
          text: writing(longest).nullish().meta({ description: "Translation; empty for none." }),
          original: writing(longest).nullish().meta({
            description: "Original that the translation was written for. Defaults to the current original.",
          }),
          isOutdated: z
            .boolean()
            .nullish()
            .meta({ description: "Whether the translation still belongs to an earlier original." }),
        })
        .register(shapes, { name: "TranslatedText", description: "A text in another language." }),
    )
    .max(2500, "Maximum 2500 texts")
    .meta({ description: "All translated texts. Texts that are not sent will be missing." }),
});
export type TranslationInput = z.output<typeof TranslationInput>;
