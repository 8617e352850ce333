import { examine, type RuleId } from "../../../../../api/src/clinic/clinic.shared.ts";
import { alarms, type Grade } from "../../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { shareInterval } from "../../../../../api/src/results/analysis/verdict/interval.shared.ts";
import { verdictOf } from "../../../../../api/src/results/analysis/verdict/verdict.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { formatCount } from "../../../ui/text/format.ts";
import type { AnalysedItem, Analysis } from "../../figures/analysis.ts";

export interface JudgedQuestion {
  readonly text: string;
  readonly options: readonly string[];
}

/** The reason to look at a question, and the label of the link to where it is fixed. */
export interface Reason {
  readonly grade: Grade | null;
  readonly sentence: string;
  readonly cure: string;
}

const letter = (place: number) => String.fromCharCode(65 + place);
const percent = (share: number) => `${Math.round(100 * share)}%`;

/** Flaws that reveal the correct answer. They count once nearly everyone has answered correctly. */
const giveaways: Partial<Record<RuleId, { reason: string; cure: string }>> = {
  "longest-is-right": { reason: "The correct option is the longest", cure: "Shorten the Option" },
  "article-tell": { reason: "An article gives the answer away", cure: "Reword the Question" },
  "number-tell": { reason: "Singular or plural gives the answer away", cure: "Reword the Question" },
  "punctuation-tell": { reason: "Punctuation gives the answer away", cure: "Reword the Options" },
  "word-of-the-question": { reason: "The correct option repeats the question", cure: "Reword the Option" },
  "absolute-words": { reason: "Absolute words mark the incorrect options", cure: "Reword the Options" },
};

const longRules: readonly RuleId[] = ["long-question", "empty-question"];

/** The lower bound of correct answers above which a question counts as given away. */
const nearlyAll = 0.8;

/** The reason to look at a question, or null. A verdict comes before a flaw of the wording, which needs a figure too. */
export function reasonOf(kind: Kind, question: JudgedQuestion, item: AnalysedItem, { basis }: Analysis): Reason | null {
  const verdict = verdictOf(kind, item, basis);
  if (!verdict) return null;
  const { grade, reason: sentence } = verdict;
  if (grade && alarms.includes(grade))
    return { grade, sentence, cure: kind === "ASSESSMENT" ? "Check the Weights" : "Check the Answer Key" };
  if (grade === "weak") {
    const isLong = flawsOf(kind, question, item).some((rule) => longRules.includes(rule));
    return { grade, sentence, cure: isLong ? "Shorten the Question" : "Reword the Question" };
  }
  if (kind === "QUIZ" && shareInterval(item.facility, basis.people).low > nearlyAll) {
    const giveaway = flawsOf(kind, question, item)
      .map((rule) => giveaways[rule])
      .find(Boolean);
    if (giveaway)
      return { grade, sentence: `${giveaway.reason}, and ${percent(item.facility)} chose it.`, cure: giveaway.cure };
  }
  const [idle] = verdict.idle;
  return idle === undefined
    ? null
    : {
        grade,
        sentence: `No one chose ${verdict.idle.map(letter).join(" or ")}, though ${formatCount(Math.round((1 - item.facility) * basis.people))} answered incorrectly.`,
        cure: `Replace Option ${letter(idle)}`,
      };
}

const examined = new Map<string, readonly RuleId[]>();

/** Rules that the wording breaks. Kept, because an analysis comes every few seconds while responses stream in. */
function flawsOf(kind: Kind, { text, options }: JudgedQuestion, item: AnalysedItem): readonly RuleId[] {
  const best = item.options.findIndex(({ score }) => score > 0);
  const question = { text, options, correct: best === -1 ? null : best, explanation: "" };
  const key = JSON.stringify([kind, question]);
  const rules = examined.get(key) ?? examine(question, kind).map(({ rule }) => rule);
  examined.set(key, rules);
  return rules;
}
