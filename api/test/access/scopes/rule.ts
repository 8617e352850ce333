import { type Scope, scopes, withReading } from "../../../src/platform/identity/scopes.shared.ts";

/** The tokens tried: one for each single scope, then those with several. */
export const holders: Record<string, readonly Scope[]> = {
  ...Object.fromEntries(scopes.map((scope) => [scope, withReading([scope])])),
  "results:read and participants:read": ["results:read", "participants:read"],
  "content:read and results:read": ["content:read", "results:read"],
  "every scope": scopes,
};

/** Derives the scopes that a value needs from the names of its readers. */
function ruleOf(readers: ReadonlySet<string>): string {
  const single = scopes.filter((scope) => readers.has(scope));
  if (single.length === scopes.length) return "any token";
  const least = single.filter((scope) => scope.endsWith(":read") || !readers.has(scope.replace(/write$/, "read")));
  if (least.length > 0) return least.join(" or ");
  const [together] = Object.keys(holders).filter((name) => readers.has(name));
  return together ?? (readers.has("the owner") ? "no token" : "empty in the test");
}

/** Names of values by rule, grouped by type, route or tool. */
export type Readable = Record<string, Record<string, string>>;

interface Value {
  of: string;
  name: string;
  readers: ReadonlySet<string>;
}

export function tableOf(values: readonly Value[]): Readable {
  const sorted = values.toSorted((a, b) => (`${a.of} ${a.name}` < `${b.of} ${b.name}` ? -1 : 1));
  const table: Readable = {};
  for (const { of, name, readers } of sorted) {
    const rules = table[of] ?? {};
    table[of] = rules;
    const rule = ruleOf(readers);
    rules[rule] = rule in rules ? `${rules[rule]} ${name}` : name;
  }
  return table;
}
