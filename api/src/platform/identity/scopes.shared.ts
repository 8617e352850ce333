/** What a token may be allowed, by resource. */
export const scopes = [
  "content:read",
  "content:write",
  "results:read",
  "results:write",
  "participants:read",
  "webhooks:read",
  "webhooks:write",
] as const;
export type Scope = (typeof scopes)[number];

/** A token made for `write` gets scopes that come later as well, one made for `read` those that read. */
export const shorthands = {
  read: scopes.filter((scope) => scope.endsWith(":read")),
  write: scopes,
} as const satisfies Record<string, readonly Scope[]>;
export type Shorthand = keyof typeof shorthands;

/** The scopes in their order, with the reading that each writing includes. */
export const withReading = (asked: readonly Scope[]): Scope[] =>
  scopes.filter((scope) => asked.includes(scope) || asked.includes(scope.replace(/read$/, "write") as Scope));

/** How far the scopes go, in one word. */
export const shorthandOf = (granted: readonly Scope[]): Shorthand =>
  granted.some((scope) => scope.endsWith(":write")) ? "write" : "read";
