import { beforeAll, describe, expect, it } from "vitest";
import { adminCalls } from "./specification/adminCalls.ts";
import { creatorCalls } from "./specification/creatorCalls.ts";
import { errorBodies } from "./specification/errors.ts";
import { failedRows } from "./specification/row.ts";
import { brokenRules, creatorRules, takerRules } from "./specification/rules.ts";
import { takerCalls } from "./specification/takerCalls.ts";
import { aWorld, type World } from "./specification/world.ts";

let world: World;
beforeAll(async () => {
  world = await aWorld();
});

/** Each table of the specification with its number of rows, so that none is dropped unnoticed. */
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

  it("is answered as each row says", { timeout: 120_000 }, async () => {
    expect(await failedRows(rows, world)).toEqual([]);
  });
});

/** The rules that follow from the specification's sentences, with their number. */
const rules = [
  { table: "creators: validation rules", rows: creatorRules, count: 87 },
  { table: "takers, results and administrators: validation rules", rows: takerRules, count: 6 },
];

describe.each(rules)("$table", ({ rows, count }) => {
  it(`has ${count} rows, each of which is enforced`, { timeout: 120_000 }, async () => {
    expect(rows).toHaveLength(count);
    expect(await brokenRules(rows, world)).toEqual([]);
  });
});
