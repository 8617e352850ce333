import type { GeneratedQuestion } from "../generator.ts";
import { likeness, nearDuplicate } from "./review.ts";

/** What counts against a question, next to one for each of its flaws. */
const costs = { unchecked: 1, guessed: 2, sameGoal: 1, sameQuestion: 4 };

/** The best questions: with few flaws, hard to guess, and about different goals of the plan. In the plan's order. */
export function best(
  questions: readonly GeneratedQuestion[],
  count: number,
  goalNumber: (question: GeneratedQuestion) => number | null,
): GeneratedQuestion[] {
  const chosen: GeneratedQuestion[] = [];
  const left = new Set(questions);
  const costOf = (question: GeneratedQuestion) => {
    const { flaws, guessRate, answerable = null } = question.evidence ?? {};
    const goal = goalNumber(question);
    const isGoalTaken = goal !== null && chosen.some((other) => goalNumber(other) === goal);
    const isLike = chosen.some(({ questionText }) => likeness(questionText, question.questionText) > nearDuplicate);
    return (
      (flaws?.length ?? 0) +
      costs.guessed * (guessRate ?? 0) +
      (answerable === null ? costs.unchecked : 0) +
      (isGoalTaken ? costs.sameGoal : 0) +
      (isLike ? costs.sameQuestion : 0)
    );
  };
  while (chosen.length < count && left.size > 0) {
    const costs = new Map([...left].map((question) => [question, costOf(question)]));
    const least = Math.min(...costs.values());
    const next = [...left].find((question) => costs.get(question) === least);
    if (!next) break;
    left.delete(next);
    chosen.push(next);
  }
  const placeOf = (question: GeneratedQuestion) => questions.indexOf(question);
  const isPlanned = chosen.every((question) => goalNumber(question) !== null);
  const orderOf = (question: GeneratedQuestion) => (isPlanned ? (goalNumber(question) ?? 0) : 0);
  return chosen.sort((a, b) => orderOf(a) - orderOf(b) || placeOf(a) - placeOf(b));
}
