import { contentState } from "../../../../api/src/content/rules/state.shared.ts";
import { formatCount } from "../../ui/text/format.ts";
import type { Ruled } from "./state.ts";

interface Item extends Ruled {
  /** Number of attempts that reached the pass mark; null without one. */
  readonly passedCount?: number | null | undefined;
}

/** The state of an item and its next step, such as "Closes Dec 12 · 221 of 300 · 54% passed". */
export function stateLine(item: Item, now = Date.now()): string {
  const { rules, passedCount } = item;
  const responses = item.attemptCount ?? 0;
  return [
    stateOf(item, responses, now),
    rules?.invitedOnly && "Invited only",
    rules?.needsPasscode && "Passcode",
    rules?.maxAttempts != null && `${formatCount(responses)} of ${formatCount(rules.maxAttempts)}`,
    passedCount != null && responses > 0 && `${Math.round((100 * passedCount) / responses)}% passed`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function stateOf({ isPublic, rules }: Item, responses: number, now: number): string {
  const { opensAt, closesAt, maxAttempts } = rules ?? {};
  const times = { ...(opensAt && { opensAt }), ...(closesAt && { closesAt }) };
  const limits = { ...times, ...(maxAttempts != null && { maxAttempts }) };
  switch (contentState({ isPublic, rules: limits }, responses, now)) {
    case "draft":
      return responses > 0 ? "Private" : "Draft";
    case "closed":
      return `Closed ${shortDay(closesAt, now)}`;
    case "full":
      return "Full";
    case "scheduled":
      return `Opens ${shortDay(opensAt, now)}`;
    case "open":
      return closesAt ? `Closes ${shortDay(closesAt, now)}` : "Open";
  }
}

const inYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const inAnyYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

function shortDay(iso: string | null | undefined, now: number): string {
  const day = new Date(iso ?? now);
  return (day.getFullYear() === new Date(now).getFullYear() ? inYear : inAnyYear).format(day);
}
