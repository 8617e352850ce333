import type { QuestionType } from "../../content/content.shared.ts";
import { notFound } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";

/** A version of a question, with the fields that show whether people write text in it, and where. */
export interface TextQuestion {
  id: string;
  questionText: string;
  questionType: QuestionType;
  lineId: string;
  contentId: string;
  content: { userId: string | null };
  form: { choice?: { other: number | null } | null | undefined } | null;
}

export async function textQuestion({ db }: Platform, contentId: string, id: string): Promise<TextQuestion> {
  const question = await db.question.findFirst({ where: { contentId, id }, include: { content: true } });
  if (!question) throw notFound("Question");
  return question;
}

/** The same for all versions that are counted together. */
export const takesTexts = ({ questionType, form }: TextQuestion) =>
  questionType === "text" || form?.choice?.other != null;

export const itemOf = ({ contentId, content }: TextQuestion) => ({ id: contentId, userId: content.userId });
