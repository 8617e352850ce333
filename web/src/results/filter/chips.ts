import { scoreLabel } from "../scale/scoreScale.ts";
import { daysLabel } from "../scale/timeline.ts";
import type { Filter } from "./address.ts";

/** A question as far as a filter speaks of it. */
interface AskedQuestion {
  readonly isCurrent: boolean;
  readonly versionKeys: readonly string[];
  readonly question: { readonly options: readonly string[] };
}

/** The parts of a filter, each in words. */
export function chips(filter: Filter, questions: readonly AskedQuestion[]): { text: string; part: Filter }[] {
  const { from, to, version, question, option, score, level, range } = filter;
  const chips: { text: string; part: Filter }[] = [];
  if (from || to) chips.push({ text: daysLabel(filter), part: { from: "", to: "" } });
  if (version !== undefined) chips.push({ text: `Version ${version}`, part: { version } });
  if (score) chips.push({ text: `Score ${scoreLabel(score)}`, part: { score } });
  if (level)
    chips.push({ text: `Level ${level}${range ? ` (${range.replace("-", "–")})` : ""}`, part: { level, range } });
  if (question && option !== undefined)
    chips.push({ text: chosen(question, option, questions), part: { question, option } });
  return chips;
}

function chosen(key: string, option: number, questions: readonly AskedQuestion[]) {
  const isAsked = ({ versionKeys }: AskedQuestion) => versionKeys.includes(key);
  const asked = questions.find(isAsked);
  const number = questions.filter(({ isCurrent }) => isCurrent).findIndex(isAsked) + 1;
  const text = asked?.question.options[option];
  const where = number > 0 ? `question ${number}` : "an earlier question";
  return `Chose ${String.fromCharCode(65 + option)}${text ? ` · ${text}` : ""} in ${where}`;
}
