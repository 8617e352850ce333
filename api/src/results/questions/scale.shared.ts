import { type Interval, z95 } from "../analysis/verdict/interval.shared.ts";

/** The median of the answers to a scale: one point, or the two points around it. */
export interface MiddlePoints {
  lower: number;
  upper: number;
}

/** Counts are by point, from the lowest. Null if nobody answered. */
export function medianPoints(counts: readonly number[]): MiddlePoints | null {
  const people = counts.reduce((sum, count) => sum + count, 0);
  if (people === 0) return null;
  return { lower: pointAt(counts, Math.ceil(people / 2)), upper: pointAt(counts, Math.floor(people / 2) + 1) };
}

function pointAt(counts: readonly number[], rank: number): number {
  let before = 0;
  return counts.findIndex((count) => {
    before += count;
    return before >= rank;
  });
}

/** The numeric values of the points, or their places from 1 if one of them is not a number. */
export function pointValues(points: readonly string[]): number[] {
  const values = points.map((point) => (point.trim() === "" ? Number.NaN : Number(point)));
  return values.every(Number.isFinite) ? values : points.map((_, place) => place + 1);
}

export function meanOf(counts: readonly number[], values: readonly number[]): number | null {
  const people = counts.reduce((sum, count) => sum + count, 0);
  if (people === 0) return null;
  return counts.reduce((sum, count, point) => sum + count * (values[point] ?? 0), 0) / people;
}

export interface NetPromoter {
  people: number;
  /** Points 0 to 6, 7 and 8, and 9 and 10. */
  detractors: number;
  passives: number;
  promoters: number;
  /** Percentage of promoters minus percentage of detractors: -100 to 100, rounded. */
  score: number;
  interval: Interval;
}

const firstPassive = 7;
const firstPromoter = 9;

/**
 * The interval of the difference of two shares of one multinomial: z √((p + d − (p − d)²) / n) around p − d. First adds
 * three people: ¾ promoters, ¾ detractors and 1½ passives. Without them, an item answered only by promoters would have
 * no interval: Rocks, The American Statistician 70 (2016).
 */
export function netPromoter(counts: readonly number[]): NetPromoter | null {
  const sum = (part: readonly number[]) => part.reduce((all, count) => all + count, 0);
  const detractors = sum(counts.slice(0, firstPassive));
  const passives = sum(counts.slice(firstPassive, firstPromoter));
  const promoters = sum(counts.slice(firstPromoter));
  const people = detractors + passives + promoters;
  if (people === 0) return null;
  const adjusted = people + 3;
  const [p, d] = [(promoters + 0.75) / adjusted, (detractors + 0.75) / adjusted];
  const spread = z95 * Math.sqrt((p + d - (p - d) ** 2) / adjusted);
  const score = Math.round((100 * (promoters - detractors)) / people);
  const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(-1, share)));
  return {
    people,
    detractors,
    passives,
    promoters,
    score,
    // The interval of very few people could otherwise exclude their own score.
    interval: { low: Math.min(score, percent(p - d - spread)), high: Math.max(score, percent(p - d + spread)) },
  };
}
