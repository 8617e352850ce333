import type { Finding, RuleId } from "../../../../api/src/clinic/clinic.shared.ts";
import type { ItemFigures } from "../../../../api/src/results/analysis/verdict/verdict.shared.ts";
import { formatSigned } from "../../ui/text/format.ts";

/** Flaws that reveal the correct answer. */
const telling: readonly RuleId[] = [
  "longest-is-right",
  "article-tell",
  "number-tell",
  "punctuation-tell",
  "word-of-the-question",
  "absolute-words",
];

/** Flaws that make people ignore a wrong option. */
const idle: readonly RuleId[] = ["absolute-words", "odd-length"];

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** Compares a finding's expected effect with the measured figures. */
export function measured({ rule, option }: Finding, { facility, discrimination, options }: ItemFigures): string {
  const optionFigures = option === null ? undefined : options[option];
  if (idle.includes(rule) && optionFigures)
    return `Few should choose this option: ${percent(optionFigures.share)} did.`;
  if (telling.includes(rule))
    return `Many should answer correctly: participants reached ${percent(facility)} of the points.`;
  return discrimination == null
    ? `Participants reached ${percent(facility)} of the points.`
    : `Its discrimination is ${formatSigned(discrimination)}; 0.2 or more is good.`;
}
