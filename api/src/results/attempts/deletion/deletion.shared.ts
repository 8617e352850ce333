/** How many attempts one call may name, and how many one transaction deletes. */
export const deletionPortion = 1000;

/** Seconds: a minute, and what a request takes on its way. */
export const undoSeconds = 70;
