import { randomUUID } from "node:crypto";
import { holdUser } from "../../account/user.ts";
import type { Kind } from "../../content/content.shared.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Intention, intentionOf, once } from "../../platform/work/idempotency.ts";
import type { Origin } from "../generation.rules.ts";
import { beginProgress, type Progress } from "../progress.ts";
import { requireModel, startOf } from "../writing.ts";
import { draftingForms, moreQuestions } from "./drafting.rules.ts";
import { draftingLimits } from "./drafting.shared.ts";
import { type DraftingOrder, lockDrafting, ownDrafting, stateOf } from "./drafting.ts";
import { writeCandidates } from "./write.ts";

/** Candidates per requested question, so that there is a choice. */
const choice = 1.75;

/**
 * Starts a drafting and returns its id as soon as its writing starts. Writing continues after the client disconnects.
 * Throws CONFLICT if the viewer has too many open drafts, and the errors that refuse a generation before it starts.
 */
export async function beginDrafting(
  platform: Platform,
  viewer: Viewer,
  { kind, origin, key }: { kind: Kind; origin: Origin; key: unknown },
  input: unknown,
): Promise<string> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const intention = intentionOf(viewer, key, "draft", kind, origin, input);
  const { language, audience, focus, sections, ...wanted } = parse(draftingForms[kind][origin], input);
  requireModel(platform, kind, origin, wanted);
  const order: DraftingOrder = { kind, origin, wanted, language, audience, focus, sections };
  return withRun(platform, viewer, intention, order, async (tx, runId) => {
    // Serializes per user, so that the limit holds.
    await holdUser(tx, userId);
    if ((await tx.drafting.count({ where: { userId, contentId: null } })) >= draftingLimits.open)
      throw new DomainError(
        "CONFLICT",
        `You have ${draftingLimits.open} unfinished drafts. Finish or discard one first.`,
      );
    const data = {
      userId,
      order,
      title: wanted.title ?? null,
      wanted: Math.ceil(wanted.questionCount * choice),
      runId,
    };
    return (await tx.drafting.create({ data, select: { id: true } })).id;
  });
}

/** Has more candidates written, optionally with changed options. Throws CONFLICT while others are being written. */
export async function draftMore(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  key?: unknown,
): Promise<void> {
  const { order } = await ownDrafting(platform, viewer, "content:write", id);
  const intention = intentionOf(viewer, key, "draft more", id, input);
  const { count, difficulty, questionTypes, ...given } = parse(moreQuestions[order.kind], input);
  const orderWishes = { ...(difficulty && { difficulty }), ...(questionTypes && { questionTypes }) };
  if (questionTypes) requireModel(platform, order.kind, order.origin, { ...order.wanted, ...orderWishes });
  const wishes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  await withRun(platform, viewer, intention, order, async (tx, runId) => {
    const drafting = await idle(platform, tx, viewer, id);
    const currentCount = await tx.candidate.count({ where: { draftingId: id, replacedById: null } });
    const totalCount = await tx.candidate.count({ where: { draftingId: id } });
    if (totalCount >= draftingLimits.candidates)
      throw invalid(
        "count",
        `A draft has ${draftingLimits.candidates} questions at most, with those that were replaced`,
      );
    const data = {
      order: { ...drafting.order, ...wishes, wanted: { ...drafting.order.wanted, ...orderWishes } },
      wanted: currentCount + count,
      runId,
      failure: null,
      notices: [],
      isShort: false,
    };
    await tx.drafting.update({ where: { id }, data });
    return id;
  });
}

/** Continues writing that broke off or gave too few questions. Throws CONFLICT otherwise. */
export async function resumeDrafting(platform: Platform, viewer: Viewer, id: string, key?: unknown): Promise<void> {
  const { order } = await ownDrafting(platform, viewer, "content:write", id);
  await withRun(platform, viewer, intentionOf(viewer, key, "draft on", id), order, async (tx, runId) => {
    const { runId: former, isShort } = await idle(platform, tx, viewer, id);
    if (former === null && !isShort) throw new DomainError("CONFLICT", "All questions of this draft are written");
    await tx.drafting.update({ where: { id }, data: { runId, failure: null, notices: [], isShort: false } });
    return id;
  });
}

/** Locks a drafting that has no writing in progress. */
async function idle({ settings }: Platform, tx: Transaction, viewer: Viewer, id: string) {
  const drafting = await lockDrafting(tx, viewer, id);
  if ((await stateOf({ db: tx, settings }, drafting)).state === "writing")
    throw new DomainError("CONFLICT", "Questions are being written already. Please wait, or stop that first.");
  return drafting;
}

/** Takes a slot, assigns it to this drafting in `claim`, and writes in the background. */
async function withRun(
  platform: Platform,
  viewer: Viewer,
  intention: Intention | null,
  order: DraftingOrder,
  claim: (tx: Transaction, runId: string) => Promise<string>,
): Promise<string> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const runId = randomUUID();
  let progress = null as Progress | null;
  try {
    const runStart = await once(platform, intention, {
      async prepare() {
        for (const limit of ["generate", "generateDay"] as const) await platform.limits.take(limit, userId);
        progress = await beginProgress(platform, userId, runId, {
          ...startOf(order.kind, order.wanted),
          isDrafting: true,
        });
        return async (tx, announce) => {
          const id = await claim(tx, runId);
          await announce("drafting", [id]);
          return { id, runId };
        };
      },
      note: (begun) => begun,
      recall: async (begun) => begun,
    });
    // The first request with this key does the writing.
    if (runStart.runId !== runId) await progress?.end();
    else if (progress) void writeCandidates(platform, viewer, runStart, progress);
    return runStart.id;
  } catch (error) {
    await progress?.end();
    throw error;
  }
}
