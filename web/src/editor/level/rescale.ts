import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { type DraftQuestion, usualWeight } from "../draft/draft.ts";

const other: Record<Scale, Scale> = { points: "decimal", decimal: "points" };

/** The question on another scale, when its weights are those it began with; null when somebody chose them. */
export function rescaled({ options, ...question }: DraftQuestion, to: Scale): DraftQuestion | null {
  const isUsual = options.every(({ weight }, place) => weight === usualWeight(other[to], place));
  if (!isUsual) return null;
  return { ...question, options: options.map((option, place) => ({ ...option, weight: usualWeight(to, place) })) };
}
