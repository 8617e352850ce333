import type { Item } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { givensOf } from "../grading/given.ts";
import { grade } from "../grading/grade.ts";
import { cellsOf, itemLayout, widthOf } from "./tally.ts";

/** Counts of the answers of an attempt in the cells of its revision. */
export function cellCounts(item: Item, answers: Attempt["answers"]): number[] {
  const layout = itemLayout(item);
  const givens = givensOf(item.questions, answers);
  const cells = cellsOf(item, layout, givens, grade(item, givens).levelIndex);
  const counts = new Array<number>(widthOf(layout, cells)).fill(0);
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts;
}

/** SQL for the sum of two arrays of cells, one of which may be longer. */
export const cellsAdded = (mine: string, more: string) =>
  `ARRAY(SELECT coalesce(mine, 0) + coalesce(more, 0)
           FROM unnest(${mine}, ${more}) WITH ORDINALITY AS t (mine, more, ordinal) ORDER BY ordinal)`;
