import { z } from "zod";
import { kind, title } from "../content/content.contract.ts";
import { ManualAssessment, ManualQuiz, ManualSurvey } from "../content/content.rules.ts";
import { promised } from "../platform/rest/operation.ts";

const shape = {
  name: z
    .string()
    .meta({ description: "Name of the template, part of its URL. Never changes.", example: "exit-ticket" }),
  kind,
  title,
  summary: z.string().describe("Purpose of the template, in one sentence."),
  features: z
    .array(z.string())
    .meta({ description: "Features that the template demonstrates, in a few words each.", example: ["Scale"] }),
  minutes: z.int().describe("Estimated time to answer, in minutes."),
};

export const Template = z
  .object(shape)
  .meta({ id: "Template", description: "A template: a starting point for an item." });

const example = {
  title: "Exit ticket",
  description: null,
  format: "plain",
  isPublic: true,
  showResultsToTakers: false,
  collectEmailUpfront: false,
  questions: [{ questionText: "Which question is still open?", questionType: "text", options: [] }],
};

const WholeTemplate = z
  .object({
    ...shape,
    item: z.union([ManualSurvey, ManualQuiz, ManualAssessment]).meta({
      description:
        "Input of the operation that creates items of its kind. Change it as needed and send it to that operation.",
      example,
    }),
  })
  .meta({ id: "WholeTemplate", description: "A template with all its questions." });

export const listTemplates = promised({
  operationId: "listTemplates",
  tag: "Items",
  summary: "List templates for items",
  description: "Ready-made surveys, quizzes and skill assessments, to change and create.",
  answers: { 200: { description: "All templates.", body: z.object({ templates: z.array(Template) }) } },
});

export const readTemplate = promised({
  operationId: "readTemplate",
  tag: "Items",
  summary: "Read a template with all its questions",
  description: "Creates nothing. To create the item, send `item` to the operation that creates items of its kind.",
  answers: { 200: { description: "The template.", body: WholeTemplate } },
});
