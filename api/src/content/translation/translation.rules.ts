import { z } from "zod";
import { languageTag } from "../../platform/shared/language.rules.ts";
import { text, writing } from "../../platform/shared/text.rules.ts";
import { limits } from "../content.shared.ts";

export const NamedLanguage = z.object({
  language: languageTag
    .refine((tag) => tag !== null, "Give the tag of a language, such as de or pt-BR")
    .transform(String),
});

/** As a taker asks for it; null for the original. */
export const WantedLanguage = z.object({ language: languageTag });

const longest = limits.mail.message;

/** How long a text may be depends on its place. */
export const TranslationInput = z.object({
  /** The save that this one is based on; 0 for a translation that is not there yet. */
  revision: z.int32().min(0).nullish(),
  texts: z
    .array(
      z.object({
        path: text(200),
        text: writing(longest).nullish(),
        /** What the words were written for; without it, the original as it is now. */
        original: writing(longest).nullish(),
        /** Whether they stay those of an earlier original. */
        isOutdated: z.boolean().nullish(),
      }),
    )
    .max(2500, "Maximum 2500 texts"),
});
export type TranslationInput = z.output<typeof TranslationInput>;
