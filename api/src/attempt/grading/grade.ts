import { isPartial } from "../../content/question/form/scoring.shared.ts";
import type { Item, ItemQuestion } from "../../content/taking/item.ts";
import type { Givens } from "./given.ts";
import { isRight } from "./key.ts";
import { inPoints, pointsOf } from "./points.ts";
import { scorePercent, scoreShare } from "./share.shared.ts";

export interface Grade {
  /** The points of a quiz, rounded down; the rounded score of an assessment; null for a survey. */
  score: number | null;
  /** The points of a quiz with two decimals. Null if no question gives partial credit, and for other kinds. */
  credit: number | null;
  /** 0 to 100; null for a survey. */
  percentage: number | null;
  /** Whether the percentage of a quiz is more than the exact share of points; null for other kinds. */
  isRoundedUp: boolean | null;
  /** The score of an assessment as text, with at most two decimals. */
  skillScore: string | null;
  skillLevel: string | null;
  /** The index of that level in the item; null without levels. */
  levelIndex: number | null;
}

/** `item` is the revision that the taker saw. */
export function grade(item: Pick<Item, "kind" | "questions" | "levels" | "scale">, givens: Givens): Grade {
  if (item.kind === "SURVEY") return { ...ungraded, score: null, percentage: null };
  if (item.kind === "QUIZ") {
    const { earned, most, parts } = pointsOf(item.questions, givens);
    return {
      ...ungraded,
      score: Math.floor(earned / parts),
      credit: item.questions.some(({ answerKey }) => isPartial(answerKey)) ? inPoints(earned, parts) : null,
      ...scoreShare(earned, most),
    };
  }
  const { questions, levels, scale } = item;
  // A question that was left out counts as 0 in the mean too, so that leaving one out never raises the level.
  const sum = total(questions.map((question) => weightOf(question, givens) ?? 0));
  const most = total(questions.map(({ optionWeights }) => Math.max(0, ...(optionWeights ?? []))));
  const score = scale === "points" ? sum : withoutFloatError(sum / questions.length);
  const levelIndex = levels.length === 0 ? null : levelAt(levels, score);
  return {
    ...ungraded,
    score: Math.round(score),
    percentage: scorePercent(sum, most),
    skillScore: String(Number(score.toFixed(2))),
    skillLevel: levelIndex === null ? null : (levels[levelIndex]?.name ?? null),
    levelIndex,
  };
}

const ungraded = { credit: null, isRoundedUp: null, skillScore: null, skillLevel: null, levelIndex: null };

/** Whether an answer counts as correct; null where nothing is right or wrong. */
export function isCorrect(question: ItemQuestion, givens: Givens): boolean | null {
  if (question.correctAnswer === null && question.answerKey === null) return null;
  const answer = givens.get(question.id);
  return question.isCredited || (answer !== undefined && isRight(question, answer));
}

export function weightOf({ id, optionWeights }: ItemQuestion, givens: Givens): number | null {
  const choice = givens.get(id)?.choices[0];
  return optionWeights === null || choice === undefined ? null : (optionWeights[choice] ?? null);
}

/** The highest level that starts at or below the score; the lowest level if none does. */
function levelAt(levels: Item["levels"], score: number): number {
  const byMinimum = levels
    .map(({ range }, index) => ({ minimum: range[0], index }))
    .sort((a, b) => a.minimum - b.minimum);
  const reached = byMinimum.filter(({ minimum }) => minimum <= score);
  return (reached.at(-1) ?? byMinimum[0])?.index ?? 0;
}

const total = (numbers: number[]) => withoutFloatError(numbers.reduce((sum, number) => sum + number, 0));

// Removes floating point error, so that 0.1 + 0.2 reaches a level that starts at 0.3.
const withoutFloatError = (value: number) => Math.round(value * 1e9) / 1e9;
