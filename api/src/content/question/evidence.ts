import { z } from "zod";

export const questionLevels = ["remember", "understand", "apply"] as const;

/** Evidence for a generated question. Null where nobody has checked. */
export const Evidence = z
  .object({
    answerable: z.boolean().nullable().meta({ description: "Whether the passage alone gives the correct answer." }),
    guessable: z
      .boolean()
      .nullable()
      .meta({ description: "Whether the question was answered correctly without the source." }),
    level: z.enum(questionLevels).nullable().meta({ description: "Cognitive level needed to answer the question." }),
    section: z.string().nullable().meta({ description: "Heading above the passage in the source." }),
  })
  .meta({
    description: "Result of checking a generated question. An edit of its text, options or answer key discards it.",
  });

export type Evidence = z.output<typeof Evidence>;
