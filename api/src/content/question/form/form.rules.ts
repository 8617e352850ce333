import { z } from "zod";
import { optionalText, requiredText } from "../../../platform/shared/text.rules.ts";
import { formLimits, scaleLooks } from "./form.shared.ts";
import { scoringRules } from "./scoring.shared.ts";

const place = z.int32("There is no such option").min(0, "There is no such option");
const figure = z
  .number("Enter a number")
  .min(-formLimits.number, "This number is too small")
  .max(formLimits.number, "This number is too large");

const ChoiceForm = z.object({
  other: place.nullable().default(null).meta({ description: 'The option that asks for a text, such as "Other".' }),
  none: place
    .nullable()
    .default(null)
    .meta({ description: 'The option that excludes all others, such as "None of these".' }),
  pinned: z
    .array(place)
    .max(formLimits.scale.points)
    .nullish()
    .meta({ description: "Options that stay at their places when options are shuffled.", example: [3] }),
});

const ScaleForm = z.object({
  look: z.enum(scaleLooks).default("numbers").meta({ description: "How its points are drawn." }),
  lowLabel: optionalText(formLimits.scale.label).meta({ description: "What the first point stands for." }),
  highLabel: optionalText(formLimits.scale.label).meta({ description: "What the last point stands for." }),
  isNps: z.boolean().default(false).meta({ description: "Whether a Net Promoter Score is made of it; 0 to 10." }),
});

const TextForm = z.object({
  isLong: z.boolean().default(false).meta({ description: "Several lines instead of one." }),
  minLength: z.int("Enter a whole number").min(0, "Must be 0 or more").nullable().default(null),
  maxLength: z
    .int("Enter a whole number")
    .min(1, "Must be 1 or more")
    .max(formLimits.text.lines, `Must be ${formLimits.text.lines} or less`)
    .default(formLimits.text.line)
    .meta({ description: "In characters." }),
  isShared: z
    .boolean()
    .nullish()
    .meta({ description: "Of surveys that show results: whether takers get to read what others wrote." }),
});

const NumberForm = z.object({
  decimals: z
    .int("Enter a whole number")
    .min(0, "Must be 0 or more")
    .max(formLimits.decimals, `Must be ${formLimits.decimals} or less`)
    .default(0)
    .meta({ description: "Digits after the point; 0 for whole numbers." }),
  unit: optionalText(formLimits.unit).meta({ description: "Shown after the number.", example: "km" }),
  min: figure.nullable().default(null).meta({ description: "The least that is taken; needed in surveys." }),
  max: figure.nullable().default(null).meta({ description: "The most that is taken; needed in surveys." }),
});

export const QuestionForm = z
  .object({
    choice: ChoiceForm.nullish().meta({ description: "Of choices." }),
    scale: ScaleForm.nullish().meta({ description: "Of scales, and of the scale of a matrix." }),
    rows: z
      .array(requiredText("Row cannot be empty", formLimits.row))
      .max(formLimits.rows, `Maximum ${formLimits.rows} rows allowed`)
      .nullish()
      .meta({ description: "Of a matrix: what is asked about, row by row. Its options are the points of each row." }),
    text: TextForm.nullish().meta({ description: "Of questions for a text." }),
    number: NumberForm.nullish().meta({ description: "Of questions for a number." }),
  })
  .meta({
    id: "QuestionForm",
    description: "How a question is answered beyond its options: the member that belongs to its type.",
  });

export const Scoring = z
  .object({
    rule: z.enum(scoringRules).meta({
      description:
        "`all`: all points for all right options and no other, otherwise none. `each`: each right option an equal share, whatever else is chosen. `minus`: right options minus wrong ones.",
    }),
    belowZero: z
      .boolean()
      .nullish()
      .meta({ description: "Whether `minus` may take points away; a result is never below zero." }),
  })
  .meta({ id: "Scoring", description: "How many of its points an answer earns where several options are right." });

export const AnswerKey = z
  .object({
    options: z.array(place).nullish().meta({ description: "The right options where several may be chosen." }),
    scoring: Scoring.extend({
      isInherited: z
        .boolean()
        .nullish()
        .meta({ description: "Whether it is the quiz's (`rules.scoring`), and changes with that." }),
    })
      .nullish()
      .meta({
        id: "QuestionScoring",
        description:
          "Of several right options. Null for the quiz's (`rules.scoring`), which is all or nothing unless it says so. An edit that leaves it out keeps it.",
      }),
    text: z
      .object({
        accepted: z
          .array(requiredText("Answer cannot be empty", formLimits.text.line))
          .max(formLimits.text.accepted, `Maximum ${formLimits.text.accepted} answers`),
        matchCase: z.boolean().default(false).meta({ description: "Whether capitals count." }),
        matchSpaces: z.boolean().default(false).meta({ description: "Whether spaces count, but for those around." }),
        matchAccents: z.boolean().default(false).meta({ description: "Whether accents count." }),
        allowTypo: z
          .boolean()
          .default(false)
          .meta({ description: "Whether one letter may be wrong, missing, added or swapped with the next." }),
      })
      .nullish(),
    number: z
      .object({
        value: figure,
        tolerance: figure
          .min(0, "Must be 0 or more")
          .default(0)
          .meta({ description: "The largest difference that is still right." }),
      })
      .nullish(),
  })
  .meta({ id: "AnswerKey", description: "What is right in a quiz, where that is not one option." });

/** Optional fields of every question that describe how it is answered. */
export const answering = {
  required: z.boolean().optional().meta({ description: "Whether it must be answered; it must, unless this is false." }),
  points: z
    .int("Enter a whole number")
    .min(1, "Must be 1 or more")
    .max(formLimits.points, `Must be ${formLimits.points} or less`)
    .optional()
    .meta({ description: "What a right answer is worth in a quiz; 1 unless something else is said." }),
  form: QuestionForm.nullish(),
  answerKey: AnswerKey.nullish(),
};
