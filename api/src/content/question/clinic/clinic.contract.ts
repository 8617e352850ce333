import { z } from "zod";
import { id, promised } from "../../../platform/rest/operation.ts";

const letters = { example: "“not” is easily read over: ask for what is true, or write NOT." };

export const Finding = z
  .object({
    rule: z.string().meta({ description: "Name of the rule.", example: "negative-question" }),
    part: z
      .enum(["question", "option", "explanation"])
      .meta({ description: "Part of the question that has the flaw." }),
    option: z.int().nullable().meta({
      description: "Index of the option, from 0; null if the flaw is in no option or in several.",
      example: null,
    }),
    message: z.string().meta({ description: "Reason why the flaw matters, and what to do.", ...letters }),
    fix: z
      .object({
        label: z.string().meta({ description: "Label of the fix, for a button.", example: "Write NOT" }),
        text: z.string().optional().meta({ example: "Which of these is NOT a tree?" }),
        explanation: z.string().optional(),
        options: z
          .array(
            z.object({
              from: z
                .int()
                .nullable()
                .meta({ description: "Index of the option before the fix; null for a new option." }),
              text: z.string(),
            }),
          )
          .readonly()
          .optional()
          .meta({ description: "All options in their new order." }),
      })
      .optional()
      .meta({ description: "Parts that the fix replaces; absent if the flaw needs a person's judgement." }),
  })
  .meta({ id: "Finding", description: "A writing flaw in a question that rules can detect." });

const Findings = z
  .object({
    questions: z
      .array(z.object({ id, findings: z.array(Finding) }))
      .meta({ description: "All questions in order, including those without flaws." }),
  })
  .meta({ id: "Findings", description: "Writing flaws of an item." });
export type Findings = z.output<typeof Findings>;

export const readFindings = promised({
  operationId: "readFindings",
  tag: "Items",
  summary: "Read hints on the wording of an item's questions",
  description: "Returns flaws that rules can detect, by question, each with its reason and, if there is one, a fix.",
  account: "required",
  scopes: ["content:read"],
  answers: { 200: { description: "The hints.", body: Findings } },
});
