import type { Transaction } from "../../platform/data/database.ts";

/** Gives new versions of questions the translations of those that they replace. */
export async function carryTranslations(tx: Transaction, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO question_translations (question_id, language, texts, image_hashes)
    SELECT q.id, t.language, t.texts, t.image_hashes
      FROM questions q JOIN question_translations t ON t.question_id = q.replaces_id
     WHERE q.id = ANY(${questionIds})
    ON CONFLICT DO NOTHING`;
}

/** Copies the translations of an item to a copy of it, which has the same questions in the same order. */
export async function copyTranslations(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    WITH original AS (
      SELECT id, row_number() OVER (ORDER BY "order") AS place FROM questions WHERE quiz_id = ${from} AND until_revision IS NULL
    ), copy AS (
      SELECT id, row_number() OVER (ORDER BY "order") AS place FROM questions WHERE quiz_id = ${to} AND until_revision IS NULL
    ), of_questions AS (
      INSERT INTO question_translations (question_id, language, texts, image_hashes)
      SELECT copy.id, t.language, t.texts, t.image_hashes
        FROM copy JOIN original USING (place) JOIN question_translations t ON t.question_id = original.id
    )
    INSERT INTO quiz_translations (quiz_id, language, texts, image_hashes, revision)
    SELECT ${to}, language, texts, image_hashes, 1 FROM quiz_translations WHERE quiz_id = ${from}`;
  await tx.$executeRaw`
    UPDATE quizzes SET translation_revision = 1
     WHERE id = ${to} AND EXISTS (SELECT FROM quiz_translations WHERE quiz_id = ${to})`;
}
