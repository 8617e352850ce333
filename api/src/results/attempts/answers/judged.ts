import { givenOf } from "../../../attempt/grading/given.ts";
import { isRight } from "../../../attempt/grading/key.ts";
import { isShown } from "../../../attempt/publishing/waiting.ts";
import type { AnswerKey, GivenAnswer } from "../../../content/question/form/form.shared.ts";
import { isPartial } from "../../../content/question/form/scoring.shared.ts";
import type { Question } from "../../../generated/prisma/client.ts";
import type { Platform } from "../../../platform/platform.ts";
import { inTurn, tooManyAnswers } from "../turns.ts";

/** The correct answers to a version of a question, as PostgreSQL writes JSON. */
export interface Judged {
  version: string;
  right: string[];
}

export interface Keyed extends Pick<Question, "questionType" | "correctAnswer"> {
  version: string;
  contentId: string;
  answerKey: AnswerKey | null;
}

const mostAnswers = 50_000;

/**
 * Finds the correct answers. Texts, numbers and partial options are checked with the function that graded them, which
 * does not exist in SQL, so each different answer is checked once.
 */
export async function judged(platform: Platform, userId: string | null, versions: readonly Keyed[]): Promise<Judged[]> {
  const keyed = versions.filter(({ correctAnswer, answerKey }) => correctAnswer !== null || answerKey !== null);
  return Promise.all(
    keyed.map(async (question) => ({
      version: question.version,
      right: rightOptions(question) ?? (await rightAnswers(platform, userId, question)),
    })),
  );
}

function rightOptions({ correctAnswer, answerKey }: Keyed): string[] | null {
  if (answerKey?.options && !isPartial(answerKey))
    return [`[${answerKey.options.toSorted((a, b) => a - b).join(", ")}]`];
  return correctAnswer === null ? null : [String(correctAnswer)];
}

async function rightAnswers(platform: Platform, userId: string | null, question: Keyed): Promise<string[]> {
  const { rows } = await inTurn(platform, { userId }, () =>
    platform.sql.query<{ written: string; answer: GivenAnswer }>(
      `SELECT DISTINCT (answers->$2)::text AS written, answers->$2 AS answer
         FROM attempts WHERE quiz_id = $1 AND ${isShown} AND answers ? $2 LIMIT $3`,
      [question.contentId, question.version, mostAnswers + 1],
    ),
  );
  if (rows.length > mostAnswers) throw tooManyAnswers();
  return rows.filter(({ answer }) => isRight(question, givenOf(question, answer))).map(({ written }) => written);
}
