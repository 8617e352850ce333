import type { Item } from "../../content/taking/item.ts";
import type { Choices } from "../grading/grade.ts";

/**
 * The cells of a tally: one for every option of the revision, question by question in its order, and after them one for
 * every level. The place of a cell is fixed, because a revision never changes.
 */
export interface Layout {
  /** The first cell of each question, in the revision's order. */
  offsets: number[];
  /** The first cell of the levels. */
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

/** The cells that one attempt adds one to. */
export function cellsOf({ questions }: Item, layout: Layout, choices: Choices, levelIndex: number | null): number[] {
  const cells = questions.flatMap(({ id }, index) =>
    (choices.get(id) ?? []).map((choice) => (layout.offsets[index] ?? 0) + choice),
  );
  return levelIndex === null ? cells : [...cells, layout.levels + levelIndex];
}
