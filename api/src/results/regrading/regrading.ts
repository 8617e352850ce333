import { logged } from "../../account/log/log.ts";
import { savedElsewhere } from "../../content/edit/edit.ts";
import { kindOf } from "../../content/kind.ts";
import { lockItem, present } from "../../content/lock.ts";
import { ownContent } from "../../content/own.ts";
import type { Content, Regrading } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, deletedMeanwhile, invalid, notFound, parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Paging, pageOf, positionOf } from "../../platform/rest/page.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { portionMillis } from "../attempts/deletion/progress.ts";
import { previewRegrading, type RegradePreview } from "./preview.ts";
import { regradeNext, sizeOf } from "./progress.ts";
import { RegradingInput } from "./regrading.rules.ts";
import { type Terms, termsOf } from "./terms.ts";

/** See `previewRegrading`. Throws what `ownContent` does. */
export async function ownPreview(platform: Platform, viewer: Viewer, id: string): Promise<RegradePreview | null> {
  const content = await ownContent(platform, viewer, "results:read", id, "content");
  return previewRegrading(platform, viewer, content);
}

/**
 * Grades the answers to earlier revisions by the current one, which the input names. The first portion is done before
 * this returns, the others in jobs. Throws CONFLICT if the item was saved since, or if no answers would be graded
 * differently, and what `ownContent` does.
 */
export async function regradeAnswers(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  key?: unknown,
): Promise<Regrading> {
  signedIn(viewer);
  return once(platform, intentionOf(viewer, key, "regradeAnswers", contentId, input), {
    async prepare() {
      const item = await ownContent(platform, viewer, "results:write", contentId, "content");
      const { revision, reason, mails } = parse(RegradingInput, input);
      requireRevision(item, revision);
      if (mails && !item.emailResultsSettings?.enabled) throw invalid("mails", "Results of this item are not emailed");
      const terms = await termsOf(platform, contentId, revision);
      if (!terms || terms.earlier.size === 0) throw nothingLeft();
      const size = await sizeOf(platform, contentId);
      return async (tx, announce) => {
        const content = await lockItem(tx, contentId, present);
        if (!content) throw deletedMeanwhile();
        requireRevision(content, revision);
        await requireUngraded(tx, contentId, terms);
        const regrading = await tx.regrading.create({
          data: { contentId, revision, reason, mails, total: terms.attempts },
        });
        const progress = await regradeNext(platform, tx, { content, regrading, terms, size });
        const { userId, title } = content;
        if (userId !== null) {
          const act = { action: "attempts_regraded", contentId, title, count: progress.total } as const;
          await logged(tx, viewer, userId, act);
        }
        await announce("results", [contentId]);
        return progress;
      };
    },
    note: ({ id }) => ({ id }),
    async recall({ id }: { id?: string }) {
      const regrading = await platform.db.regrading.findUnique({ where: { id: id ?? "" } });
      if (!regrading) throw notFound("Regrading");
      return regrading;
    },
    timeout: portionMillis,
  });
}

const nothingLeft = () => new DomainError("CONFLICT", "No responses to regrade");

/** The answers may have been graded since they were counted, or may be about to be graded. */
async function requireUngraded(tx: Transaction, contentId: string, { item, earlier }: Terms): Promise<void> {
  const underWay = { contentId, revision: item.revision, doneAt: null };
  if (await tx.regrading.findFirst({ where: underWay, select: { id: true } }))
    throw new DomainError("CONFLICT", "These answers are already being regraded");
  const ungraded = { contentId, revision: { in: [...earlier.keys()] } };
  if (!(await tx.attempt.findFirst({ where: ungraded, select: { id: true } }))) throw nothingLeft();
}

function requireRevision(content: Content, revision: number): void {
  if (content.revision !== revision) throw savedElsewhere(kindOf(content));
}

/** Newest first. Throws what `ownContent` does. */
export async function regradingList(platform: Platform, viewer: Viewer, contentId: string, input: unknown) {
  await ownContent(platform, viewer, "results:read", contentId, "content");
  const { limit, cursor } = parse(Paging, input);
  const after = cursor === undefined ? undefined : positionOf(cursor).id;
  const rows = await platform.db.regrading.findMany({
    where: { contentId, ...(after !== undefined && { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ time: createdAt, id }));
  return { regradings: page, nextCursor };
}

export async function ownRegrading(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  id: string,
): Promise<Regrading> {
  await ownContent(platform, viewer, "results:read", contentId, "content");
  const regrading = await platform.db.regrading.findUnique({ where: { id, contentId } });
  if (!regrading) throw notFound("Regrading");
  return regrading;
}
