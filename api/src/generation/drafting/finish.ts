import { limitsOf } from "../../content/content.shared.ts";
import { madeContent } from "../../content/own.ts";
import { type Content, Prisma } from "../../generated/prisma/client.ts";
import { invalid, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { storeItem } from "../generate.ts";
import { orderFrom } from "../order.ts";
import { DraftingEnd } from "./drafting.rules.ts";
import { candidatesOf, endRun, lockDrafting, ownDrafting, questionOf, touched } from "./drafting.ts";

/**
 * Creates an item from the kept candidates, in order, and stops their writing. A draft that already has an item returns
 * it again. Throws VALIDATION_FAILED if no candidate was kept, or more than an item may have.
 */
export async function finishDrafting(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  key?: unknown,
): Promise<Content> {
  const { userId, contentId } = await ownDrafting(platform, viewer, "content:write", id);
  const intention = intentionOf(viewer, key, "finish draft", id, input);
  const { title } = parse(DraftingEnd, input);
  if (contentId !== null) return madeContent(platform, contentId);
  return once(platform, intention, {
    async prepare() {
      await platform.limits.take("create", userId);
      return async (tx, announce) => {
        const drafting = await lockDrafting(tx, viewer, id);
        const { kind, wanted } = drafting.order;
        const accepted = (await candidatesOf({ db: tx }, id)).filter(({ state }) => state === "kept");
        const most = limitsOf(kind).questions;
        if (accepted.length === 0) throw invalid("candidates", "Keep at least one question first");
        if (accepted.length > most) throw invalid("candidates", `Maximum ${most} questions allowed: drop some first`);
        await endRun(tx, announce, drafting);
        const { source } = await tx.drafting.findUniqueOrThrow({ where: { id }, select: { source: true } });
        const questions = accepted.map(questionOf);
        const order = { ...orderFrom(drafting.order, source, [], accepted.length), title: title ?? drafting.title };
        const draftedBy = drafting.draftedBy ?? "model";
        const content = await storeItem(platform, tx, userId, { order, wanted, draftedBy, questions });
        const outcome = { contentId: content.id, runId: null, failure: null, isShort: false, source: Prisma.DbNull };
        await tx.drafting.update({ where: { id }, data: outcome });
        await touched(tx, announce, id);
        return content;
      };
    },
    note: ({ id }) => ({ id }),
    recall: ({ id }) => madeContent(platform, id),
  });
}
