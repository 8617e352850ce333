import { validate, version } from "uuid";
import { logged } from "../../account/log/log.ts";
import { Start } from "../../attempt/attempt.rules.ts";
import { storedReceipt } from "../../attempt/attempt.ts";
import { lastChange } from "../../attempt/corrections.ts";
import type { Receipt } from "../../attempt/receipt.ts";
import { isErased } from "../../attempt/writing/erased.ts";
import { countingRefusals, takeAsHolder } from "../../attempt/writing/pace.ts";
import { maySee } from "../../content/content.policy.ts";
import { mayTellScore, partsShown } from "../../content/rules/shown.shared.ts";
import { findItem, type Item } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { notFound, parse } from "../../platform/errors.ts";
import { anonymous, type Viewer } from "../../platform/identity/viewer.ts";
import { eraseMails } from "../../platform/mail/today.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { move } from "../attempts/deletion/portion.ts";
import { OwnAnswersLink } from "./own-answers.rules.ts";

/*
 * Only the device that made an attempt has its key; no owner, export or webhook gets it. Therefore anyone with the key
 * may read the receipt and erase the answers. Keys that are not random UUIDs are refused, because they could be
 * guessed. So is the key of a personal link, which the owner of the item also has. Anonymous answers cannot be found by
 * any key.
 */

export type OwnAnswers = { state: "ERASED" } | ({ completedAt: Date } & (Hidden | Shown));

/** The item is now private or in the trash. Its answers can still be erased. */
interface Hidden {
  state: "HIDDEN";
}

interface Shown {
  state: "STORED";
  receipt: Receipt;
  /** The result before its last correction, as far as the taker may see it; null if there was none. */
  previous: Pick<Attempt, "percentage" | "skillLevel"> | null;
}

/** Reads the caller's answers by their key. Throws the same NOT_FOUND for every key without answers. */
export async function readOwnAnswers(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<OwnAnswers> {
  const { attemptKey, language } = parse(OwnAnswersLink, input);
  return countingRefusals(platform, viewer, contentId, async () => {
    const attempt = await requireKnown(platform, contentId, attemptKey);
    await takeAsHolder(platform, contentId, attemptKey);
    if (!attempt) return { state: "ERASED" };
    const { completedAt } = attempt;
    const item = await findItem(platform, contentId);
    if (!item || !maySee(anonymous(viewer.address), item)) return { state: "HIDDEN", completedAt };
    const receipt = await storedReceipt(platform, item, attempt, { language: language ?? attempt.language });
    return { state: "STORED", completedAt, receipt, previous: previousOf(item, attempt) };
  });
}

/**
 * Erases the caller's answers: from every figure, with their start, their certificate, unsent webhook messages and
 * emails about them. The key is kept, so that the same answers are not stored again. Repeatable. There is no undo.
 */
export async function eraseOwnAnswers(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<void> {
  const { attemptKey } = parse(Start, input);
  await countingRefusals(platform, viewer, contentId, async () => {
    if (!(await requireKnown(platform, contentId, attemptKey))) return;
    await takeAsHolder(platform, contentId, attemptKey);
    await announcing(platform, async (tx, announce) => {
      // Not NO KEY UPDATE: answers that are being stored must wait, so that the same ones do not arrive after these are
      // erased. The new version of the row shows them that something has changed.
      await tx.$queryRaw`SELECT FROM quizzes WHERE id = ${contentId} FOR UPDATE`;
      await tx.$executeRaw`UPDATE quizzes SET id = id WHERE id = ${contentId}`;
      const content = await tx.content.findUnique({ where: { id: contentId } });
      const attempt = await findAttempt(tx, contentId, attemptKey);
      if (!content || !attempt) {
        if (await isErased({ db: tx }, contentId, attemptKey)) return;
        // The owner has deleted the answers since and may still restore them, so they must not be reported as erased.
        throw notFound("Answers");
      }
      await tx.erasedAttempt.createMany({ data: { contentId, attemptKey }, skipDuplicates: true });
      await forgetDeleted(tx, contentId, attemptKey);
      await move(platform, tx, content, { type: "attempt_deleted", deletionId: null, ids: [attempt.id] });
      await eraseMailsOf(platform, tx, attempt);
      const { userId, title } = content;
      if (userId !== null) await logged(tx, "participant", userId, { action: "answers_erased", contentId, title });
      await announce("results", [contentId]);
    });
  });
}

/** Null if the answers are erased already. */
async function requireKnown(platform: Platform, contentId: string, attemptKey: string): Promise<Attempt | null> {
  const isUnguessable = validate(attemptKey) && version(attemptKey) === 4;
  if (!isUnguessable || contentId.includes("\0")) throw notFound("Answers");
  const attempt = await findAttempt(platform.db, contentId, attemptKey);
  if (!attempt && !(await isErased(platform, contentId, attemptKey))) throw notFound("Answers");
  return attempt;
}

const findAttempt = ({ attempt }: Pick<Transaction, "attempt">, contentId: string, attemptKey: string) =>
  attempt.findUnique({ where: { contentId_attemptKey: { contentId, attemptKey }, block: null } });

function previousOf(item: Item, attempt: Attempt): Shown["previous"] {
  const tells = { score: mayTellScore(item), level: partsShown(item).includes("SCORE") };
  const before = lastChange(attempt, tells)?.before;
  if (!before) return null;
  return {
    percentage: tells.score ? before.percentage : null,
    skillLevel: tells.level ? before.skillLevel : null,
  };
}

/** Deletes answers that an undo by the owner would restore under the same key. */
const forgetDeleted = (tx: Transaction, contentId: string, attemptKey: string) => tx.$executeRaw`
  DELETE FROM deleted_attempts AS kept USING attempt_deletions AS d
   WHERE d.id = kept.deletion_id AND d.quiz_id = ${contentId} AND kept.attempt ->> 'attempt_key' = ${attemptKey}`;

/** The first mail has the id of the attempt. A waiting mail may be about another attempt by the same person. */
async function eraseMailsOf(platform: Platform, tx: Transaction, { id, contentId, participantEmail }: Attempt) {
  if (participantEmail === null) return;
  const resultsMail = { kind: "results", contentId, state: { not: "waiting" as const } };
  await eraseMails(platform, tx, { recipient: participantEmail, OR: [{ id }, resultsMail] });
}
