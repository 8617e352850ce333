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
    "People who see that two options are right, or that one is wrong, know about “all of them” without knowing the rest: put another answer there, or none.",
  ),
  catchAll(
    "none-of-the-above",
    ({ noneOfThem }) => noneOfThem,
    "“None of them” shows that people know what is wrong, not what is right: put another answer there, or none.",
  ),
  catchAll(
    "combined-options",
    ({ combination }) => combination,
    "Options that name other options are guessed from half of the knowledge, and are wrong once the options are moved: write out what is meant.",
  ),
] as const;
