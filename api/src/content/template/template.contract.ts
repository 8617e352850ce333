import { z } from "zod";
import { promised } from "../../platform/rest/operation.ts";
import { kind, title } from "../content.contract.ts";
import { ManualAssessment, ManualQuiz, ManualSurvey } from "../content.rules.ts";

const shape = {
  name: z.string().meta({ description: "Part of its address; it never changes.", example: "exit-ticket" }),
  kind,
  title,
  summary: z.string().meta({ description: "What it is for, in a sentence." }),
  features: z.array(z.string()).meta({ description: "What it shows, in a few words each.", example: ["Scale"] }),
  minutes: z.int().meta({ description: "How long answering takes." }),
};

const Template = z.object(shape).meta({ id: "Template", description: "A starting point for an item." });

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
      description: "What creating an item of its kind takes: change it, and send it there.",
      example,
    }),
  })
  .meta({ id: "WholeTemplate", description: "A starting point for an item, with all its questions." });

export const listTemplates = promised({
  operationId: "listTemplates",
  tag: "Items",
  summary: "Starting points for items",
  description: "Surveys, quizzes and skill assessments that are written already, to be changed and created.",
  answers: { 200: { description: "All templates.", body: z.object({ templates: z.array(Template) }) } },
});

export const readTemplate = promised({
  operationId: "readTemplate",
  tag: "Items",
  summary: "A starting point for an item, whole",
  description: "Nothing is stored until what it holds is sent to where items of its kind are created.",
  answers: { 200: { description: "The template.", body: WholeTemplate } },
});
