import { nearlySame } from "../drafting/pairs.shared.ts";
import type { GeneratedQuestion } from "../generator.ts";

/** Questions that share more of their words are near-duplicates. */
export const nearDuplicate = 0.7;

/** Right answers stand out if more than this share of them, of at least four, are a fifth longer than the others. */
const standingOut = { questions: 4, share: 0.6, length: 1.2 };

export function review(questions: readonly GeneratedQuestion[]): string[] {
  const notices: string[] = [];
  for (const [index, question] of questions.entries()) {
    const like = questions
      .slice(0, index)
      .findIndex((other) => likeness(other.questionText, question.questionText) > nearDuplicate);
    if (like >= 0) notices.push(nearlySame(like + 1, index + 1));
  }
  const keyed = questions.filter(({ correctAnswer }) => correctAnswer !== null);
  const longest = keyed.filter(isLongestRight).length;
  if (keyed.length >= standingOut.questions && longest > keyed.length * standingOut.share) {
    notices.push(
      `In ${longest} of ${keyed.length} questions the right answer is the longest: people may guess it. Shorten some, or lengthen others.`,
    );
  }
  return notices;
}

export const sameQuestion = (a: string, b: string) => wordsOf(a).join(" ") === wordsOf(b).join(" ");

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The Jaccard index of the words, 0 to 1. */
export function likeness(a: string, b: string): number {
  const [first, second] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
}

function isLongestRight({ options, correctAnswer }: GeneratedQuestion): boolean {
  const right = options[correctAnswer ?? -1]?.length ?? 0;
  return options.every((option, index) => index === correctAnswer || right > option.length * standingOut.length);
}
