import type { AskedQuestion, RevisionCounts } from "../../attempt/counting/counts.ts";
import { creditsOf } from "../../attempt/counting/tally.ts";
import { commonParts, totalScore } from "../../attempt/grading/points.ts";
import { scorePercent } from "../../attempt/grading/share.shared.ts";
import type { Kind } from "../../content/content.shared.ts";

export interface ScoreBar {
  from: number;
  to: number;
  attempts: number;
}

/** Percentages: a quarter of the attempts scored `lower` or less, half `median`, three quarters `upper`. */
export interface ScoreQuartiles {
  lower: number;
  median: number;
  upper: number;
}

/** More scores are easier to read as bands of ten percent. */
const mostBars = 21;

const bands = Array.from({ length: 10 }, (_, band) => ({ from: 10 * band, to: band === 9 ? 100 : 10 * band + 9 }));

/**
 * Returns a bar for each possible score of a short quiz, because bands would have gaps that no score can fill.
 * Otherwise returns ten bands.
 */
export function scoreBars(kind: Kind, revisions: readonly RevisionCounts[]): ScoreBar[] {
  const answered = revisions.filter(({ buckets }) => buckets.some(({ attempts }) => attempts > 0));
  const possible = new Set(answered.flatMap(({ asked }) => possibleScores(asked)));
  const isShort = kind === "QUIZ" && possible.size > 0 && possible.size <= mostBars;
  const ranges = isShort ? [...possible].sort((a, b) => a - b).map((score) => ({ from: score, to: score })) : bands;
  const bars = ranges.map((range) => ({ ...range, attempts: 0 }));
  for (const { percentage, attempts } of answered.flatMap(({ buckets }) => buckets)) {
    const bar = bars.find(({ from, to }) => from <= percentage && percentage <= to);
    if (bar) bar.attempts += attempts;
  }
  return bars;
}

/** The percentages that the points of these questions can add up to. Stops early if there are more than bars. */
function possibleScores(asked: readonly AskedQuestion[]): number[] {
  const worth = asked.map((question) => ({ points: question.points, credits: creditsOf(question) }));
  const parts = commonParts(worth.map(({ credits }) => credits.at(-1) ?? 1));
  const all = parts * asked.reduce((sum, { points }) => sum + points, 0);
  const percentages = (sums: Set<number>) => [...new Set([...sums].map((sum) => scorePercent(totalScore(sum), all)))];
  let sums = new Set([0]);
  // Most points first, so that few questions suffice to exceed the limit.
  for (const { points, credits } of worth.sort((a, b) => b.points - a.points)) {
    const part = (points * parts) / (credits.at(-1) ?? 1);
    const earned = [0, ...(credits.length > 0 ? credits : [1])].map((credit) => credit * part);
    sums = new Set([...sums].flatMap((sum) => earned.map((more) => sum + more)));
    const bars = percentages(sums);
    if (bars.length > mostBars) return bars;
  }
  return percentages(sums);
}

/** Quartiles of fewer attempts are meaningless and therefore null. */
const fewestForQuartiles = 4;

/** Between two people, uses the mean of their scores, as spreadsheets do. */
export function scoreQuartiles(revisions: readonly RevisionCounts[]): ScoreQuartiles | null {
  const buckets = revisions
    .flatMap(({ buckets }) => buckets)
    .filter(({ attempts }) => attempts > 0)
    .toSorted((a, b) => a.percentage - b.percentage);
  const people = buckets.reduce((sum, { attempts }) => sum + attempts, 0);
  if (people < fewestForQuartiles) return null;
  const scoreAt = (rank: number) => {
    let cumulative = 0;
    const bucket = buckets.find(({ attempts }) => {
      cumulative += attempts;
      return cumulative > rank;
    });
    return bucket?.percentage ?? 100;
  };
  const within = (share: number) => {
    const rank = share * people;
    return Math.round((scoreAt(Math.ceil(rank) - 1) + scoreAt(Math.floor(rank))) / 2);
  };
  return { lower: within(0.25), median: within(0.5), upper: within(0.75) };
}
