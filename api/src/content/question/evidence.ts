import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";

export const questionLevels = ["remember", "understand", "apply"] as const;

/** Evidence for a generated question. Null where nobody has checked. */
export const Evidence = z
  .object({
    answerable: z.boolean().nullable().meta({
      description: "Whether the passage alone gives the correct answer; null if that was not checked.",
    }),
    guessable: z.boolean().nullable().meta({
      description: "Whether the question was answered correctly without the source; null if that was not checked.",
    }),
    level: z.enum(questionLevels).register(shapes, { name: "QuestionLevel" }).nullable().meta({
      description: "Skill that answering the question takes, according to its writer; null if the writer gave none.",
    }),
    guessRate: z.number().min(0).max(1).nullish().meta({
      description: "Share of tries without the source that were correct; null if that was not checked.",
    }),
    difficulty: z.number().min(0).max(1).nullish().meta({
      description: "Share of participants who are expected to answer correctly; null without an estimate.",
    }),
    flaws: z.array(z.string()).nullish().meta({
      description: "Names of the writing flaws that rules and the check found; null if none were looked for.",
    }),
    prompts: z.int().nullish().meta({
      description: "Version of the prompts that wrote and checked the question; null without a model.",
    }),
    section: z.string().nullable().meta({ description: "Heading of the source above the passage; null without one." }),
  })
  .register(shapes, {
    name: "QuestionEvidence",
    description:
      "Result of checking a generated question: a model answered it from its passage, from the source around the passage, and without any source.",
  })
  .meta({
    description: "Result of checking a generated question. An edit of its text, options or answer key discards it.",
  });

export type Evidence = z.output<typeof Evidence>;
