/** Number of attempts that one call may name. */
export const deletionPortion = 1000;

/** Seconds: a minute, plus time for the request to arrive. */
export const undoSeconds = 70;
