import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adminCalls } from "./specification/adminCalls.ts";
import { creatorCalls } from "./specification/creatorCalls.ts";
import { errorBodies } from "./specification/errors.ts";
import { runRows } from "./specification/row.ts";
import { creatorRules, runRules, takerRules } from "./specification/rules.ts";
import { takerCalls } from "./specification/takerCalls.ts";
import { aWorld, type World } from "./specification/world.ts";

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
beforeEach(() => world.rest());

/** Each table of the specification with its number of rows, so that none is dropped unseen. */
const tables = [
  { table: "creators: calls", rows: creatorCalls, count: 18 },
  { table: "takers, results and administrators: calls", rows: [...takerCalls, ...adminCalls], count: 22 },
  { table: "decisions.md: error bodies", rows: errorBodies, count: 11 },
];

describe.each(tables)("$table", ({ rows, count }) => {
  it(`has ${count} rows, each of which is shown`, () => {
    expect(rows).toHaveLength(count);
    for (const { row, cases } of rows) expect([row, cases.length > 0]).toEqual([row, true]);
  });
  runRows(rows, () => world);
});

/** The specification states rules in sentences; counted are those that follow from them. */
const rules = [
  { table: "creators: validation rules", rows: creatorRules, count: 87 },
  { table: "takers, results and administrators: validation rules", rows: takerRules, count: 6 },
];

describe.each(rules)("$table", ({ rows, count }) => {
  it(`has ${count} rows`, () => expect(rows).toHaveLength(count));
  runRules(rows, () => world);
});
