import { z } from "zod";
import { PagingQuery } from "../../platform/rest/page.ts";
import { FilterFields } from "./filter.rules.ts";

/** A condition as a query has it: there or not, but never null. */
const asked = <T extends z.ZodType>(rule: z.ZodOptional<z.ZodNullable<T>>, description: string) =>
  rule.unwrap().unwrap().optional().meta({ description });

const { from, to, revision, bin, minScore, maxScore, level, levelMin, levelMax, search } = FilterFields.shape;

/** Which attempts are meant: those that meet every condition. */
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
  bin: asked(bin, "Scored in this tenth: 0 is 0 to 9 per cent, 9 is 90 to 100."),
  minScore: asked(minScore, "Scored at least so many per cent."),
  maxScore: asked(maxScore, "Scored at most so many per cent."),
  level: asked(level, "Reached the level of this name."),
  levelMin: asked(levelMin, "With `level` and `levelMax`: only where the level had these ends."),
  levelMax: asked(levelMax, "See `levelMin`."),
  search: asked(search, "Has this in the name or the address, whatever the case."),
});

/** A page of the attempts that are meant. */
export const PageQuery = FilterQuery.extend(PagingQuery.shape);
