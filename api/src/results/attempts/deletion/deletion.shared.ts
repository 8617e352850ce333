/** Number of attempts that one call may name. */
export const deletionPortion = 1000;

/** Seconds: a minute, and what a request takes on its way. */
export const undoSeconds = 70;
