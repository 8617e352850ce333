import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { journeysOf, ofTheWhole } from "../../scripts/near/journeys.ts";
import { choose } from "../../scripts/near/near.ts";

const root = join(import.meta.dirname, "../..");
const imports = (...files: string[]) => files.map((to) => ({ to, isType: false }));

const table = new Map([
  ["api/src/account/user.ts", []],
  ["api/src/account/account.ts", imports("api/src/account/user.ts")],
  ["api/src/account/account.rest.ts", imports("api/src/account/account.ts")],
  ["api/src/account/account.test.ts", imports("api/test/harness.ts")],
  ["api/src/account/profile/profile.ts", []],
  ["api/src/account/profile/profile.test.ts", imports("api/test/harness.ts")],
  ["api/src/app.ts", imports("api/src/account/account.rest.ts", "api/src/account/profile/profile.ts")],
  ["api/test/harness.ts", imports("api/src/app.ts")],
  ["api/test/route-walk.test.ts", imports("api/test/harness.ts")],
  ["api/src/results/names.test.ts", imports("api/src/account/user.ts")],
  ["api/src/results/types.test.ts", [{ to: "api/src/account/user.ts", isType: true }]],
  ["web/e2e/account.spec.ts", imports("web/e2e/screen.ts")],
  ["web/e2e/erase.spec.ts", imports("web/e2e/screen.ts")],
  ["web/e2e/screen.ts", []],
]);
const readers = new Map([
  ["api/test/guarantees.test.ts", []],
  ["api/test/start.test.ts", []],
  ["web/e2e/site.spec.ts", []],
]);
const chosen = (...changed: string[]) => [...choose(changed, table).keys()];

describe("tests near a change", () => {
  it("chooses tests that import the file, tests next to its importers, walks and journeys", () => {
    expect(chosen("api/src/account/user.ts")).toEqual([
      "api/src/account/account.test.ts",
      "api/test/route-walk.test.ts",
      "api/src/results/names.test.ts",
      "web/e2e/account.spec.ts",
    ]);
  });

  it("does not follow the service as a whole", () => {
    expect(chosen("api/src/account/profile/profile.ts")).toEqual([
      "api/src/account/profile/profile.test.ts",
      "web/e2e/account.spec.ts",
    ]);
  });

  it("chooses everything for a change to what all tests use", () => {
    expect(chosen("package-lock.json")).toHaveLength(7);
  });

  it("chooses everything for a migration, and the tests that read a document or start a program", () => {
    const files = ["GUARANTEES.md", "api/src/main.ts", "web/index.html", "prisma/migrations/1_init/migration.sql"];
    expect(files.map((file) => choose([file], new Map([...readers, ...table])).size)).toEqual([1, 1, 1, 10]);
  });

  it("chooses a changed test, and browser tests whose helper has changed", () => {
    expect(chosen("api/src/results/types.test.ts", "web/e2e/screen.ts")).toEqual([
      "api/src/results/types.test.ts",
      "web/e2e/account.spec.ts",
      "web/e2e/erase.spec.ts",
    ]);
  });

  it("gives the reason for each", () => {
    expect(Object.fromEntries(choose(["api/src/account/user.ts"], table))).toEqual({
      "api/src/account/account.test.ts": "next to a file that depends on api/src/account/user.ts",
      "api/test/route-walk.test.ts": "walks over api/src/account/account.rest.ts",
      "api/src/results/names.test.ts": "imports api/src/account/user.ts",
      "web/e2e/account.spec.ts": "drives api/src/account",
    });
  });
});

it("maps every browser test to folders that exist", () => {
  const specs = globSync("web/e2e/*.spec.ts", { cwd: root }).map((file) => basename(file, ".spec.ts"));
  expect([...new Set([...Object.values(journeysOf).flat(), ...ofTheWhole])].sort()).toEqual(specs.sort());
  expect(Object.keys(journeysOf).filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});
