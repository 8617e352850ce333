import { endsInWords, plainOf } from "../../rich/plain.shared.ts";
import type { SkillLevel } from "../content.rules.ts";
import type { QuestionForm } from "../question/form/form.shared.ts";
import type { RenderedItem, RenderedQuestion } from "./rendered.shared.ts";

/** The levels of an item in plain words, for places that cannot show our HTML. */
export const plainLevels = ({ levels, rendered }: { levels: SkillLevel[]; rendered: RenderedItem | null }) =>
  levels.map((level, index) => {
    const html = rendered?.levels?.[index];
    if (!html) return level;
    const { description, encouragingMessage, followUpContent } = html;
    return {
      ...level,
      description: plainOf(description),
      encouragingMessage: plainOf(encouragingMessage),
      followUpContent: followUpContent && plainOf(followUpContent),
    };
  });

interface Texts {
  questionText: string;
  options: string[];
  form: QuestionForm | null;
  rendered: RenderedQuestion | null;
}

/** A question in plain words, for places that cannot show our HTML. */
export function inWords<Question extends Texts>(question: Question): Question {
  const { form, rendered } = question;
  if (!rendered) return question;
  const rows = rowsInWords(question);
  const scale = form?.scale && { ...form.scale, ...endsInWords(form.scale, rendered) };
  return {
    ...question,
    questionText: textInWords(question),
    options: optionsInWords(question),
    form: form && { ...form, ...(rows && { rows }), ...(scale && { scale }) },
  };
}

export const textInWords = ({ questionText, rendered }: Pick<Texts, "questionText" | "rendered">): string =>
  rendered ? plainOf(rendered.text) : questionText;

export const optionsInWords = ({ options, rendered }: Pick<Texts, "options" | "rendered">): string[] =>
  rendered ? rendered.options.map(plainOf) : options;

export const rowsInWords = ({ form, rendered }: Pick<Texts, "form" | "rendered">) =>
  rendered?.rows?.map(plainOf) ?? form?.rows;
