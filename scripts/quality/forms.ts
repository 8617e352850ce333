import type { GeneratedQuestion } from "../../api/src/generation/generator.ts";
import { folded } from "./words.ts";

/** Whether the text is a question, like those without a gap. */
export const isAsked = (questionText: string) => !questionText.includes("_____") && /\?$/.test(questionText);

/** Returns the rules that a question without a gap breaks: about a term, its meaning, a person or a fact about them. */
export function flawsOfForm(
  { questionText, options, correctAnswer, passage }: GeneratedQuestion,
  whole: string,
): string[] {
  const said = folded(passage ?? "");
  const source = folded(whole);
  const quote = quoted.exec(questionText)?.[1] ?? null;
  const key = options[correctAnswer ?? -1] ?? "";
  const isPhrase = options.some((option) => wordsIn(option).length > mostInName);
  const stem = wordsIn(questionText).slice(1);
  const lengths = options.map(({ length }) => length);
  const rules: Record<string, boolean> = {
    "the stem quotes what the passage does not say": quote !== null && !said.includes(folded(quote)),
    "the stem says more than the passage": quote === null && !isPhrase && !stem.every((word) => said.includes(word)),
    "an option that the source does not say": isPhrase && !options.every((option) => source.includes(folded(option))),
    "options of unlike length": isPhrase && Math.max(...lengths) > mostLonger * Math.min(...lengths),
    "options that begin unlike": isPhrase && new Set(options.map((option) => /^\p{Lu}/u.test(option))).size > 1,
    "the stem tells a word of the key": !isPhrase && sharesWord(questionText, key),
    "a pronoun in the stem":
      /(?<!\p{L})(this|these|those|he|she|him|her|his|diese[rsmn]?|cette|ces|ese|esa|questo|questa|deze)(?!\p{L})/iu.test(
        quote ?? "",
      ),
  };
  return Object.keys(rules).filter((rule) => rules[rule]);
}

/** Longer options are statements about something, not names. */
const mostInName = 5;
const mostLonger = 2.6;

const quoted = /[“„«]\s?(.+?)\s?[”“»]/u;

const wordsIn = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const sharesWord = (stem: string, key: string) => {
  const there = new Set(wordsIn(stem).filter(({ length }) => length > 3));
  return wordsIn(key).some((word) => there.has(word));
};
