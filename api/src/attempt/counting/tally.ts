import type { Item } from "../../content/taking/item.ts";
import type { Choices } from "../grading/grade.ts";

/**
 * One cell for each option, question by question, then for each level. A revision never changes, nor does its layout.
 */
export interface Layout {
  offsets: number[];
  levels: number;
  width: number;
}

export function layoutOf(optionCounts: readonly number[], levelCount: number): Layout {
  const offsets: number[] = [];
  let next = 0;
  for (const count of optionCounts) {
    offsets.push(next);
    next += count;
  }
  return { offsets, levels: next, width: next + levelCount };
}

export const itemLayout = ({ questions, levels }: Item) =>
  layoutOf(
    questions.map(({ options }) => options.length),
    levels.length,
  );

export function cellsOf({ questions }: Item, layout: Layout, choices: Choices, levelIndex: number | null): number[] {
  const cells = questions.flatMap(({ id }, index) =>
    (choices.get(id) ?? []).map((choice) => (layout.offsets[index] ?? 0) + choice),
  );
  return levelIndex === null ? cells : [...cells, layout.levels + levelIndex];
}
