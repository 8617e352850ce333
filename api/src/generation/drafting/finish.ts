import { limitsOf, nounOf } from "../../content/content.shared.ts";
import { htmlToAppend } from "../../content/edit/append.ts";
import { lockOwn, madeContent } from "../../content/own.ts";
import { currentQuestions } from "../../content/question/question.ts";
import { type Content, Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { storeItem } from "../generate.ts";
import { addQuestions } from "../missing/add.ts";
import { type Asked, orderFrom } from "../order.ts";
import { DraftingEnd } from "./drafting.rules.ts";
import { candidatesOf, endRun, lockDrafting, ownDrafting, questionOf, touched } from "./drafting.ts";

/**
 * Creates an item from the kept candidates, in order, or adds them to the item that the draft is for, and stops their
 * writing. A draft that has ended returns its item again. Throws VALIDATION_FAILED if no candidate was kept, or more
 * than an item may have, and CONFLICT if the item that the draft is for was deleted.
 */
export async function finishDrafting(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  key?: unknown,
): Promise<Content> {
  const { userId, contentId, order } = await ownDrafting(platform, viewer, "content:write", id);
  const intention = intentionOf(viewer, key, "finish draft", id, input);
  const { title } = parse(DraftingEnd, input);
  if (contentId !== null) return madeContent(platform, contentId);
  return once(platform, intention, {
    async prepare() {
      const target = order.for?.contentId ?? null;
      if (target === null) await platform.limits.take("create", userId);
      const htmlOf = target === null ? null : await htmlFor(platform, viewer, target, id).catch(deleted(order));
      return async (tx, announce) => {
        const before = target === null ? null : await lockOwn(tx, viewer, target, "content").catch(deleted(order));
        const drafting = await lockDrafting(tx, viewer, id);
        const { kind, wanted } = drafting.order;
        const questions = await keptQuestions({ db: tx }, id);
        const most = limitsOf(kind).questions - (before ? (await currentQuestions(tx, before.id)).length : 0);
        if (questions.length === 0) throw invalid("candidates", "Keep at least one question first");
        if (questions.length > most)
          throw invalid("candidates", `Maximum ${limitsOf(kind).questions} questions allowed: drop some first`);
        await endRun(tx, announce, drafting);
        const { source } = await tx.drafting.findUniqueOrThrow({ where: { id }, select: { source: true } });
        const draftOrder = {
          ...orderFrom(drafting.order, source, [], questions.length),
          title: title ?? drafting.title,
        };
        const draftedBy = drafting.draftedBy ?? "model";
        const isUnconfirmed = questions.every(({ evidence }) => evidence?.answerable === false);
        const content = before
          ? (await addQuestions(platform, tx, announce, before, { questions, htmlOf })).content
          : await storeItem(platform, tx, userId, { order: draftOrder, wanted, draftedBy, questions, isUnconfirmed });
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

const htmlFor = async (platform: Platform, viewer: Viewer, contentId: string, id: string) =>
  htmlToAppend(platform, viewer, contentId, await keptQuestions(platform, id));

const keptQuestions = async (store: { db: Transaction }, id: string) =>
  (await candidatesOf(store, id)).filter(({ state }) => state === "kept").map(questionOf);

/** Explains that the item of an addition no longer exists. The draft stays. */
const deleted =
  ({ kind }: Asked) =>
  (error: unknown) => {
    if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
    throw new DomainError("CONFLICT", `The ${nounOf(kind)} that these questions are for has been deleted.`);
  };
