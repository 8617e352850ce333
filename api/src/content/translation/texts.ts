import { trimmed } from "../../platform/shared/characters.shared.ts";
import type { EmailResultsSettings, SkillLevel } from "../content.rules.ts";
import { limits } from "../content.shared.ts";
import { formLimits, type QuestionForm } from "../question/form/form.shared.ts";
import type { RenderedItem, RenderedQuestion } from "../rendered/rendered.shared.ts";
import { fixedParts } from "./fixed.ts";

/** A translated text: its place in the item or its question, the original that it was written for, and its words. */
export interface Piece {
  place: string;
  of: string;
  text: string;
  /** The text as HTML, if the original is rich. */
  html?: string;
}

/** A text of the original. Texts with the shape `line` are never rich. */
export interface Original {
  place: string;
  text: string;
  html?: string | null | undefined;
  shape: "line" | "inline" | "block";
  max: number;
}

/** The words that replace a text. */
type Words = Pick<Original, "text" | "html">;
type Exchange = (original: Original) => Words;

interface OwnTexts {
  title: string;
  description: string | null;
  levels: SkillLevel[];
  rendered: RenderedItem | null;
}

/** An item with each of its own texts replaced. */
export function withOwnTexts<Own extends OwnTexts>(own: Own, exchange: Exchange): Own {
  const { title, description, levels, rendered } = own;
  const heading = line(exchange, "title", title, limits.title);
  const descriptionText = block(exchange, "description", description, rendered?.description);
  const steps = levels.map((level, index) => {
    const html = rendered?.levels?.[index];
    const at = (name: string) => `skillLevels.${index}.${name}`;
    const name = line(exchange, at("name"), level.name, limits.levelName);
    const [about, encouraging, further] = (["description", "encouragingMessage", "followUpContent"] as const).map(
      (name) => block(exchange, at(name), level[name], html?.[name]),
    );
    return {
      level: {
        ...level,
        name,
        description: about?.text ?? level.description,
        encouragingMessage: encouraging?.text ?? level.encouragingMessage,
        followUpContent: further?.text ?? null,
      },
      html: {
        description: about?.html ?? "",
        encouragingMessage: encouraging?.html ?? "",
        followUpContent: further?.html ?? null,
      },
    };
  });
  return {
    ...own,
    title: heading,
    description: descriptionText?.text ?? null,
    levels: steps.map(({ level }) => level),
    rendered: rendered && {
      ...rendered,
      description: descriptionText?.html ?? null,
      ...(rendered.levels && { levels: steps.map(({ html }) => html) }),
    },
  };
}

interface QuestionTexts {
  questionText: string;
  options: string[];
  form: QuestionForm | null;
  explanation: string | null;
  optionFeedback: string[] | null;
  rendered: RenderedQuestion | null;
}

/** A question with each of its texts replaced. */
export function withTexts<Question extends QuestionTexts>(question: Question, exchange: Exchange): Question {
  const { questionText, options, form, explanation, optionFeedback, rendered } = question;
  const questionPart = exchange({
    place: "questionText",
    text: questionText,
    html: rendered?.text,
    shape: "block",
    max: limits.question,
  });
  const inline = (list: readonly string[], place: string, max: number, html?: readonly string[]) =>
    list.map((text, index) =>
      exchange({ place: `${place}.${index}`, text, html: html?.[index], shape: "inline", max }),
    );
  const choices = inline(options, "options", limits.option, rendered?.options);
  const rows = form?.rows && inline(form.rows, "form.rows", formLimits.row, rendered?.rows);
  const explained = block(exchange, "explanation", explanation, rendered?.explanation);
  const feedback = optionFeedback?.map((text, index) =>
    block(exchange, `optionFeedback.${index}`, text, rendered?.optionFeedback?.[index], limits.feedback),
  );
  const { scale, number } = form ?? {};
  const end = (name: "lowLabel" | "highLabel") => {
    const place = `form.scale.${name}`;
    const original = { place, text: scale?.[name] ?? "", html: rendered?.[name], max: formLimits.scale.label };
    return original.text ? exchange({ ...original, shape: "inline" }) : null;
  };
  const [low, high] = [end("lowLabel"), end("highLabel")];
  return {
    ...question,
    questionText: questionPart.text,
    options: choices.map(({ text }) => text),
    form: form && {
      ...form,
      ...(rows && { rows: rows.map(({ text }) => text) }),
      ...(scale && {
        scale: {
          ...scale,
          lowLabel: low?.text ?? scale.lowLabel,
          highLabel: high?.text ?? scale.highLabel,
        },
      }),
      ...(number && {
        number: { ...number, unit: number.unit && line(exchange, "form.number.unit", number.unit, formLimits.unit) },
      }),
    },
    explanation: explained?.text ?? null,
    optionFeedback: feedback?.map((words) => words?.text ?? "") ?? null,
    rendered: rendered && {
      ...rendered,
      text: questionPart.html ?? "",
      options: choices.map(({ html }) => html ?? ""),
      ...(rows && { rows: rows.map(({ html }) => html ?? "") }),
      ...(low?.html && { lowLabel: low.html }),
      ...(high?.html && { highLabel: high.html }),
      explanation: explained?.html ?? null,
      ...(feedback && { optionFeedback: feedback.map((words) => words?.html ?? "") }),
    },
  };
}

/** The result email with each of its texts replaced. */
export function withMailTexts(mail: EmailResultsSettings, exchange: Exchange): EmailResultsSettings {
  const at = (name: string, text: string, max: number) =>
    trimmed(text) === "" ? text : line(exchange, `emailResultsSettings.${name}`, text, max);
  return {
    ...mail,
    subject: at("subject", mail.subject, limits.mail.subject),
    customMessage: at("customMessage", mail.customMessage, limits.mail.message),
    resourceLinks: mail.resourceLinks.map((link, index) => ({
      ...link,
      title: at(`resourceLinks.${index}.title`, link.title, limits.mail.linkTitle),
    })),
    authorSignature: at("authorSignature", mail.authorSignature, limits.mail.signature),
  };
}

const line = (exchange: Exchange, place: string, text: string, max: number) =>
  exchange({ place, text, shape: "line", max }).text;

const block = (
  exchange: Exchange,
  place: string,
  text: string | null,
  html?: string | null,
  max: number = limits.description,
) => (text ? exchange({ place, text, html, shape: "block", max }) : null);

/** Whether a text contains anything to translate. */
export const hasWords = ({ text, html }: Words): boolean =>
  /\p{L}/u.test(html == null ? text : text.replace(fixedParts, ""));
