import type { Language } from "../../../platform/shared/taker-language.shared.ts";
import { others } from "./words.others.ts";
import { type PageWords, western } from "./words.western.ts";

/** Texts of the page that checks certificates. */
export const pageWords: Record<Language, PageWords> = { ...western, ...others };
