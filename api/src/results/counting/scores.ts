import type { RevisionCounts } from "../../attempt/counting/counts.ts";
import type { Kind } from "../../content/content.shared.ts";

/** How many attempts scored from `from` to `to` percent, both included. */
export interface ScoreBar {
  from: number;
  to: number;
  attempts: number;
}

/** In percent: a quarter of the attempts scored `lower` or less, half of them `median`, three quarters `upper`. */
export interface ScoreQuartiles {
  lower: number;
  median: number;
  upper: number;
}

/** With more bars than this a histogram is clearer in bands of ten percent. */
const mostBars = 21;

const bands = Array.from({ length: 10 }, (_, band) => ({ from: 10 * band, to: band === 9 ? 100 : 10 * band + 9 }));

/**
 * Attempts by score: one bar for each score that a short quiz can end in, ten bands for a longer one and for
 * assessments, whose weights allow anything. Bands over a short quiz would show gaps that nobody could have filled.
 */
export function scoreBars(kind: Kind, revisions: readonly RevisionCounts[]): ScoreBar[] {
  const answered = revisions.filter(({ buckets }) => buckets.some(({ attempts }) => attempts > 0));
  const possible = new Set(answered.flatMap(({ questionIds }) => possibleScores(questionIds.length)));
  const isShort = kind === "QUIZ" && possible.size > 0 && possible.size <= mostBars;
  const ranges = isShort ? [...possible].sort((a, b) => a - b).map((score) => ({ from: score, to: score })) : bands;
  const bars = ranges.map((range) => ({ ...range, attempts: 0 }));
  for (const { percentage, attempts } of answered.flatMap(({ buckets }) => buckets)) {
    const bar = bars.find(({ from, to }) => from <= percentage && percentage <= to);
    if (bar) bar.attempts += attempts;
  }
  return bars;
}

const possibleScores = (questions: number) =>
  Array.from({ length: questions + 1 }, (_, right) => Math.round((100 * right) / questions));

/** With fewer, quarters of the attempts are none. */
const fewestForQuartiles = 4;

/** Null with fewer than four attempts. Between two people it is the middle of their scores, as in any spreadsheet. */
export function scoreQuartiles(revisions: readonly RevisionCounts[]): ScoreQuartiles | null {
  const buckets = revisions
    .flatMap(({ buckets }) => buckets)
    .filter(({ attempts }) => attempts > 0)
    .toSorted((a, b) => a.percentage - b.percentage);
  const people = buckets.reduce((sum, { attempts }) => sum + attempts, 0);
  if (people < fewestForQuartiles) return null;
  /** The score of the person in a place, from 0. */
  const scoreAt = (place: number) => {
    let seen = 0;
    const bucket = buckets.find(({ attempts }) => {
      seen += attempts;
      return seen > place;
    });
    return bucket?.percentage ?? 100;
  };
  const within = (share: number) => {
    const place = share * people;
    return Math.round((scoreAt(Math.ceil(place) - 1) + scoreAt(Math.floor(place))) / 2);
  };
  return { lower: within(0.25), median: within(0.5), upper: within(0.75) };
}
