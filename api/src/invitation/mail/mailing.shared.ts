/** In characters. */
export const longestLetter = { subject: 150, message: 2000 };
export const mostDays = 90;
/** How many invitations may be named one by one. */
export const mostAtOnce = 500;
