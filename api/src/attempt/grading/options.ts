import { share } from "./share.shared.ts";

/** How often an option was chosen, among the selections and among the people. */
export interface OptionCount {
  text: string;
  count: number;
  /** Of all selections of the question, rounded. */
  percentage: number;
  /** Of all people who answered, rounded; over several options this may exceed 100 in total. */
  peoplePercentage: number;
}

export function optionCounts(options: readonly string[], counts: readonly number[], people: number): OptionCount[] {
  const selections = counts.reduce((sum, count) => sum + count, 0);
  return options.map((text, index) => {
    const count = counts[index] ?? 0;
    return { text, count, percentage: share(count, selections), peoplePercentage: share(count, people) };
  });
}
