import { z } from "zod";
import { logged } from "../../../account/log/log.ts";
import { isPublished } from "../../../attempt/publishing/waiting.ts";
import { lockItem, present } from "../../../content/lock.ts";
import { ownContent } from "../../../content/own.ts";
import type { AttemptDeletion, Content } from "../../../generated/prisma/client.ts";
import type { Transaction } from "../../../platform/data/database.ts";
import { DomainError, deletedMeanwhile, invalid, notFound, parse } from "../../../platform/errors.ts";
import type { Scope } from "../../../platform/identity/scopes.shared.ts";
import { signedIn, type Viewer } from "../../../platform/identity/viewer.ts";
import type { Platform } from "../../../platform/platform.ts";
import { namedOf, refusalOf, unknownFields } from "../../../platform/unknown-fields.ts";
import { intentionOf, once } from "../../../platform/work/idempotency.ts";
import { countAttempts } from "../count.ts";
import { ownAttempt } from "../details.ts";
import { FilterFields } from "../filter.rules.ts";
import { readFilter } from "../filter.ts";
import { AttemptChoice } from "./deletion.rules.ts";
import {
  deletePortion,
  lockDeletion,
  type NextPortion,
  nextKept,
  nextPortion,
  portionMillis,
  restorePortion,
} from "./progress.ts";

/**
 * Deletes attempts as if they had never been submitted: with their starts, and from every count. Attempts that are
 * named by id are deleted before this returns. For a filter, jobs delete the others after the first portion. Throws
 * what `ownContent` does, and NOT_FOUND if none of the chosen attempts exists.
 */
export async function deleteAttempts(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  key?: unknown,
): Promise<AttemptDeletion> {
  signedIn(viewer);
  return once(platform, intentionOf(viewer, key, "deleteAttempts", contentId, input), {
    async prepare() {
      const content = await ownContent(platform, viewer, "results:write", contentId, "content");
      return begin(platform, viewer, contentId, await choiceOf(platform, viewer, content, input));
    },
    ...byId(platform),
    timeout: portionMillis,
  });
}

/** Throws 401 when signed out, 404 for a missing attempt, and 403 for one at another owner's item. */
export async function deleteAttempt(
  platform: Platform,
  viewer: Viewer,
  id: string,
  key?: unknown,
): Promise<AttemptDeletion> {
  signedIn(viewer);
  return once(platform, intentionOf(viewer, key, "deleteAttempt", id), {
    async prepare() {
      const attempt = await ownAttempt(platform, viewer, "results:write", id);
      return begin(platform, viewer, attempt.contentId, await selected(platform, attempt.contentId, [id]));
    },
    ...byId(platform),
    timeout: portionMillis,
  });
}

/**
 * Restores the attempts that a deletion has deleted so far, and ends it. Repeatable. If a taker has submitted again
 * since, the newer attempt stays. Throws CONFLICT once it is too late.
 */
export async function undoDeletion(
  platform: Platform,
  viewer: Viewer,
  id: string,
  key?: unknown,
): Promise<AttemptDeletion> {
  signedIn(viewer);
  return once(platform, intentionOf(viewer, key, "undoAttemptDeletion", id), {
    async prepare() {
      const ownedDeletion = await ownDeletion(platform, viewer, "results:write", id);
      const ids = await nextKept(platform, ownedDeletion);
      return async (tx, announce) => {
        const content = await lockItem(tx, ownedDeletion.contentId, present);
        if (!content) throw deletedMeanwhile();
        const deletion = await lockDeletion(tx, id);
        if (deletion.state === "restoring" || deletion.state === "restored") return deletion;
        if (deletion.undoUntil && deletion.undoUntil <= (await clock(tx)))
          throw new DomainError("CONFLICT", "Too late: the responses are deleted permanently");
        const restored = await restorePortion(platform, tx, { content, deletion, ids });
        const isDone = restored.state === "restored";
        await log(tx, viewer, content, "attempts_restored", isDone ? restored.restored : restored.deleted);
        await announce("results", [content.id]);
        return restored;
      };
    },
    ...byId(platform),
    timeout: portionMillis,
  });
}

export async function ownDeletion(
  { db }: Platform,
  viewer: Viewer,
  scope: Scope,
  id: string,
): Promise<AttemptDeletion> {
  signedIn(viewer);
  const deletion = await db.attemptDeletion.findUnique({ where: { id } });
  await ownContent({ db }, viewer, scope, deletion?.contentId ?? "", "content").catch((error) => {
    throw error instanceof DomainError && error.code === "NOT_FOUND" ? notFound("Deletion") : error;
  });
  if (!deletion) throw notFound("Deletion");
  return deletion;
}

async function log(
  tx: Transaction,
  viewer: Viewer,
  { id: contentId, userId, title }: Content,
  action: "attempts_deleted" | "attempts_restored",
  count: number,
): Promise<void> {
  if (userId !== null) await logged(tx, viewer, userId, { action, contentId, title, count });
}

const byId = ({ db }: Platform) => ({
  note: ({ id }: AttemptDeletion) => ({ id }),
  async recall({ id }: { id?: string }) {
    const deletion = await db.attemptDeletion.findUnique({ where: { id: id ?? "" } });
    if (!deletion) throw notFound("Deletion");
    return deletion;
  },
});

/** Not `now()`: the transaction may have waited for the locks since it started. */
async function clock(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  return row?.now as Date;
}

interface Chosen {
  next: NextPortion;
  total: number;
}

async function choiceOf(platform: Platform, viewer: Viewer, content: Content, input: unknown): Promise<Chosen> {
  const { ids, filter: asked, all } = parse(AttemptChoice, input);
  if (ids) return selected(platform, content.id, ids);
  requireKnown(asked);
  const filter = all ? null : await readFilter(platform, viewer, asked, content.id);
  if (!all && filter === null) throw invalid("filter", "The filter is empty: to delete all attempts, say so with all");
  const next = await nextPortion(platform, content.id, filter);
  const total = next.rest ? await countAttempts(platform, content, filter) : next.ids.length;
  return { next, total };
}

const Filtered = z.object({ filter: FilterFields });

/** Ignoring an unknown part of the filter would delete more than intended. */
function requireKnown(filter: unknown): void {
  const unknown = filter == null ? [] : unknownFields(Filtered, { filter });
  if (unknown.length > 0) throw refusalOf(namedOf(unknown));
}

async function selected(platform: Platform, contentId: string, ids: string[]): Promise<Chosen> {
  const attempts = await platform.db.attempt.findMany({
    where: { contentId, id: { in: ids }, ...isPublished },
    select: { id: true },
  });
  return { next: { ids: attempts.map(({ id }) => id), rest: null }, total: attempts.length };
}

const begin =
  (platform: Platform, viewer: Viewer, contentId: string, { next, total }: Chosen): Begin =>
  async (tx, announce) => {
    const content = await lockItem(tx, contentId, present);
    if (!content) throw deletedMeanwhile();
    const created = await tx.attemptDeletion.create({ data: { contentId, total } });
    const deletion = await deletePortion(platform, tx, { content, deletion: created, next });
    if (deletion.deleted === 0 && !next.rest) throw notFound("Attempt");
    await log(tx, viewer, content, "attempts_deleted", deletion.total);
    await announce("results", [contentId]);
    return deletion;
  };
type Begin = Parameters<typeof once<AttemptDeletion, { id: string }>>[2] extends { prepare(): Promise<infer Work> }
  ? Work
  : never;
