/** Characters of what takers are told. */
export const reasonLimit = 500;
