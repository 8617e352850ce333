import { inOption, inQuestion, type Rule } from "./question.shared.ts";
import { anyOf } from "./words/match.shared.ts";
import type { Words } from "./words/words.shared.ts";

const asksPeople = ["SURVEY", "ASSESSMENT"] as const;

const doubleBarrelled: Rule<"double-barrelled"> = {
  id: "double-barrelled",
  kinds: asksPeople,
  find({ text, options }, { and, joined, agreeing, opposing }) {
    // A choice from a list asks about one thing, even if its name contains “and”.
    const isRated = options.some((option) => anyOf(agreeing).test(option) || anyOf(opposing).test(option));
    const [word] = anyOf(and).exec(text) ?? [];
    if (!isRated || word === undefined || anyOf(joined).test(text)) return [];
    return inQuestion(`With “${word}”, this may ask about two things. Split it in two.`);
  },
};

const leading: Rule<"leading-words"> = {
  id: "leading-words",
  kinds: asksPeople,
  find({ text }, words) {
    const [phrase] = anyOf(words.leading).exec(text) ?? [];
    return phrase === undefined ? [] : inQuestion(`“${phrase}” suggests an answer. Use neutral words.`);
  },
};

/** The side of an option on a scale: 1 for agreeing, -1 for opposing, 0 for neither. */
function side(option: string, { agreeing, opposing, neutral }: Words): -1 | 0 | 1 {
  if (anyOf(neutral).test(option)) return 0;
  if (anyOf(opposing).test(option)) return -1;
  return anyOf(agreeing).test(option) ? 1 : 0;
}

/** The sides of options that form a scale: at least two take a side, and at most two don't. Null for other options. */
function sidesOf(options: readonly string[], words: Words): number[] | null {
  const sides = options.map((option) => side(option, words));
  const sideCount = sides.filter((one) => one !== 0).length;
  return options.length >= 3 && sideCount >= Math.max(2, options.length - 2) ? sides : null;
}

const unbalanced: Rule<"unbalanced-scale"> = {
  id: "unbalanced-scale",
  kinds: asksPeople,
  find({ options }, words) {
    const sides = sidesOf(options, words);
    const count = (wanted: number) => sides?.filter((one) => one === wanted).length ?? 0;
    const [good, bad] = [count(1), count(-1)];
    return sides === null || good === bad
      ? []
      : inOption(
          null,
          `${good} of the answers are favourable and ${bad} are not, which biases the result. Offer equal numbers of both.`,
        );
  },
};

/** People choose between neighbouring points at random on longer scales. */
const mostPoints = 7;

const longScale: Rule<"long-scale"> = {
  id: "long-scale",
  kinds: asksPeople,
  find: ({ options }, words) =>
    options.length > mostPoints && sidesOf(options, words)
      ? inOption(null, `Few people can tell ${options.length} steps apart. Five or seven labelled steps are as exact.`)
      : [],
};

const sensitive: Rule<"nothing-to-decline"> = {
  id: "nothing-to-decline",
  kinds: ["SURVEY"],
  find({ text, options, questionType = "single_choice" }, words) {
    if (questionType !== "single_choice" && questionType !== "multi_select") return [];
    const [topic] = anyOf(words.sensitive).exec(text) ?? [];
    if (topic === undefined || options.some((option) => anyOf(words.noAnswer).test(option))) return [];
    return inOption(
      null,
      `Some people don't share “${topic}”, and leave or make up an answer. Offer “${words.preferNotToSay}”.`,
      {
        label: `Add “${words.preferNotToSay}”`,
        options: [...options.map((text, from) => ({ from, text })), { from: null, text: words.preferNotToSay }],
      },
    );
  },
};

export const surveyRules = [doubleBarrelled, leading, unbalanced, longScale, sensitive] as const;
