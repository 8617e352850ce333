import { type ItemRules, isPassed, type Percentage } from "./rules.shared.ts";

export const endingNames = ["everybody", "passed", "failed"] as const;
export type EndingName = (typeof endingNames)[number];

export interface EndingLink {
  /** An https address. */
  url: string;
  label?: string;
  /** Seconds after which the page follows the link automatically. Absent if only the taker does. */
  afterSeconds?: number;
}

/** The text and link that a taker sees at the end, below the result. */
export interface Ending {
  /** Markdown if the item's format is rich. */
  text?: string;
  link?: EndingLink;
}

/** The ending for everybody replaces a missing one. */
export type Endings = Partial<Record<EndingName, Ending>>;

/** People need 20 seconds to notice the redirect and stop it (WCAG 2.2.1). */
export const endingLimits = { text: 2000, label: 100, seconds: { least: 20, most: 120 } } as const;

/**
 * The ending for a result, or null if the item has none. Pass a result without a percentage for a taker who doesn't see
 * it.
 */
export function endingFor(item: { rules: ItemRules | null }, result: Percentage): EndingName | null {
  const endings = item.rules?.endings;
  const passed = isPassed(item, result);
  const own = passed === null ? "everybody" : passed ? "passed" : "failed";
  return endings?.[own] ? own : endings?.everybody ? "everybody" : null;
}
