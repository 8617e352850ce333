import { type Difficulty, difficulties, type Kind } from "../../content/content.shared.ts";
import { keptFeedback } from "../../content/question/form/stored.ts";
import { unchecked } from "../../extractive/source.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Announce } from "../../platform/work/announcing.ts";
import type { GeneratedQuestion, Order, Revision } from "../generator.ts";
import { partInSlot } from "../in-slot.ts";
import { orderFrom } from "../order.ts";
import type { Progress } from "../progress.ts";
import { usualTypes, type WrittenType, writtenTypes } from "../types.shared.ts";
import { hasModel, writerOf } from "../writing.ts";
import { ownCandidate, replaceCandidate, replaced, sectionsIn } from "./candidate.ts";
import { CandidateRevision } from "./drafting.rules.ts";
import { draftingLimits, possibleRevisions, type Revising } from "./drafting.shared.ts";
import { type DraftingRow, lockDrafting, ownDrafting, questionOf, questionsBefore, touched } from "./drafting.ts";
import { otherOptions } from "./extracted.ts";
import { sourceFor } from "./write.ts";

/**
 * Rewrites one question in place. Without a model, uses the next candidate of the source, or the same question with
 * other options. Throws CONFLICT if there is none, and the errors that refuse a generation. Returns the drafting's id.
 */
export async function reviseCandidate(platform: Platform, viewer: Viewer, id: string, input: unknown): Promise<string> {
  const candidate = await ownCandidate(platform, viewer, id);
  const { how } = parse(CandidateRevision, input);
  const drafting = await ownDrafting(platform, viewer, "content:write", candidate.draftingId);
  if (candidate.replacedById !== null) throw replaced();
  const candidates = await platform.db.candidate.findMany({ where: { draftingId: drafting.id } });
  if (candidates.length >= draftingLimits.candidates) throw full();
  const { kind, wanted } = drafting.order;
  requirePossible(platform, drafting, questionOf(candidate), how);
  const { userId } = drafting;
  const line = "Writing a question";
  return partInSlot(platform, {}, { userId, kind, wanted: 1, line, limits: ["revise"], write });

  async function write(_progress: Progress, signal: AbortSignal) {
    const source = await sourceFor(platform, viewer, drafting, signal);
    const difficulty = shifted(wanted.difficulty ?? "medium", how);
    const written = [...(await questionsBefore(platform, drafting)), ...candidates.map(questionOf)];
    const order = { ...orderFrom(drafting.order, source, written, 1), difficulty };
    // Questions that were replaced are not offered again.
    const shown = candidates.filter(({ position }) => position === candidate.position).map(questionOf);
    const question = await anew(platform, viewer, order, { question: questionOf(candidate), how, shown }, signal);
    return async (tx: Transaction, announce: Announce) => {
      await lockDrafting(tx, viewer, drafting.id);
      await replaceCandidate(tx, candidate, question, sectionsIn(source)(question));
      await touched(tx, announce, drafting.id);
      return drafting.id;
    };
  }
}

const full = () =>
  new DomainError("CONFLICT", `A draft has up to ${draftingLimits.candidates} questions, including replaced ones`);

/** Throws VALIDATION_FAILED, GENERATION_UNAVAILABLE or CONFLICT for a change that is impossible for its questions. */
function requirePossible(
  platform: Platform,
  { order }: DraftingRow,
  { questionType }: GeneratedQuestion,
  how: Revising,
): void {
  const { kind, origin, wanted } = order;
  const difficulty = kind === "QUIZ" ? (wanted.difficulty ?? "medium") : null;
  const circumstances = { kind, questionType, isFromTopic: origin === "topic", difficulty };
  if (possibleRevisions({ ...circumstances, hasModel: hasModel(platform) }).includes(how)) return;
  if (difficulty === null && how !== "another" && how !== "options")
    throw invalid("how", "Only questions of quizzes are harder or easier than others");
  if (how === "options" && hasModel(platform))
    throw invalid("how", "Only choice questions can get new options. Edit this question, or replace it");
  if (how === difficultEnds[difficulty ?? "medium"])
    throw new DomainError("CONFLICT", `Without a language model, the source gives none that is ${how}.`);
  throw new DomainError(
    "GENERATION_UNAVAILABLE",
    origin === "topic"
      ? "Writing about a topic needs a language model: edit this question, or discard it."
      : "Without a language model this question can only be replaced by another one of the source, or edited.",
  );
}

/** Changes that are impossible at the easiest and the hardest level. */
const difficultEnds = { easy: "easier", medium: null, hard: "harder" } as const;

function shifted(from: Difficulty, how: Revising): Difficulty {
  const step = { another: 0, options: 0, harder: 1, easier: -1 }[how];
  return difficulties[difficulties.indexOf(from) + step] ?? from;
}

async function anew(
  platform: Platform,
  viewer: Viewer,
  order: Order,
  { question, how, shown }: Revision & { shown: readonly GeneratedQuestion[] },
  signal: AbortSignal,
): Promise<GeneratedQuestion> {
  if (how === "options" && order.source !== null && !hasModel(platform))
    return otherOptions(platform, viewer, order.source, order, { question, shown }, signal);
  const writer = await writerOf(platform, viewer, order, signal);
  const types = how === "another" ? order.questionTypes : typesAs(order.kind, question);
  const revising = { ...order, questionTypes: types, revise: { question, how } };
  const { questions } = await writer.draft(revising, signal, () => {});
  const [replacement] = questions;
  if (!replacement)
    throw new DomainError("CONFLICT", "The source gives no other question. Edit this one, or discard it.");
  return how === "options" ? withOptionsOf(order.kind, question, replacement) : replacement;
}

/** The question with the options of another. Its text stays, and in a quiz its right options stay, too. */
function withOptionsOf(kind: Kind, question: GeneratedQuestion, other: GeneratedQuestion): GeneratedQuestion {
  if (kind !== "QUIZ") return { ...question, options: other.options, optionWeights: other.optionWeights };
  const [right, otherRight] = [rightOf(question), rightOf(other)];
  const wrong = other.options.filter((option) => ![...right, ...otherRight].some((one) => isSame(one, option)));
  if (wrong.length === 0) throw new DomainError("CONFLICT", noOptions);
  const ranked = [...right, ...wrong].map((option) => ({ option, rank: Math.random() }));
  const options = ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
  const places = right.map((option) => options.indexOf(option)).sort((a, b) => a - b);
  const { questionText, correctAnswer, answerKey, evidence } = question;
  // The check was of the text and the key that came with the options.
  const isChecked = questionText === other.questionText && right.join("\n") === otherRight.join("\n");
  return {
    ...question,
    options,
    optionFeedback: keptFeedback(kind, { questionType: question.questionType, options }, question, other),
    correctAnswer: correctAnswer === null ? null : (places[0] ?? null),
    answerKey: answerKey && { ...answerKey, options: places },
    evidence: isChecked
      ? (other.evidence ?? null)
      : evidence && { ...unchecked, level: evidence.level, section: evidence.section },
  };
}

const rightOf = ({ options, correctAnswer, answerKey }: GeneratedQuestion): string[] =>
  options.filter((_, index) => index === correctAnswer || answerKey?.options?.includes(index));

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const noOptions = "The model gave no other options for this question. Try again, or edit them.";

/** The types allowed for a rewritten question: only its own, or null if that is a usual one. */
const typesAs = (kind: Kind, { questionType }: GeneratedQuestion): readonly WrittenType[] | null =>
  usualTypes[kind].some((type) => type === questionType)
    ? null
    : writtenTypes[kind].filter((type) => type === questionType);
