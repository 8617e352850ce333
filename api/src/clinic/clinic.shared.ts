import { type Kind, limitsOf } from "../content/content.shared.ts";
import { languageOf } from "../platform/shared/language.shared.ts";
import { answeringRules } from "./answering.shared.ts";
import { catchAllRules } from "./catch-all.shared.ts";
import { echoRules } from "./echo.shared.ts";
import { grammarRules } from "./grammar.shared.ts";
import { lengthRules } from "./length.shared.ts";
import { numberRules } from "./number.shared.ts";
import { type Examined, type Flaw, fixed, type Rule } from "./question.shared.ts";
import { stemRules } from "./stem.shared.ts";
import { surveyRules } from "./survey.shared.ts";
import { wordingRules } from "./wording.shared.ts";
import english from "./words/en.json" with { type: "json" };
import { wordsOf } from "./words/table.shared.ts";

// Writing flaws that rules can detect, after Haladyna, Downing and Rodriguez (2002), "A Review of Multiple-Choice
// Item-Writing Guidelines", and Tarrant, Knierim, Hayes and Ware (2006), "The Frequency of Item Writing Flaws". Surveys
// follow Dillman, Smyth and Christian, "Internet, Phone, Mail, and Mixed-Mode Surveys", and Krosnick and Presser
// (2010).

const rules = [
  ...stemRules,
  ...catchAllRules,
  ...lengthRules,
  ...numberRules,
  ...wordingRules,
  ...grammarRules,
  ...echoRules,
  ...surveyRules,
  ...answeringRules,
] as const;

export type RuleId = (typeof rules)[number]["id"];

export const ruleIds: readonly RuleId[] = rules.map(({ id }) => id);

export interface Finding extends Flaw {
  rule: RuleId;
}

/** The language tag of a question, detected from its own words or else from its item's. Empty if neither is enough. */
export const languageOfQuestion = ({ text, options }: Examined, item = "") =>
  languageOf([text, ...options].join("\n")) || languageOf(item);

/**
 * The flaws of a question, those of its text first. `language` is a tag; if absent, it is detected from the question.
 * Rules that need words are skipped in a language without a word list.
 */
export function examine(question: Examined, kind: Kind, language = languageOfQuestion(question)): Finding[] {
  if (question.text.trim() === "") return [];
  const words = wordsOf(language);
  return rules.flatMap(({ id, ...rule }: Rule<RuleId>) => {
    if (!rule.kinds.includes(kind) || (words === null && !rule.isWordless)) return [];
    return rule.find(question, words ?? english, kind).map((flaw) => ({ ...possible(question, kind, flaw), rule: id }));
  });
}

/** Drops a fix that would exceed the maximum number of options. */
function possible(question: Examined, kind: Kind, { fix, ...flaw }: Flaw): Flaw {
  const isTooLong = fix && fixed(question, fix).options.length > limitsOf(kind).options;
  return fix && !isTooLong ? { ...flaw, fix } : flaw;
}
