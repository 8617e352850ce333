import type { Kind } from "../content.shared.ts";
import { type ItemRules, onTheWay, type ShownPart, shownParts } from "./rules.shared.ts";

interface Showing {
  rules: Pick<ItemRules, "shown" | "closesAt"> | null;
  showResultsToTakers: boolean;
}

/** The parts that a result has: surveys grade nothing, and in assessments no option is the right one. */
export const showable: Record<Kind, readonly ShownPart[]> = {
  QUIZ: shownParts,
  SURVEY: ["OTHERS_ANSWERS"],
  ASSESSMENT: ["SCORE", "EXPLANATIONS", "OTHERS_ANSWERS"],
};

/**
 * From when on takers are shown anything, in milliseconds since 1970; null for at once. Not while answers still count
 * as in time: who has seen the right ones could yet hand them in.
 */
export function shownFrom({ rules }: Pick<Showing, "rules">): number | null {
  if (rules?.shown?.when !== "AFTER_CLOSING") return null;
  return Date.parse(rules.closesAt ?? "") + onTheWay;
}

/** The parts that are shown at a time, in milliseconds since 1970; none before `shownFrom`. */
export function partsShown(item: Showing, now: number = Date.now()): readonly ShownPart[] {
  const { rules, showResultsToTakers } = item;
  if (!rules?.shown) return showResultsToTakers ? shownParts : [];
  const from = shownFrom(item);
  return from === null || now >= from ? rules.shown.what : [];
}

export const mayShow = (item: Showing, part: ShownPart, now?: number) => partsShown(item, now).includes(part);

/** Points and percentage, which takers learn in any case where nothing is said of what they are shown. */
export const mayTellScore = (item: Showing, now?: number) => !item.rules?.shown || mayShow(item, "SCORE", now);
