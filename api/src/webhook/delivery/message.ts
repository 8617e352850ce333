import { type Given, givensOf } from "../../attempt/grading/given.ts";
import { isCorrect } from "../../attempt/grading/grade.ts";
import { creditIn, withCredit } from "../../attempt/grading/points.ts";
import { presentAttempt } from "../../attempt/present.ts";
import { isPublished } from "../../attempt/publishing/waiting.ts";
import { type EventName, nameOf } from "../../content/event/event.shared.ts";
import { type EventData, eventItem } from "../../content/event/event.ts";
import { inWords } from "../../content/rendered/plain.ts";
import { findItem, type ItemQuestion } from "../../content/taking/item.ts";
import type { Attempt, Content, Event } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";

/** A message as webhooks send it and `/api/events` lists it. */
export interface Message {
  /** The id of the event, or of the attempt for a new attempt. The same for every webhook. */
  id: string;
  type: EventName;
  timestamp: Date;
  data: EventData;
}

export const messageOfEvent = ({ id, type, createdAt, data }: Event): Message => ({
  id,
  type: nameOf(type),
  timestamp: createdAt,
  data,
});

/** Includes the questions as the taker saw them, because indexes alone don't show the texts. */
export async function messageOfAttempt(
  platform: Platform,
  { content, ...attempt }: Attempt & { content: Content },
): Promise<Message> {
  const item = await findItem(platform, attempt.contentId, attempt.revision);
  const itemQuestions = (item?.questions ?? []).map(inWords);
  const givens = givensOf(itemQuestions, attempt.answers);
  const questions = itemQuestions.map((question) => {
    const { choices, ...written } = givens.get(question.id) ?? { choices: [] };
    return {
      id: question.id,
      text: question.questionText,
      chosen: choices.map((choice) => question.options[choice] ?? null),
      ...wordsOf(question, written),
      isCorrect: isCorrect(question, givens),
      ...withCredit(creditIn(question, givens)),
    };
  });
  return {
    id: attempt.id,
    type: "attempt.created",
    timestamp: attempt.completedAt,
    data: { ...eventItem(platform, content), attempt: presentAttempt(attempt), questions },
  };
}

/** Answers other than chosen options. For a matrix, the text of each row and its point. */
const wordsOf = ({ options, form }: ItemQuestion, { other, rows, text, number }: Omit<Given, "choices">) => ({
  ...(other !== undefined && { other }),
  ...(rows && {
    rows: rows.map((point) => (point === null ? null : (options[point] ?? null))),
    rowTexts: rows.map((_, row) => form?.rows?.[row] ?? ""),
  }),
  ...(text !== undefined && { written: text }),
  ...(number !== undefined && { number }),
});

/** Null if the attempt or event was deleted. */
export async function messageFor(
  platform: Platform,
  { attemptId, eventId }: { attemptId: string | null; eventId: string | null },
): Promise<Message | null> {
  const { db } = platform;
  if (attemptId === null) {
    const event = await db.event.findUnique({ where: { id: eventId ?? "" } });
    return event && messageOfEvent(event);
  }
  const attempt = await db.attempt.findUnique({
    where: { id: attemptId, content: { deletedAt: null }, ...isPublished },
    include: { content: true },
  });
  return attempt && messageOfAttempt(platform, attempt);
}
