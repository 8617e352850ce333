/** GraphQL sends null for an absent value, but the rules only accept absence. */
export const present = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
