import { z } from "zod";
import { text } from "../../platform/shared/text.rules.ts";

// PostgreSQL knows no year 0, and its integers end here.
const day = z.iso.date("Dates look like 2026-11-21").refine((day) => day >= "0001", "Dates begin with the year 1");
const whole = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const end = z.coerce.number().min(0).max(1_000_000);

/** Which attempts to look at; without any part, all of them. Days are the item's (see `zoneOf`) and both included. */
export const ResultsFilter = z
  .object({
    from: day.nullish(),
    to: day.nullish(),
    /** Of the item, as the taker saw it. */
    revision: whole.nullish(),
    /** People who chose this option of this question. */
    question: text(100).nullish(),
    option: whole.max(100).nullish(),
    /** People in one bar of the histogram, 0 to 9. */
    bin: whole.max(9).nullish(),
    /** People who scored from one percentage to another, both included. */
    minScore: whole.max(100).nullish(),
    maxScore: whole.max(100).nullish(),
    /** People placed in the level of this name; with its ends, only in the versions where it had them. */
    level: text(100).nullish(),
    levelMin: end.nullish(),
    levelMax: end.nullish(),
    /** Part of a participant's name or address, in any case. */
    search: text(200).nullish(),
  })
  .refine(({ question, option }) => (question == null) === (option == null), {
    path: ["option"],
    message: "A question and one of its options go together",
  })
  .refine(({ levelMin, levelMax }) => (levelMin == null) === (levelMax == null), {
    path: ["levelMax"],
    message: "The ends of a level go together",
  })
  .refine(({ level, levelMin }) => levelMin == null || level != null, {
    path: ["level"],
    message: "The ends of a level need its name",
  });
export type ResultsFilter = z.output<typeof ResultsFilter>;

export const attemptOrders = ["newest", "oldest", "highest", "lowest", "slowest", "fastest"] as const;
export type AttemptOrder = (typeof attemptOrders)[number];
