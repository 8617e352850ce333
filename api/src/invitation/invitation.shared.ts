/** How many people there may be, in one list that is added and for an item in all. */
export const mostPeople = { atOnce: 10_000, inAll: 100_000 };

export const personLimits = {
  name: 100,
  fields: 20,
  fieldName: 60,
  fieldValue: 200,
  /** Extra time: a day, and five times the limit. */
  extraMinutes: 1440,
  extraPercent: 400,
} as const;

/** Why nobody who is invited to answer anonymously has extra time. */
export const noExtraTime =
  "Answers are anonymous here, and extra time for single people would tell theirs apart: give everybody more time";

/** In characters, of a list as text; in bytes, of a file. */
export const longestList = 1_000_000;

/** By what a list of invitations is filtered; several may be true of one. */
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
  "unanswered",
  "revoked",
] as const;
export type InvitationState = (typeof invitationStates)[number];
