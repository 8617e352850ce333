/** What the table of all questions can be sorted by. */
export interface OverviewRow {
  id: string;
  /** Its place in the item, from 1. */
  number: number;
  text: string;
  responses: number;
  /** In percent: right answers, the share of the points, or of people who chose what most chose. Null without answers. */
  rate: number | null;
  /** Null where it cannot be told. */
  discrimination: number | null;
}

export type Column = "number" | "text" | "responses" | "rate" | "discrimination";

export interface Sorting {
  column: Column;
  isDescending: boolean;
}

/** Which way a column is read first: what needs a look stands on top. */
export const firstWay = (column: Column): Sorting => ({ column, isDescending: column === "responses" });

/** What a click on the head of a column does to the order. */
export const turned = (sorting: Sorting, column: Column): Sorting =>
  sorting.column === column ? { column, isDescending: !sorting.isDescending } : firstWay(column);

/** The rows in another order; what cannot be told stands last in either, and equals stay in the order of the item. */
export function sorted(rows: readonly OverviewRow[], { column, isDescending }: Sorting): OverviewRow[] {
  const way = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[column], b[column]];
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

/**
 * How a question went in one number, in percent: right answers of a quiz; of an assessment, the mean of the points as a
 * share of the most there are; of a survey, who chose what most chose. Null without answers, or where nothing scores.
 */
export function rateOf(options: readonly CountedOption[], responses: number): number | null {
  if (responses === 0) return null;
  const key = options.find(({ isCorrect }) => isCorrect);
  if (key) return key.peoplePercentage;
  const weights = options.map(({ weight }) => weight);
  if (weights.every((weight) => weight == null)) return mostChosen(options)?.peoplePercentage ?? null;
  const best = Math.max(...weights.map((weight) => weight ?? 0));
  const points = options.reduce((sum, { weight, count }) => sum + (weight ?? 0) * count, 0);
  return best <= 0 ? null : Math.round((100 * points) / (best * responses));
}

/** The first of the options that most people chose. */
export const mostChosen = <T extends { readonly count: number }>(options: readonly T[]): T | undefined =>
  options.toSorted((a, b) => b.count - a.count)[0];
