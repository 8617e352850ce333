import type { Difficulty } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import { type Candidate, wrongOptions } from "./forms/form.ts";
import { formQuestions } from "./forms/forms.ts";
import type { PlainLanguage } from "./language/plain/plain.ts";
import { figureQuestions } from "./language/plain/quiz.ts";
import { hasNumber } from "./language/plain/wrong.ts";
import type { Lexicon } from "./lexicon.ts";
import type { AnchoredQuestion, QuestionOrder, QuizType } from "./order.ts";
import type { Sentence } from "./sentence.ts";
import { isCapital, seedOf, type Word } from "./words.ts";

type Wording = Pick<QuestionDraft, "questionText" | "questionType" | "options" | "form" | "answerKey">;

interface Chosen {
  wording: Wording;
  candidate: Candidate;
}

/** The score decides between questions. */
export interface Scored extends Candidate {
  score: number;
}

/** Maximum share of questions with the same form, so that a quiz is not only about dates or terms. */
const shareOf: Partial<Record<Candidate["form"], number>> = {
  number: 0.5,
  term: 0.5,
  meaning: 0.4,
  who: 0.5,
  statement: 0.3,
};

/** Preferences of an easy and a hard quiz: numbers have to be known. */
const leaning: Record<Difficulty, Partial<Record<Candidate["form"], number>>> = {
  easy: { number: 0.7 },
  medium: {},
  hard: { number: 1.3 },
};

/** Minimum worth of a sentence, and the bonus for a central one. A hard quiz prefers sentences that are not central. */
const centralWorth = { easy: [0.3, 1.2], medium: [0.5, 1], hard: [1.3, -1] } as const;

/** A part of the source gets its own question if that has at least this share of the lowest score among the best. */
const shareOfLast = 0.5;

/**
 * Heuristic factors on a sentence: references to other sentences and few words lower its clarity, first sentences raise
 * it.
 */
const clarityOf = { weakened: 0.6, short: 0.8, opening: 1.1, shortWords: 12 };

export function quizQuestions(lexicon: Lexicon, plain: PlainLanguage, order: QuestionOrder): AnchoredQuestion[] {
  const { effort } = lexicon;
  const mayAsk = ({ form }: Candidate) => !effort.isSpent || form === "number";
  const { sentences } = lexicon;
  return pickedFrom(candidatesIn(lexicon, plain, order), sentences.length, order, { mayAsk, isMixed: true });
}

/** Picks at most one question for each sentence and answer, spread over the whole source. */
export function pickedFrom(
  all: readonly Scored[],
  sentenceCount: number,
  order: QuestionOrder,
  { mayAsk = () => true, isMixed = false }: { mayAsk?: (candidate: Candidate) => boolean; isMixed?: boolean } = {},
): AnchoredQuestion[] {
  const { questionCount: count, allows, types } = order;
  const candidates = all.filter(({ sentence }) => allows(sentence));
  const goodEnough = (candidates[count - 1]?.score ?? 0) * shareOfLast;
  const picks: Chosen[] = [];
  const attempted = new Set<Scored>();
  const usedKeys = new Set(order.answers.map((answer) => `answer ${answer.toLowerCase()}`));
  const remaining = new Map(
    Object.entries(shareOf).map(([form, share]) => [form, Math.max(1, Math.floor(count * share))]),
  );

  function take(candidate: Scored): boolean {
    const { form, sentence, answer } = candidate;
    const keys = [`sentence ${sentence.text}`, ...candidate.keys];
    if (attempted.has(candidate) || remaining.get(form) === 0 || keys.some((key) => usedKeys.has(key))) return false;
    attempted.add(candidate);
    if (!mayAsk(candidate)) return false;
    const wording = wordingOf(candidate, types);
    if (!wording || order.isAsked(wording.questionText) || isTold(answer, wording.options)) return false;
    const pick = { candidate, wording };
    if (picks.some((other) => tells(other, pick) || tells(pick, other))) return false;
    picks.push(pick);
    for (const key of keys) usedKeys.add(key);
    remaining.set(form, (remaining.get(form) ?? count) - 1);
    return true;
  }

  const section = sentenceCount / count;
  for (let index = 0; index < count; index++) {
    const [from, to] = [Math.round(index * section), Math.round((index + 1) * section)];
    candidates
      .filter(({ sentence, score }) => sentence.index >= from && sentence.index < to && score >= goodEnough)
      .some(take);
  }
  const fill = () => {
    for (const candidate of candidates) {
      if (picks.length === count) break;
      take(candidate);
    }
  };
  fill();
  // A quiz of one form is better than a short one, unless it asks with options for dates only.
  const keepsShare = isMixed && !types.includes("number");
  for (const form of remaining.keys()) if (form !== "number" || !keepsShare) remaining.set(form, count);
  fill();
  const placed = Array.from({ length: wrongOptions + 1 }, () => 0);
  return picks
    .sort((a, b) => a.candidate.sentence.index - b.candidate.sentence.index)
    .map(({ candidate, wording }) => {
      const { sentence, answer } = candidate;
      const options = wording.options.length > 0 ? balanced(candidate, wording, placed) : [];
      const correctAnswer = options.length > 0 ? options.indexOf(answer) : null;
      const explanation = wording.questionType === "multiple_choice" ? null : sentence.text;
      return { sentence, question: { ...wording, options, correctAnswer, optionWeights: null, explanation } };
    });
}

