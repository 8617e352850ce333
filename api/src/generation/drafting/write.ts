import type { Transaction } from "../../platform/data/database.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { noticesOf } from "../generate.ts";
import type { GeneratedQuestion } from "../generator.ts";
import { keptOrder } from "../missing/keep.ts";
import { orderFrom, titleFrom } from "../order.ts";
import type { Progress } from "../progress.ts";
import { readSource } from "../reader/source.ts";
import { failureOf } from "../slots.ts";
import type { Source } from "../source/source.ts";
import { discardUploads } from "../upload/upload.ts";
import { stopping, writeQuestions } from "../writing.ts";
import { addCandidates, sectionsIn, settleCandidates } from "./candidate.ts";
import { type DraftingRow, questionOf, questionsBefore } from "./drafting.ts";
import { nearlySame, pairIn } from "./pairs.shared.ts";
import { headingsOf } from "./sections.ts";

interface Run {
  /** Id of the drafting. */
  id: string;
  runId: string;
}

/**
 * Writes the missing candidates of a drafting and stores them one by one, so that a later failure loses none of them.
 * Never rejects: errors are stored for the creator.
 */
export async function writeCandidates(platform: Platform, viewer: Viewer, run: Run, progress: Progress): Promise<void> {
  const { id, runId } = run;
  const signal = AbortSignal.any([stopping(platform), progress.stopped]);
  try {
    const { settle, ...outcome } = await write(platform, viewer, run, progress, signal);
    await announcing(platform, async (tx, announce) => {
      // False if the drafting was stopped or deleted in the meantime.
      if (!(await progress.finish(tx, announce))) return;
      await tx.drafting.updateMany({ where: { id, runId }, data: { runId: null, ...outcome } });
      await settle?.(tx);
      await announce("drafting", [id]);
    });
    await progress.leave();
  } catch (error) {
    if (!signal.aborted) await storeFailure(platform, run, error);
    await progress.end();
  }
}

async function storeFailure(platform: Platform, { id, runId }: Run, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) platform.log.warn({ err: error }, "Drafting broke off");
  await announcing(platform, async (tx, announce) => {
    await tx.drafting.updateMany({ where: { id, runId }, data: { failure: failureOf(error) } });
    await announce("drafting", [id]);
  }).catch((error) => platform.log.warn({ err: error }, "The failure of a drafting could not be stored"));
}

/** The stored source, which is read and stored first if necessary; null for a topic. */
export async function sourceFor(
  platform: Platform,
  viewer: Viewer,
  { id, order }: Pick<DraftingRow, "id" | "order">,
  signal: AbortSignal,
): Promise<Source | null> {
  const { origin, wanted } = order;
  if (origin === "topic") return null;
  const draftingRow = await platform.db.drafting.findUnique({ where: { id }, select: { source: true } });
  if (draftingRow?.source) return draftingRow.source;
  const source = await readSource(platform, viewer, wanted, { signal });
  if (source === null) return null;
  const read = orderFrom(order, source, [], 1);
  const title = read.title ?? titleFrom(read);
  await announcing(platform, async (tx, announce) => {
    const data = { source, title, sections: headingsOf(source), order: keptOrder(order) };
    await tx.drafting.updateMany({ where: { id }, data });
    await discardUploads(tx, viewer, wanted);
    await announce("drafting", [id]);
  });
  return source;
}

interface Outcome {
  notices: string[];
  isShort: boolean;
  settle?: (tx: Transaction) => Promise<void>;
}

async function write(
  platform: Platform,
  viewer: Viewer,
  { id, runId }: Run,
  progress: Progress,
  signal: AbortSignal,
): Promise<Outcome> {
  const drafting = await platform.db.drafting.findUniqueOrThrow({ omit: { source: true }, where: { id } });
  const source = await sourceFor(platform, viewer, drafting, signal);
  const candidates = await platform.db.candidate.findMany({ where: { draftingId: id } });
  const before = candidates.filter(({ replacedById }) => replacedById === null).length;
  const count = drafting.wanted - before;
  if (count <= 0) return { notices: [], isShort: false };

  const sectionOf = sectionsIn(source);
  const ids = new Map<GeneratedQuestion, string>();
  let arrived: GeneratedQuestion[] = [];
  async function store() {
    const questions = arrived;
    arrived = [];
    if (questions.length === 0) return;
    await announcing(platform, async (tx, announce) => {
      // Another process may have continued, if this one was taken for dead.
      const [open] = await tx.$queryRaw<object[]>`
        SELECT FROM draftings WHERE id = ${id} AND run_id = ${runId} FOR NO KEY UPDATE`;
      const added = open ? await addCandidates(tx, id, questions, sectionOf) : [];
      for (const [index, candidateId] of added.entries()) ids.set(questions[index] as GeneratedQuestion, candidateId);
      await announce("drafting", [id]);
    });
  }
  let storing = Promise.resolve();
  function onQuestion(question: GeneratedQuestion) {
    arrived.push(question);
    storing = storing.then(store);
    // The `finally` block below reports a rejection.
    storing.catch(() => {});
  }
  try {
    const written = [...(await questionsBefore(platform, drafting)), ...candidates.map(questionOf)];
    const enough = before === 0 ? drafting.order.wanted.questionCount : undefined;
    const run = { progress, signal, written, count, enough, before, onQuestion, areAllKept: true };
    const { order, draft } = await writeQuestions(platform, viewer, drafting.order, source, run);
    const notices = [...noticesOf(source, order), ...draft.notices.map((notice) => ofDraft(notice, before))];
    const settle = (tx: Transaction) => settleCandidates(tx, id, ids, draft.questions, sectionOf);
    return { notices, isShort: draft.canGoOn, ...(drafting.draftedBy === "model" && { settle }) };
  } finally {
    await storing;
  }
}

/**
 * Drafts have more questions than their creator asked for, and `before` of them stand before those of a run. Their
 * creator reads them before they become an item, which is therefore not private.
 */
function ofDraft(notice: string, before: number): string {
  const pair = pairIn(notice);
  if (pair) return nearlySame(pair[0] + before, pair[1] + before);
  return notice.replace(" you asked for", "").replace(", so the quiz is private", "");
}
