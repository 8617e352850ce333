import type { OptionCount } from "../receipt.shared.ts";
import { share } from "./share.shared.ts";

export function optionCounts(options: readonly string[], counts: readonly number[], people: number): OptionCount[] {
  const selections = counts.reduce((sum, count) => sum + count, 0);
  return options.map((text, index) => {
    const count = counts[index] ?? 0;
    return { text, count, percentage: share(count, selections), peoplePercentage: share(count, people) };
  });
}
