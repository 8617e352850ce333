import { type Answering, usualAnswering } from "../../content/question/question.ts";
import { type Candidate, type Drafting, Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Announce, announcing } from "../../platform/work/announcing.ts";
import { intentionOf, once, withoutResult } from "../../platform/work/idempotency.ts";
import type { GeneratedQuestion } from "../generator.ts";
import { keyOf } from "../progress.ts";
import { interrupted, lineOf } from "../slots.ts";
import { requireDrafting } from "./drafting.policy.ts";
import { draftingLimits } from "./drafting.shared.ts";

declare module "../../platform/work/events.ts" {
  interface Topics {
    drafting: true;
  }
}

/** All columns except the source, which may be large. */
export type DraftingRow = Omit<Drafting, "source">;
const withoutSource = { omit: { source: true } } as const;

/** Candidates that were not replaced, in order. */
export const shownCandidates = {
  where: { replacedById: null },
  orderBy: [{ position: "asc" }, { id: "asc" }],
} as const satisfies Prisma.CandidateFindManyArgs;

export type DraftingState = "writing" | "stopped" | "ready" | "finished";

/**
 * `stopped`: writing broke off and can continue. `line` describes the current step or the reason it broke off; null if
 * there is nothing to show.
 */
export async function stateOf(
  { db, settings }: { db: Transaction; settings: Platform["settings"] },
  { id }: Pick<Drafting, "id">,
): Promise<{ state: DraftingState; line: string | null }> {
  // Uses one statement, because the writing ends in one transaction.
  const [now] = await db.$queryRaw<(Pick<Drafting, "runId" | "failure" | "contentId"> & { line: string | null })[]>`
    SELECT run_id AS "runId", failure, quiz_id AS "contentId", ${lineOf({ settings }, Prisma.sql`user_id || ':' || run_id`)} AS line
      FROM draftings WHERE id = ${id}`;
  if (!now) throw notFound("Draft");
  if (now.contentId !== null) return { state: "finished", line: null };
  if (now.runId === null) return { state: "ready", line: null };
  if (now.line !== null) return { state: "writing", line: now.line };
  return { state: "stopped", line: now.failure ?? interrupted };
}

export const shownOf = ({ db }: { db: Transaction }, draftingId: string) =>
  db.candidate.count({ where: { ...shownCandidates.where, draftingId } });

/** Number of questions that were asked for, were not written, and can still be written. */
export async function missingCandidates(
  store: { db: Transaction },
  { id, order, isShort, contentId }: Pick<Drafting, "id" | "order" | "isShort" | "contentId">,
): Promise<number> {
  if (!isShort || contentId !== null) return 0;
  return Math.max(0, (order.count ?? order.wanted.questionCount) - (await shownOf(store, id)));
}

/** The condition that finds the viewer's own drafts without an item. */
export const listDraftings = (viewer: Viewer): Prisma.DraftingWhereInput => ({
  userId: requireForAll(viewer, "content:read").id,
  contentId: null,
});

export async function draftingsOf({ db }: Platform, viewer: Viewer): Promise<DraftingRow[]> {
  const where = listDraftings(viewer);
  return db.drafting.findMany({ ...withoutSource, where, orderBy: { id: "desc" } });
}

/** Throws as `requireDrafting` does. */
export async function ownDrafting(
  { db }: { db: Transaction },
  viewer: Viewer,
  scope: "content:read" | "content:write",
  id: string,
): Promise<DraftingRow> {
  return requireDrafting(viewer, scope, await db.drafting.findUnique({ ...withoutSource, where: { id } }));
}

export const candidatesOf = ({ db }: { db: Transaction }, draftingId: string): Promise<Candidate[]> =>
  db.candidate.findMany({ ...shownCandidates, where: { ...shownCandidates.where, draftingId } });

/** Locks the row, so that changes of one drafting happen one at a time. Throws CONFLICT once its item exists. */
export async function lockDrafting(tx: Transaction, viewer: Viewer, id: string): Promise<DraftingRow> {
  await tx.$queryRaw`SELECT id FROM draftings WHERE id = ${id} FOR NO KEY UPDATE`;
  const drafting = await ownDrafting({ db: tx }, viewer, "content:write", id);
  if (drafting.contentId !== null) throw new DomainError("CONFLICT", "This draft has become an item already");
  return drafting;
}

/** Records activity by the creator, which restarts the days until the drafting is removed. */
export async function touched(tx: Transaction, announce: Announce, id: string): Promise<void> {
  await tx.$executeRaw`UPDATE draftings SET updated_at = now() WHERE id = ${id}`;
  await announce("drafting", [id]);
}

/** Ends the generation that writes for the drafting, in any process. */
export async function endRun(
  tx: Transaction,
  announce: Announce,
  { userId, runId }: Pick<Drafting, "userId" | "runId">,
): Promise<void> {
  if (runId === null) return;
  const key = keyOf(userId, runId);
  await tx.generation.deleteMany({ where: { id: key } });
  for (const topic of ["generation", "ending"] as const) await announce(topic, [key]);
}

/** Stops the writing. Questions that were written stay. Returns the drafting's id. */
export async function stopDrafting(platform: Platform, viewer: Viewer, id: string): Promise<string> {
  await ownDrafting(platform, viewer, "content:write", id);
  return announcing(platform, async (tx, announce) => {
    const drafting = await lockDrafting(tx, viewer, id);
    const candidateCount = await shownOf({ db: tx }, id);
    await endRun(tx, announce, drafting);
    await tx.drafting.update({
      where: { id },
      data: { runId: null, failure: null, isShort: false, wanted: candidateCount },
    });
    await touched(tx, announce, id);
    return id;
  });
}

/** Deletes the drafting with its source and its candidates. An item made from it stays. */
export async function discardDrafting(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<void> {
  await once(platform, intentionOf(viewer, key, "discard draft", id), {
    async prepare() {
      const drafting = await ownDrafting(platform, viewer, "content:write", id);
      return async (tx, announce) => {
        await endRun(tx, announce, drafting);
        await tx.drafting.deleteMany({ where: { id } });
        await announce("drafting", [id]);
      };
    },
    ...withoutResult,
  });
}

/** A question as written or edited, in the form it has in an item. */
export const questionOf = ({ question }: Pick<Candidate, "question">): GeneratedQuestion & Answering => ({
  ...usualAnswering,
  optionFeedback: null,
  ...question,
});

/** All versions of the questions of the item that a drafting adds to, which new ones must not repeat. */
export const questionsBefore = async (
  { db }: { db: Transaction },
  { order }: Pick<Drafting, "order">,
): Promise<GeneratedQuestion[]> =>
  order.for ? db.question.findMany({ where: { contentId: order.for.contentId }, orderBy: { id: "asc" } }) : [];

export const forgetDraftings = (platform: Platform) =>
  hourly(platform, "Old drafts could not be deleted", () =>
    platform.sql.query(`DELETE FROM draftings WHERE updated_at < now() - interval '${draftingLimits.days} days'`),
  );
