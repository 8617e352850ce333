import type { Content } from "../../generated/prisma/client.ts";
import { imageHashes } from "../../image/image.shared.ts";
import type { Transaction } from "../../platform/data/database.ts";
import type { NewPieces } from "./new-texts.ts";
import type { Piece } from "./texts.ts";

const hashesOf = (texts: readonly Piece[]) => [...new Set(texts.flatMap(({ html = "" }) => imageHashes(html)))];

/** Replaces the translation of the item and its current questions. Deletes the translation if it would be empty. */
export async function storePieces(
  tx: Transaction,
  { id: contentId }: Pick<Content, "id">,
  language: string,
  { own, questions }: NewPieces,
): Promise<void> {
  if (own.length === 0 && questions.size === 0) return deleteStored(tx, contentId, language);
  const revision = await countSave(tx, contentId);
  const fields = { texts: own, imageHashes: hashesOf(own), revision, updatedAt: new Date() };
  await tx.contentTranslation.upsert({
    where: { contentId_language: { contentId, language } },
    create: { contentId, language, ...fields },
    update: fields,
  });
  await tx.questionTranslation.deleteMany({ where: { language, question: { contentId, untilRevision: null } } });
  await tx.questionTranslation.createMany({
    data: [...questions].map(([questionId, texts]) => ({ questionId, language, texts, imageHashes: hashesOf(texts) })),
  });
}

/** Deletes the translation from all versions of the questions. */
export async function deleteStored(tx: Transaction, contentId: string, language: string): Promise<void> {
  const { count } = await tx.contentTranslation.deleteMany({ where: { contentId, language } });
  await tx.questionTranslation.deleteMany({ where: { language, question: { contentId } } });
  if (count > 0) await countSave(tx, contentId);
}

/** Counts a save. Writing the item's row also shows caches that the item has changed. */
async function countSave(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ revision: number }[]>`
    UPDATE quizzes SET translation_revision = translation_revision + 1 WHERE id = ${id}
    RETURNING translation_revision AS revision`;
  return row?.revision ?? 0;
}
