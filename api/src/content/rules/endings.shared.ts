import type { ItemRules } from "../setting/stored.rules.ts";
import { isPassed, type Percentage } from "./rules.shared.ts";

export const endingNames = ["everybody", "passed", "failed"] as const;
export type EndingName = (typeof endingNames)[number];

/**
 * The reason why endings cannot have these links, or null if they can. The site that a link leads to would learn from a
 * separate link, or from one that is followed automatically, whether this participant passed.
 */
export function endingsFlaw({ endings, passMark, anonymous }: EndingRules): string | null {
  if (!anonymous || passMark === undefined) return null;
  const [passed, failed] = [endings?.passed, endings?.failed].map((own) => (own ?? endings?.everybody)?.link);
  return passed?.url === failed?.url && passed?.afterSeconds === failed?.afterSeconds
    ? null
    : "Answers are anonymous: passed and not passed need the same link, or none";
}
type EndingRules = Pick<ItemRules, "endings" | "passMark" | "anonymous">;

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
