import { z } from "zod";
import { writtenFields } from "../../content/setting/fields.rules.ts";
import { fieldLimits } from "../../content/setting/fields.shared.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
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
  .refine((day) => day >= "0001", "Dates start with the year 1");
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
const question = key.meta({ description: "The key of the question, of any of its versions." });
const optionIndex = whole.max(choiceLimits.index);

const repeated = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one).max(choiceLimits.questions * choiceLimits.options), one]).nullish();

const Choice = z
  .object({
    question,
    options: z
      .array(optionIndex)
      .min(1, "Name at least one option")
      .max(choiceLimits.options, `Maximum ${choiceLimits.options} options allowed`)
      .meta({ description: "Indexes of the options, from 0; at least one." }),
  })
  .register(shapes, { name: "ResultsChoice", description: "People who chose any of these options of a question." });

const place = whole.max(answerLimits.row);
const bound = z.number().min(-answerLimits.number).max(answerLimits.number);

const Answer = z
  .object({
    question,
    outcome: z
      .enum(["LEFT_OUT", "RIGHT", "WRONG"])
      .register(shapes, { name: "AnswerOutcome" })
      .nullish()
      .meta({ description: "Whether the question was not answered, or answered correctly or incorrectly." }),
    cell: z
      .object({
        row: place.meta({ description: "The index of the row, from 0." }),
        point: place.meta({ description: "The index of the point, from 0." }),
      })
      .register(shapes, { name: "ResultsCell", description: "A point in a row of a matrix." })
      .nullish()
      .meta({ description: "The point that was chosen in a row of a matrix." }),
    range: z
      .object({
        min: bound.nullish().meta({ description: "Lowest number that matches." }),
        max: bound.nullish().meta({ description: "Highest number that matches." }),
      })
      .register(shapes, {
        name: "ResultsRange",
        description: "A range of numbers; one of the ends may be absent.",
      })
      .transform(({ min = null, max = null }) => ({ min, max }))
      .refine(({ min, max }) => min !== null || max !== null, "Say the least number, the largest, or both")
      .refine((range) => !isBackwards(range), { path: ["max"], message: "Must not be less than the least number" })
      .nullish()
      .meta({ description: "Range that contains the number." }),
    contains: text(answerLimits.text).min(1, "Say what to look for").nullish().meta({
      description: "Text that the answer contains, or the text entered for an option; case is ignored.",
    }),
  })
  .register(shapes, {
    name: "ResultsAnswer",
    description: "People who answered a question in a certain way; takes one condition for the answer.",
  })
  .transform(
    (answer) => Object.fromEntries(Object.entries(answer).filter(([, part]) => part != null)) as unknown as AskedAnswer,
  )
  .refine((answer) => Object.keys(answer).length === 2, "Say one thing about the answer");

/** The form in REST and in links: "question:row:point". */
const repeatable = (parameter: AnswerParameter, form: string) =>
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

/** Number of values in one filter, over all fields. */
const mostValues = 50;

/** Days are in the item's time zone (see `zoneOf`). Both are included. */
export const FilterFields = z.object({
  from: day.nullish().meta({ description: "The first day as YYYY-MM-DD, in the item's time zone." }),
  to: day.nullish().meta({ description: "The last day as YYYY-MM-DD, in the item's time zone." }),
  revision: whole.nullish().meta({ description: "The revision of the item that the participant saw." }),
  /** Repeated `question` and `option` parameters pair up by position. */
  question: repeated(key),
  option: repeated(optionIndex),
  choices: z.array(Choice).max(choiceLimits.questions, tooManyQuestions()).nullish().meta({
    description:
      "People who chose one of the options in each of these questions, in addition to the condition of `question` and `option`.",
  }),
  answers: z.array(Answer).nullish().meta({
    description:
      "People who gave these answers; of several for one question, or one row of a matrix, any matches, including choices. At most 50.",
  }),
  leftOut: repeatable("leftOut", "the id of a question"),
  right: repeatable("right", "the id of a question"),
  wrong: repeatable("wrong", "the id of a question"),
  cell: repeatable("cell", "question:row:point"),
  number: repeatable("number", "question:least:largest; one of them may be empty"),
  wrote: repeatable("wrote", "question:text"),
  bin: whole.max(9).nullish().meta({ description: "People in this bar of the histogram." }),
  minScore: whole.max(100).nullish().meta({ description: "People who scored at least this percentage." }),
  maxScore: whole.max(100).nullish().meta({ description: "People who scored at most this percentage." }),
  level: text(100).nullish().meta({ description: "People who reached the level of this name." }),
  levelMin: end.nullish().meta({
    description:
      "Lowest score of the level, with levelMax: only matches if the level had these ends, regardless of later edits.",
  }),
  levelMax: end.nullish().meta({ description: "The highest score of the level, with levelMin." }),
  language: language.nullish().meta({
    description:
      "People who took the item in this language, or a variety of it, as a BCP 47 tag; und for people whose language is unknown.",
  }),
  late: z
    .union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })], "Say true or false")
    .nullish()
    .meta({ override: { type: "boolean" } }),
  fields: z.array(Field).nullish(),
  field: writtenFields(fieldLimits.name, fieldLimits.value),
  search: text(200).nullish().meta({ description: "People with this text in their name or email address." }),
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
    message: `A filter takes up to ${answerLimits.answers} answers`,
  })

  .refine(({ fields }) => fields.length <= mostValues, {
    path: ["fields"],
    message: `A filter takes up to ${mostValues} values of fields`,
  });

type Whole = z.output<typeof ResultsFilter>;
export type ResultsFilter = { [Part in keyof Whole]?: NonNullable<Whole[Part]> };

function tooManyQuestions() {
  return `A filter takes the options of up to ${choiceLimits.questions} questions`;
}

function asList<T>(value: T | T[] | null | undefined): T[] {
  return value == null ? [] : Array.isArray(value) ? value : [value];
}

export type AttemptOrder = "newest" | "oldest" | "highest" | "lowest" | "slowest" | "fastest";
