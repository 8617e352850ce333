import { z } from "zod";

export const questionLevels = ["remember", "understand", "apply"] as const;

/** Evidence for a generated question. Null where nobody has checked. */
export const Evidence = z
  .object({
    answerable: z.boolean().nullable().meta({ description: "Whether its passage alone gives the right answer." }),
    guessable: z.boolean().nullable().meta({ description: "Whether it was answered right without the source." }),
    level: z.enum(questionLevels).nullable().meta({ description: "What it takes to answer it." }),
    section: z.string().nullable().meta({ description: "The heading that its passage stands under." }),
  })
  .meta({
    description: "What was found when a generated question was checked. An edit of its text, options or key drops it.",
  });

export type Evidence = z.output<typeof Evidence>;
