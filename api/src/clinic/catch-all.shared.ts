import { inOption, type Rule, withoutOption } from "./question.shared.ts";
import { isWhole } from "./words/match.shared.ts";
import type { Words } from "./words/words.shared.ts";

/** A rule about an option that refers to the others. */
const catchAll = <Id extends string>(id: Id, source: (words: Words) => string, message: string): Rule<Id> => ({
  id,
  kinds: ["QUIZ"],
  find(question, words) {
    const option = question.options.findIndex((text) => isWhole(text, source(words)));
    return option === -1 ? [] : inOption(option, message, withoutOption(question, option));
  },
});

export const catchAllRules = [
  catchAll(
    "all-of-the-above",
    ({ allOfThem }) => allOfThem,
    "Knowing that two options are correct, or one is not, settles “all of them”. Replace it or remove it.",
  ),
  catchAll(
    "none-of-the-above",
    ({ noneOfThem }) => noneOfThem,
    "“None of them” tests what is incorrect, not what is correct. Replace it or remove it.",
  ),
  catchAll(
    "combined-options",
    ({ combination }) => combination,
    "Options that name other options are easy to guess and break when options move. Write out the meaning.",
  ),
] as const;
