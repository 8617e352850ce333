import { attemptFacts, requireAttempt } from "../../attempt/attempt.policy.ts";
import { type Given, givensOf } from "../../attempt/grading/given.ts";
import { isCorrect, weightOf } from "../../attempt/grading/grade.ts";
import { creditIn } from "../../attempt/grading/points.ts";
import { findItem, type ItemQuestion } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import type { Scope } from "../../platform/identity/scopes.shared.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";

export interface ShownAnswer {
  question: ItemQuestion;
  /** Null if it was left out. */
  given: Given | null;
  isCorrect: boolean | null;
  /** Points earned; null if the answer can only be right or wrong as a whole. */
  credit: number | null;
  weight: number | null;
}

export async function answersOf(
  platform: Platform,
  attempt: Pick<Attempt, "contentId" | "revision" | "answers">,
): Promise<ShownAnswer[]> {
  const item = await findItem(platform, attempt.contentId, attempt.revision);
  const questions = item?.questions ?? [];
  const givens = givensOf(questions, attempt.answers);
  return questions.map((question) => ({
    question,
    given: givens.get(question.id) ?? null,
    isCorrect: isCorrect(question, givens),
    credit: creditIn(question, givens),
    weight: weightOf(question, givens),
  }));
}

/** The number of answers that earn all points; null if no question has a correct answer. */
export const correctAnswers = (answers: readonly ShownAnswer[]): number | null =>
  answers.some(({ isCorrect }) => isCorrect !== null) ? answers.filter(({ isCorrect }) => isCorrect).length : null;

/** Throws what `requireAttempt` does. */
export async function ownAttempt({ db }: Platform, viewer: Viewer, scope: Scope, id: string) {
  signedIn(viewer);
  return requireAttempt(viewer, scope, await db.attempt.findUnique({ where: { id }, include: attemptFacts }));
}

export async function attemptDetails(platform: Platform, viewer: Viewer, id: string) {
  const attempt = await ownAttempt(platform, viewer, "results:read", id);
  return { attempt, answers: await answersOf(platform, attempt) };
}
