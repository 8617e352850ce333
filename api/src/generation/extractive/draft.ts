import type { GeneratedQuestion, Order, Wishes } from "../generator.ts";
import { isPunctuated } from "../source/captions.ts";
import { quotesFrom } from "../source/passage.ts";
import type { Source } from "../source/source.ts";
import { unreadable } from "../source/unreadable.ts";
import { chooseLanguage, nameOf } from "./language/choose.ts";
import { figureQuestions } from "./language/plain/quiz.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { AnchoredQuestion, QuestionOrder } from "./order.ts";
import { quizQuestions } from "./quiz.ts";
import { assessmentQuestions } from "./rating/assessment.ts";
import { surveyQuestions } from "./rating/survey.ts";

const ask = { QUIZ: quizQuestions, SURVEY: surveyQuestions, ASSESSMENT: assessmentQuestions };

export type DraftOrder = Pick<Order, "kind" | "questionCount" | "difficulty"> & Partial<Wishes>;

/** A source with its drafted questions. Keeps only the first passage if no other questions can be drafted from it. */
export interface DraftedSource extends Source {
  drafted: GeneratedQuestion[];
  /** The language of the questions (BCP 47); null if there are none. */
  draftedIn: string | null;
  /** Why the language of the source allows no questions; null otherwise. */
  refusal: string | null;
  /** Why there are fewer questions than ordered; null if there are enough. */
  shortfall: string | null;
  /** Whether questions are missing, and another request gives some. */
  canGoOn: boolean;
}

export interface Drafted {
  questions: GeneratedQuestion[];
  /** The language of the questions (BCP 47); null if there are none. */
  language: string | null;
  examined: number;
  refusal: string | null;
  shortfall: string | null;
  canGoOn: boolean;
}

/**
 * Drafts questions from the source's own sentences. Deterministic. Returns fewer than ordered if the source has too few
 * sentences.
 */
export async function draftFrom(source: Source, order: DraftOrder): Promise<Drafted> {
  const sample = source.passages.map(({ text }) => text).join("\n");
  const choice = chooseLanguage(sample, { kind: order.kind, wish: order.language ?? null, claim: source.language });
  if ("refusal" in choice)
    return { questions: [], language: null, examined: 0, refusal: choice.refusal, shortfall: null, canGoOn: false };
  if (!isPunctuated(source)) throw unreadable("not_enough_text", unpunctuated(source), source.url);
  const quoted = quotesFrom(source);
  const withQuotes = ({ question, sentence }: AnchoredQuestion): GeneratedQuestion[] => {
    const quote = quoted(sentence.text);
    return quote ? [{ ...question, ...quote }] : [];
  };
  if ("plain" in choice) {
    const { code } = choice.plain;
    const questions = figureQuestions(source, choice.plain, questionOrderOf(source, order)).flatMap(withQuotes);
    const shortfall = questions.length < order.questionCount ? onlyFigures(code) : null;
    return { questions, language: code, examined: 0, refusal: null, shortfall, canGoOn: false };
  }
  const lexicon = await lexiconOf(source, choice.language);
  const draft = (order: DraftOrder) => ask[order.kind](lexicon, questionOrderOf(source, order)).flatMap(withQuotes);
  const questions = draft(order);
  const isShort = questions.length < order.questionCount;
  const { examined } = lexicon.effort;
  const written = [...(order.written ?? []), ...questions];
  return {
    questions,
    language: lexicon.language.code,
    examined,
    refusal: null,
    shortfall: isShort ? reasonFor(lexicon, order) : null,
    canGoOn: isShort && draft({ ...order, written }).length > 0,
  };
}

const onlyFigures = (code: string) =>
  `In ${nameOf(code)}, without AI, only years and figures can be asked for, and few of those in this text have one value that surely fits.`;

const unpunctuated = ({ passages }: Source) =>
  passages.some(({ anchor }) => anchor.kind === "second")
    ? "These captions have no punctuation, so where a sentence ends cannot be told without AI. Please take a video with captions that were written by people, or paste its transcript with full stops."
    : "This text has hardly any full stops, so where a sentence ends cannot be told without AI. Please take one with its punctuation.";

/** The allowed questions: only from the chosen sections, and none that was already written. */
function questionOrderOf(source: Source, order: DraftOrder): QuestionOrder {
  const { kind, questionCount, difficulty, sections = [], written = [] } = order;
  const plain = (text: string) => text.replace(/\s+/g, " ");
  const chosen = source.passages.filter(({ section }) => section !== null && sections.includes(section));
  const inside = sections.length > 0 ? plain(chosen.map(({ text }) => text).join(" ")) : null;
  // Surveys and assessments can ask about a part of the source again in another way.
  const quoted = new Set(kind === "QUIZ" ? written.flatMap(({ passage }) => passage ?? []) : []);
  const asked = new Set(written.map(({ questionText }) => questionText));
  return {
    questionCount,
    difficulty,
    source,
    isWhole: inside === null,
    allows: ({ text }) => !quoted.has(text) && (inside === null || inside.includes(plain(text))),
    answers: kind === "QUIZ" ? written.flatMap(({ options, correctAnswer }) => options[correctAnswer ?? -1] ?? []) : [],
    isAsked: (questionText) => asked.has(questionText),
  };
}

/** Sentences to ask about, per question. A text with fewer lacks sentences rather than options. */
const sentencesPerQuestion = 3;

function reasonFor({ alone }: Lexicon, { kind, questionCount }: DraftOrder): string {
  if (kind !== "QUIZ") return tooFewParts;
  return alone.size < sentencesPerQuestion * questionCount
    ? "Too few of its sentences can be understood on their own."
    : "For the rest of its sentences there are too few wrong answers that are plausible and surely wrong.";
}

const tooFewParts =
  "Without AI, a survey or an assessment asks about the parts under a text’s headings and the terms it explains, and this text has too few of them.";

export async function draftedSource(source: Source, order: DraftOrder): Promise<DraftedSource> {
  const { questions: drafted, language: draftedIn, refusal, shortfall, canGoOn } = await draftFrom(source, order);
  const passages = canGoOn ? source.passages : source.passages.slice(0, 1);
  return { ...source, passages, drafted, draftedIn, refusal, shortfall, canGoOn };
}
