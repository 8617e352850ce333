import { plural } from "../../ui/text/format.ts";

type Range = readonly number[];

const ends = ([low = 0, high = low]: Range) => ({ low, high });

export const scaleEnd = (ranges: readonly Range[]) => Math.max(...ranges.map((range) => ends(range).high), 0) || 1;

export function placeOf(range: Range, end: number) {
  const { low, high } = ends(range);
  return { start: (100 * low) / end, length: (100 * (high - low)) / end };
}

export function describeRange(range: Range, isDecimal: boolean) {
  const { low, high } = ends(range);
  const span = low === high ? `${low}` : `${low}–${high}`;
  if (isDecimal) return span;
  return `${span} ${low === high ? plural(low, "point") : "points"}`;
}
