import { randomUUID } from "node:crypto";
import { type Difficulty, difficulties } from "../../content/content.shared.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import type { GeneratedQuestion, Order, Revision } from "../generator.ts";
import { beginProgress } from "../progress.ts";
import { hasModel, stopping } from "../writing.ts";
import { ownCandidate, replaceCandidate, replaced, sectionsIn } from "./candidate.ts";
import { CandidateRevision } from "./drafting.rules.ts";
import { draftingLimits, type Revising } from "./drafting.shared.ts";
import { lockDrafting, ownDrafting, questionOf, touched } from "./drafting.ts";
import { otherOptions } from "./extracted.ts";
import { orderFrom, sourceFor, writerOf } from "./write.ts";

/**
 * Has one question written anew, in its place. Without a model that is the next candidate of the source, or the same
 * question with other options. Throws CONFLICT if there is none, and what refuses a generation. Returns the drafting's id.
 */
export async function reviseCandidate(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<string> {
  const candidate = await ownCandidate(platform, viewer, id);
  const { how } = parse(CandidateRevision, input);
  const drafting = await ownDrafting(platform, viewer, "content:write", candidate.draftingId);
  if (candidate.replacedById !== null) throw replaced();
  const candidates = await platform.db.candidate.findMany({ where: { draftingId: drafting.id } });
  if (candidates.length >= draftingLimits.candidates) throw full();
  await platform.limits.take("revise", drafting.userId);
  const { kind, wanted } = drafting.order;
  const progress = await beginProgress(platform, drafting.userId, randomUUID(), {
    kind,
    title: null,
    stage: "WRITING",
    line: "Writing a question",
    wanted: 1,
    questions: [],
    isDrafting: true,
  });
  const signal = AbortSignal.any([stopping(platform), progress.stopped]);
  try {
    const source = await sourceFor(platform, viewer, drafting, signal);
    const difficulty = shifted(wanted.difficulty ?? "medium", how);
    const order = { ...orderFrom(drafting, source, candidates, 1), difficulty };
    const question = await anew(platform, viewer, order, { question: questionOf(candidate), how }, signal);
    await announcing(platform, async (tx, announce) => {
      await lockDrafting(tx, viewer, drafting.id);
      await progress.finish(tx, announce);
      await replaceCandidate(tx, candidate, question, sectionsIn(source)(question));
      await touched(tx, announce, drafting.id);
    });
    await progress.leave();
    return drafting.id;
  } catch (error) {
    await progress.end();
    throw error;
  }
}

const full = () =>
  new DomainError(
    "CONFLICT",
    `A draft has ${draftingLimits.candidates} questions at most, with those that were replaced`,
  );

function shifted(from: Difficulty, how: Revising): Difficulty {
  const step = { another: 0, options: 0, harder: 1, easier: -1 }[how];
  return difficulties[difficulties.indexOf(from) + step] ?? from;
}

async function anew(
  platform: Platform,
  viewer: Viewer,
  order: Order,
  { question, how }: Revision,
  signal: AbortSignal,
): Promise<GeneratedQuestion> {
  if (how === "options" && order.source !== null && !hasModel(platform))
    return otherOptions(platform, viewer, order.source, order, question, signal);
  const writer = await writerOf(platform, viewer, order, signal);
  const { questions } = await writer.draft({ ...order, revise: { question, how } }, signal, () => {});
  const [written] = questions;
  if (!written) throw new DomainError("CONFLICT", "The source gives no other question. Edit this one, or drop it.");
  return written;
}
