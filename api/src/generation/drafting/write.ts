import type { Candidate } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import type { Draft, GeneratedQuestion, Generator, Order } from "../generator.ts";
import { orderOf } from "../order.ts";
import type { Progress } from "../progress.ts";
import { readSource } from "../reader/source.ts";
import { interrupted } from "../slots.ts";
import type { Source } from "../source/source.ts";
import { discardUpload } from "../upload/upload.ts";
import { generatorFor, hasModel, requireModel, stopping, writingLine } from "../writing.ts";
import { addCandidates, sectionsIn, settleCandidates } from "./candidate.ts";
import { type DraftingRow, questionOf } from "./drafting.ts";
import { extractedWriter } from "./extracted.ts";
import { headingsOf, namedSections, requireSections } from "./sections.ts";

interface Run {
  /** Id of the drafting. */
  id: string;
  runId: string;
}

/**
 * Writes the missing candidates of a drafting and stores them one by one, so that a later failure loses none of them.
 * Never rejects: errors are stored for the creator.
 */
export async function writeCandidates(
  platform: Platform,
  viewer: Viewer,
  { id, runId }: Run,
  progress: Progress,
): Promise<void> {
  const signal = AbortSignal.any([stopping(platform), progress.stopped]);
  try {
    const drafting = await platform.db.drafting.findUniqueOrThrow({ omit: { source: true }, where: { id } });
    const source = await sourceFor(platform, viewer, drafting, signal);
    const candidates = await platform.db.candidate.findMany({ where: { draftingId: id } });
    const { notices, canGoOn } = await write(platform, viewer, {
      drafting,
      runId,
      source,
      candidates,
      progress,
      signal,
    });
    await announcing(platform, async (tx, announce) => {
      // False if the drafting was stopped or deleted in the meantime.
      if (!(await progress.finish(tx, announce))) return;
      await tx.drafting.updateMany({ where: { id, runId }, data: { runId: null, notices, isShort: canGoOn } });
      await announce("drafting", [id]);
    });
    await progress.leave();
  } catch (error) {
    if (!signal.aborted) await storeFailure(platform, { id, runId }, error);
    await progress.end();
  }
}

async function storeFailure(platform: Platform, { id, runId }: Run, error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) platform.log.warn({ err: error }, "Drafting broke off");
  const failure = error instanceof DomainError ? error.message : interrupted;
  await announcing(platform, async (tx, announce) => {
    await tx.drafting.updateMany({ where: { id, runId }, data: { failure } });
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
  const { kind, origin, wanted } = order;
  if (origin === "topic") return null;
  const draftingRow = await platform.db.drafting.findUnique({ where: { id }, select: { source: true } });
  if (draftingRow?.source) return draftingRow.source;
  const source = await readSource(platform, viewer, wanted, { signal });
  if (source === null) return null;
  const { text: _, ...rest } = wanted;
  const { title } = orderOf(kind, origin, wanted, source);
  await announcing(platform, async (tx, announce) => {
    const data = { source, title, sections: headingsOf(source), order: { ...order, wanted: rest } };
    await tx.drafting.updateMany({ where: { id }, data });
    if (wanted.pdfPath) await discardUpload(tx, viewer, wanted.pdfPath);
    await announce("drafting", [id]);
  });
  return source;
}

interface Writing {
  drafting: DraftingRow;
  runId: string;
  source: Source | null;
  /** All candidates that were written, including replaced ones. */
  candidates: Candidate[];
  progress: Progress;
  signal: AbortSignal;
}

async function write(
  platform: Platform,
  viewer: Viewer,
  { drafting, runId, source, candidates, progress, signal }: Writing,
): Promise<Pick<Draft, "notices" | "canGoOn">> {
  const { id, wanted } = drafting;
  let count = candidates.filter(({ replacedById }) => replacedById === null).length;
  if (count >= wanted) return { notices: [], canGoOn: false };
  if (source !== null) requireSections(drafting.order.sections, headingsOf(source));
  const order = orderFrom(drafting, source, candidates, wanted - count);
  const tell = () => progress.report({ stage: "WRITING", title: order.title, line: writingLine(count, wanted) });
  tell();
  const generator = await writerOf(platform, viewer, order, signal);
  await platform.db.drafting.updateMany({ where: { id }, data: { draftedBy: generator.draftedBy } });

  const sectionOf = sectionsIn(source);
  const stored = new Map<GeneratedQuestion, string>();
  let arrived: GeneratedQuestion[] = [];
  const whileOpen = (store: (tx: Transaction) => Promise<void>) =>
    announcing(platform, async (tx, announce) => {
      // Another process may have continued, if this one was taken for dead.
      const [open] = await tx.$queryRaw<object[]>`
        SELECT FROM draftings WHERE id = ${id} AND run_id = ${runId} FOR NO KEY UPDATE`;
      if (open) await store(tx);
      await announce("drafting", [id]);
    });
  async function store() {
    const questions = arrived;
    arrived = [];
    if (questions.length === 0) return;
    await whileOpen(async (tx) => {
      for (const [question, key] of await addCandidates(tx, id, questions, sectionOf)) stored.set(question, key);
    });
    count += questions.length;
    tell();
  }
  let storing = Promise.resolve();
  function take(question: GeneratedQuestion) {
    arrived.push(question);
    storing = storing.then(store);
    // The `finally` block below reports a rejection.
    storing.catch(() => {});
  }
  try {
    const { questions, notices, canGoOn } = await generator.draft(order, signal, take);
    await storing;
    if (generator.draftedBy === "model")
      await whileOpen(async (tx) => {
        await settleCandidates(tx, stored, questions);
        const rewritten = questions.filter((question) => !stored.has(question));
        await addCandidates(tx, id, rewritten, sectionOf);
      });
    return { notices: notices.map(ofDraft), canGoOn };
  } finally {
    await storing;
  }
}

/** Drafts have more questions than their creator asked for. */
const ofDraft = (notice: string) => notice.replace(" you asked for", "");

/** The next order of a drafting. `candidates` are the existing ones, including replaced ones. */
export function orderFrom(
  { order: { kind, origin, wanted, language, audience, focus, sections } }: Pick<DraftingRow, "order">,
  source: Source | null,
  candidates: readonly Candidate[],
  questionCount: number,
): Order {
  const order = orderOf(kind, origin, { ...wanted, questionCount }, source);
  const sectionNames = source === null ? [] : namedSections(sections, headingsOf(source));
  const written = candidates.map(questionOf);
  return { ...order, language, audience, focus, sections: sectionNames, written, areAllKept: true };
}

/** The model, or without one the questions that the source gives for this order. */
export async function writerOf(
  platform: Platform,
  viewer: Viewer,
  order: Order,
  signal: AbortSignal,
): Promise<Generator> {
  const { source } = order;
  if (source === null) requireModel(platform, order.kind, "topic", {});
  if (source === null || hasModel(platform)) return generatorFor(platform, source);
  return extractedWriter(platform, viewer, source, order, signal);
}
