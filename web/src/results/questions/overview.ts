import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import type { Sorting } from "../../ui/sorting/sorting.ts";

export interface OverviewRow {
  id: string;
  number: number;
  text: string;
  responses: number;
  /** Percentage, see `rateOf`. Null without answers. */
  rate: number | null;
  /** The place of the verdict among the grades, worst first. Null without a verdict. */
  verdict: number | null;
  discrimination: number | null;
}

export type Column = "number" | "text" | "responses" | "rate" | "verdict" | "discrimination";

/** Sorts rows. Nulls come last in either direction; equal rows keep the item's order. */
export function sorted(rows: readonly OverviewRow[], { column, isDescending }: Sorting): OverviewRow[] {
  const way = isDescending ? -1 : 1;
  const name = column as Column;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[name], b[name]];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || a.number - b.number;
    const difference =
      typeof one === "string" ? one.localeCompare(String(other), "en", { numeric: true }) : one - Number(other);
    return way * difference || a.number - b.number;
  });
}

interface CountedOption {
  readonly count: number;
  readonly peoplePercentage: number;
  readonly isCorrect: boolean | null | undefined;
  readonly weight: number | null | undefined;
}

interface Counted {
  readonly people: number;
  readonly options: readonly CountedOption[];
  readonly right?: number | null;
  readonly rows?: readonly unknown[];
}

/**
 * Returns a question's figure as a percentage: correct answers for a quiz, the mean score for an assessment, the most
 * frequent option for a survey. Null without answers or points, and if no single option determines it.
 */
export function rateOf({ people, options, right, rows = [] }: Counted): number | null {
  if (people === 0 || rows.length > 0) return null;
  if (right != null) return share(right, people);
  const key = options.find(({ isCorrect }) => isCorrect);
  if (key) return key.peoplePercentage;
  const weights = options.map(({ weight }) => weight);
  if (weights.every((weight) => weight == null)) return mostChosen(options)?.peoplePercentage ?? null;
  const best = Math.max(...weights.map((weight) => weight ?? 0));
  const points = options.reduce((sum, { weight, count }) => sum + (weight ?? 0) * count, 0);
  return best <= 0 ? null : Math.round((100 * points) / (best * people));
}

export const mostChosen = <T extends { readonly count: number }>(options: readonly T[]): T | undefined =>
  options.toSorted((a, b) => b.count - a.count)[0];
