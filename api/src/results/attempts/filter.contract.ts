import { z } from "zod";
import { PagingQuery } from "../../platform/rest/page.ts";
import { FilterFields } from "./filter.rules.ts";

/** A condition in a query is present or absent, but never null. */
const asked = <T extends z.ZodType>(rule: z.ZodOptional<z.ZodNullable<T>>, description: string) =>
  rule.unwrap().unwrap().optional().meta({ description });

const { from, to, revision, bin, minScore, maxScore, level, levelMin, levelMax, search } = FilterFields.shape;

/** Selects the attempts that meet every condition. */
export const FilterQuery = z.object({
  from: asked(from, "Submitted on this day or later, in the owner's time zone."),
  to: asked(to, "Submitted on this day or earlier."),
  revision: asked(revision, "The revision of the item that was answered."),
  question: z
    .array(z.string())
    .optional()
    .describe("Id of a question, in any of its wordings. Each needs an `option`, in the same order."),
  option: z
    .array(z.int().min(0))
    .optional()
    .describe(
      "Index of an option of the `question` in the same position. A question may be repeated with several options: any of them matches.",
    ),
  leftOut: z
    .array(z.string())
    .optional()
    .describe("Id of a question that was asked and not answered. This and the following parameters may be repeated."),
  right: z.array(z.string()).optional().describe("Id of a quiz question that was answered correctly."),
  wrong: z.array(z.string()).optional().describe("Id of a quiz question that was answered incorrectly."),
  cell: z
    .array(z.string())
    .optional()
    .describe("Chosen point in a row of a matrix, as `question:row:point`, with the indexes of both."),
  number: z
    .array(z.string())
    .optional()
    .describe("Range of numbers, including both ends, as `question:least:largest`; one end may be empty."),
  wrote: z
    .array(z.string())
    .optional()
    .describe(
      "Text in an answer, or for an option that asks for one, as `question:text`, ignoring case. If there are several conditions for one question (or one row of a matrix), including `option`, any of them matches.",
    ),
  bin: asked(bin, "Score in this tenth: 0 is 0 to 9 per cent, 9 is 90 to 100."),
  minScore: asked(minScore, "Lowest score, in per cent."),
  maxScore: asked(maxScore, "Highest score, in per cent."),
  level: asked(level, "Name of the level reached."),
  levelMin: asked(
    levelMin,
    "Lowest score of the level, with `level` and `levelMax`: only matches if the level had these ends.",
  ),
  levelMax: asked(levelMax, "See `levelMin`."),
  language: z.string().optional().meta({
    description:
      "BCP 47 tag of the language in which the item was taken, including its varieties; `und` if no language is known.",
    example: "de",
  }),
  field: z
    .array(z.string())
    .optional()
    .meta({
      description:
        "Value of a link parameter, as `name:value`, or `name:` for no value. If there are several values for one parameter, any of them matches.",
      example: ["class:7b"],
    }),
  late: z
    .boolean()
    .optional()
    .describe("True for late responses, after the closing or the time limit; false for responses on time."),
  search: asked(search, "Text in the name or the email address, ignoring case."),
});

/** A page of the selected attempts. */
export const PageQuery = FilterQuery.extend(PagingQuery.shape);
