import { z } from "zod";
import { text } from "../../platform/shared/text.rules.ts";
import { choiceLimits, grouped, paired } from "./choices.shared.ts";

// PostgreSQL has no year 0, and its integers end here.
const day = z.iso.date("Dates look like 2026-11-21").refine((day) => day >= "0001", "Dates begin with the year 1");
const whole = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

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

/** Days are those of the item's zone (see `zoneOf`), both included. */
export const FilterFields = z.object({
  from: day.nullish(),
  to: day.nullish(),
  revision: whole.nullish(),
  /** Given several times, `question` and `option` pair up by position. */
  question: repeated(key),
  option: repeated(optionIndex),
  choices: z.array(Choice).max(choiceLimits.questions, tooManyQuestions()).nullish(),
  bin: whole.max(9).nullish(),
  minScore: whole.max(100).nullish(),
  maxScore: whole.max(100).nullish(),
  /** With its ends, only in versions where the level had them. */
  level: text(100).nullish(),
  levelMin: end.nullish(),
  levelMax: end.nullish(),
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
  .transform(({ question, option, choices, ...parts }) => ({
    ...parts,
    choices: grouped([...paired(asList(question), asList(option)), ...(choices ?? [])]),
  }))
  .refine(({ choices }) => choices.length <= choiceLimits.questions, {
    path: ["question"],
    message: tooManyQuestions(),
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
