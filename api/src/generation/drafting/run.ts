import { randomUUID } from "node:crypto";
import { holdUser } from "../../account/user.ts";
import type { Kind } from "../../content/content.shared.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Intention, intentionOf, once } from "../../platform/work/idempotency.ts";
import { builders, type Origin } from "../generation.rules.ts";
import { generationLimits } from "../in-slot.ts";
import { type Asked, askedOf, orderFrom, titleFrom } from "../order.ts";
import { beginProgress, type Progress } from "../progress.ts";
import type { Source } from "../source/source.ts";
import { drafterOf, requireModel, startOf } from "../writing.ts";
import { moreQuestions } from "./drafting.rules.ts";
import { draftingLimits } from "./drafting.shared.ts";
import { lockDrafting, missingCandidates, ownDrafting, shownOf, stateOf } from "./drafting.ts";
import { headingsOf } from "./sections.ts";
import { writeCandidates } from "./write.ts";

/** Candidates per requested question, and of one question, so that there is a choice. */
const choice = 1.75;
const fewest = 3;

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
  requireForAll(viewer, "content:write");
  const intention = intentionOf(viewer, key, "draft", kind, origin, input);
  const order = askedOf(kind, origin, builders[kind][origin], input);
  return openDrafting(platform, viewer, intention, { order });
}

interface Opening {
  order: Asked;
  /** Read before; otherwise, the order's source is read first. */
  source?: Source | null;
}

/** Starts a drafting of an order. Throws as `beginDrafting` does. */
export function openDrafting(
  platform: Platform,
  viewer: Viewer,
  intention: Intention | null,
  { order, source = null }: Opening,
): Promise<string> {
  const { id: userId } = requireForAll(viewer, "content:write");
  requireModel(platform, order);
  const draftedBy = drafterOf(platform);
  return withRun(platform, viewer, intention, order, async (tx, runId) => {
    // Serializes per user, so that the limit holds.
    await holdUser(tx, userId);
    if ((await tx.drafting.count({ where: { userId, contentId: null } })) >= draftingLimits.open)
      throw new DomainError(
        "CONFLICT",
        `You have ${draftingLimits.open} unfinished drafts. Finish or discard one first.`,
      );
    const { questionCount } = order.wanted;
    const first = orderFrom(order, source, [], questionCount);
    const title = first.title ?? titleFrom(first);
    const wanted = Math.max(fewest, Math.ceil(questionCount * choice));
    const read = source && { source, sections: headingsOf(source) };
    const data = { userId, order, title, wanted, runId, draftedBy, ...read };
    return (await tx.drafting.create({ data, select: { id: true } })).id;
  });
}

/**
 * Has more candidates written, optionally with changed options. Throws CONFLICT while others are being written. Returns
 * the drafting's id.
 */
export async function draftMore(platform: Platform, viewer: Viewer, id: string, input: unknown, key?: unknown) {
  const { order } = await ownDrafting(platform, viewer, "content:write", id);
  const intention = intentionOf(viewer, key, "draft more", id, input);
  const { count, difficulty, questionTypes, ...given } = parse(moreQuestions[order.kind], input);
  const changes = { ...(difficulty && { difficulty }), ...(questionTypes && { questionTypes }) };
  if (questionTypes) requireModel(platform, { ...order, wanted: { ...order.wanted, ...changes } });
  const wishes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return withRun(platform, viewer, intention, order, async (tx, runId) => {
    const drafting = await idle(platform, tx, viewer, id);
    if ((await tx.candidate.count({ where: { draftingId: id } })) >= draftingLimits.candidates)
      throw invalid("count", `A draft has up to ${draftingLimits.candidates} questions, including replaced ones`);
    const wanted = (await shownOf({ db: tx }, id)) + count;
    const asked = { ...drafting.order, ...wishes, wanted: { ...drafting.order.wanted, ...changes }, count: wanted };
    await tx.drafting.update({ where: { id }, data: { order: asked, wanted, ...fresh(runId) } });
    return id;
  });
}

/**
 * Continues writing that broke off or gave fewer questions than were asked for. Throws CONFLICT otherwise. Returns the
 * drafting's id.
 */
export async function resumeDrafting(platform: Platform, viewer: Viewer, id: string, key?: unknown) {
  const { order } = await ownDrafting(platform, viewer, "content:write", id);
  return withRun(platform, viewer, intentionOf(viewer, key, "draft on", id), order, async (tx, runId) => {
    const drafting = await idle(platform, tx, viewer, id);
    const { runId: former, isShort } = drafting;
    if (former === null && !isShort) throw new DomainError("CONFLICT", "All questions of this draft are written");
    const missing = former === null ? await missingCandidates({ db: tx }, drafting) : 0;
    const wanted = missing > 0 ? (await shownOf({ db: tx }, id)) + missing : drafting.wanted;
    await tx.drafting.update({ where: { id }, data: { wanted, ...fresh(runId) } });
    return id;
  });
}

/** The outcome of a run that has not ended. */
const fresh = (runId: string) => ({ runId, failure: null, notices: [], isShort: false });

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
  order: Asked,
  claim: (tx: Transaction, runId: string) => Promise<string>,
): Promise<string> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const runId = randomUUID();
  let progress = null as Progress | null;
  try {
    const runStart = await once(platform, intention, {
      async prepare() {
        for (const limit of generationLimits) await platform.limits.take(limit, userId);
        progress = await beginProgress(platform, userId, runId, { ...startOf(order), isDrafting: true });
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
