import type { Transaction } from "../../platform/data/database.ts";

/** Copies translations from replaced versions of questions to the new ones. */
export async function carryTranslations(tx: Transaction, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO question_translations (question_id, language, texts, image_hashes)
    SELECT q.id, t.language, t.texts, t.image_hashes
      FROM questions q JOIN question_translations t ON t.question_id = q.replaces_id
     WHERE q.id = ANY(${questionIds})
    ON CONFLICT DO NOTHING`;
}

/**
 * Copies the translations of an item to its copy, for the questions that have the same text. Translations of changed
 * texts are not shown, because `findPiece` compares the originals. Skips a language if none of its translated questions
 * is in the copy.
 */
export async function copyTranslations(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    WITH asked AS (
      SELECT id, quiz_id, question_text,
             row_number() OVER (PARTITION BY quiz_id, question_text ORDER BY "order") AS place
        FROM questions WHERE quiz_id IN (${from}, ${to}) AND until_revision IS NULL
    ), translated AS (
      SELECT asked.*, t.language, t.texts, t.image_hashes
        FROM asked JOIN question_translations t ON t.question_id = asked.id
       WHERE quiz_id = ${from} AND t.language IS DISTINCT FROM (SELECT language FROM quizzes WHERE id = ${to})
    ), of_questions AS (
      INSERT INTO question_translations (question_id, language, texts, image_hashes)
      SELECT copy.id, t.language, t.texts, t.image_hashes
        FROM asked copy JOIN translated t USING (question_text, place)
       WHERE copy.quiz_id = ${to}
      RETURNING language
    )
    INSERT INTO quiz_translations (quiz_id, language, texts, image_hashes, revision)
    SELECT ${to}, language, texts, image_hashes, 1 FROM quiz_translations
     WHERE quiz_id = ${from}
       AND language IS DISTINCT FROM (SELECT language FROM quizzes WHERE id = ${to})
       AND (language IN (SELECT language FROM of_questions) OR language NOT IN (SELECT language FROM translated))`;
  await tx.$executeRaw`
    UPDATE quizzes SET translation_revision = 1
     WHERE id = ${to} AND EXISTS (SELECT FROM quiz_translations WHERE quiz_id = ${to})`;
}
