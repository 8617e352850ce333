import { z } from "zod";
import { id, promised } from "../../../platform/rest/operation.ts";

const letters = { example: "“not” is easily read over: ask for what is true, or write NOT." };

export const Finding = z
  .object({
    rule: z.string().meta({ description: "The name of the rule.", example: "negative-question" }),
    part: z.enum(["question", "option", "explanation"]).meta({ description: "What it is about." }),
    option: z
      .int()
      .nullable()
      .meta({ description: "The index of the option; null where it is about none or about several.", example: null }),
    message: z.string().meta({ description: "Why it matters and what to do.", ...letters }),
    fix: z
      .object({
        label: z.string().meta({ description: "What it does, for a button.", example: "Write NOT" }),
        text: z.string().optional().meta({ example: "Which of these is NOT a tree?" }),
        explanation: z.string().optional(),
        options: z
          .array(
            z.object({
              from: z.int().nullable().meta({ description: "Its index before; null for a new option." }),
              text: z.string(),
            }),
          )
          .readonly()
          .optional()
          .meta({ description: "All options in their new order." }),
      })
      .optional()
      .meta({ description: "The parts that a change would replace. Absent where a person has to think." }),
  })
  .meta({ id: "Finding", description: "A writing flaw of a question that rules can see." });

const Findings = z
  .object({
    questions: z
      .array(z.object({ id, findings: z.array(Finding) }))
      .meta({ description: "All questions in their order, those without flaws as well." }),
  })
  .meta({ id: "Findings", description: "The writing flaws of an item." });
export type Findings = z.output<typeof Findings>;

export const readFindings = promised({
  operationId: "readFindings",
  tag: "Items",
  summary: "Hints on how the questions of an item are worded",
  description: "Flaws that rules can see, by question, each with its reason and, where there is one, a fix.",
  account: "required",
  scopes: ["content:read"],
  answers: { 200: { description: "The hints.", body: Findings } },
});
