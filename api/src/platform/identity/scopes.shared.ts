/** Permissions of a token, by resource. */
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

/** A token made for `write` also gets scopes added later; one made for `read` gets later read scopes. */
export const shorthands = {
  read: scopes.filter((scope) => scope.endsWith(":read")),
  write: scopes,
} as const satisfies Record<string, readonly Scope[]>;
export type Shorthand = keyof typeof shorthands;

/** The scopes in their order. Each write scope includes its read scope. */
export const withReading = (asked: readonly Scope[]): Scope[] =>
  scopes.filter((scope) => asked.includes(scope) || asked.includes(scope.replace(/read$/, "write") as Scope));

/** Shorthand of the scopes: `write` if one of them writes. */
export const shorthandOf = (granted: readonly Scope[]): Shorthand =>
  granted.some((scope) => scope.endsWith(":write")) ? "write" : "read";
