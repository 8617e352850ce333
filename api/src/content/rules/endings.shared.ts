import { type ItemRules, isPassed, type Percentage } from "./rules.shared.ts";

export const endingNames = ["everybody", "passed", "failed"] as const;
export type EndingName = (typeof endingNames)[number];

export interface EndingLink {
  /** An https address. */
  url: string;
  label?: string;
  /** The page follows the link by itself after as many seconds. Absent where only the taker does. */
  afterSeconds?: number;
}

/** What a taker reads at the end, below the result. */
export interface Ending {
  /** Markdown if the item's format is rich. */
  text?: string;
  link?: EndingLink;
}

/** The ending for everybody stands in for one that is absent. */
export type Endings = Partial<Record<EndingName, Ending>>;

/** People need 20 seconds to read that they are led on, and to stop it (WCAG 2.2.1). */
export const endingLimits = { text: 2000, label: 100, seconds: { least: 20, most: 120 } } as const;

/** Which ending somebody gets who sees this result, without a percentage if they see none; null without an ending. */
export function endingFor(item: { rules: ItemRules | null }, result: Percentage): EndingName | null {
  const endings = item.rules?.endings;
  const passed = isPassed(item, result);
  const own = passed === null ? "everybody" : passed ? "passed" : "failed";
  return endings?.[own] ? own : endings?.everybody ? "everybody" : null;
}
