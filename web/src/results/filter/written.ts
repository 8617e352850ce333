import { answerParameters, writtenAnswer } from "../../../../api/src/results/attempts/answers/answers.shared.ts";
import type { Filter } from "./filter.ts";

/** Returns the address with another filter. Other parameters stay, except the open attempt. */
export function withFilter(address: URLSearchParams, filter: Filter): URLSearchParams {
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
    fields = [],
  } = filter;
  const said: Record<string, (string | number | null | undefined)[]> = {
    from: [from],
    to: [to],
    version: [revision],
    question: choices.flatMap(({ question, options }) => options.map(() => question)),
    option: choices.flatMap(({ options }) => options),
    ...Object.fromEntries(
      answerParameters.map((parameter) => [
        parameter,
        answers.map(writtenAnswer).flatMap(([name, value]) => (name === parameter ? value : [])),
      ]),
    ),
    score: [spanOf(minScore, maxScore)],
    level: [level],
    range: [spanOf(levelMin, levelMax)],
    language: [language],
    field: fields.map(({ name, value }) => `${name}:${value}`),
    late: [late == null ? late : String(late)],
  };
  const next = new URLSearchParams(address);
  next.delete("attempt");
  for (const [name, values] of Object.entries(said)) {
    next.delete(name);
    for (const value of values) if (value != null) next.append(name, String(value));
  }
  return next;
}

const spanOf = (low: number | undefined, high: number | undefined) =>
  low === undefined || high === undefined ? null : low === high ? `${low}` : `${low}-${high}`;
