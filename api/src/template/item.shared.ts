import type { z } from "zod";
import type { ManualAssessment, ManualQuiz, ManualSurvey } from "../content/content.rules.ts";
import type { Kind } from "../content/content.shared.ts";

interface Inputs {
  QUIZ: z.input<typeof ManualQuiz>;
  SURVEY: z.input<typeof ManualSurvey>;
  ASSESSMENT: z.input<typeof ManualAssessment>;
}

/** A starting point for an item of its kind. */
interface TemplateOf<K extends Kind> {
  kind: K;
  /** Part of the template's URL, so it never changes. */
  name: string;
  /** The template's purpose, in a sentence. */
  summary: string;
  /** The input that creates the item. */
  item: Inputs[K];
}
export type Template = { [K in Kind]: TemplateOf<K> }[Kind];
