import type { Difficulty } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import { type Candidate, wrongOptions } from "./forms/form.ts";
import { formQuestions } from "./forms/forms.ts";
import { figureQuestions } from "./language/plain/quiz.ts";
import { hasNumber } from "./language/plain/wrong.ts";
import type { Lexicon } from "./lexicon.ts";
import type { AnchoredQuestion, QuestionOrder } from "./order.ts";
import type { Sentence } from "./sentence.ts";
import { seedOf } from "./words.ts";

type Wording = Pick<QuestionDraft, "questionText" | "questionType" | "options" | "form" | "answerKey">;

/** A question that may be asked. */
export interface Picked {
  wording: Wording;
  candidate: Scored;
}

/** The score decides between questions. */
export interface Scored extends Candidate {
  score: number;
}

/** Maximum share of questions with the same form, so that a quiz is not only about dates or terms. */
const shareOfForm = 0.5;

/** Preference for figures, which have to be known. */
const leaning: Record<Difficulty, number> = { easy: 0.7, medium: 1, hard: 1.3 };

/** Minimum worth of a sentence, and the bonus for a central one. A hard quiz prefers sentences that are not central. */
const centralWorth = { easy: [0.3, 1.2], medium: [0.5, 1], hard: [1.3, -1] } as const;

/** A part of the source gets its own question if that has at least this share of the lowest score among the best. */
const shareOfLast = 0.5;

/** Questions that a source may give. A quiz has no more of them. */
const mostQuestions = 100;

/** All questions of a text that can be asked in one quiz. */
export function quizPool(lexicon: Lexicon, order: QuestionOrder): Picked[] {
  const { effort } = lexicon;
  const mayAsk = ({ form }: Candidate) => effort.examined < effort.most || form === "number";
  return poolFrom(candidatesIn(lexicon, order), order, mayAsk);
}

/** The best questions, at most one for each sentence and answer. None of them contains the answer of another one. */
export function poolFrom(
  candidates: readonly Scored[],
  order: QuestionOrder,
  mayAsk: (candidate: Candidate) => boolean = () => true,
): Picked[] {
  const pool: Picked[] = [];
  const usedKeys = new Set(order.answers.map((answer) => `answer ${answer.toLowerCase()}`));
  for (const candidate of candidates) {
    const { sentence, answer } = candidate;
    const keys = [`sentence ${sentence.text}`, ...candidate.keys];
    if (!order.allows(sentence) || keys.some((key) => usedKeys.has(key)) || !mayAsk(candidate)) continue;
    const wording = wordingOf(candidate, order);
    if (!wording || order.isAsked(wording.questionText) || isTold(answer, wording.options)) continue;
    const pick = { candidate, wording };
    if (pool.some((other) => tells(other, pick) || tells(pick, other))) continue;
    for (const key of keys) usedKeys.add(key);
    if (pool.push(pick) === mostQuestions) break;
  }
  return pool;
}

/** The ordered number of questions, spread over the whole source and over forms, in the order of the source. */
export function chosenFrom(pool: readonly Picked[], sentenceCount: number, order: QuestionOrder): AnchoredQuestion[] {
  const { questionCount: count, mostFigures } = order;
  const goodEnough = (pool[count - 1]?.candidate.score ?? 0) * shareOfLast;
  const picks = new Set<Picked>();
  let most = Math.max(1, Math.floor(count * shareOfForm));
  const taken = new Map<Candidate["form"], number>();
  function take(pick: Picked): boolean {
    const { form } = pick.candidate;
    const times = taken.get(form) ?? 0;
    if (picks.has(pick) || times === most || (form === "number" && times === mostFigures)) return false;
    picks.add(pick);
    taken.set(form, times + 1);
    return true;
  }

  const section = sentenceCount / count;
  for (let index = 0; index < count; index++) {
    const [from, to] = [Math.round(index * section), Math.round((index + 1) * section)];
    pool
      .filter(
        ({ candidate: { sentence, score } }) => sentence.index >= from && sentence.index < to && score >= goodEnough,
      )
      .some(take);
  }
  const fill = () => {
    for (const pick of pool) {
      if (picks.size === count) break;
      take(pick);
    }
  };
  fill();
  // A quiz of one form is better than a short one.
  most = count;
  fill();
  const placed = Array.from({ length: wrongOptions + 1 }, () => 0);
  return [...picks]
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
 * Recognizing an answer is easier than recalling it, so an easy quiz has options wherever enough others are surely
 * wrong, and a hard one types every answer that it can. Otherwise, figures are typed, and people and terms have options.
 */
function wordingOf(candidate: Candidate, { types, difficulty }: QuestionOrder): Wording | null {
  const typed = (): Wording | null => {
    const question = candidate.typed();
    return question && types.includes(question.questionType) ? { ...question, options: [] } : null;
  };
  const asked = (): Wording | null => {
    const question = types.includes("multiple_choice") ? candidate.ask() : null;
    return question && { ...question, questionType: "multiple_choice" };
  };
  const prefersTyped = difficulty === "hard" || (difficulty === "medium" && candidate.form === "number");
  return prefersTyped ? (typed() ?? asked()) : (asked() ?? typed());
}

/** The options with the key in a position that has few keys so far, counted in `placed`. Numbers stay in order. */
function balanced({ form, answer }: Candidate, { options, questionText }: Wording, placed: number[]): string[] {
  const fewest = Math.min(...placed);
  const free = placed.flatMap((count, place) => (count === fewest ? place : []));
  const place = form === "number" ? options.indexOf(answer) : (free[seedOf(questionText) % free.length] ?? 0);
  placed[place] = (placed[place] ?? 0) + 1;
  return options.filter((option) => option !== answer).toSpliced(place, 0, answer);
}

/** Whether one question contains the answer of another one. Small numbers are in too many sentences. */
function tells({ wording: { questionText, options } }: Picked, { candidate, wording }: Picked): boolean {
  const { form, answer } = candidate;
  if (form === "number") return /\p{Nd}{2}/u.test(answer) && hasNumber(questionText, answer);
  // Options of choices may be answers of other choices.
  const shown = [questionText, ...(wording.options.length > 0 ? [] : options)].join("\n").toLowerCase();
  return (answer.split(" ").at(-1) ?? "").length > 3 && shown.includes(answer.toLowerCase());
}

/** The only long option among short ones is mostly the right one. */
const isTold = (answer: string, options: readonly string[]) =>
  options.length > 0 &&
  answer.length > 12 &&
  options.every((option) => option === answer || 2 * option.length < answer.length);

function candidatesIn(lexicon: Lexicon, { difficulty, source }: QuestionOrder): Scored[] {
  const { plain, sentences, weight, glossary, contexts } = lexicon;
  const listed = new Set(glossary.map(({ sentence }) => sentence));
  const [least, more] = centralWorth[difficulty];
  const centrality = (sentence: Sentence) => least + more * weight(sentence);
  const forms = formQuestions(lexicon, difficulty).map((candidate) => ({
    ...candidate,
    score: candidate.worth * (listed.has(candidate.sentence) ? 1 : centrality(candidate.sentence)),
  }));
  const contextOf = (sentence: Sentence) => contexts.get(sentence) ?? null;
  const figures = figureQuestions(source, sentences, plain, difficulty, contextOf).map((candidate) => ({
    ...candidate,
    score: candidate.worth * leaning[difficulty] * centrality(candidate.sentence),
  }));
  return [...forms, ...figures].sort((a, b) => b.score - a.score);
}
