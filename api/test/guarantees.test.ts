import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const named = [...readFileSync(join(root, "GUARANTEES.md"), "utf8").matchAll(/^- `(.+?)`: (.+)$/gm)];
const sourceOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");

it("every guarantee names tests that exist", () => {
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(([, file = "", name = ""]) => !sourceOf(file).includes(name));
  expect(missing.map(([line]) => line)).toEqual([]);
});

it("every sentence is followed by its tests", () => {
  const text = readFileSync(join(root, "GUARANTEES.md"), "utf8");
  const [, ...sections] = text.split(/^## .+$/m);
  const parts = sections.flatMap((section) => section.trim().split(/\n\n/));
  const kinds = parts.map((part) => (part.startsWith("- ") ? "tests" : "sentence"));
  expect(kinds).toEqual(kinds.map((_, index) => (index % 2 === 0 ? "sentence" : "tests")));
});
