import { z } from "zod";
import { fieldLimits } from "../../content/fields/fields.shared.ts";
import { filterTagOf } from "../../platform/shared/languages.shared.ts";
import { boundedText, text } from "../../platform/shared/text.rules.ts";
import {
  type AnswerParameter,
  type AskedAnswer,
  answerLimits,
  isBackwards,
  readAnswer,
} from "./answers/answers.shared.ts";
import { choiceLimits, grouped, paired } from "./choices.shared.ts";

// PostgreSQL has no year 0, and its integers end here.
const notADay = "Dates look like 2026-11-21";
const day = boundedText(10, notADay)
  .check(z.iso.date(notADay))
  .refine((day) => day >= "0001", "Dates begin with the year 1");
const whole = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const language = text(35)
  .refine((tag) => filterTagOf(tag) !== null, "Give the tag of a language, such as de or pt-BR")
  .transform((tag) => filterTagOf(tag) ?? tag);

const end = z.coerce.number().min(0).max(1_000_000);
const key = text(choiceLimits.key);
const optionIndex = whole.max(choiceLimits.index);

const repeated = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one).max(choiceLimits.questions * choiceLimits.options), one]).nullish();

const Choice = z.object({
  question: key,
  options: z
    .array(optionIndex)
    .min(1, "Name at least one option")
    .max(choiceLimits.options, `Maximum ${choiceLimits.options} options allowed`),
});

const place = whole.max(answerLimits.row);
const bound = z.number().min(-answerLimits.number).max(answerLimits.number);

const Answer = z
  .object({
    question: key,
    outcome: z.enum(["LEFT_OUT", "RIGHT", "WRONG"]).nullish(),
    cell: z.object({ row: place, point: place }).nullish(),
    range: z
      .object({ min: bound.nullish(), max: bound.nullish() })
      .transform(({ min = null, max = null }) => ({ min, max }))
      .refine(({ min, max }) => min !== null || max !== null, "Say the least number, the largest, or both")
      .refine((range) => !isBackwards(range), { path: ["max"], message: "Must not be less than the least number" })
      .nullish(),
    contains: text(answerLimits.text).min(1, "Say what to look for").nullish(),
  })
  .transform(
    (answer) => Object.fromEntries(Object.entries(answer).filter(([, part]) => part != null)) as unknown as AskedAnswer,
  )
  .refine((answer) => Object.keys(answer).length === 2, "Say one thing about the answer");

/** The form in REST and in links: "question:row:point". */
const written = (parameter: AnswerParameter, form: string) =>
  z.preprocess(
    (values) => (values == null ? values : [values].flat()),
    z
      .array(
        text(answerLimits.key + answerLimits.text + 1).transform((value, context) => {
          const answer = readAnswer(parameter, value);
          if (answer) return answer;
          context.addIssue(`Write it as ${form}`);
          return z.NEVER;
        }),
      )
      .nullish(),
  );

const Field = z.object({
  name: text(fieldLimits.name).min(1, "Name the field"),
  /** Empty for attempts without a value. */
  value: text(fieldLimits.value)
    .nullish()
    .transform((value) => value ?? ""),
});

/** The form in REST and in links. */
const WrittenField = z.preprocess(
  (values) => (values == null ? values : [values].flat()),
  z
    .array(
      text(fieldLimits.name + 1 + fieldLimits.value).transform((written, context) => {
        const [, name, value] = /^([^:]+):(.*)$/s.exec(written) ?? [];
        if (name !== undefined && value !== undefined) return { name, value };
        context.addIssue("Write it as name:value");
        return z.NEVER;
      }),
    )
    .nullish(),
);

/** Number of values in one filter, over all fields. */
const mostValues = 50;

/** Days are in the item's time zone (see `zoneOf`). Both are included. */
export const FilterFields = z.object({
  from: day.nullish(),
  to: day.nullish(),
  revision: whole.nullish(),
  /** Repeated `question` and `option` parameters pair up by position. */
  question: repeated(key),
  option: repeated(optionIndex),
  choices: z.array(Choice).max(choiceLimits.questions, tooManyQuestions()).nullish(),
  answers: z.array(Answer).nullish(),
  leftOut: written("leftOut", "the id of a question"),
  right: written("right", "the id of a question"),
  wrong: written("wrong", "the id of a question"),
  cell: written("cell", "question:row:point"),
  number: written("number", "question:least:largest; one of them may be empty"),
  wrote: written("wrote", "question:text"),
  bin: whole.max(9).nullish(),
  minScore: whole.max(100).nullish(),
  maxScore: whole.max(100).nullish(),
  /** Matches only versions whose level had the ends `levelMin` and `levelMax`, if these are given. */
  level: text(100).nullish(),
  levelMin: end.nullish(),
  levelMax: end.nullish(),
  /** Includes varieties: "de" matches de-AT. */
  language: language.nullish(),
  late: z
    .union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })], "Say true or false")
    .nullish()
    .meta({ override: { type: "boolean" } }),
  fields: z.array(Field).nullish(),
  field: WrittenField,
  search: text(200).nullish(),
});

export const ResultsFilter = FilterFields.refine(
  ({ question, option }) => asList(question).length === asList(option).length,
  {
    path: ["option"],
    message: "A question and one of its options go together",
  },
)
  .refine(({ levelMin, levelMax }) => (levelMin == null) === (levelMax == null), {
    path: ["levelMax"],
    message: "The ends of a level go together",
  })
  .refine(({ level, levelMin }) => levelMin == null || level != null, {
    path: ["level"],
    message: "The ends of a level need its name",
  })
  .transform(
    ({ question, option, choices, answers, leftOut, right, wrong, cell, number, wrote, fields, field, ...parts }) => ({
      ...parts,
      fields: [...(fields ?? []), ...(field ?? [])],
      choices: grouped([...paired(asList(question), asList(option)), ...(choices ?? [])]),
      answers: [
        ...(answers ?? []),
        ...[leftOut, right, wrong, cell, number, wrote].flatMap((written) => written ?? []),
      ],
    }),
  )
  .refine(({ choices }) => choices.length <= choiceLimits.questions, {
    path: ["question"],
    message: tooManyQuestions(),
  })
  .refine(({ answers }) => answers.length <= answerLimits.answers, {
    path: ["answers"],
    message: `A filter takes ${answerLimits.answers} answers at most`,
  })

  .refine(({ fields }) => fields.length <= mostValues, {
    path: ["fields"],
    message: `A filter takes ${mostValues} values of fields at most`,
  });

type Whole = z.output<typeof ResultsFilter>;
export type ResultsFilter = { [Part in keyof Whole]?: NonNullable<Whole[Part]> };

function tooManyQuestions() {
  return `A filter takes the options of ${choiceLimits.questions} questions at most`;
}

function asList<T>(value: T | T[] | null | undefined): T[] {
  return value == null ? [] : Array.isArray(value) ? value : [value];
}

export type AttemptOrder = "newest" | "oldest" | "highest" | "lowest" | "slowest" | "fastest";
