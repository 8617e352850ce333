import type { Difficulty, Kind } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import { DomainError } from "../platform/errors.ts";
import { chooseLanguage, nameOf } from "./language/choose.ts";
import { figureQuestions } from "./language/plain/quiz.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { AnchoredQuestion, QuestionOrder } from "./order.ts";
import { quizQuestions } from "./quiz.ts";
import { assessmentQuestions } from "./rating/assessment.ts";
import { surveyQuestions } from "./rating/survey.ts";
import { isPunctuated } from "./sentences.ts";
import { type Quote, quotesFrom, type SourceText } from "./source.ts";

const ask = { QUIZ: quizQuestions, SURVEY: surveyQuestions, ASSESSMENT: assessmentQuestions };

/** A question that exists already. */
type WrittenQuestion = Pick<QuestionDraft, "questionText" | "options" | "correctAnswer" | "passage">;

export interface DraftOrder {
  kind: Kind;
  questionCount: number;
  difficulty: Difficulty;
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
  if ("plain" in choice) {
    const { code } = choice.plain;
    const questions = figureQuestions(source, choice.plain, questionOrderOf(source, order)).flatMap(withQuotes);
    const shortfall = questions.length < order.questionCount ? onlyFigures(code) : null;
    return { ...nothing, questions, language: code, isPlain: true, shortfall };
  }
  const lexicon = await lexiconOf(source, choice.language);
  const questionsFor = (order: DraftOrder) =>
    ask[order.kind](lexicon, questionOrderOf(source, order)).flatMap(withQuotes);
  const questions = questionsFor(order);
  const isShort = questions.length < order.questionCount;
  const { examined } = lexicon.effort;
  const written = [...(order.written ?? []), ...questions];
  return {
    ...nothing,
    questions,
    language: lexicon.language.code,
    examined,
    shortfall: isShort ? reasonFor(lexicon, order) : null,
    canGoOn: isShort && questionsFor({ ...order, written }).length > 0,
  };
}

const onlyFigures = (code: string) =>
  `In ${nameOf(code)}, without AI, only years and figures can be asked for, and few of those in this text have one value that surely fits.`;

const unpunctuated = ({ passages }: SourceText) =>
  passages.some(({ anchor }) => anchor.kind === "second")
    ? "These captions have no punctuation, so the ends of sentences cannot be recognized without AI. Please choose a video with captions written by people, or paste its transcript with full stops."
    : "This text has hardly any full stops, so the ends of sentences cannot be recognized without AI. Please choose a text with punctuation.";

/** The allowed questions: only from the chosen sections, and none that was already written. */
function questionOrderOf(source: SourceText, order: DraftOrder): QuestionOrder {
  const { kind, questionCount, difficulty, sections = [], written = [] } = order;
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
    answers: kind === "QUIZ" ? written.flatMap(({ options, correctAnswer }) => options[correctAnswer ?? -1] ?? []) : [],
    isAsked: (questionText) => existingTexts.has(questionText),
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
