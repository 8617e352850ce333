import { isAccepted } from "../content/question/form/accepted.shared.ts";
import type { TextKey } from "../content/question/form/form.shared.ts";
import { inOption, inQuestion, type Rule } from "./question.shared.ts";
import { anyOf } from "./words/match.shared.ts";

// Flaws of questions that are not answered by a single option: multiple choice, scales, matrices, texts and numbers.

const asksForOne: Rule<"asks-for-one"> = {
  id: "asks-for-one",
  kinds: ["QUIZ", "SURVEY"],
  find({ text, questionType, answerKey }, words, kind) {
    // Quizzes had questions of this type before they supported several correct options.
    const isSeveral = questionType === "multi_select" && (kind !== "QUIZ" || answerKey?.options != null);
    const [phrase] = isSeveral ? (anyOf(words.one).exec(text) ?? []) : [];
    return phrase === undefined
      ? []
      : inQuestion(
          `“${phrase}” asks for one answer, but several can be chosen. Ask for all that apply, or for a number of them.`,
        );
  },
};

const noMiddle: Rule<"no-middle"> = {
  id: "no-middle",
  kinds: ["SURVEY", "ASSESSMENT"],
  isWordless: true,
  find({ options, questionType }) {
    const isScale = questionType === "scale" || questionType === "matrix";
    return isScale && options.length % 2 === 0
      ? inOption(
          null,
          `${options.length} points have no middle, so undecided people choose by chance. Use five or seven.`,
        )
      : [];
  },
};

const doubleRow: Rule<"double-barrelled-row"> = {
  id: "double-barrelled-row",
  kinds: ["SURVEY"],
  find({ form, questionType }, { and, joined }) {
    const rows = questionType === "matrix" ? (form?.rows ?? []) : [];
    const row = rows.find((text) => anyOf(and).test(text) && !anyOf(joined).test(text));
    return row === undefined ? [] : inQuestion(`The row “${row}” may ask about two things. Split it in two.`);
  },
};

const npsWording: Rule<"nps-wording"> = {
  id: "nps-wording",
  kinds: ["SURVEY"],
  find: ({ text, form }, { recommending }) =>
    form?.scale?.isNps && !anyOf(recommending).test(text)
      ? inQuestion(
          "A Net Promoter Score asks how likely people are to recommend something. Ask that, or use another scale.",
        )
      : [],
};

/** The first pair of accepted texts that a key treats as the same, or null. */
function twin(key: TextKey): [string, string] | null {
  for (const [place, text] of key.accepted.entries()) {
    const exact = { ...key, allowTypo: false };
    const same = key.accepted.slice(0, place).find((before) => isAccepted({ ...exact, accepted: [before] }, text));
    if (same !== undefined) return [same, text];
  }
  return null;
}

const sameAccepted: Rule<"same-accepted"> = {
  id: "same-accepted",
  kinds: ["QUIZ"],
  isWordless: true,
  find({ answerKey, questionType }) {
    const key = questionType === "text" ? answerKey?.text : null;
    if (!key) return [];
    const same = twin(key);
    if (same) return inQuestion(`“${same[0]}” already accepts “${same[1]}”. Remove one of them.`);
    const unlikeInCase = key.matchCase ? twin({ ...key, matchCase: false }) : null;
    return unlikeInCase
      ? inQuestion(
          `“${unlikeInCase[0]}” and “${unlikeInCase[1]}” differ only in capitals. Ignore capitals and keep one.`,
        )
      : [];
  },
};

/** Whether a question names a unit at the end, such as “in kilometres per hour?”, or in brackets. */
function namesUnit(text: string): boolean {
  const lastWords = text
    .trim()
    .replace(/\s[?？.:!…]$/u, "")
    .split(/\s+/)
    .slice(-5, -1);
  return lastWords.some((word) => /(?<!\p{L})(?:in|en|em)$/iu.test(word)) || /\([^()]+\)/.test(text);
}

const noUnit: Rule<"no-unit"> = {
  id: "no-unit",
  kinds: ["QUIZ", "SURVEY"],
  find({ text, form, questionType }, { measured }) {
    if (questionType !== "number" || form?.number?.unit || namesUnit(text)) return [];
    const [phrase] = anyOf(measured).exec(text) ?? [];
    return phrase === undefined ? [] : inQuestion(`“${phrase}” can be in several units. Add the unit.`);
  },
};

const exactDecimals: Rule<"exact-decimals"> = {
  id: "exact-decimals",
  kinds: ["QUIZ"],
  isWordless: true,
  find({ form, answerKey, questionType }) {
    const key = questionType === "number" ? answerKey?.number : null;
    return key && key.tolerance === 0 && (form?.number?.decimals ?? 0) > 0 && !Number.isInteger(key.value)
      ? inQuestion(
          `Only ${key.value} is correct, so rounded numbers fail. Allow a tolerance, or state the number of decimals.`,
        )
      : [];
  },
};

export const answeringRules = [
  asksForOne,
  noMiddle,
  doubleRow,
  npsWording,
  sameAccepted,
  noUnit,
  exactDecimals,
] as const;
