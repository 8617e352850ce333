import type { AskedAnswer } from "../../../../api/src/results/attempts/answers/answers.shared.ts";
import type { Choice } from "../../../../api/src/results/attempts/choices.shared.ts";
import { numberText, withUnit } from "../kinds/bins.ts";
import { scoreLabel, scoreOf } from "../scale/scoreScale.ts";
import { daysLabel } from "../scale/timeline.ts";
import type { AskedQuestion, Filter } from "./filter.ts";
import { languageName } from "./language/languages.ts";

export function chips(filter: Filter, questions: readonly AskedQuestion[]): { text: string; part: Filter }[] {
  const {
    from,
    to,
    revision,
    choices = [],
    answers = [],
    minScore,
    maxScore,
    level,
    levelMin,
    levelMax,
    language,
    late,
    fields,
  } = filter;
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
  for (const said of fields ?? [])
    chips.push({ text: `${said.name}: ${said.value || "none"}`, part: { fields: [said] } });
  if (language) chips.push({ text: `Language: ${languageName(language)}`, part: { language } });
  if (late !== undefined && late !== null) chips.push({ text: late ? "Late" : "On time", part: { late } });
  for (const choice of choices) chips.push({ text: chosen(choice, questions), part: { choices: [choice] } });
  for (const answer of answers) chips.push({ text: answered(answer, questions), part: { answers: [answer] } });
  return chips;
}

function placed(key: string, questions: readonly AskedQuestion[]) {
  const isAsked = ({ versionKeys }: AskedQuestion) => versionKeys.includes(key);
  const number = questions.filter(({ isCurrent }) => isCurrent).findIndex(isAsked) + 1;
  return { asked: questions.find(isAsked), place: number > 0 ? `question ${number}` : "an earlier question" };
}

function chosen({ question: key, options }: Choice, questions: readonly AskedQuestion[]) {
  const { asked, place } = placed(key, questions);
  const names = options.map((option) => {
    const text = asked?.question.options[option];
    return `${String.fromCharCode(65 + option)}${text ? ` · ${text}` : ""}`;
  });
  return `Chose ${names.join(" or ")} in ${place}`;
}

function answered({ question, outcome, cell, range, contains }: AskedAnswer, questions: readonly AskedQuestion[]) {
  const { asked, place } = placed(question, questions);
  const { options, rows, form } = asked?.question ?? {};
  if (outcome) return `${{ LEFT_OUT: "Not answered:", RIGHT: "Correct:", WRONG: "Incorrect:" }[outcome]} ${place}`;
  if (cell) {
    const [row, point] = [
      rows?.[cell.row] ?? `row ${cell.row + 1}`,
      options?.[cell.point] ?? `point ${cell.point + 1}`,
    ];
    return `${row}: ${point}, in ${place}`;
  }
  if (range) return `${withUnit(rangeText(range), form?.number?.unit)} in ${place}`;
  return `Wrote “${contains}” in ${place}`;
}

function rangeText({ min, max }: NonNullable<AskedAnswer["range"]>): string {
  if (min === null) return `Up to ${numberText(max ?? 0)}`;
  if (max === null) return `At least ${numberText(min)}`;
  return min === max ? numberText(min) : `${numberText(min)} to ${numberText(max)}`;
}
