/**
 * Checks that regular expressions that a request can run take linear time: those of the modules that answer requests,
 * and of the rules shared with browsers. Children are ended at their time limit, so modules that only they load are
 * left out.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkSync } from "recheck";
import { parseSync, Visitor } from "vite";
import { importTable, root } from "./near/modules.ts";

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** Patterns built from our own parts, with the reason why they are linear. The checker cannot see it. */
const reasons: Record<string, string> = {
  "api/src/platform/rest/methods.ts": "Each parameter of a path ends at the next slash.",
  "api/src/platform/log.ts": "At most 64 characters are read before each @; the checker takes those for more and more.",
  "api/src/clinic/": "Lists of words, looked for in a question, which the limits keep short.",
};
const hasReason = (place: string) => Object.keys(reasons).some((start) => place.startsWith(start));

const table = importTable();
const entry = "api/src/main.ts";

function loaded(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file) || !table.has(file)) return files;
  files.add(file);
  for (const { to, isType } of table.get(file) ?? []) if (!isType) loaded(to, files);
  return files;
}

const files = [
  ...new Set([...loaded(entry), ...[...table.keys()].filter((file) => /^api\/.*\.shared\.ts$/.test(file))]),
];

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

/** Returns the regular expressions that a module contains literally, and the places where it builds others. */
function writtenIn(file: string) {
  const text = readFileSync(join(root, file), "utf8");
  const patterns: Pattern[] = [];
  const builders: string[] = [];
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      patterns.push({
        place: `${file}:${lineOf(text, node.start)}`,
        source: node.regex.pattern,
        flags: node.regex.flags,
      });
    },
    NewExpression({ callee, start }) {
      if (callee.type === "Identifier" && callee.name === "RegExp") builders.push(`${file}:${lineOf(text, start)}`);
    },
  }).visit(parseSync(file, text).program);
  return { patterns, builders };
}

/** Loads the modules, and returns the regular expressions that they build while loading. */
async function builtIn(modules: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, given, self) {
      const made: RegExp = Reflect.construct(target, given, self);
      const caller = new Error().stack?.split("\n")[2] ?? "";
      const [, place] = Native(`${pathToFileURL(root).href}/(api/.+?:\\d+):`).exec(caller) ?? [];
      if (place) built.push({ place, source: made.source, flags: made.flags });
      return made;
    },
  });
  for (const file of modules) if (file !== entry) await import(pathToFileURL(join(root, file)).href);
  globalThis.RegExp = Native;
  return built;
}

/** Limits steps instead of time, so that each run gives the same result. */
const steps = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 2e7,
  maxIteration: 4,
  randomSeed: 1,
};

/**
 * Returns null for a linear pattern. Patterns without repetition are skipped, and the checker does not support the flag
 * v.
 */
function flawOf({ source, flags }: Pattern): string | null {
  if (!/[*+]|\{\d+,/.test(source)) return null;
  const found = checkSync(source, flags, steps);
  if (found.status === "safe") return null;
  return found.status === "vulnerable" ? found.complexity.summary : found.error.kind;
}

process.env.RECHECK_SYNC_BACKEND = "pure";
const written = files.map(writtenIn);
const built = await builtIn(files);
const places = new Set(built.map(({ place }) => place));
const problems = written
  .flatMap(({ builders }) => builders)
  .filter((place) => !places.has(place) && !hasReason(place))
  .map((place) => `${place} builds a regular expression: build it when the module is loaded, or say why it is linear`);
const all = [...written.flatMap(({ patterns }) => patterns), ...built.filter(({ place }) => !hasReason(place))];
for (const [name, same] of Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`)) {
  const [pattern] = same;
  const flaw = pattern && flawOf(pattern);
  if (flaw) problems.push(`${same.map(({ place }) => place).join(", ")} ${name}: ${flaw}`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
