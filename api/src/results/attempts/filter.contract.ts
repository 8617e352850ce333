import { z } from "zod";
import { PagingQuery } from "../../platform/rest/page.ts";
import { FilterFields } from "./filter.rules.ts";

/** A condition in a query is present or absent, but never null. */
const asked = <T extends z.ZodType>(rule: z.ZodOptional<z.ZodNullable<T>>, description: string) =>
  rule.unwrap().unwrap().optional().meta({ description });

const { from, to, revision, bin, minScore, maxScore, level, levelMin, levelMax, search } = FilterFields.shape;

/** Selects the attempts that meet every condition. */
export const FilterQuery = z.object({
  from: asked(from, "Handed in on this day or later, in the owner's time zone."),
  to: asked(to, "Handed in on this day or earlier."),
  revision: asked(revision, "Answered this revision of the item."),
  question: z
    .array(z.string())
    .optional()
    .meta({ description: "The id of a question, of any of its wordings. Each has its `option`, in the same order." }),
  option: z.array(z.int().min(0)).optional().meta({
    description:
      "The index of an option of the `question` in the same place. One question may have several: any will do.",
  }),
  leftOut: z
    .array(z.string())
    .optional()
    .meta({ description: "The id of a question that was asked and left out. This and what follows may be repeated." }),
  right: z
    .array(z.string())
    .optional()
    .meta({ description: "The id of a question of a quiz that was answered right." }),
  wrong: z
    .array(z.string())
    .optional()
    .meta({ description: "The id of a question of a quiz that was answered wrong." }),
  cell: z.array(z.string()).optional().meta({
    description: "A point of a row in a matrix, as `question:row:point`, with the indexes of both.",
  }),
  number: z.array(z.string()).optional().meta({
    description:
      "A number from the least to the largest, both included, as `question:least:largest`; one may be empty.",
  }),
  wrote: z.array(z.string()).optional().meta({
    description:
      "Wrote this in an answer, or beside an option that asks for a text, whatever the case, as `question:text`. Of several about one question (or one row of a matrix) any will do, an `option` included.",
  }),
  bin: asked(bin, "Scored in this tenth: 0 is 0 to 9 per cent, 9 is 90 to 100."),
  minScore: asked(minScore, "Scored at least so many per cent."),
  maxScore: asked(maxScore, "Scored at most so many per cent."),
  level: asked(level, "Reached the level of this name."),
  levelMin: asked(levelMin, "With `level` and `levelMax`: only where the level had these ends."),
  levelMax: asked(levelMax, "See `levelMin`."),
  language: z.string().optional().meta({
    description: "Taken in this language, or a variety of it, as BCP 47 has it; `und` where no language is known.",
    example: "de",
  }),
  field: z
    .array(z.string())
    .optional()
    .meta({
      description:
        "The link said so of a field, as `name:value`, or nothing, as `name:`. Of several values of one field any will do.",
      example: ["class:7b"],
    }),
  late: z.boolean().optional().meta({
    description: "Came late, after the closing or the time limit, if true; in time if false.",
  }),
  search: asked(search, "Has this in the name or the address, whatever the case."),
});

/** A page of the selected attempts. */
export const PageQuery = FilterQuery.extend(PagingQuery.shape);
