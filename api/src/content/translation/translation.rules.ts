import { z } from "zod";
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
  /** The save that this one is based on. Zero for a translation that doesn't exist yet. */
  revision: z.int32().min(0).nullish(),
  texts: z
    .array(
      z.object({
        path: text(200),
        text: writing(longest).nullish(),
        /** The original that the text was written for. Absent for the current original. */
        original: writing(longest).nullish(),
        /** Whether the text still belongs to an earlier original. */
        isOutdated: z.boolean().nullish(),
      }),
    )
    .max(2500, "Maximum 2500 texts"),
});
export type TranslationInput = z.output<typeof TranslationInput>;
