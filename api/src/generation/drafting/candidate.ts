import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { Finding } from "../../clinic/clinic.shared.ts";
import { findingsOf } from "../../clinic/findings.ts";
import { questionRules } from "../../content/content.rules.ts";
import type { Kind } from "../../content/content.shared.ts";
import { keptFeedback, storedQuestion } from "../../content/question/form/stored.ts";
import type { Candidate, Drafting } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { languageOf } from "../../platform/shared/language.shared.ts";
import { announcing } from "../../platform/work/announcing.ts";
import type { GeneratedQuestion } from "../generator.ts";
import type { Source } from "../source/source.ts";
import { requireDrafting } from "./drafting.policy.ts";
import { CandidateEdit } from "./drafting.rules.ts";
import { draftingLimits } from "./drafting.shared.ts";
import { lockDrafting, questionOf, touched } from "./drafting.ts";

/** Throws as `requireDrafting` does. */
export async function ownCandidate({ db }: { db: Transaction }, viewer: Viewer, id: string): Promise<Candidate> {
  const include = { drafting: { select: { userId: true } } } as const;
  const candidate = await db.candidate.findUnique({ where: { id }, include });
  requireDrafting(viewer, "content:write", candidate?.drafting, "Question");
  return candidate as Candidate;
}

type SectionOf = (question: GeneratedQuestion) => string | null;

/** Adds as many questions at the end as there is room for. Returns the ids. */
export async function addCandidates(
  tx: Transaction,
  draftingId: string,
  questions: readonly GeneratedQuestion[],
  sectionOf: SectionOf,
): Promise<string[]> {
  const { _count: known, _max: last } = await tx.candidate.aggregate({
    where: { draftingId },
    _count: true,
    _max: { position: true },
  });
  const rows = questions.slice(0, Math.max(0, draftingLimits.candidates - known)).map((question, index) => ({
    id: uuid(),
    draftingId,
    position: (last.position ?? 0) + index + 1,
    question,
    section: sectionOf(question),
  }));
  if (rows.length > 0) await tx.candidate.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

/**
 * Stores the outcome of the checks at the end of a run: removes questions that did not hold and adds what was written
 * instead. Questions that the creator has kept stay, with what was found, and edited ones as they are. `ids` has the
 * candidates of the questions of the run.
 */
export async function settleCandidates(
  tx: Transaction,
  draftingId: string,
  ids: ReadonlyMap<GeneratedQuestion, string>,
  questions: readonly GeneratedQuestion[],
  sectionOf: SectionOf,
): Promise<void> {
  const dropped = [...ids].flatMap(([question, id]) => (questions.includes(question) ? [] : [id]));
  const unchanged = { isEdited: false, replacedById: null };
  await tx.candidate.deleteMany({ where: { ...unchanged, id: { in: dropped }, state: "proposed" } });
  for (const [question, id] of ids) await tx.candidate.updateMany({ where: { ...unchanged, id }, data: { question } });
  const added = questions.filter((question) => !ids.has(question));
  await addCandidates(tx, draftingId, added, sectionOf);
}

/** Replaces a candidate with a question. Throws CONFLICT if the candidate has already been replaced. */
export async function replaceCandidate(
  tx: Transaction,
  { id, draftingId, position }: Candidate,
  question: GeneratedQuestion,
  section: string | null,
): Promise<void> {
  const { id: replacedById } = await tx.candidate.create({ data: { draftingId, position, question, section } });
  const { count } = await tx.candidate.updateMany({ where: { id, replacedById: null }, data: { replacedById } });
  if (count === 0) throw replaced();
}

export const replaced = () => new DomainError("CONFLICT", "Another question has taken the place of this one");

/** Finds the heading above a question's passage. */
export function sectionsIn(source: Source | null): SectionOf {
  const passages = source?.passages.filter(({ section }) => section !== null) ?? [];
  return ({ passage, passageAnchor }) => {
    if (passage === null) return null;
    const holds = passages.filter(({ text }) => text.includes(passage));
    return (holds.find(({ anchor }) => isDeepStrictEqual(anchor, passageAnchor)) ?? holds[0])?.section ?? null;
  };
}

/** The writing flaws of a candidate. The passage shows the language of a short question. */
export function candidateFindings(
  candidate: Pick<Candidate, "question">,
  { order: { kind }, title }: Pick<Drafting, "order" | "title">,
): Finding[] {
  const question = questionOf(candidate);
  return findingsOf(question, kind, languageOf(question.passage ?? title ?? ""));
}

/**
 * Keeps, drops or edits a question by the rules of the builder. A kept question stays kept when edited. Returns the
 * drafting's id.
 */
export async function updateCandidate(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<string> {
  const candidateBefore = await ownCandidate(platform, viewer, id);
  const { state, ...edit } = parse(CandidateEdit, input);
  await announcing(platform, async (tx, announce) => {
    const { order } = await lockDrafting(tx, viewer, candidateBefore.draftingId);
    const candidateNow = await ownCandidate({ db: tx }, viewer, id);
    if (candidateNow.replacedById !== null) throw replaced();
    const question = Object.keys(edit).length > 0 ? edited(order.kind, questionOf(candidateNow), edit) : null;
    const isEdited = question !== null && !isDeepStrictEqual(question, questionOf(candidateNow));
    await tx.candidate.update({
      where: { id },
      data: {
        ...(state && { state }), // The evidence applies to the previous text only.
        ...(isEdited && { question: { ...question, evidence: null }, isEdited }),
      },
    });
    await touched(tx, announce, candidateBefore.draftingId);
  });
  return candidateBefore.draftingId;
}

/** Restores a replaced question and sets the current one aside. Returns the drafting's id. */
export async function restoreCandidate(platform: Platform, viewer: Viewer, id: string): Promise<string> {
  const { draftingId, position } = await ownCandidate(platform, viewer, id);
  await announcing(platform, async (tx, announce) => {
    await lockDrafting(tx, viewer, draftingId);
    const standing = { draftingId, position, replacedById: null, id: { not: id } };
    await tx.candidate.updateMany({ where: standing, data: { replacedById: id } });
    await tx.candidate.update({ where: { id }, data: { replacedById: null } });
    await touched(tx, announce, draftingId);
  });
  return draftingId;
}

/** Changes a question. A new type discards the fields that belong to the old type. */
function edited(kind: Kind, stored: GeneratedQuestion, edit: Omit<CandidateEdit, "state">): GeneratedQuestion {
  const isRetyped = edit.questionType !== undefined && edit.questionType !== stored.questionType;
  const before = isRetyped ? { ...stored, form: null, answerKey: null, optionWeights: null } : stored;
  const written = { ...before, ...edit };
  const optionFeedback = edit.optionFeedback === undefined ? keptFeedback(kind, written, stored) : edit.optionFeedback;
  return { ...before, ...storedQuestion(kind, parse(questionRules[kind], { ...written, optionFeedback })) };
}
