import { nameOf } from "./language/choose.ts";
import type { Lexicon } from "./lexicon.ts";
import { quizTypes } from "./order.ts";
import { type DraftedQuestion, type DraftOrder, prepare } from "./prepare.ts";
import type { SourceText } from "./source.ts";

export type { DraftOrder } from "./prepare.ts";

export interface Drafted {
  questions: DraftedQuestion[];
  /** The language of the questions (BCP 47); null if there are none. */
  language: string | null;
  /** Whether only questions about years and figures are possible in the language. */
  isPlain: boolean;
  /** Number of comparisons. */
  examined: number;
  /** Why the language of the source allows no questions; null otherwise. */
  refusal: string | null;
  /** Why there are fewer questions than ordered; null if there are enough. */
  shortfall: string | null;
  /** Number of missing questions that the same order gives when it is repeated. */
  more: number;
}

const nothing = {
  questions: [],
  language: null,
  isPlain: false,
  examined: 0,
  refusal: null,
  shortfall: null,
  more: 0,
};

/**
 * Drafts questions from the source's own sentences. Deterministic. Returns fewer than ordered if the source has too few
 * sentences. Throws SOURCE_UNREADABLE for a source without punctuation.
 */
export async function draft(source: SourceText, order: DraftOrder): Promise<Drafted> {
  const prepared = prepare(source, order);
  if ("refusal" in prepared) return { ...nothing, refusal: prepared.refusal };
  const { code, lexicon, questionsFor } = prepared;
  const questions = questionsFor(order);
  const drafted = {
    ...nothing,
    questions,
    language: code,
    isPlain: lexicon === null,
    examined: lexicon?.effort.examined ?? 0,
  };
  const missing = order.questionCount - questions.length;
  if (missing === 0) return drafted;
  const rest = { ...order, questionCount: missing, written: [...(order.written ?? []), ...questions] };
  const more = questionsFor(rest).length;
  const typed = order.kind === "QUIZ" && !hasTyped(order) ? questionsFor({ ...rest, types: quizTypes }).length : 0;
  const reason = lexicon === null ? onlyFigures(code) : reasonFor(lexicon, order);
  return { ...drafted, shortfall: [reason, withTyped(typed)].filter(Boolean).join(" "), more };
}

const hasTyped = ({ types }: DraftOrder) => (types ?? []).some((type) => type === "number" || type === "text");

const withTyped = (count: number) =>
  count > 0 ? `With typed answers, ${count === 1 ? "1 more is" : `${count} more are`} possible.` : null;

const onlyFigures = (code: string) =>
  `In ${nameOf(code)}, without AI, only years and figures can be asked for, and few of those in this text have one value that surely fits.`;

/** Sentences to ask about, per question. A text with fewer lacks sentences rather than options. */
const sentencesPerQuestion = 3;

function reasonFor({ alone }: Lexicon, { kind, questionCount }: DraftOrder): string {
  if (kind !== "QUIZ") return tooFewParts;
  return alone.size < sentencesPerQuestion * questionCount
    ? "Too few of its sentences can be understood on their own."
    : "For the rest of its sentences there are too few wrong answers that are plausible and surely wrong.";
}

const tooFewParts =
  "Without AI, a survey or an assessment asks about the parts under a text’s headings, and the terms and names in it, and this text has too few of them.";