/**
 * Figures are typed where the order allows number questions. Other questions have options if there are enough that are
 * surely wrong.
 */
function wordingOf(candidate: Candidate, types: readonly QuizType[]): Wording | null {
  const typed = () => {
    const question = candidate.typed();
    return question && types.includes(question.questionType) ? { ...question, options: [] } : null;
  };
  if (candidate.form === "number" && types.includes("number")) return typed();
  const asked = types.includes("multiple_choice") ? candidate.ask() : null;
  return asked ? { ...asked, questionType: "multiple_choice" } : typed();
}

/** The options with the key in a position that has few keys so far, counted in `placed`. Numbers stay in order. */
function balanced({ form, answer }: Candidate, { options, questionText }: Wording, placed: number[]): string[] {
  const fewest = Math.min(...placed);
  const free = placed.flatMap((count, place) => (count === fewest ? place : []));
  const place = form === "number" ? options.indexOf(answer) : (free[seedOf(questionText) % free.length] ?? 0);
  placed[place] = (placed[place] ?? 0) + 1;
  return options.filter((option) => option !== answer).toSpliced(place, 0, answer);
}

/** Whether one question contains the answer of another one. */
function tells({ wording: { questionText } }: Chosen, { candidate: { form, answer } }: Chosen): boolean {
  if (form === "number") return hasNumber(questionText, answer);
  return form === "term" && questionText.toLowerCase().includes(answer.toLowerCase());
}

/** The only long option among short ones is mostly the right one. */
const isTold = (answer: string, options: readonly string[]) =>
  answer.length > 12 && options.every((option) => option === answer || 2 * option.length < answer.length);

function candidatesIn(lexicon: Lexicon, plain: PlainLanguage, { difficulty, source }: QuestionOrder): Scored[] {
  const { sentences, language, weight, glossary } = lexicon;
  const clarity = ({ text, words, opens }: Sentence) =>
    (language.weakens.test(text) ? clarityOf.weakened : 1) *
    (words.length < clarityOf.shortWords ? clarityOf.short : 1) *
    (opens ? clarityOf.opening : 1);
  const listed = new Set(glossary.map(({ sentence }) => sentence));
  const [least, more] = centralWorth[difficulty];
  const centrality = (sentence: Sentence) => least + more * weight(sentence);
  const forms = formQuestions(lexicon, difficulty).map((candidate) => ({
    ...candidate,
    score: candidate.worth * (listed.has(candidate.sentence) ? 1 : centrality(candidate.sentence)),
  }));
  const factor = leaning[difficulty].number ?? 1;
  const figures = figureQuestions(source, sentences, plain, difficulty, {
    isTopical: (stem) => lexicon.topical.has(stem),
    isAlone: (sentence) => namesPersons(sentence, lexicon),
  }).map((candidate) => ({
    ...candidate,
    score: candidate.worth * factor * centrality(candidate.sentence) * clarity(candidate.sentence),
  }));
  return [...forms, ...figures].sort((a, b) => b.score - a.score);
}

/** Whether a sentence names someone, with two capitals in a row, before it refers to a person. */
function namesPersons({ words }: Sentence, { language }: Lexicon): boolean {
  const at = words.findIndex(({ lower }) => language.persons.has(lower));
  const isName = (word: Word | undefined) =>
    word !== undefined &&
    isCapital(word.text) &&
    !language.functionWords.has(word.lower) &&
    !language.names.group.has(word.text);
  return at < 0 || words.slice(0, at).some((word, index, all) => isName(word) && isName(all[index + 1]));
}
