import { type Choice, choiceLimits, grouped } from "../../../../api/src/results/attempts/choices.shared.ts";
import type { ResultsFilter } from "../../../../api/src/results/attempts/filter.rules.ts";

/** Which answers the screen is about. The list is searched apart from it, and bars say their scores. */
export type Filter = Omit<ResultsFilter, "search" | "bin">;

const parts = [
  "from",
  "to",
  "revision",
  "choices",
  "minScore",
  "maxScore",
  "level",
  "levelMin",
  "levelMax",
] as const satisfies (keyof Filter)[];

export const isFiltering = (filter: Filter) => parts.some((name) => filter[name] !== undefined);

const optionsOf = ({ choices = [] }: Filter, asked: string) =>
  choices.find(({ question }) => question === asked)?.options ?? [];

/** Whether a filter says all of this. */
export function says(filter: Filter, { choices = [], ...part }: Filter): boolean {
  const isChosen = ({ question, options }: Choice) =>
    options.every((option) => optionsOf(filter, question).includes(option));
  return (
    choices.every(isChosen) &&
    parts.every((name) => name === "choices" || part[name] === undefined || filter[name] === part[name])
  );
}

/** Whether a filter asks for other options of a question that a part speaks of. */
export const asksAlike = (filter: Filter, { choices = [] }: Filter) =>
  choices.some(({ question }) => optionsOf(filter, question).length > 0);

/** The filter with a part in the place of what it said of the same. Options are added to those that it asks for. */
export const withPart = (filter: Filter, { choices = [], ...part }: Filter): Filter =>
  chosen({ ...filter, ...part }, grouped([...(filter.choices ?? []), ...choices]));

/** The filter without what a part of it speaks of: of options, without these. */
export function without(filter: Filter, part: Filter): Filter {
  const rest = Object.fromEntries(
    Object.entries(filter).filter(([name]) => name === "choices" || part[name as keyof Filter] === undefined),
  ) as Filter;
  const left = (filter.choices ?? []).map(({ question, options }) => ({
    question,
    options: options.filter((option) => !optionsOf(part, question).includes(option)),
  }));
  return chosen(
    rest,
    left.filter(({ options }) => options.length > 0),
  );
}

function chosen({ choices: _, ...rest }: Filter, choices: Choice[]): Filter {
  return choices.length > 0 ? { ...rest, choices } : rest;
}

/** A question as far as a filter speaks of it. */
export interface AskedQuestion {
  readonly isCurrent: boolean;
  readonly versionKeys: readonly string[];
  readonly question: { readonly key: string; readonly options: readonly string[] };
}

/** The filter with each question by the key it has now: a link may be from before it was worded better. */
export function byCurrentKeys(filter: Filter, questions: readonly AskedQuestion[]): Filter {
  const current = (key: string) => questions.find(({ versionKeys }) => versionKeys.includes(key))?.question.key ?? key;
  const choices = (filter.choices ?? []).map(({ question, options }) => ({ question: current(question), options }));
  return chosen(filter, grouped(choices));
}

/** Whether the server would take it. */
export const isTooMuch = ({ choices = [] }: Filter) => choices.length > choiceLimits.questions;

/** A level by its name and its ends: other versions may have one of this name with other ends. */
export const levelPart = ({ name, range }: { name: string; range: readonly number[] }): Filter => {
  const [levelMin = 0, levelMax = levelMin] = range;
  return { level: name, levelMin, levelMax };
};
