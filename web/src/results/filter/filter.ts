import { type Choice, choiceLimits, grouped } from "../../../../api/src/results/attempts/choices.shared.ts";
import type { ResultsFilter } from "../../../../api/src/results/attempts/filter.rules.ts";

/** The filter of the screen. The list's search and a histogram's bin are apart from it. */
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

export function says(filter: Filter, { choices = [], ...part }: Filter): boolean {
  const isChosen = ({ question, options }: Choice) =>
    options.every((option) => optionsOf(filter, question).includes(option));
  return (
    choices.every(isChosen) &&
    parts.every((name) => name === "choices" || part[name] === undefined || filter[name] === part[name])
  );
}

export const asksAlike = (filter: Filter, { choices = [] }: Filter) =>
  choices.some(({ question }) => optionsOf(filter, question).length > 0);

/** Merges a part into the filter: options are added, anything else is replaced. */
export const withPart = (filter: Filter, { choices = [], ...part }: Filter): Filter =>
  chosen({ ...filter, ...part }, grouped([...(filter.choices ?? []), ...choices]));

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

export interface AskedQuestion {
  readonly isCurrent: boolean;
  readonly versionKeys: readonly string[];
  readonly question: { readonly key: string; readonly options: readonly string[] };
}

/** Replaces old question keys by current ones: a link may be older than an edit. */
export function byCurrentKeys(filter: Filter, questions: readonly AskedQuestion[]): Filter {
  const current = (key: string) => questions.find(({ versionKeys }) => versionKeys.includes(key))?.question.key ?? key;
  const choices = (filter.choices ?? []).map(({ question, options }) => ({ question: current(question), options }));
  return chosen(filter, grouped(choices));
}

/** Whether the filter exceeds the server's limits. */
export const isTooMuch = ({ choices = [] }: Filter) => choices.length > choiceLimits.questions;

/** A level by name and range: other versions may have a level of the same name. */
export const levelPart = ({ name, range }: { name: string; range: readonly number[] }): Filter => {
  const [levelMin = 0, levelMax = levelMin] = range;
  return { level: name, levelMin, levelMax };
};
