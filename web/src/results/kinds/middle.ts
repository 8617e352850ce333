import { meanOf, medianPoints, pointValues } from "../../../../api/src/results/questions/scale.shared.ts";
import { signed } from "./bins.ts";

export interface Middle {
  median: string;
  /** Null for points with labels, because their positions are not quantities. */
  mean: string | null;
}

const places = (most: number) => new Intl.NumberFormat("en", { maximumFractionDigits: most, useGrouping: true });
const exact = places(2);
const rough = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The middle of the answers to a scale; null if nobody answered. */
export function middleOf(points: readonly string[], counts: readonly number[]): Middle | null {
  const middle = medianPoints(counts);
  if (!middle) return null;
  const { lower, upper } = middle;
  const areNumbers = points.every((point) => point.trim() !== "" && Number.isFinite(Number(point)));
  if (!areNumbers) {
    const [low = "", high = ""] = [points[lower], points[upper]];
    return { median: lower === upper ? low : `${low} – ${high}`, mean: null };
  }
  const values = pointValues(points);
  const mean = meanOf(counts, values);
  const median = ((values[lower] ?? 0) + (values[upper] ?? 0)) / 2;
  return { median: signed(exact.format(median)), mean: mean === null ? null : signed(rough.format(mean)) };
}
