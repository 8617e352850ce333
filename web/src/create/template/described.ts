import { minutesOf } from "../../../../api/src/content/taking/facts.shared.ts";
import { countOf } from "../../../../api/src/platform/shared/words.shared.ts";
import type { Template } from "../../../../api/src/template/item.shared.ts";
import { kindLabel } from "../../product/kind.ts";

type TemplateQuestion = Template["item"]["questions"][number];

export const questionsOf = ({ item }: Template): readonly TemplateQuestion[] => item.questions;

/** The kind of a template, its number of questions and its duration. */
export function factsOf(template: Template): string {
  const questions = questionsOf(template).map(({ questionText, options = [], form }) => ({
    questionText,
    options,
    form,
  }));
  return [kindLabel(template.kind), countOf(questions.length, "question"), `About ${minutesOf(questions)} min`].join(
    " · ",
  );
}

/** The way a question is answered, in a few words. */
export function answeredBy({ questionType, options = [], form, required, points = 1 }: TemplateQuestion): string {
  return [
    typeWords[questionType ?? "multiple_choice"](options.length, form),
    ...(required === false ? ["optional"] : []),
    ...(points > 1 ? [countOf(points, "point")] : []),
  ].join(" · ");
}

type Form = TemplateQuestion["form"];
const oneOf = (options: number) => `One of ${options} options`;

const typeWords: Record<NonNullable<TemplateQuestion["questionType"]>, (options: number, form: Form) => string> = {
  multiple_choice: oneOf,
  single_choice: oneOf,
  multi_select: (options) => `Any of ${options} options`,
  scale: (points, form) => (form?.scale?.look === "stars" ? `Up to ${points} stars` : `A scale of ${points} points`),
  matrix: (points, form) => `${countOf(form?.rows?.length ?? 0, "row")} on a scale of ${points} points`,
  text: (_, form) => (form?.text?.isLong ? "A text" : "A line of text"),
  number: (_, form) => (form?.number?.unit ? `A number, in ${form.number.unit}` : "A number"),
};
