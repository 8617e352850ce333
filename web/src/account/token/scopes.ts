import type { AccessScope } from "#relay/AccessTokenRow_token.graphql.ts";
import { type Scope, scopes, shorthands } from "../../../../api/src/platform/identity/scopes.shared.ts";

const texts: Record<Scope, { label: string; hint?: string }> = {
  "content:read": { label: "Read items", hint: "With their right answers, and private ones as well." },
  "content:write": { label: "Create, edit and delete items", hint: "It reads them as well." },
  "results:read": { label: "Read results", hint: "Figures and answers, with the questions they belong to." },
  "results:write": { label: "Delete answers", hint: "It reads results as well." },
  "participants:read": {
    label: "Read names and addresses of participants",
    hint: "Without it they are left out of answers.",
  },
  "webhooks:read": {
    label: "Read webhooks and their logs",
    hint: "Message contents also need results and participants",
  },
  "webhooks:write": {
    label: "Make, change and delete webhooks",
    hint: "To make one it needs results, names and addresses, too, because messages carry them.",
  },
};

export const scopeOptions = scopes.map((value) => ({ value, ...texts[value] }));

/** Whether another selected scope includes the scope. */
export const isIncludedIn = (chosen: readonly Scope[], scope: Scope) =>
  scope.endsWith(":read") && chosen.includes(scope.replace("read", "write") as Scope);

/** The name of a scope in the GraphQL schema. */
export const enumOf = (scope: Scope) => scope.replace(":", "_").toUpperCase() as AccessScope;

/** Returns the token's permissions in as few labels as possible. */
export function labelsOf(accessScopes: readonly AccessScope[]): string[] {
  const granted = scopes.filter((scope) => accessScopes.includes(enumOf(scope)));
  if (granted.length === scopes.length) return ["Everything"];
  if (granted.join() === shorthands.read.join()) return ["Read everything"];
  return granted.filter((scope) => !isIncludedIn(granted, scope)).map((scope) => texts[scope].label);
}
