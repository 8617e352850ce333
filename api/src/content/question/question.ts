import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { Prisma, Question } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid } from "../../platform/errors.ts";
import { escaped } from "../../platform/shared/html.shared.ts";
import type { HtmlOf } from "../../rich/preparing.ts";
import type { EditedQuestion } from "../content.rules.ts";
import type { Kind, QuestionType } from "../content.shared.ts";
import { renderedQuestion } from "../rendered/texts.ts";
import type { Scoring } from "./form/form.shared.ts";
import { type AnswerKey, type QuestionForm, typesOf } from "./form/form.shared.ts";
import { editorWords, flawsOf, problemsOf } from "./form/problem.shared.ts";
import { scoredBy } from "./form/scoring.shared.ts";
import { answeringOf, feedbackOf, keptFeedback, weightsOf } from "./form/stored.ts";
import { questionFacts, type ReadableQuestion } from "./question.policy.ts";

interface Asked {
  questionText: string;
  questionType: QuestionType;
  options: string[];
  correctAnswer: number | null;
  optionWeights: number[] | null;
}

export interface Answering {
  required: boolean;
  points: number;
  /** Whether everyone gets the points, whatever they answer. */
  isCredited: boolean;
  form: QuestionForm | null;
  answerKey: AnswerKey | null;
}

export interface QuestionVersion extends Asked, Answering {}

/** Defaults that most questions use. */
export const usualAnswering: Answering = { required: true, points: 1, isCredited: false, form: null, answerKey: null };

/** Texts that participants read with their result. They change without a new version of the question. */
export type Explained = Pick<Question, "explanation" | "optionFeedback">;

export interface QuestionDraft extends Asked, Partial<Answering> {
  explanation: string | null;
  optionFeedback?: Question["optionFeedback"];
  passage?: Question["passage"];
  passageAnchor?: Question["passageAnchor"];
  evidence?: Question["evidence"];
}

const defaultType: Record<Kind, QuestionType> = {
  QUIZ: "multiple_choice",
  SURVEY: "single_choice",
  ASSESSMENT: "multiple_choice",
};

export const askedOf = ({ questionText, questionType, options, correctAnswer, optionWeights }: Asked): Asked => ({
  questionText,
  questionType,
  options,
  correctAnswer,
  optionWeights,
});

export const versionOf = ({
  required,
  points,
  isCredited,
  form,
  answerKey,
  ...asked
}: QuestionVersion): QuestionVersion => ({
  ...askedOf(asked),
  required,
  points,
  isCredited,
  form,
  answerKey,
});

/** REST omits defaults, because items looked like this before these fields existed. */
export const unusual = ({
  required,
  points,
  isCredited = false,
  form,
  answerKey = null,
}: Omit<Answering, "answerKey" | "isCredited"> & Partial<Answering>) => ({
  ...(required ? {} : { required }),
  ...(points !== 1 && { points }),
  ...(isCredited && { isCredited }),
  ...(form && { form }),
  ...(answerKey && { answerKey }),
});

/** REST omits feedback where no option has any. */
export const withFeedback = (optionFeedback: string[] | null | undefined) => (optionFeedback ? { optionFeedback } : {});

/** The fields that an edited question keeps. Evidence is dropped, because it applies to the checked text. */
export const originOf = ({ passage, passageAnchor }: Question) => ({ passage, passageAnchor });

export function shownExplanation({ explanation, passage }: Pick<Question, "explanation" | "passage">): string | null {
  if (passage === null || explanation?.includes(passage)) return explanation;
  const quote = `From the source: “${passage}”`;
  return explanation === null ? quote : `${explanation}\n\n${quote}`;
}

/** The HTML of the explanation that takers read with their result. Null without one, and for plain texts. */
export function explanationHtml({
  explanation,
  passage,
  rendered,
}: Pick<Question, "explanation" | "passage" | "rendered">): string | null {
  if (!rendered || passage === null || explanation?.includes(passage)) return rendered?.explanation ?? null;
  return `${rendered.explanation ?? ""}<p dir="auto">From the source: “${escaped(passage)}”</p>`;
}

const isAnsweredAlike = (a: QuestionVersion, b: QuestionVersion): boolean =>
  a.questionType === b.questionType &&
  a.correctAnswer === b.correctAnswer &&
  isDeepStrictEqual(a.form, b.form) &&
  isDeepStrictEqual(a.answerKey, b.answerKey) &&
  sameList(a.options, b.options);

export const sameVersion = (a: QuestionVersion, b: QuestionVersion): boolean =>
  a.questionText === b.questionText &&
  a.required === b.required &&
  a.points === b.points &&
  a.isCredited === b.isCredited &&
  isAnsweredAlike(a, b) &&
  sameList(a.optionWeights ?? [], b.optionWeights ?? []);

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

export type QuestionRow = ReturnType<typeof questionRow>;

/** The row gets its id here, because the revision lists it in the same transaction. `scoring` is the quiz's. */
export function questionRow(
  contentId: string,
  draft: QuestionDraft,
  { lineId, ...position }: { order: number; sinceRevision: number; replacesId?: string; lineId?: string | null },
  { htmlOf, scoring }: { htmlOf: HtmlOf | null; scoring: Scoring | null | undefined },
) {
  const id = uuid();
  return {
    id,
    contentId,
    ...usualAnswering,
    ...draft,
    answerKey: scoredBy(scoring, draft.answerKey ?? null),
    ...position,
    lineId: lineId ?? id,
    rendered: htmlOf && renderedQuestion(draft, htmlOf),
  };
}

