import { inOption, letterOf, type Rule, withoutOption } from "./question.shared.ts";
import type { Words } from "./words/words.shared.ts";

const wordsIn = (text: string) => text.trim().split(/\s+/u).filter(Boolean);

/** Shorter shared openings don't save any reading. */
const leastShared = { words: 2, letters: 8 } as const;

const repeatedWords: Rule<"repeated-words"> = {
  id: "repeated-words",
  kinds: ["QUIZ", "SURVEY", "ASSESSMENT"],
  isWordless: true,
  find({ text, options }) {
    const [first = [], ...others] = options.map(wordsIn);
    if (options.length < 3) return [];
    const shortest = Math.min(...[first, ...others].map(({ length }) => length));
    let count = 0;
    while (count < shortest - 1 && others.every((words) => words[count] === first[count])) count++;
    const shared = first.slice(0, count).join(" ");
    if (count < leastShared.words || shared.length < leastShared.letters) return [];
    // The shared opening can only move into a sentence that the options complete.
    const goesOn = /[\p{L}\p{N},:…]$/u.test(text.trim());
    const isHeld = text.trim().endsWith(shared);
    return inOption(
      null,
      `All options start with “${shared}”. Move it into the question.`,
      goesOn && !isHeld
        ? {
            label: "Move to Question",
            text: `${text.trim().replace(/[:…]$/u, "")} ${shared}`,
            options: options.map((option, from) => ({ from, text: wordsIn(option).slice(count).join(" ") })),
          }
        : undefined,
    );
  },
};

/** Most sentences contain shorter words. */
const leastLetters = 5;

function topicWords(text: string, common: readonly string[]): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => word.length >= leastLetters && !common.includes(word));
}

const wordOfQuestion: Rule<"word-of-the-question"> = {
  id: "word-of-the-question",
  kinds: ["QUIZ"],
  find({ text, options, correct }, { common }) {
    if (correct === null || options.length < 2) return [];
    const stemWords = new Set(topicWords(text, common));
    const elsewhere = new Set(
      options.flatMap((option, place) => (place === correct ? [] : topicWords(option, common))),
    );
    const echoed = topicWords(options[correct] ?? "", common).find(
      (word) => stemWords.has(word) && !elsewhere.has(word),
    );
    return echoed === undefined
      ? []
      : inOption(
          correct,
          `“${echoed}” is only in the question and the correct answer, which gives it away. Use another word, or use it in other options too.`,
        );
  },
};

/** The words of an option, without articles, punctuation and number formatting. */
function folded(option: string, { articles }: Words): string {
  const text = option
    .normalize("NFKC")
    // Shorter words are units and symbols: mW is not MW.
    .replace(/\p{L}{4,}/gu, (word) => word.toLowerCase())
    .replace(/(?<=\d)[.,'’ \u00a0\u202f](?=\d{3}(?!\d))/gu, "")
    .replace(/(?<=\d),(?=\d)/gu, ".")
    .replace(/(?<=[\p{L}\p{N}])\s*%/gu, " percent")
    .trim();
  const article = new RegExp(`^(?:${articles.join("|")})(?:\\s+|(?<=['’]))`, "iu");
  return text.replace(article, "").replace(/[^\p{L}\p{M}\p{N}.+\-−#<>=/*^]+|\.(?!\d)/gu, "");
}

const sameOptions: Rule<"same-options"> = {
  id: "same-options",
  kinds: ["QUIZ", "SURVEY", "ASSESSMENT"],
  isWordless: true,
  find(question, words) {
    const all = question.options.map((option) => folded(option, words));
    const second = all.findIndex((one, place) => one !== "" && all.indexOf(one) < place);
    if (second === -1) return [];
    const first = all.indexOf(all[second] ?? "");
    const other = second === question.correct ? first : second;
    return inOption(
      other,
      `Options ${letterOf(first)} and ${letterOf(second)} mean the same. Change one of them.`,
      withoutOption(question, other),
    );
  },
};

export const echoRules = [repeatedWords, wordOfQuestion, sameOptions] as const;
