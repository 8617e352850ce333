import {
  type AskedAnswer,
  answerLimits,
  isSameAnswer,
} from "../../../../api/src/results/attempts/answers/answers.shared.ts";
import { type Choice, choiceLimits, grouped } from "../../../../api/src/results/attempts/choices.shared.ts";
import type { ResultsFilter } from "../../../../api/src/results/attempts/filter.rules.ts";

/** The filter of the screen, without the list's search and a histogram's bin. */
export type Filter = Omit<ResultsFilter, "search" | "bin">;

const parts = [
  "from",
  "to",
  "revision",
  "choices",
  "answers",
  "minScore",
  "maxScore",
  "level",
  "levelMin",
  "levelMax",
  "language",
  "fields",
  "late",
] as const satisfies (keyof Filter)[];

export const isFiltering = (filter: Filter) => parts.some((name) => filter[name] !== undefined);

const optionsOf = ({ choices = [] }: Filter, asked: string) =>
  choices.find(({ question }) => question === asked)?.options ?? [];

const has = ({ answers = [] }: Filter, asked: AskedAnswer) => answers.some((answer) => isSameAnswer(answer, asked));

type FieldValue = NonNullable<Filter["fields"]>[number];

const isSame = (one: FieldValue) => (other: FieldValue) => one.name === other.name && one.value === other.value;

export function says(filter: Filter, { choices = [], answers = [], fields, ...part }: Filter): boolean {
  const isChosen = ({ question, options }: Choice) =>
    options.every((option) => optionsOf(filter, question).includes(option));
  return (
    choices.every(isChosen) &&
    answers.every((answer) => has(filter, answer)) &&
    (fields ?? []).every((value) => filter.fields?.some(isSame(value))) &&
    parts.every(
      (name) =>
        name === "choices" ||
        name === "answers" ||
        name === "fields" ||
        part[name] === undefined ||
        filter[name] === part[name],
    )
  );
}

const asksAbout = ({ choices = [], answers = [] }: Filter, asked: string) =>
  [...choices, ...answers].some(({ question }) => question === asked);

export const asksAlike = (filter: Filter, { choices = [], answers = [] }: Filter) =>
  [...choices, ...answers].some(({ question }) => asksAbout(filter, question));

/**
 * Merges a part into the filter. Options and answers are added, fields with the same name replaced, and so is
 * everything else.
 */
export const withPart = (filter: Filter, { choices = [], answers = [], fields, ...part }: Filter): Filter =>
  answered(
    { ...filter, ...part, ...fieldsPart(withFields(filter, fields ?? [])) },
    grouped([...(filter.choices ?? []), ...choices]),
    [...(filter.answers ?? []), ...answers.filter((answer) => !has(filter, answer))],
  );

const withFields = ({ fields }: Filter, values: readonly FieldValue[]) => [
  ...(fields ?? []).filter(({ name }) => !values.some((one) => one.name === name)),
  ...values,
];

const fieldsPart = (fields: FieldValue[]): Pick<Filter, "fields"> => (fields.length > 0 ? { fields } : {});

export function without(filter: Filter, part: Filter): Filter {
  const rest = Object.fromEntries(
    Object.entries(filter).filter(
      ([name]) => name === "choices" || name === "answers" || part[name as keyof Filter] === undefined,
    ),
  ) as Filter;
  const remainingChoices = (filter.choices ?? []).map(({ question, options }) => ({
    question,
    options: options.filter((option) => !optionsOf(part, question).includes(option)),
  }));
  const values = (filter.fields ?? []).filter((value) => !part.fields?.some(isSame(value)));
  return answered(
    { ...rest, ...fieldsPart(values) },
    remainingChoices.filter(({ options }) => options.length > 0),
    (filter.answers ?? []).filter((answer) => !has(part, answer)),
  );
}

function answered(
  { choices: _, answers: __, ...rest }: Filter,
  choices: Choice[],
  answers: readonly AskedAnswer[],
): Filter {
  return { ...rest, ...(choices.length > 0 && { choices }), ...(answers.length > 0 && { answers: [...answers] }) };
}

export interface AskedQuestion {
  readonly isCurrent: boolean;
  readonly versionKeys: readonly string[];
  readonly question: {
    readonly key: string;
    readonly options: readonly string[];
    readonly rows?: readonly string[] | null | undefined;
    readonly form?:
      | { readonly number: { readonly unit: string | null | undefined } | null | undefined }
      | null
      | undefined;
  };
}

/** Replaces old question keys with current ones, because a link may be older than an edit. */
export function byCurrentKeys(filter: Filter, questions: readonly AskedQuestion[]): Filter {
  const current = (key: string) => questions.find(({ versionKeys }) => versionKeys.includes(key))?.question.key ?? key;
  const choices = (filter.choices ?? []).map(({ question, options }) => ({ question: current(question), options }));
  const answers = (filter.answers ?? []).map((answer) => ({ ...answer, question: current(answer.question) }));
  return answered(filter, grouped(choices), answers);
}

/** Whether the filter exceeds the server's limits. */
export const isTooMuch = ({ choices = [], answers = [] }: Filter) =>
  choices.length > choiceLimits.questions || answers.length > answerLimits.answers;

/** A level by name and range: other versions may have a level of the same name. */
export const levelPart = ({ name, range }: { name: string; range: readonly number[] }): Filter => {
  const [levelMin = 0, levelMax = levelMin] = range;
  return { level: name, levelMin, levelMax };
};
