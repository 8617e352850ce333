import type { Difficulty, Kind } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import { DomainError } from "../platform/errors.ts";
import { chooseLanguage, nameOf } from "./language/choose.ts";
import { figureQuestions } from "./language/plain/quiz.ts";
import { sentencesIn } from "./language/plain/sentence.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { type AnchoredQuestion, type QuestionOrder, quizTypes } from "./order.ts";
import { pickedFrom, quizQuestions } from "./quiz.ts";
import { assessmentQuestions } from "./rating/assessment.ts";
import { surveyQuestions } from "./rating/survey.ts";
import { isPunctuated } from "./sentences.ts";
import { type Quote, quotesFrom, type SourceText } from "./source.ts";

const rate = { SURVEY: surveyQuestions, ASSESSMENT: assessmentQuestions };

/** A question that exists already. */
type WrittenQuestion = Pick<QuestionDraft, "questionText" | "options" | "correctAnswer" | "answerKey" | "passage">;

export interface DraftOrder {
  kind: Kind;
  questionCount: number;
  difficulty: Difficulty;
  /** Types that the questions of a quiz may have; null, the default, for choices only. */
  types?: readonly string[] | null;
  /** BCP 47; null, the default, for the language of the source. */
  language?: string | null;
  /** Headings of the source to ask about; by default, all of it. */
  sections?: readonly string[];
  /** Existing questions, which new ones must not repeat. */
  written?: readonly WrittenQuestion[];
}

type DraftedQuestion = QuestionDraft & Quote;

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
  /** Whether questions are missing, and another request gives some. */
  canGoOn: boolean;
}

const nothing = {
  questions: [],
  language: null,
  isPlain: false,
  examined: 0,
  refusal: null,
  shortfall: null,
  canGoOn: false,
};

/**
 * Drafts questions from the source's own sentences. Deterministic. Returns fewer than ordered if the source has too few
 * sentences. Throws SOURCE_UNREADABLE for a source without punctuation.
 */
export async function draft(source: SourceText, order: DraftOrder): Promise<Drafted> {
  const sample = source.passages.map(({ text }) => text).join("\n");
  const choice = chooseLanguage(sample, { kind: order.kind, chosen: order.language ?? null, claim: source.language });
  if ("refusal" in choice) return { ...nothing, refusal: choice.refusal };
  if (!isPunctuated(source))
    throw new DomainError("SOURCE_UNREADABLE", unpunctuated(source), {
      errorType: "not_enough_text",
      url: source.url,
    });
  const quoted = quotesFrom(source);
  const withQuotes = ({ question, sentence }: AnchoredQuestion): DraftedQuestion[] => {
    const quote = quoted(sentence.text);
    return quote ? [{ ...question, ...quote }] : [];
  };
  const isPlain = "plain" in choice;
  const sentences = isPlain ? sentencesIn(source, choice.plain) : [];
  const lexicon = isPlain ? null : lexiconOf(source, choice.language, choice.figures);
  const questionsFor = (order: DraftOrder) => {
    const questionOrder = questionOrderOf(source, order);
    if (isPlain) {
      const figures = figureQuestions(source, sentences, choice.plain, order.difficulty);
      const scored = figures.map((figure) => ({ ...figure, score: figure.worth }));
      return pickedFrom(scored, sentences.length, questionOrder).flatMap(withQuotes);
    }
    if (lexicon === null) return [];
    if (order.kind !== "QUIZ") return rate[order.kind](lexicon, questionOrder).flatMap(withQuotes);
    return quizQuestions(lexicon, choice.figures, questionOrder).flatMap(withQuotes);
  };
  const questions = questionsFor(order);
  const isShort = questions.length < order.questionCount;
  const { code } = isPlain ? choice.plain : choice.language;
  const more = { ...order, written: [...(order.written ?? []), ...questions] };
  const reason = lexicon === null ? onlyFigures(code) : reasonFor(lexicon, order);
  const typed = isShort && order.kind === "QUIZ" && !hasTyped(order) ? questionsFor({ ...more, types: quizTypes }) : [];
  const missing = order.questionCount - questions.length;
  return {
    ...nothing,
    questions,
    language: code,
    isPlain,
    examined: lexicon?.effort.examined ?? 0,
    shortfall: isShort ? [reason, withTyped(Math.min(missing, typed.length))].filter(Boolean).join(" ") : null,
    canGoOn: isShort && lexicon !== null && questionsFor(more).length > 0,
  };
}

const hasTyped = ({ types }: DraftOrder) => (types ?? []).some((type) => type === "number" || type === "text");

const withTyped = (count: number) =>
  count > 0 ? `With typed answers, ${count === 1 ? "1 more is" : `${count} more are`} possible.` : null;

const onlyFigures = (code: string) =>
  `In ${nameOf(code)}, without AI, only years and figures can be asked for, and few of those in this text have one value that surely fits.`;

const unpunctuated = ({ passages }: SourceText) =>
  passages.some(({ anchor }) => anchor.kind === "second")
    ? "These captions have no punctuation, so the ends of sentences cannot be recognized without AI. Please choose a video with captions written by people, or paste its transcript with full stops."
    : "This text has hardly any full stops, so the ends of sentences cannot be recognized without AI. Please choose a text with punctuation.";

/** The allowed questions: only from the chosen sections, and none that was already written. */
function questionOrderOf(source: SourceText, order: DraftOrder): QuestionOrder {
  const { kind, questionCount, difficulty, types, sections = [], written = [] } = order;
  const plain = (text: string) => text.replace(/\s+/g, " ");
  const allowedPassages = source.passages.filter(({ section }) => section !== null && sections.includes(section));
  const inside = sections.length > 0 ? plain(allowedPassages.map(({ text }) => text).join(" ")) : null;
  // Surveys and assessments can ask about a part of the source again in another way.
  const quoted = new Set(kind === "QUIZ" ? written.flatMap(({ passage }) => passage ?? []) : []);
  const existingTexts = new Set(written.map(({ questionText }) => questionText));
  return {
    questionCount,
    difficulty,
    source,
    isWhole: inside === null,
    allows: ({ text }) => !quoted.has(text) && (inside === null || inside.includes(plain(text))),
    types: quizTypes.filter((type) => types?.includes(type) ?? type === "multiple_choice"),
    answers: kind === "QUIZ" ? written.flatMap(answersOf) : [],
    isAsked: (questionText) => existingTexts.has(questionText),
  };
}

function answersOf({ options, correctAnswer, answerKey }: WrittenQuestion): string[] {
  const option = options[correctAnswer ?? -1];
  const number = answerKey?.number?.value;
  return [
    ...(option === undefined ? [] : [option]),
    ...(answerKey?.text?.accepted ?? []),
    ...(number == null ? [] : [`${number}`]),
  ];
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
