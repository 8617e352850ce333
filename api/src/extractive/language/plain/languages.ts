import { asian } from "./packs/asian.ts";
import { european } from "./packs/european.ts";
import { nordic } from "./packs/nordic.ts";
import { slavic } from "./packs/slavic.ts";
import { westernAsian } from "./packs/western-asian.ts";
import { type PlainLanguage, plainLanguage } from "./plain.ts";

const packs = new Map(
  [...european, ...slavic, ...nordic, ...asian, ...westernAsian].map((words) => [words.code, words]),
);

/** Tags of languages that are written like another one here. */
const writtenAs: Readonly<Record<string, string>> = { nb: "no" };

export const plainCodes = [...packs.keys()];

const wordsOf = (code: string) => packs.get(writtenAs[code] ?? code);

export function plainLanguageOf(code: string): PlainLanguage | null {
  const words = wordsOf(code);
  return words ? plainLanguage(words) : null;
}
