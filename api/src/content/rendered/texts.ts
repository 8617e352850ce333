import type { HtmlOf, RichText } from "../../rich/preparing.ts";
import type { SkillLevel } from "../content.rules.ts";
import type { QuestionForm } from "../question/form/form.shared.ts";
import { type EndingName, endingNames } from "../rules/endings.shared.ts";
import { type RenderedItem, type RenderedLevel, type RenderedQuestion, renderedEnds } from "./rendered.shared.ts";

interface OwnTexts {
  description?: string | null | undefined;
  skillLevels?: readonly SkillLevel[] | null | undefined;
  rules?: { endings?: EndingTexts | null | undefined } | null | undefined;
  rendered?: RenderedItem | null;
}

type EndingTexts = { [Name in EndingName]?: { text?: string | null | undefined } | null | undefined };

interface QuestionTexts {
  questionText: string;
  options: readonly string[];
  form?: QuestionForm | null | undefined;
  explanation?: string | null | undefined;
  optionFeedback?: readonly string[] | null | undefined;
  rendered?: RenderedQuestion | null;
}

export const textsOf = (item: OwnTexts, questions: readonly QuestionTexts[]): RichText[] => [
  ...block("description", item.description, item.rendered?.description),
  ...(item.skillLevels ?? []).flatMap((level, index) =>
    levelTexts(`skillLevels.${index}`, level, item.rendered?.levels?.[index]),
  ),
  ...endingNames.flatMap((name) =>
    block(`rules.endings.${name}.text`, item.rules?.endings?.[name]?.text, item.rendered?.endings?.[name]),
  ),
  ...questions.flatMap((question, index) => questionTexts(`questions.${index}`, question)),
];

function levelTexts(path: string, level: SkillLevel, html?: RenderedLevel): RichText[] {
  return [
    ...block(`${path}.description`, level.description, html?.description),
    ...block(`${path}.encouragingMessage`, level.encouragingMessage, html?.encouragingMessage),
    ...block(`${path}.followUpContent`, level.followUpContent, html?.followUpContent),
  ];
}

function questionTexts(
  path: string,
  { questionText, options, form, explanation, optionFeedback, rendered }: QuestionTexts,
): RichText[] {
  return [
    ...block(`${path}.questionText`, questionText, rendered?.text),
    ...lines(`${path}.options`, options, rendered?.options),
    ...lines(`${path}.form.rows`, form?.rows, rendered?.rows),
    ...line(`${path}.form.scale.lowLabel`, form?.scale?.lowLabel, rendered?.lowLabel),
    ...line(`${path}.form.scale.highLabel`, form?.scale?.highLabel, rendered?.highLabel),
    ...block(`${path}.explanation`, explanation, rendered?.explanation),
    ...(optionFeedback ?? []).flatMap((text, index) =>
      block(`${path}.optionFeedback.${index}`, text, rendered?.optionFeedback?.[index]),
    ),
  ];
}

const block = (path: string, text: string | null | undefined, html?: string | null): RichText[] =>
  text ? [{ path, text, shape: "block", html }] : [];

const line = (path: string, text: string | null | undefined, html?: string): RichText[] =>
  text ? [{ path, text, shape: "inline", html }] : [];

const lines = (path: string, texts: readonly string[] | null | undefined, html?: readonly string[]): RichText[] =>
  (texts ?? []).map((text, index) => ({ path: `${path}.${index}`, text, shape: "inline", html: html?.[index] }));

export const renderedItem = ({ description, skillLevels, rules }: OwnTexts, htmlOf: HtmlOf): RenderedItem => ({
  description: description ? htmlOf(description, "block") : null,
  ...(skillLevels && {
    levels: skillLevels.map(({ description, encouragingMessage, followUpContent }) => ({
      description: htmlOf(description, "block"),
      encouragingMessage: htmlOf(encouragingMessage, "block"),
      followUpContent: followUpContent ? htmlOf(followUpContent, "block") : null,
    })),
  }),
  ...renderedEndings(rules?.endings ?? {}, htmlOf),
});

function renderedEndings(endings: EndingTexts, htmlOf: HtmlOf): Pick<RenderedItem, "endings"> {
  const rendered = endingNames.flatMap((name) => {
    const text = endings[name]?.text;
    return text ? [[name, htmlOf(text, "block")]] : [];
  });
  return rendered.length > 0 ? { endings: Object.fromEntries(rendered) } : {};
}

export const renderedQuestion = (
  { questionText, options, form, explanation, optionFeedback }: QuestionTexts,
  htmlOf: HtmlOf,
): RenderedQuestion => ({
  text: htmlOf(questionText, "block"),
  options: options.map((option) => htmlOf(option, "inline")),
  ...(form?.rows && { rows: form.rows.map((row) => htmlOf(row, "inline")) }),
  ...renderedEnds(form?.scale, htmlOf),
  explanation: explanation ? htmlOf(explanation, "block") : null,
  ...(optionFeedback && { optionFeedback: optionFeedback.map((text) => (text ? htmlOf(text, "block") : "")) }),
});
