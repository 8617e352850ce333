import type { InvitationState } from "#relay/InvitedQuery.graphql.ts";

export type State = Exclude<InvitationState, "%future added value">;

/** In the order in which they happen; as the address has them, in lower case. */
const names: Record<State, string> = {
  UNSENT: "Not written to",
  QUEUED: "Being sent",
  SENT: "Sent",
  BOUNCED: "Bounced",
  STOPPED: "Refuses mails",
  OPENED: "Opened",
  STARTED: "Started",
  FINISHED: "Finished",
  UNANSWERED: "Not finished",
  REVOKED: "Withdrawn",
};

export const states = Object.entries(names) as [State, string][];

export const stateIn = (address: URLSearchParams): State | null =>
  states.find(([state]) => state.toLowerCase() === address.get("state"))?.[0] ?? null;
