import type { Scale } from "../../../../api/src/content/content.shared.ts";
import {
  type AnswerKey,
  hasFeedback,
  type QuestionForm,
  type Scoring,
} from "../../../../api/src/content/question/form/form.shared.ts";
import { scoredBy, scoringOf } from "../../../../api/src/content/question/form/scoring.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { linkFrom } from "../../ui/text/link.ts";
import { type Draft, type DraftLevel, type DraftQuestion, numberOf } from "../draft/draft.ts";
import { sentEndings } from "../rules/endings.ts";
import { sentRetention } from "../rules/retention.ts";
import { sentShown } from "../rules/shown.ts";
import { sentSimple } from "../rules/simple.ts";
import { asksOptions, formOf, keyOf, typeSent } from "./answering.ts";

const settings = (kind: Kind, draft: Draft) => ({
  title: draft.title,
  description: draft.description,
  language: draft.language,
  format: draft.format,
  showResultsToTakers: draft.showResultsToTakers,
  collectEmailUpfront: draft.collectEmailUpfront,
  rules: rules(kind, draft),
  translationsFrom: draft.translationsFrom || null,
});

const rules = (kind: Kind, { rules }: Draft) => {
  const { isOn, ...certified } = rules.certificate;
  return {
    ...sentSimple(rules),
    ...(kind === "QUIZ" && { scoring: usualScoring(rules) }),
    shown: sentShown(kind, rules.shown),
    endings: sentEndings(kind, rules),
    // Sent as null without a pass mark. The form keeps the fields for when the author sets it again.
    certificate: isOn && rules.passMark.trim() !== "" && !rules.anonymous ? certified : null,
    retention: sentRetention(rules.retention),
    fields: rules.fields.map(({ name, values, isGroup }) => ({
      name,
      values: values.split("\n").filter((value) => value.trim()),
      isGroup,
    })),
  };
};

const texts = (question: DraftQuestion) => (asksOptions(question) ? question.options.map(({ text }) => text) : []);
const weights = ({ options }: DraftQuestion) => options.map(({ weight }) => numberOf(weight));
const feedback = (kind: Kind, { questionType, options }: DraftQuestion) =>
  hasFeedback(kind, typeSent(kind, questionType)) ? options.map(({ feedback }) => feedback) : null;
const correctAnswer = ({ options, correct }: DraftQuestion) => options.findIndex(({ key }) => key === correct);

function commonFields<K extends Kind>(kind: K, question: DraftQuestion) {
  return {
    questionText: question.questionText,
    questionType: typeSent(kind, question.questionType),
    options: texts(question),
    required: question.required,
    form: formOf(question),
  };
}

const quizQuestion = (question: DraftQuestion, { rules }: Draft) => ({
  ...commonFields("QUIZ", question),
  correctAnswer: question.questionType === "single_choice" ? correctAnswer(question) : undefined,
  answerKey: sentKey(question, rules),
  points: numberOf(question.points),
  isCredited: question.isCredited,
  explanation: question.explanation,
  optionFeedback: feedback("QUIZ", question),
});

/** Sends an explicit null for the scoring. Otherwise the question would keep the stored one. */
function sentKey(question: DraftQuestion, rules: Draft["rules"]): AnswerKey | null {
  const key = scoredBy(usualScoring(rules), keyOf(question));
  return key?.options ? { scoring: null, ...key } : key;
}

/** The scoring of questions that have none of their own. */
const usualScoring = ({ scoring }: Draft["rules"]) => (scoring.rule === "all" ? null : scoringOf(scoring));

const surveyQuestion = (question: DraftQuestion) => commonFields("SURVEY", question);

const assessmentQuestion = (question: DraftQuestion) => ({
  ...commonFields("ASSESSMENT", question),
  optionWeights: weights(question),
  explanation: question.explanation,
  optionFeedback: feedback("ASSESSMENT", question),
});

const skillLevel = ({ name, from, to, description, encouragingMessage, followUpContent }: DraftLevel) => ({
  name,
  range: [numberOf(from), numberOf(to)],
  description,
  encouragingMessage,
  followUpContent,
});

const emailResultsSettings = ({ emailResultsSettings: { resourceLinks, ...rest } }: Draft) => ({
  ...rest,
  resourceLinks: resourceLinks.map(({ title, url }) => ({ title, url: linkFrom(url) })),
});

export const quizInput = (draft: Draft) => ({
  ...settings("QUIZ", draft),
  difficulty: draft.difficulty,
  questions: draft.questions.map((question) => quizQuestion(question, draft)),
});

export const surveyInput = (draft: Draft) => ({
  ...settings("SURVEY", draft),
  questions: draft.questions.map(surveyQuestion),
});

export const assessmentInput = (draft: Draft) => ({
  ...settings("ASSESSMENT", draft),
  emailResultsSettings: emailResultsSettings(draft),
  skillLevels: draft.skillLevels.map(skillLevel),
  questions: draft.questions.map(assessmentQuestion),
});

const inputs = { QUIZ: quizInput, SURVEY: surveyInput, ASSESSMENT: assessmentInput };

export const editInput = (kind: Kind, draft: Draft) => ({ ...inputs[kind](draft), isPublic: draft.isPublic });

/** The levels' ranges as numbers. NaN for values that are not written yet. */
export const rangesOf = (levels: readonly DraftLevel[]) =>
  levels.map(({ name, from, to }) => ({ name, from: numberOf(from), to: numberOf(to) }));

export const weightsOf = (questions: readonly DraftQuestion[]) => questions.map(weights);

/** The scale of unfinished levels: decimal if every end so far is at most 1. */
export function scaleOfLevels(levels: readonly DraftLevel[]): Scale {
  const ends = levels.map(({ to }) => numberOf(to)).filter(Number.isFinite);
  return ends.length > 0 && ends.every((end) => end <= 1) ? "decimal" : "points";
}

/** GraphQL enums are in capitals. */
export const capitals = <V extends string>(value: V) => value.toUpperCase() as Uppercase<V>;

interface Answering {
  form?: QuestionForm | null | undefined;
  answerKey?: AnswerKey | null | undefined;
}

/** The form of a validated question, as GraphQL input. */
export const formVariable = ({ form }: Answering) =>
  form && { ...form, scale: form.scale && { ...form.scale, look: capitals(form.scale.look) } };

export const keyVariable = ({ answerKey }: Answering) =>
  answerKey && { ...answerKey, scoring: scoringVariable(answerKey.scoring) };

const scoringVariable = <S extends Scoring>(scoring: S | null | undefined) =>
  scoring && { ...scoring, rule: capitals(scoring.rule) };

export const rulesVariable = <Rules extends { scoring?: Scoring | null | undefined }>(
  rules: Rules | null | undefined,
) => rules && { ...rules, scoring: scoringVariable(rules.scoring) };

const questionVariable = <Question extends Answering & { questionType: string }>(question: Question) => ({
  ...question,
  questionType: capitals(question.questionType as Question["questionType"]),
  form: formVariable(question),
  answerKey: keyVariable(question),
});

interface NewItem<Format, Rules, Question> {
  format: Format;
  rules?: Rules | null | undefined;
  questions: readonly Question[];
}

/** A validated new item, as GraphQL input. */
export const itemVariable = <
  Format extends string,
  Rules extends { scoring?: Scoring | null | undefined },
  Question extends Answering & { questionType: string },
  Rest extends object,
>({
  format,
  rules,
  questions,
  ...rest
}: Rest & NewItem<Format, Rules, Question>) => ({
  ...rest,
  format: capitals(format),
  rules: rulesVariable(rules),
  questions: questions.map(questionVariable),
});
