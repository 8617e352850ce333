import { availabilityOf } from "../../../../api/src/content/rules/rules.shared.ts";
import { countOf, formatDateTime } from "../../ui/text/format.ts";

/** The facts that decide who can respond to an item now. */
export interface Ruled {
  readonly isPublic: boolean;
  readonly attemptCount?: number | null | undefined;
  readonly rules?:
    | {
        readonly opensAt?: string | null | undefined;
        readonly closesAt?: string | null | undefined;
        readonly invitedOnly: boolean;
        readonly maxAttempts?: number | null | undefined;
        readonly needsPasscode: boolean;
      }
    | null
    | undefined;
}

interface State {
  label: string;
  /** The consequence for people who open the link. */
  sentence: string;
}

/** Returns the obstacles to responding, most important first; empty if anyone with the link can respond. */
export function statesOf({ isPublic, attemptCount, rules }: Ruled, now = Date.now()): State[] {
  const { opensAt, closesAt, invitedOnly, maxAttempts, needsPasscode } = rules ?? {};
  const times = { ...(opensAt && { opensAt }), ...(closesAt && { closesAt }) };
  const availability = availabilityOf({ rules: times }, now);
  const states: (State | false)[] = [
    !isPublic && {
      label: "Private",
      sentence: "This is private: only you can open the link until you let anyone with the link respond.",
    },
    availability === "CLOSED" && {
      label: "Closed",
      sentence: `This closed on ${formatDateTime(closesAt ?? "")}. Open it again in the editor to take responses.`,
    },
    maxAttempts != null &&
      (attemptCount ?? 0) >= maxAttempts && {
        label: "Full",
        sentence: `This has the ${countOf(maxAttempts, "response")} it asked for. Raise the limit in the editor to take more.`,
      },
    availability === "WAITING" && {
      label: `Opens ${formatDateTime(opensAt ?? "")}`,
      sentence: `This opens on ${formatDateTime(opensAt ?? "")}. Until then the link shows when it opens.`,
    },
    invitedOnly === true && {
      label: "Invited only",
      sentence: "Only people you invited can respond, each with a personal link.",
    },
    needsPasscode === true && { label: "Passcode", sentence: "People need the passcode to respond." },
  ];
  return states.filter((state) => state !== false);
}

/** Returns the state in one or two sentences; `open` if anyone with the link can respond. */
export function stateSentence(item: Ruled, open: string, now?: number): string {
  const states = statesOf(item, now);
  const blocked = states.find(({ label }) => !["Invited only", "Passcode"].includes(label));
  const relevant = blocked ? [blocked] : states;
  return relevant.length === 0 ? open : relevant.map(({ sentence }) => sentence).join(" ");
}
