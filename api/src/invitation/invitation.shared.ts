/** Maximum number of people in a list that is added, and in total for an item. */
export const mostPeople = { atOnce: 10_000, inAll: 100_000 };

export const personLimits = {
  name: 100,
  fields: 20,
  fieldName: 60,
  fieldValue: 200,
  /** Extra time: a day, and five times the limit in total. */
  extraMinutes: 1440,
  extraPercent: 400,
} as const;

/** The reason why people who are invited to answer anonymously cannot have extra time. */
export const noExtraTime =
  "Answers are anonymous, and extra time would identify a person's answers: give everyone more time";

/** Characters of a list as text, or bytes of a file. */
export const longestList = 1_000_000;

/** Filters for a list of invitations. Several may match the same invitation. */
export const invitationStates = [
  "unsent",
  "queued",
  "sent",
  "bounced",
  "stopped",
  "deferred",
  "opened",
  "started",
  "finished",
  "passed",
  "failed",
  "unanswered",
  "revoked",
] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationOrders = ["added", "highest", "lowest"] as const;
export type InvitationOrder = (typeof invitationOrders)[number];
