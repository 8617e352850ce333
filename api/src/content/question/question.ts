import { v7 as uuid } from "uuid";
import type { Prisma, Question } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid } from "../../platform/errors.ts";
import type { EditedQuestion } from "../content.rules.ts";
import { type Kind, limits, type QuestionType } from "../content.shared.ts";
import { questionFacts, type ReadableQuestion } from "./question.policy.ts";

export interface QuestionVersion {
  questionText: string;
  questionType: QuestionType;
  options: string[];
  correctAnswer: number | null;
  optionWeights: number[] | null;
}

export interface QuestionDraft extends QuestionVersion {
  explanation: string | null;
  passage?: Question["passage"];
  passageAnchor?: Question["passageAnchor"];
  evidence?: Question["evidence"];
}

export const defaultType: Record<Kind, QuestionType> = {
  QUIZ: "multiple_choice",
  SURVEY: "single_choice",
  ASSESSMENT: "multiple_choice",
};

export const versionOf = ({
  questionText,
  questionType,
  options,
  correctAnswer,
  optionWeights,
}: QuestionVersion): QuestionVersion => ({ questionText, questionType, options, correctAnswer, optionWeights });

/** What stays with a question when it is edited. Evidence does not: it is about the words that were checked. */
export const originOf = ({ passage, passageAnchor }: Question) => ({ passage, passageAnchor });

export function shownExplanation({ explanation, passage }: Pick<Question, "explanation" | "passage">): string | null {
  if (passage === null || explanation?.includes(passage)) return explanation;
  const quote = `From the source: “${passage}”`;
  return explanation === null ? quote : `${explanation}\n\n${quote}`;
}

export const sameVersion = (a: QuestionVersion, b: QuestionVersion): boolean =>
  a.questionText === b.questionText &&
  a.questionType === b.questionType &&
  a.correctAnswer === b.correctAnswer &&
  sameList(a.options, b.options) &&
  sameList(a.optionWeights ?? [], b.optionWeights ?? []);

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

export type QuestionRow = ReturnType<typeof questionRow>;

/** The row has its id already, because the revision lists it in the same transaction. */
export function questionRow(
  contentId: string,
  draft: QuestionDraft,
  { lineId, ...position }: { order: number; sinceRevision: number; replacesId?: string; lineId?: string | null },
) {
  const id = uuid();
  return {
    id,
    contentId,
    ...draft,
    ...position,
    lineId: lineId ?? id,
  };
}

export const currentQuestions = (db: Transaction, contentId: string) =>
  db.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });

export const readableQuestions = (
  { db }: { db: Transaction },
  where: Prisma.QuestionWhereInput,
): Promise<ReadableQuestion[]> =>
  db.question.findMany({ where, include: questionFacts, orderBy: [{ order: "asc" }, { id: "desc" }] });

/** Plain SQL, because Prisma needs milliseconds of CPU to plan a `createMany`. */
export async function insertQuestions(tx: Transaction, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO questions (id, quiz_id, question_text, question_type, options, correct_answer, option_weights, explanation,
                           "order", since_revision, replaces_id, line_id, passage, passage_anchor, evidence)
    SELECT id, "contentId", "questionText", "questionType", options, "correctAnswer", "optionWeights", explanation,
           "order", "sinceRevision", "replacesId", "lineId", passage, "passageAnchor", evidence
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id text, "contentId" text, "questionText" text, "questionType" question_type, options jsonb,
                "correctAnswer" integer, "optionWeights" jsonb, explanation text, "order" integer,
                "sinceRevision" integer, "replacesId" text, "lineId" text, passage text, "passageAnchor" jsonb,
                evidence jsonb)`;
}

/** Absent fields keep what is `stored`, so that a client that cannot see a key or weight cannot clear it. */
export function completed(
  kind: Kind,
  edited: EditedQuestion,
  stored: Question | undefined,
  path: string,
): QuestionDraft {
  const { questionText, options } = edited;
  const explanation = edited.explanation === undefined ? (stored?.explanation ?? null) : edited.explanation;
  const most = kind === "SURVEY" ? limits.survey.options : limits.quiz.options;
  if (options.length > most) throw invalid(`${path}.options`, `Maximum ${most} options allowed`);

  if (kind === "SURVEY") {
    const asked = edited.questionType ?? stored?.questionType ?? defaultType.SURVEY;
    const questionType = asked === "multi_select" ? asked : defaultType.SURVEY;
    return { questionText, questionType, options, correctAnswer: null, optionWeights: null, explanation };
  }
  if (kind === "QUIZ") {
    const correctAnswer = edited.correctAnswer ?? stored?.correctAnswer ?? 0;
    if (correctAnswer >= options.length) throw invalid(`${path}.correctAnswer`, "Please select the correct answer");
    return { questionText, questionType: defaultType.QUIZ, options, correctAnswer, optionWeights: null, explanation };
  }
  const optionWeights = edited.optionWeights ?? stored?.optionWeights ?? [];
  if (optionWeights.length !== options.length) throw invalid(`${path}.optionWeights`, "Every option needs a weight");
  return {
    questionText,
    questionType: defaultType.ASSESSMENT,
    options,
    correctAnswer: null,
    optionWeights,
    explanation,
  };
}
