import type { Difficulty, Kind } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import { DomainError } from "../platform/errors.ts";
import { chooseLanguage } from "./language/choose.ts";
import { figureQuestions } from "./language/plain/quiz.ts";
import { isClear, sentencesIn } from "./language/plain/sentence.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { type AnchoredQuestion, type QuestionOrder, quizTypes } from "./order.ts";
import { chosenFrom, poolFrom, quizPool } from "./quiz.ts";
import { ratedQuestions } from "./rating/rated.ts";
import type { Sentence } from "./sentence.ts";
import { asRead, isPunctuated } from "./sentences.ts";
import { type Quote, quotesFrom, type SourceText } from "./source.ts";

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

export type DraftedQuestion = QuestionDraft & Quote;

/** A source that has been read by the rules of its language. */
export interface Prepared {
  code: string;
  /** Null for a language in which only years and figures can be asked for. */
  lexicon: Lexicon | null;
  /** The ordered number of questions, or another number with the limits of the ordered one. */
  questionsFor(order: DraftOrder, count?: number): DraftedQuestion[];
}

/** Throws SOURCE_UNREADABLE for a source without punctuation. */
export function prepare(source: SourceText, { kind, language = null }: DraftOrder): Prepared | { refusal: string } {
  const sample = source.passages.map(({ text }) => text).join("\n");
  const choice = chooseLanguage(sample, { kind, chosen: language, claim: source.language });
  if ("refusal" in choice) return { refusal: choice.refusal };
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
    const { plain } = choice;
    const sentences = sentencesIn(source, plain);
    const questionsFor = (order: DraftOrder, count = order.questionCount) => {
      const wanted = { ...questionOrderOf(source, order), questionCount: count, mostFigures: count };
      const contextOf = (sentence: Sentence) => (isClear(asRead(sentence, plain), plain, source.title) ? "" : null);
      const figures = figureQuestions(source, sentences, plain, order.difficulty, contextOf);
      const scored = figures.map((figure) => ({ ...figure, score: figure.worth }));
      return chosenFrom(poolFrom(scored, wanted), sentences.length, wanted).flatMap(withQuotes);
    };
    return { code: plain.code, lexicon: null, questionsFor };
  }
  const lexicon = lexiconOf(source, choice.language, choice.figures);
  const anchored = (kind: Kind, wanted: QuestionOrder) =>
    kind === "QUIZ"
      ? chosenFrom(quizPool(lexicon, wanted), lexicon.sentences.length, wanted)
      : ratedQuestions(kind, lexicon, wanted);
  return {
    code: choice.language.code,
    lexicon,
    questionsFor: (order, questionCount = order.questionCount) =>
      anchored(order.kind, { ...questionOrderOf(source, order), questionCount }).flatMap(withQuotes),
  };
}

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
  const answers = kind === "QUIZ" ? written.flatMap(answersOf) : [];
  const allowedTypes = quizTypes.filter((type) => types?.includes(type) ?? type === "multiple_choice");
  const writtenFigures = answers.filter((answer) => /^\p{Nd}/u.test(answer)).length;
  const half = Math.max(1, Math.floor((questionCount + written.length) * shareOfFigures));
  return {
    questionCount,
    difficulty,
    source,
    isWhole: inside === null,
    mostFigures: allowedTypes.includes("number") ? Number.POSITIVE_INFINITY : Math.max(0, half - writtenFigures),
    allows: ({ text }) => !quoted.has(text) && (inside === null || inside.includes(plain(text))),
    types: allowedTypes,
    answers,
    isAsked: (questionText) => existingTexts.has(questionText),
  };
}

const shareOfFigures = 0.5;

function answersOf({ options, correctAnswer, answerKey }: WrittenQuestion): string[] {
  const option = options[correctAnswer ?? -1];
  const number = answerKey?.number?.value;
  return [
    ...(option === undefined ? [] : [option]),
    ...(answerKey?.text?.accepted ?? []),
    ...(number == null ? [] : [`${number}`]),
  ];
}
