/** GraphQL sends null for an absent value; the rules know only absent. */
export const present = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
