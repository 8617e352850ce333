/** `npm run access` prints permissions by action and transport: the table that api/test/access checks. */
import { type Action, askers, expected, type Rule, settings } from "../api/test/access/rules.ts";
import { assistantKeys, graphqlFields, restKeys } from "../api/test/access/scopes/readable.ts";
import type { Readable } from "../api/test/access/scopes/rule.ts";
import { actions, fields } from "../api/test/access/table.ts";

const doors = ["rest", "query", "mutation", "subscription", "node"] as const satisfies (keyof Action)[];

/** Returns the outcome for a public item, and for a private one if it differs. */
function cells(rule: Rule): string[] {
  const [open, hidden] = settings.map((setting) => expected(rule, setting));
  return askers.map((asker) => [...new Set([open?.[asker], hidden?.[asker]])].join(" / "));
}

function print(heading: string[], rows: string[][]) {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log([line(heading), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n"));
}

console.log("What each asker gets of a public item / of a private one, where that differs.\n");
print(
  ["noun", "action", "door", ...askers],
  actions.flatMap(({ noun, action, rule, ...asked }) =>
    doors.flatMap((door) =>
      (asked[door] ?? []).map((name) => [noun, action, door === "rest" ? name : `${door} ${name}`, ...cells(rule)]),
    ),
  ),
);
console.log("\nFields; 404 is a null without an error.\n");
print(
  ["type", "fields", ...askers],
  Object.entries(fields).flatMap(([type, rules]) =>
    Object.entries(rules).map(([rule, names]) => [type, names, ...cells(rule as Rule)]),
  ),
);

const readable: [string, string, Readable][] = [
  ["Fields of the schema, of a private item, by the scopes that a token needs for them.", "type", graphqlFields],
  ["The same of the values of REST answers.", "route", restKeys],
  ["The same of the values that tools of assistants give.", "tool", assistantKeys],
];
for (const [what, of, table] of readable) {
  console.log(`\n${what}\n`);
  print(
    [of, "scopes", "values"],
    Object.entries(table).flatMap(([name, rules]) =>
      Object.entries(rules).map(([rule, values]) => [name, rule, values]),
    ),
  );
}
