import type { InvitationState } from "#relay/InvitedQuery.graphql.ts";

export type State = Exclude<InvitationState, "%future added value">;

/** In the order in which they happen; as the address has them, in lower case. */
const names: Record<State, string> = {
  UNSENT: "Not written to",
  QUEUED: "Being sent",
  SENT: "Sent",
  BOUNCED: "Bounced",
  STOPPED: "Refuses mails",
  DEFERRED: "Not sent today",
  OPENED: "Opened",
  STARTED: "Started",
  FINISHED: "Finished",
  UNANSWERED: "Not finished",
  REVOKED: "Withdrawn",
};

const states = Object.keys(names) as State[];

/** Of anonymous answers nothing is known but that somebody took part. */
const anonymously: Partial<Record<State, string>> = { FINISHED: "Took part", UNANSWERED: "Not taken part" };

export const statesOf = (isAnonymous: boolean): [State, string][] =>
  states
    .filter((state) => !isAnonymous || state !== "STARTED")
    .map((state) => [state, (isAnonymous ? anonymously[state] : undefined) ?? names[state]]);

export const stateIn = (address: URLSearchParams): State | null =>
  states.find((state) => state.toLowerCase() === address.get("state")) ?? null;
