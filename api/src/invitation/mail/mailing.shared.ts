/** Characters. */
export const longestLetter = { subject: 150, message: 2000 };
export const mostDays = 90;
/** Number of invitations that may be named individually. */
export const mostAtOnce = 500;
