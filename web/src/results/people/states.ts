import type { InvitationState } from "#relay/InvitedQuery.graphql.ts";

export type State = Exclude<InvitationState, "%future added value">;

/** Ordered by time. The address contains the keys in lower case. */
const names: Record<State, string> = {
  UNSENT: "Not invited yet",
  QUEUED: "Being sent",
  SENT: "Sent",
  BOUNCED: "Bounced",
  STOPPED: "Opted out",
  DEFERRED: "Not sent today",
  OPENED: "Opened",
  STARTED: "Started",
  FINISHED: "Finished",
  PASSED: "Passed",
  FAILED: "Failed",
  UNANSWERED: "Not finished",
  REVOKED: "Withdrawn",
};

const named: readonly State[] = ["STARTED", "PASSED", "FAILED"];
const states = Object.keys(names) as State[];

/** States of anonymous items, where only participation is known. */
const anonymously: Partial<Record<State, string>> = { FINISHED: "Took part", UNANSWERED: "Not taken part" };

export const statesOf = (isAnonymous: boolean): [State, string][] =>
  states
    .filter((state) => !isAnonymous || !named.includes(state))
    .map((state) => [state, (isAnonymous ? anonymously[state] : undefined) ?? names[state]]);

export const stateIn = (address: URLSearchParams): State | null =>
  states.find((state) => state.toLowerCase() === address.get("state")) ?? null;
