import { scorePercent } from "../../../../api/src/attempt/grading/share.shared.ts";
import type { AnswerResult, Item, Receipt } from "./item.ts";

/*
 * After a regrade, a receipt belongs to another version of the item than the page has shown. Edited questions have
 * other ids and may have other points.
 */

/** The points for answering all questions of a quiz correctly. */
export const pointsIn = ({ questions }: Item) => questions.reduce((sum, { points = 1 }) => sum + points, 0);

/** The score of a quiz and its maximum. Null if neither the item nor its results contain them. */
export function scoreIn(item: Item, receipt: Receipt): { score: number; most: number; isPoints: boolean } | null {
  const { results, percentage, totalQuestions, correctedAt } = receipt;
  const score = receipt.credit ?? receipt.score ?? 0;
  const [count, points] =
    results.length > 0
      ? [results.length, results.reduce((sum, { points = 1 }) => sum + points, 0)]
      : [item.questions.length, pointsIn(item)];
  const isPoints = receipt.credit !== undefined || points !== count;
  const most = isPoints ? points : totalQuestions;
  // The page of a private link does not know the questions.
  const isTold = correctedAt === undefined && count > 0;
  const isKnown = isTold || scorePercent(sixtieths(score), 60 * most) === percentage;
  return isKnown ? { score, most, isPoints } : null;
}

/**
 * The percentage of a quiz as shown on the page. If only rounding makes it reach the pass mark, it is rounded down to
 * one decimal.
 */
export function percentageIn(item: Item, receipt: Receipt): number | null {
  const { percentage, passed, passMark } = receipt;
  const inFull = passed === false && percentage !== null && percentage === passMark ? scoreIn(item, receipt) : null;
  return inFull ? Math.floor((1000 * sixtieths(inFull.score)) / (60 * inFull.most)) / 10 : percentage;
}

/** A quiz has six options at most, so points are earned in sixtieths, which two decimals can distinguish. */
const sixtieths = (points: number) => Math.round(60 * points);

/** The place of each result's question. Edited questions get the places that are left. */
export function placesOf({ questions }: Item, results: readonly AnswerResult[]): number[] {
  const ids = questions.map(({ id }) => id);
  const answeredIds = new Set(results.map(({ questionId }) => questionId));
  const freePlaces = [...ids.keys()].filter((place) => !answeredIds.has(ids[place] ?? "")).values();
  return results.map(({ questionId }) => {
    const place = ids.indexOf(questionId);
    return place >= 0 ? place : (freePlaces.next().value ?? ids.length);
  });
}
