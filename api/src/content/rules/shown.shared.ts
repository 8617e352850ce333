import type { Kind } from "../content.shared.ts";
import { type ShownPart, shownParts } from "../setting/limits.shared.ts";
import type { ItemRules } from "../setting/stored.rules.ts";
import { onTheWay } from "./rules.shared.ts";

interface Showing {
  rules: Pick<ItemRules, "shown" | "closesAt"> | null;
  showResultsToTakers: boolean;
}

/** The parts that a result has. Surveys are not graded, and assessments have no correct options. */
export const showable: Record<Kind, readonly ShownPart[]> = {
  QUIZ: shownParts,
  SURVEY: ["OTHERS_ANSWERS"],
  ASSESSMENT: ["SCORE", "EXPLANATIONS", "OTHERS_ANSWERS"],
};

/**
 * The time from which takers see results, in milliseconds since 1970, or null for immediately. Never while answers
 * still count as on time, because a taker who has seen the correct ones could submit them.
 */
export function shownFrom({ rules }: Pick<Showing, "rules">): number | null {
  if (rules?.shown?.when !== "AFTER_CLOSING") return null;
  return Date.parse(rules.closesAt ?? "") + onTheWay;
}

/** The parts shown at a time, in milliseconds since 1970. Empty before `shownFrom`. */
export function partsShown(item: Showing, now: number = Date.now()): readonly ShownPart[] {
  const { rules, showResultsToTakers } = item;
  if (!rules?.shown) return showResultsToTakers ? shownParts : [];
  const from = shownFrom(item);
  return from === null || now >= from ? rules.shown.what : [];
}

export const mayShow = (item: Showing, part: ShownPart, now?: number) => partsShown(item, now).includes(part);

/** Whether takers see points and percentage, which they always do unless a rule states what is shown. */
export const mayTellScore = (item: Showing, now?: number) => !item.rules?.shown || mayShow(item, "SCORE", now);
