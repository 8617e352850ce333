import asian from "./packs/asian.json" with { type: "json" };
import european from "./packs/european.json" with { type: "json" };
import nordic from "./packs/nordic.json" with { type: "json" };
import slavic from "./packs/slavic.json" with { type: "json" };
import western from "./packs/western.json" with { type: "json" };
import westernAsian from "./packs/western-asian.json" with { type: "json" };
import { type PlainLanguage, type PlainWords, plainLanguage } from "./plain.ts";

/** A language pack in JSON, where a pattern is its source. */
export type Pack = Omit<PlainWords, "subject"> & { subject?: string };

/** The test parses each pack, because JSON has wider types. */
export const packs = [...european, ...slavic, ...nordic, ...asian, ...westernAsian, ...western] as readonly Pack[];

/** Patterns are built when the module is loaded, so that `scripts/patterns.ts` checks them. */
const languages = new Map(
  packs.map(({ subject, ...words }): [string, PlainWords] => [
    words.code,
    { ...words, subject: subject ? new RegExp(subject, "u") : undefined },
  ]),
);

/** Tags of languages that are written like another one here. */
const writtenAs: Readonly<Record<string, string>> = { nb: "no" };

/** Codes of the languages in which only figures can be asked for. */
export const plainCodes = [...languages.keys()].filter((code) => !western.some((pack) => pack.code === code));

export const packOf = (code: string): PlainWords | undefined => languages.get(writtenAs[code] ?? code);

export function plainLanguageOf(code: string): PlainLanguage | null {
  const words = packOf(code);
  return words ? plainLanguage(words) : null;
}
