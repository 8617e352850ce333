import { z } from "zod";
import { tagOf } from "./languages.shared.ts";
import { optionalText } from "./text.rules.ts";

/** The longest tag that implementations must store (RFC 5646). */
const longest = 35;

/** A BCP 47 tag of a known language, in its usual spelling; null if missing. */
export const languageTag = optionalText(longest)
  .refine((tag) => tag === null || tagOf(tag) !== null, "Give the tag of a language, such as de or pt-BR")
  .transform((tag) => tag && tagOf(tag))
  .pipe(z.string().nullable());
