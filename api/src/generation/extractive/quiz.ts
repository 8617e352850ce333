import type { Difficulty } from "../../content/content.shared.ts";
import type { QuestionOrder } from "./ask.ts";
import { type Gap, gapsIn } from "./gaps.ts";
import type { Lexicon } from "./lexicon.ts";
import { distractors } from "./others.ts";
import type { Sentence } from "./sentences.ts";
import { stemOf } from "./stem.ts";

export interface GapQuestion {
  sentence: Sentence;
  gap: Gap;
  questionText: string;
  options: string[];
}

interface Candidate {
  sentence: Sentence;
  gap: Gap;
  score: number;
}

/** At most this share of the questions asks for numbers, or the quiz becomes one about dates. */
const shareOfNumbers = 0.5;

/** A part of the source gets a question of its own if that is not much worse than the worst of the best. */
const shareOfLast = 0.5;

/** Heuristic factors on a sentence: hints at other sentences and few words make it unclear, first sentences clear. */
const clarityOf = { weakened: 0.6, short: 0.8, opening: 1.1, shortWords: 12 };

/** Fill-the-gap questions, at most one for each sentence and answer, spread over the whole source. */
export function gapQuestions(
  lexicon: Lexicon,
  { questionCount: count, difficulty, allows }: QuestionOrder,
): GapQuestion[] {
  const candidates = candidatesIn(lexicon, difficulty).filter(({ sentence }) => allows(sentence));
  const goodEnough = (candidates[count - 1]?.score ?? 0) * shareOfLast;
  const chosen: (Candidate & { options: string[] })[] = [];
  const tried = new Set<Candidate>();
  const used = new Set<string>();
  let numbersLeft = Math.max(1, Math.floor(count * shareOfNumbers));

  function take(candidate: Candidate): boolean {
    const { sentence, gap } = candidate;
    const isNumber = gap.sort === "number";
    const keys = [`sentence ${sentence.text}`, `answer ${gap.answer.toLowerCase()}`];
    if (tried.has(candidate) || (isNumber && numbersLeft === 0) || keys.some((key) => used.has(key))) return false;
    tried.add(candidate);
    if (lexicon.effort.isSpent && !isNumber) return false;
    const options = gap.options();
    if (options.length <= distractors || isTold(gap.answer, options)) return false;
    chosen.push({ ...candidate, options });
    for (const key of keys) used.add(key);
    if (isNumber) numbersLeft -= 1;
    return true;
  }

  const section = lexicon.sentences.length / count;
  for (let index = 0; index < count; index++) {
    const [from, to] = [Math.round(index * section), Math.round((index + 1) * section)];
    candidates
      .filter(({ sentence, score }) => sentence.index >= from && sentence.index < to && score >= goodEnough)
      .some(take);
  }
  for (const candidate of candidates) {
    if (chosen.length === count) break;
    take(candidate);
  }
  return chosen
    .sort((a, b) => a.sentence.index - b.sentence.index)
    .map(({ sentence, gap, options }) => ({
      sentence,
      gap,
      options,
      questionText: stemOf(sentence.text, gap, options, lexicon.language),
    }));
}

/** The only long one among short ones is mostly the right one. */
const isTold = (answer: string, options: readonly string[]) =>
  answer.length > 12 && options.every((option) => option === answer || 2 * option.length < answer.length);

function candidatesIn(lexicon: Lexicon, difficulty: Difficulty): Candidate[] {
  const { sentences, language, weight, alone } = lexicon;
  const clarity = ({ text, words, opens }: Sentence) =>
    (language.weakens.test(text) ? clarityOf.weakened : 1) *
    (words.length < clarityOf.shortWords ? clarityOf.short : 1) *
    (opens ? clarityOf.opening : 1);
  return sentences
    .filter((sentence) => alone.has(sentence))
    .flatMap((sentence) => {
      const central = weight(sentence);
      const value = (0.5 + (difficulty === "hard" ? 1 - central : central)) * clarity(sentence);
      return gapsIn(sentence, lexicon, difficulty).map((gap) => ({ sentence, gap, score: gap.worth * value }));
    })
    .sort((a, b) => b.score - a.score);
}
