import { isPartial } from "../../content/question/form/scoring.shared.ts";
import type { ItemQuestion } from "../../content/taking/item.ts";
import type { Givens } from "./given.ts";
import { creditOf, stepsOf } from "./key.ts";

/** Points as whole numbers of equal parts, because sums of fractions such as 1/3 would not be exact. */
interface Points {
  earned: number;
  most: number;
  /** Parts per point. */
  parts: number;
}

/** The total score of a quiz. Answers may subtract points, but a total is never below zero. */
export const totalScore = (sum: number): number => Math.max(0, sum);

/** The points that the answers to a quiz earn in total. */
export function pointsOf(questions: readonly ItemQuestion[], givens: Givens): Points {
  const parts = commonParts(questions.map(stepsOf));
  const earned = questions.map((question) => earnedParts(question, givens, parts));
  return { earned: totalScore(sum(earned)), most: parts * sum(questions.map(({ points }) => points)), parts };
}

/** The points of one answer, with two decimals. Null if it can only be right or wrong as a whole. */
export const creditIn = (question: ItemQuestion, givens: Givens): number | null =>
  isPartial(question.answerKey) ? inPoints(earnedParts(question, givens, stepsOf(question)), stepsOf(question)) : null;

/** The smallest number of parts per point that suits all these questions, given the steps of each. */
export const commonParts = (steps: readonly number[]): number => steps.reduce(leastCommonMultiple, 1);

// Two decimals never turn a fraction into a whole number: a quiz question has six options at most, so there are 60
// parts at most.
export const inPoints = (earned: number, parts: number): number => Number((earned / parts).toFixed(2));

/** Absent if every answer is right or wrong as a whole, as in older responses. */
export const withCredit = (credit: number | null | undefined) => (credit == null ? {} : { credit });

function earnedParts(question: ItemQuestion, givens: Givens, parts: number): number {
  if (question.isCredited) return question.points * parts;
  const answer = givens.get(question.id);
  return answer ? (question.points * creditOf(question, answer) * parts) / stepsOf(question) : 0;
}

function leastCommonMultiple(one: number, other: number): number {
  let [larger, smaller] = [one, other];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return (one * other) / larger;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
