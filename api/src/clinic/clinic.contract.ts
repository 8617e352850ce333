import { z } from "zod";
import { id, ofAccount, promised } from "../platform/rest/operation.ts";
import { shapes } from "../platform/shape/shape.rules.ts";

const letters = { example: "“not” is easily missed. Ask a positive question, or write NOT." };

const Fix = z
  .object({
    label: z.string().meta({ description: "Label of the fix, for a button.", example: "Write NOT" }),
    text: z.string().optional().meta({
      description: "New text of the question; absent if unchanged.",
      example: "Which of these is NOT a tree?",
    }),
    explanation: z.string().optional().describe("New explanation; absent if unchanged."),
    options: z
      .array(
        z
          .object({
            from: z.int().nullable().describe("Index of the option before the fix; null for a new option."),
            text: z.string().describe("Text of the option, as shown to participants."),
          })
          .register(shapes, { name: "FixedOption", description: "An option after a fix." }),
      )
      .readonly()
      .optional()
      .describe("All options in their new order; absent if unchanged."),
  })
  .register(shapes, {
    name: "QuestionFix",
    description: "A change that removes a flaw. The correct option stays correct, even at another index.",
  });

export const Finding = z
  .object({
    rule: z
      .string()
      .meta({ description: "Name of the rule, such as `longest-is-right`.", example: "negative-question" }),
    part: z
      .enum(["question", "option", "explanation"])
      .register(shapes, { name: "QuestionPart" })
      .describe("Part of the question that has the flaw."),
    option: z.int().nullable().meta({
      description: "Index of the option, from 0; null if the flaw is in no option or in several.",
      example: null,
    }),
    message: z
      .string()
      .meta({ description: "Reason why the flaw matters, and what to do, in a sentence.", ...letters }),
    fix: Fix.optional().describe("Change that removes the flaw; absent if the flaw needs a person's judgement."),
  })
  .register(shapes, {
    name: "QuestionFinding",
    description: "A writing flaw in a question that rules can detect, as a hint to its author.",
  })
  .meta({ id: "Finding", description: "A writing flaw in a question that rules can detect." });

const Findings = z
  .object({
    questions: z
      .array(z.object({ id, findings: z.array(Finding) }))
      .describe("All questions in order, including those without flaws."),
  })
  .meta({ id: "Findings", description: "Writing flaws of an item." });
export type Findings = z.output<typeof Findings>;

export const readFindings = promised({
  ...ofAccount("Items", "content:read"),
  operationId: "readFindings",
  summary: "Read hints on the wording of an item's questions",
  description: "Returns flaws that rules can detect, by question, each with its reason and, if there is one, a fix.",
  answers: { 200: { description: "The hints.", body: Findings } },
});
