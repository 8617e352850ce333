import type { GeneratedQuestion } from "../generator.ts";
import { likeness, nearDuplicate } from "./review.ts";

/** Costs of a question, in addition to 1 for each of its flaws. */
const costs = { unchecked: 1, guessed: 2, sameGoal: 1, sameQuestion: 4 };

/**
 * The best questions: with few flaws, hard to guess, and about different goals of the plan. Questions as good as each
 * other are chosen from all types, and evenly from the whole plan. In its order.
 */
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
  // Questions without a plan follow the source.
  const isPlanned = questions.every((question) => goalNumber(question) !== null);
  const placeOf = (question: GeneratedQuestion) =>
    (isPlanned ? goalNumber(question) : null) ?? questions.indexOf(question);
  const distanceOf = (question: GeneratedQuestion) =>
    Math.min(...chosen.map((other) => Math.abs(placeOf(other) - placeOf(question))));
  while (chosen.length < count && left.size > 0) {
    const rated = [...left].map((question) => ({
      question,
      cost: costOf(question),
      isOfNewType: chosen.every(({ questionType }) => questionType !== question.questionType),
      distance: distanceOf(question),
    }));
    const [first] = rated.sort(
      (a, b) =>
        a.cost - b.cost ||
        Number(b.isOfNewType) - Number(a.isOfNewType) ||
        (chosen.length > 0 ? b.distance - a.distance : 0),
    );
    if (!first) break;
    left.delete(first.question);
    chosen.push(first.question);
  }
  return chosen.sort((a, b) => placeOf(a) - placeOf(b) || questions.indexOf(a) - questions.indexOf(b));
}
