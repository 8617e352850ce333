import { z } from "zod";
import { tagOf } from "./languages.shared.ts";
import { optionalText } from "./text.rules.ts";

/** The longest tag that RFC 5646 asks everybody to store. */
const longest = 35;

/** A tag of BCP 47 whose language is known, in its usual spelling; null without one. */
export const languageTag = optionalText(longest)
  .refine((tag) => tag === null || tagOf(tag) !== null, "Give the tag of a language, such as de or pt-BR")
  .transform((tag) => tag && tagOf(tag))
  .pipe(z.string().nullable());
