import { z } from "zod";
import { shapes } from "../../../platform/shape/shape.rules.ts";
import { optionalText, requiredText } from "../../../platform/shared/text.rules.ts";
import { formLimits, scaleLooks, scoringRules } from "./form.shared.ts";

const place = z.int32("This option does not exist").min(0, "This option does not exist");
const figure = z
  .number("Enter a number")
  .min(-formLimits.number, "This number is too small")
  .max(formLimits.number, "This number is too large");

const ChoiceForm = z
  .object({
    other: place
      .nullable()
      .default(null)
      .meta({ description: 'Index of the option that asks for a text, such as "Other".' }),
    none: place
      .nullable()
      .default(null)
      .meta({ description: 'Index of the option that excludes all others, such as "None of these".' }),
    pinned: z
      .array(place)
      .max(formLimits.scale.points)
      .nullish()
      .meta({ description: "Indexes of options that keep their position when options are shuffled.", example: [3] }),
  })
  .register(shapes, {
    name: "ChoiceForm",
    description: "Options of a choice with a special role.",
    usual: { pinned: [] },
  });

const ScaleForm = z
  .object({
    look: z
      .enum(scaleLooks)
      .register(shapes, { name: "ScaleLook" })
      .default("numbers")
      .meta({ description: "Appearance of the points." }),
    lowLabel: optionalText(formLimits.scale.label).meta({ description: "Label of the first point." }),
    highLabel: optionalText(formLimits.scale.label).meta({ description: "Label of the last point." }),
    isNps: z
      .boolean()
      .default(false)
      .meta({ description: "Whether a Net Promoter Score is calculated from eleven points, 0 to 10." }),
  })
  .register(shapes, { name: "ScaleForm", description: "Appearance of a scale's points, and labels of its ends." });

const TextForm = z
  .object({
    isLong: z.boolean().default(false).meta({ description: "Whether the text may have several lines instead of one." }),
    minLength: z
      .int("Enter a whole number")
      .min(0, "Must be 0 or more")
      .nullable()
      .default(null)
      .meta({ description: "Minimum number of characters." }),
    maxLength: z
      .int("Enter a whole number")
      .min(1, "Must be 1 or more")
      .max(formLimits.text.lines, `Must be ${formLimits.text.lines} or less`)
      .default(formLimits.text.line)
      .meta({ description: "Maximum number of characters." }),
    isShared: z.boolean().nullish().meta({
      description: "Whether participants can read what others wrote, without names, in surveys that show results.",
    }),
  })
  .register(shapes, { name: "TextForm", description: "Length of a text." });

const NumberForm = z
  .object({
    decimals: z
      .int("Enter a whole number")
      .min(0, "Must be 0 or more")
      .max(formLimits.decimals, `Must be ${formLimits.decimals} or less`)
      .default(0)
      .meta({ description: "Number of digits after the decimal point; 0 for whole numbers." }),
    unit: optionalText(formLimits.unit).meta({ description: "Unit shown after the number.", example: "km" }),
    min: figure.nullable().default(null).meta({ description: "Smallest accepted number, required in surveys." }),
    max: figure.nullable().default(null).meta({ description: "Largest accepted number, required in surveys." }),
  })
  .register(shapes, { name: "NumberForm", description: "Numbers that are accepted." });

export const QuestionForm = z
  .object({
    choice: ChoiceForm.nullish().meta({ description: "Settings of choices." }),
    scale: ScaleForm.nullish().meta({ description: "Settings of scales, including the scale of a matrix." }),
    rows: z
      .array(requiredText("Row cannot be empty", formLimits.row))
      .max(formLimits.rows, `Maximum ${formLimits.rows} rows allowed`)
      .nullish()
      .meta({ description: "Rows of a matrix, whose options are the points of each row." }),
    text: TextForm.nullish().meta({ description: "Settings of questions answered with a text." }),
    number: NumberForm.nullish().meta({ description: "Settings of questions answered with a number." }),
  })
  .meta({
    id: "QuestionForm",
    description: "Settings of the answer beyond the options: the member that fits the question's type.",
  });

export const Scoring = z
  .object({
    rule: z.enum(scoringRules).register(shapes, { name: "ScoringRule" }).meta({
      description:
        "`all`: all points for all correct options and no others, otherwise none. `each`: an equal share for each correct option, regardless of incorrect ones. `minus`: an equal share for each correct option, minus one share for each incorrect option.",
    }),
    belowZero: z
      .boolean()
      .nullish()
      .meta({ description: "Whether `minus` can give a question negative points. A result is never below zero." }),
  })
  .meta({ id: "Scoring", description: "Share of its points that an answer earns if several options are correct." });

export const QuestionScoring = Scoring.extend({
  isInherited: z
    .boolean()
    .nullish()
    .meta({ description: "Whether the scoring is the quiz's (`rules.scoring`) and follows its changes." }),
}).register(shapes, {
  name: "QuestionScoring",
  object: "Scoring",
  description: "Share of its points that an answer earns if several options are correct.",
});

export const AnswerKey = z
  .object({
    options: z
      .array(place)
      .nullish()
      .meta({ description: "Indexes of the correct options where several may be chosen." }),
    scoring: QuestionScoring.nullish().meta({
      id: "QuestionScoring",
      description:
        "Scoring of several correct options. Null for the quiz's (`rules.scoring`), which defaults to all or nothing. If omitted in an edit, it stays unchanged.",
    }),
    text: z
      .object({
        accepted: z
          .array(requiredText("Answer cannot be empty", formLimits.text.line))
          .max(formLimits.text.accepted, `Maximum ${formLimits.text.accepted} answers`)
          .meta({ description: "Texts that count as correct." }),
        matchCase: z.boolean().default(false).meta({ description: "Whether upper and lower case matter." }),
        matchSpaces: z
          .boolean()
          .default(false)
          .meta({ description: "Whether spaces matter, except at the start and end." }),
        matchAccents: z.boolean().default(false).meta({ description: "Whether accents matter." }),
        allowTypo: z
          .boolean()
          .default(false)
          .meta({ description: "Whether one letter may be wrong, missing, added or swapped with the next." }),
      })
      .register(shapes, { name: "TextKey", description: "Correct texts, and how closely an answer must match them." })
      .nullish()
      .meta({ description: "Answer key of questions answered with a text." }),
    number: z
      .object({
        value: figure.meta({ description: "The correct number." }),
        tolerance: figure
          .min(0, "Must be 0 or more")
          .default(0)
          .meta({ description: "Largest difference that still counts as correct." }),
      })
      .register(shapes, { name: "NumberKey", description: "The correct number and its tolerance." })
      .nullish()
      .meta({ description: "Answer key of questions answered with a number." }),
  })
  .meta({ id: "AnswerKey", description: "Answer key of a quiz question, unless a single option is correct." });

/** Optional fields of every question that describe how it is answered. */
export const answering = {
  required: z.boolean().optional().meta({ description: "Whether an answer is required. Defaults to true." }),
  points: z
    .int("Enter a whole number")
    .min(1, "Must be 1 or more")
    .max(formLimits.points, `Must be ${formLimits.points} or less`)
    .optional()
    .meta({ description: "Points for a correct answer in a quiz. Defaults to 1." }),
  form: QuestionForm.nullish(),
  answerKey: AnswerKey.nullish(),
};
