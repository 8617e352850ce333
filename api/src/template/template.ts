import { ManualAssessment, ManualQuiz, ManualSurvey } from "../content/content.rules.ts";
import { minutesOf } from "../content/taking/facts.shared.ts";
import { notFound } from "../platform/errors.ts";
import { featuresOf } from "./feature.shared.ts";
import type { Template } from "./item.shared.ts";
import { templateNamed, templates } from "./template.shared.ts";

const rules = { QUIZ: ManualQuiz, SURVEY: ManualSurvey, ASSESSMENT: ManualAssessment };

function described(template: Template) {
  const { name, kind, summary } = template;
  const item = rules[kind].parse(template.item);
  const minutes = minutesOf(item.questions);
  return { name, kind, title: item.title, summary, features: featuresOf(template), minutes, item };
}
/** A template with properties derived from its item, including all defaults. */
export type DescribedTemplate = ReturnType<typeof described>;

export const listTemplates = (): DescribedTemplate[] => templates.map(described);

export function findTemplate(name: string): DescribedTemplate | null {
  const template = templateNamed(name);
  return template && described(template);
}

export function readTemplate(name: string): DescribedTemplate {
  const template = findTemplate(name);
  if (!template) throw notFound("Template");
  return template;
}
