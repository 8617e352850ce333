import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { type DraftQuestion, usualWeight } from "../draft/draft.ts";

const other: Record<Scale, Scale> = { points: "decimal", decimal: "points" };

/** The question with default weights on another scale. Null if the author has changed its weights. */
export function rescaled({ options, ...question }: DraftQuestion, to: Scale): DraftQuestion | null {
  const isUsual = options.every(({ weight }, place) => weight === usualWeight(other[to], place));
  if (!isUsual) return null;
  return { ...question, options: options.map((option, place) => ({ ...option, weight: usualWeight(to, place) })) };
}
