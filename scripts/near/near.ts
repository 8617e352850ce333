/** Chooses the tests that a change can break, for `npm test -- --near`. */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { journeys } from "./journeys.ts";
import { importTable, isTest, root } from "./modules.ts";

export interface NearTests {
  unit: string[];
  browser: string[];
}

/** Files that everything imports or that import everything. A path through them does not make a test relevant. */
const isComposition = (file: string) =>
  /^api\/src\/((app|schema|main|columns)|\w+\/domain)\.ts$|^api\/test\/(harness|factories)\.ts$|^web\/src\/(main|prerender|app\/routes)\.tsx?$|^scripts\//.test(
    file,
  );

const isTransport = (file: string) => /\.(graphql|rest|mcp|contract)\.ts$/.test(file);

/** Tests that walk over every route, field, type and mutation. */
const isWalk = (file: string) =>
  /^api\/test\/([\w-]*(walk|described)|openapi|typed-client|access\/.*)\.test\.ts$/.test(file);

/** True for a file that can break any test. */
const isEverywhere = (file: string) =>
  /^(package(-lock)?\.json|tsconfig\.json|\.npmrc|prisma\/.+|api\/vitest\.config\.ts|api\/test\/[\w-]+(?<!\.test)\.ts|web\/e2e\/(playwright\.config|server|test)\.ts)$/.test(
    file,
  );

/** Tests that read files or start programs instead of importing them. */
const readers: readonly (readonly [file: RegExp, test: string])[] = [
  [/^GUARANTEES\.md$/, "api/test/guarantees.test.ts"],
  [/^api\/src\/main\.ts$|^scripts\/start\.ts$/, "api/test/start.test.ts"],
  [/^scripts\/dev\.ts$/, "api/test/dev.test.ts"],
  [/^web\/index\.html$/, "web/e2e/site.spec.ts"],
  [/^web\/take\.html$/, "web/e2e/take.spec.ts"],
];

/** Prints the selection with its reasons. */
export function nearTests(): NearTests {
  const changed = changedFiles();
  const chosen = choose(changed, importTable());
  console.log(`Changed files: ${changed.length}. Tests near them: ${chosen.size}.`);
  for (const [test, reason] of chosen) console.log(`  ${test} (${reason})`);
  const tests = [...chosen.keys()];
  return {
    unit: tests.filter((file) => file.includes(".test.")),
    browser: tests.filter((file) => file.includes(".spec.")),
  };
}

/** Returns the files that differ from the last commit on the main branch, including uncommitted and new ones. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const branches = git("for-each-ref", "--format=%(refname)", "refs/remotes/origin/main", "refs/heads/main").split(
    "\n",
  );
  const main = branches.sort().at(-1) || "HEAD";
  const base = git("merge-base", "HEAD", main);
  const files = `${git("diff", "--name-only", base)}\n${git("ls-files", "--others", "--exclude-standard")}`;
  return [...new Set(files.split("\n"))].filter(Boolean);
}

/**
 * Returns the tests near `changed`, each with the reason: tests downstream of a changed file by the import table, unit
 * tests in the folder of a downstream file (which reach it through the service), and the journeys of its screens.
 */
export function choose(changed: string[], table: ReturnType<typeof importTable>): Map<string, string> {
  const tests = [...table.keys()].filter(isTest);
  const common = changed.find(isEverywhere);
  if (common) return new Map(tests.map((test) => [test, `everything depends on ${common}`]));
  const origin = downstream(changed, table);
  const folders = new Map([...origin].filter(([file]) => !isTest(file)).map(([file, from]) => [dirname(file), from]));
  const transport = [...origin.keys()].find(isTransport);
  const browser = journeys([...origin.keys()]);
  const reasonFor = (test: string): string | undefined => {
    if (changed.includes(test)) return "changed";
    if (origin.has(test)) return `imports ${origin.get(test)}`;
    const source = changed.find((file) => readers.some(([pattern, reader]) => reader === test && pattern.test(file)));
    if (source) return `reads ${source}`;
    if (test.includes(".spec.")) return browser.get(test);
    if (transport && isWalk(test)) return `walks over ${transport}`;
    const from = folders.get(dirname(test));
    return from && `next to a file that depends on ${from}`;
  };
  return new Map(
    tests.flatMap((test) => {
      const reason = reasonFor(test);
      return reason ? [[test, reason] as const] : [];
    }),
  );
}

/** Returns the changed files and all that import them, each with the changed file that it depends on. */
function downstream(changed: string[], table: ReturnType<typeof importTable>): Map<string, string> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of table)
    for (const { to, isType } of imports) if (!isType) importers.set(to, [...(importers.get(to) ?? []), file]);
  const origin = new Map(changed.map((file) => [file, file]));
  // A Map iterates in insertion order, including entries added during the loop.
  for (const [file, from] of origin)
    for (const importer of importers.get(file) ?? [])
      if (!origin.has(importer) && !isComposition(importer)) origin.set(importer, from);
  return origin;
}
