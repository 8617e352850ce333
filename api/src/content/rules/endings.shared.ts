import type { ItemRules } from "../setting/stored.rules.ts";
import { isPassed, type Percentage } from "./rules.shared.ts";

export const endingNames = ["everybody", "passed", "failed"] as const;
export type EndingName = (typeof endingNames)[number];

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
