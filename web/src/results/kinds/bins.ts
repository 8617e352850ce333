import { medianPoints } from "../../../../api/src/results/questions/scale.shared.ts";

interface Bin {
  readonly from: number;
  /** Equal to `from` if the bin is a single number. */
  readonly to: number;
}

const exact = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
const rough = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
/** Formats a number with a minus sign instead of the hyphen of English formats. */
export const signed = (text: string) => text.replace("-", "−");

export const withUnit = (text: string, unit: string | null | undefined) => (unit ? `${text} ${unit}` : text);

export const numberText = (value: number) => signed(exact.format(value));

export const binText = ({ from, to }: Bin, unit?: string | null) =>
  withUnit(from === to ? numberText(from) : `${numberText(from)} to ${numberText(to)}`, unit);

/**
 * Returns the smallest and the largest number, with this number of decimals, in a bin. The last bin includes its end.
 */
export function rangeOf(bins: readonly Bin[], place: number, decimals = 0): { min: number; max: number } {
  const { from = 0, to = 0 } = bins[place] ?? {};
  const scale = 10 ** decimals;
  // Rounded, because 0.15 × 100 would be a little more than 15.
  const steps = (value: number) => Math.ceil(Number((value * scale).toPrecision(12)));
  const isWhole = from === to || place === bins.length - 1;
  return {
    min: Number((steps(from) / scale).toFixed(decimals)),
    max: isWhole ? to : Number(((steps(to) - 1) / scale).toFixed(decimals)),
  };
}

/** Returns the median of binned numbers, such as "12" or "about 12.5", assuming an even spread within each bin. */
export function medianOfBins(bins: readonly Bin[], counts: readonly number[]): string | null {
  const middle = medianPoints(counts);
  if (!middle) return null;
  const people = counts.reduce((sum, count) => sum + count, 0);
  const ranks = [Math.ceil(people / 2), Math.floor(people / 2) + 1] as const;
  const values = [middle.lower, middle.upper].map((bin, side) => {
    const { from = 0, to = 0 } = bins[bin] ?? {};
    const before = counts.slice(0, bin).reduce((sum, count) => sum + count, 0);
    return from + (((ranks[side] ?? 0) - before - 0.5) / (counts[bin] ?? 1)) * (to - from);
  });
  const [low = 0, high = 0] = values;
  const median = (low + high) / 2;
  const isExact = [middle.lower, middle.upper].every((bin) => bins[bin]?.from === bins[bin]?.to);
  return isExact ? numberText(median) : `about ${signed(rough.format(median))}`;
}

/** Labels for the axis: few enough to fit. */
export function ticksOf(bins: readonly Bin[]): { place: number; label: string }[] {
  const last = bins.length - 1;
  const step = Math.max(1, Math.ceil(bins.length / mostTicks));
  return bins.flatMap(({ from, to }, place) => {
    if (place === last) return [{ place, label: numberText(to) }];
    return place % step === 0 && last - place >= step / 2 ? [{ place, label: numberText(from) }] : [];
  });
}

const mostTicks = 6;
