import { htmlToAppend } from "../../content/edit/append.ts";
import { lockOwn, ownContent } from "../../content/own.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf } from "../../platform/work/idempotency.ts";
import { draftingLimits } from "../drafting/drafting.shared.ts";
import { touched } from "../drafting/drafting.ts";
import { type Generated, generatedNote } from "../generate.ts";
import { type Beginning, generationLimits, inSlot, type Watching } from "../in-slot.ts";
import { startOf, writeQuestions } from "../writing.ts";
import { addQuestions } from "./add.ts";

/** Number of questions missing from an item, and the time until which they can still be written. */
export interface Missing {
  count: number;
  until: Date;
}

/** Null if no questions are missing, or they can no longer be written. */
export async function missingOf({ db }: { db: Transaction }, contentId: string): Promise<Missing | null> {
  const drafting = await db.drafting.findFirst({
    where: { contentId, isShort: true },
    select: { wanted: true, updatedAt: true },
  });
  if (!drafting) return null;
  const count = drafting.wanted - (await db.question.count({ where: { contentId, untilRevision: null } }));
  const until = new Date(drafting.updatedAt.getTime() + draftingLimits.days * 86_400_000);
  return count > 0 ? { count, until } : null;
}

/**
 * Writes an item's missing questions from the same source and adds them at the end. Repeats no current or earlier
 * question. Throws CONFLICT if none are missing or they can no longer be written, and the errors that refuse a
 * generation.
 */
export async function writeMissing(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  { key, ...watching }: Watching & { key?: unknown } = {},
): Promise<Generated> {
  await ownContent(platform, viewer, "content:write", contentId, "content");
  return inSlot(platform, intentionOf(viewer, key, "write missing", contentId), watching, {
    userId: signedIn(viewer).id,
    limits: generationLimits,
    ...generatedNote(platform),
    begin: () => beginMissing(platform, viewer, contentId),
  });
}

async function beginMissing(platform: Platform, viewer: Viewer, contentId: string): Promise<Beginning<Generated>> {
  const { db } = platform;
  const missing = await missingOf(platform, contentId);
  const drafting = await db.drafting.findFirst({ where: { contentId, isShort: true } });
  if (!missing || !drafting) throw none();
  const { id, source, order, title } = drafting;
  const { count } = missing;
  const asked = { ...order, wanted: { ...order.wanted, title } };
  return {
    start: { ...startOf(asked), wanted: count, stage: "WRITING" },
    async write(progress, signal) {
      const written = await db.question.findMany({ where: { contentId }, orderBy: { id: "asc" } });
      const run = { progress, signal, written, count };
      const { draft } = await writeQuestions(platform, viewer, asked, source, run);
      if (draft.isUnconfirmed) throw new DomainError("GENERATION_FAILED", unconfirmed);
      const { questions, notices, canGoOn, usage } = draft;
      progress.report({ stage: "SAVING", line: `Saving ${questions.length} questions` });
      const htmlOf = await htmlToAppend(platform, viewer, contentId, questions);
      return async (tx, announce) => {
        const before = await lockOwn(tx, viewer, contentId, "content");
        const now = await missingOf({ db: tx }, contentId);
        const most = now?.count ?? 0;
        const addition = { questions, htmlOf, most, usage };
        const { content, added } = await addQuestions(platform, tx, announce, before, addition);
        const isOver = !canGoOn || added.length === most;
        if (isOver) await tx.drafting.deleteMany({ where: { id } });
        else await touched(tx, announce, id);
        return { content, notices };
      };
    },
  };
}

const unconfirmed = "The check confirmed none of the right answers, so no question was added. Try again.";

const none = () =>
  new DomainError(
    "CONFLICT",
    `No missing questions can be written any longer: their source is kept for ${draftingLimits.days} days.`,
  );
