import type { NumberForm } from "../../content/question/form/form.shared.ts";

const mostBins = 20;

export interface Bin {
  from: number;
  /** Belongs to the next bin, except in the last bin and in bins of a single number. */
  to: number;
}

type Range = Pick<NumberForm, "decimals" | "min" | "max">;

/**
 * Bins for the numbers of a question: one per number if there are few, otherwise twenty equal ones. Empty without a
 * range. Stored counts depend on the bins, so they never change.
 */
export function binsOf(form: Range | null | undefined): Bin[] {
  const { decimals = 0, min = null, max = null } = form ?? {};
  if (min === null || max === null) return [];
  const values = Math.round((max - min) * 10 ** decimals) + 1;
  if (values <= mostBins)
    return Array.from({ length: values }, (_, index) => {
      const value = Number((min + index / 10 ** decimals).toFixed(decimals));
      return { from: value, to: value };
    });
  const edge = (index: number) =>
    index === mostBins ? max : Number((min + ((max - min) * index) / mostBins).toPrecision(12));
  return Array.from({ length: mostBins }, (_, index) => ({ from: edge(index), to: edge(index + 1) }));
}

/** The last bin that starts at or below the number. */
export function binOf(bins: readonly Bin[], value: number): number {
  const next = bins.findIndex(({ from }) => from > value);
  return (next < 0 ? bins.length : Math.max(1, next)) - 1;
}
