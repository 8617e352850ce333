import type { Choice } from "../../../../api/src/results/attempts/choices.shared.ts";
import { scoreLabel, scoreOf } from "../scale/scoreScale.ts";
import { daysLabel } from "../scale/timeline.ts";
import type { AskedQuestion, Filter } from "./filter.ts";

export function chips(filter: Filter, questions: readonly AskedQuestion[]): { text: string; part: Filter }[] {
  const { from, to, revision, choices = [], minScore, maxScore, level, levelMin, levelMax } = filter;
  const chips: { text: string; part: Filter }[] = [];
  if (from || to) chips.push({ text: daysLabel({ from, to }), part: { from: "", to: "" } });
  if (revision !== undefined) chips.push({ text: `Version ${revision}`, part: { revision } });
  if (minScore !== undefined && maxScore !== undefined)
    chips.push({
      text: `Score ${scoreLabel(scoreOf({ from: minScore, to: maxScore }))}`,
      part: { minScore, maxScore },
    });
  if (level) {
    const ends = levelMin === undefined ? "" : ` (${levelMin}–${levelMax})`;
    chips.push({ text: `Level ${level}${ends}`, part: { level, levelMin: 0, levelMax: 0 } });
  }
  for (const choice of choices) chips.push({ text: chosen(choice, questions), part: { choices: [choice] } });
  return chips;
}

function chosen({ question: key, options }: Choice, questions: readonly AskedQuestion[]) {
  const isAsked = ({ versionKeys }: AskedQuestion) => versionKeys.includes(key);
  const asked = questions.find(isAsked);
  const number = questions.filter(({ isCurrent }) => isCurrent).findIndex(isAsked) + 1;
  const names = options.map((option) => {
    const text = asked?.question.options[option];
    return `${String.fromCharCode(65 + option)}${text ? ` · ${text}` : ""}`;
  });
  return `Chose ${names.join(" or ")} in ${number > 0 ? `question ${number}` : "an earlier question"}`;
}
