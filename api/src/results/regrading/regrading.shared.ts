/** Characters of the explanation for takers. */
export const reasonLimit = 500;