export const currentQuestions = (db: Transaction, contentId: string) =>
  db.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });

const inOrder = [{ order: "asc" }, { id: "desc" }] as const satisfies Prisma.QuestionOrderByWithRelationInput[];

export const readableQuestions = (
  { db }: { db: Transaction },
  where: Prisma.QuestionWhereInput,
): Promise<ReadableQuestion[]> => db.question.findMany({ where, include: questionFacts, orderBy: [...inOrder] });

/** All versions of the questions of an item that has been loaded. */
export async function allQuestions(
  { db }: { db: Transaction },
  content: ReadableQuestion["content"],
): Promise<ReadableQuestion[]> {
  const rows = await db.question.findMany({ where: { contentId: content.id }, orderBy: [...inOrder] });
  return rows.map((row) => ({ ...row, content }));
}

/** Raw SQL, because Prisma needs milliseconds of CPU time to plan a `createMany`. */
export async function insertQuestions(tx: Transaction, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO questions (id, quiz_id, question_text, question_type, options, correct_answer, option_weights, explanation,
                           option_feedback, "order", since_revision, replaces_id, line_id, passage, passage_anchor, evidence,
                           required, points, is_credited, form, answer_key, rendered)
    SELECT id, "contentId", "questionText", "questionType", options, "correctAnswer", "optionWeights", explanation,
           "optionFeedback", "order", "sinceRevision", "replacesId", "lineId", passage, "passageAnchor", evidence,
           required, points, "isCredited", form, "answerKey", rendered
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id text, "contentId" text, "questionText" text, "questionType" question_type, options jsonb,
                "correctAnswer" integer, "optionWeights" jsonb, explanation text,
                "optionFeedback" jsonb, "order" integer,
                "sinceRevision" integer, "replacesId" text, "lineId" text, passage text, "passageAnchor" jsonb,
                evidence jsonb, required boolean, points integer, "isCredited" boolean, form jsonb, "answerKey" jsonb, rendered jsonb)`;
}

interface TypeAsked {
  questionType?: QuestionType | null | undefined;
  answerKey?: unknown;
}

/**
 * Completes an edited question: absent fields keep their `stored` value, so that a client that cannot see a key or
 * weight cannot clear it. `scoring` is the quiz's.
 */
export function completed(
  kind: Kind,
  edited: EditedQuestion,
  stored: Question | undefined,
  path: string,
  scoring: Scoring | null | undefined,
): QuestionVersion & Explained {
  const { questionText, options } = edited;
  const questionType = typeIn(kind, edited, stored?.questionType);
  const before = stored?.questionType === questionType ? stored : undefined;
  const optionWeights = edited.optionWeights ?? stored?.optionWeights;
  const question = {
    questionText,
    questionType,
    options,
    correctAnswer: questionType === "multiple_choice" ? (edited.correctAnswer ?? stored?.correctAnswer ?? 0) : null,
    optionWeights,
    optionFeedback:
      edited.optionFeedback === undefined
        ? keptFeedback(kind, { questionType, options }, stored)
        : edited.optionFeedback,
    points: kind === "QUIZ" ? (edited.points ?? stored?.points) : 1,
    isCredited: edited.isCredited ?? stored?.isCredited,
    required: edited.required ?? stored?.required,
    form: edited.form === undefined ? before?.form : edited.form,
    answerKey: keyAfter(edited.answerKey, before?.answerKey),
  };
  const refuse = ([problem]: ReturnType<typeof problemsOf>) => {
    if (problem) throw invalid(`${path}.${problem.path.join(".")}`, editorWords(problem.message));
  };
  refuse(problemsOf(kind, question));
  const answering = answeringOf(kind, question);
  const version = {
    ...question,
    correctAnswer: kind === "QUIZ" ? question.correctAnswer : null,
    optionWeights: kind === "ASSESSMENT" ? weightsOf(question) : null,
    explanation: edited.explanation === undefined ? (stored?.explanation ?? null) : edited.explanation,
    optionFeedback: feedbackOf(kind, question),
    ...answering,
    answerKey: scoredBy(scoring, answering.answerKey),
  };
  // A flaw stored before its rule existed doesn't block other changes.
  if (!before || !isAnsweredAlike(before, version)) refuse(flawsOf(kind, question));
  return version;
}

/** A client that doesn't support scoring cannot clear it. */
function keyAfter(edited: AnswerKey | null | undefined, stored: AnswerKey | null | undefined) {
  if (!edited?.options || edited.scoring !== undefined || !stored?.scoring) return edited ?? stored;
  return { ...edited, scoring: stored.scoring };
}

/** The question type. An item that doesn't support the requested type gets the default. */
export function typeIn(kind: Kind, edited: TypeAsked, stored?: QuestionType): QuestionType {
  const requestedType = edited.questionType ?? stored;
  // Before quizzes supported such questions, they ignored this type.
  if (kind === "QUIZ" && requestedType === "multi_select" && stored !== requestedType && !edited.answerKey)
    return defaultType.QUIZ;
  return typesOf[kind].find((type) => type === requestedType) ?? defaultType[kind];
}
