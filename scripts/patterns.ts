/**
 * Checks that the regular expressions of the service take linear time, those of its child processes included: every
 * module of `api/` except tests and generated files.
 */
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { checkSync } from "recheck";
import { parseSync, Visitor } from "vite";
import { isTest, root } from "./near/modules.ts";

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** Patterns built from our own parts, with the reason why they take little time. The checker cannot see it. */
const reasons: Record<string, string> = {
  "api/src/platform/rest/methods.ts": "Each parameter of a path ends at the next slash.",
  "api/src/platform/log.ts": "At most 64 characters are read before each @; the checker takes those for more and more.",
  "api/src/clinic/": "Lists of words, looked for in a question, which the limits keep short.",
  "api/src/extractive/language/plain/plain.ts": "Lists of words, looked for in sentences of at most 300 characters.",
};
const hasReason = (place: string) => Object.keys(reasons).some((start) => place.startsWith(start));

/** Modules that do more than build patterns when they are loaded: programs, and the restrictions of children. */
const acting = /\b(?:main|confine)\.ts$|\.(?:child|worker)\.ts$/;

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
  for (const file of modules) if (!acting.test(file)) await import(pathToFileURL(join(root, file)).href);
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
/** Fewer steps for lists of words in many languages, which only children with a time limit match. */
const fewSteps = {
  ...steps,
  attackLimit: 2e6,
  incubationLimit: 5000,
  maxInitialGenerationSize: 100,
  maxIteration: 1,
  maxNFASize: 5000,
};
const inChildren = /^api\/src\/(?:extractive|generation\/source)\//;

/**
 * Returns null for a linear pattern. Patterns without repetition are skipped, and the checker does not support the flag
 * v.
 */
function flawOf({ source, flags, place }: Pattern): string | null {
  if (!/[*+]|\{\d+,/.test(source)) return null;
  const found = checkSync(source, flags, inChildren.test(place) ? fewSteps : steps);
  if (found.status === "safe") return null;
  return found.status === "vulnerable" ? found.complexity.summary : found.error.kind;
}

/** Checks the patterns on all cores. */
async function flawsOf(patterns: readonly Pattern[]): Promise<(string | null)[]> {
  const flaws: (string | null)[] = [];
  const queue = patterns.entries();
  async function work() {
    const worker = new Worker(import.meta.filename);
    for (const [index, pattern] of queue) {
      worker.postMessage(pattern);
      [flaws[index] = null] = await once(worker, "message");
    }
    await worker.terminate();
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return flaws;
}

async function problemsIn(files: readonly string[]): Promise<string[]> {
  const written = files.map(writtenIn);
  const built = await builtIn(files);
  const places = new Set(built.map(({ place }) => place));
  const unseen = written
    .flatMap(({ builders }) => builders)
    .filter((place) => !places.has(place) && !hasReason(place))
    .map((place) => `${place} builds a regular expression: build it when the module is loaded, or add a reason`);
  const all = [...written.flatMap(({ patterns }) => patterns), ...built.filter(({ place }) => !hasReason(place))];
  const groups = [...Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`)];
  const flaws = await flawsOf(
    groups.flatMap(([, same]) => same.find(({ place }) => !inChildren.test(place)) ?? same[0] ?? []),
  );
  return [
    ...unseen,
    ...groups.flatMap(([name, same], index) =>
      flaws[index] ? `${same.map(({ place }) => place).join(", ")} ${name}: ${flaws[index]}` : [],
    ),
  ];
}

process.env.RECHECK_SYNC_BACKEND = "pure";
if (isMainThread) {
  const files = globSync("api/src/**/*.ts", { cwd: root, exclude: ["api/src/generated"] })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isTest(file));
  const problems = await problemsIn(files);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
parentPort?.on("message", (pattern: Pattern) => parentPort?.postMessage(flawOf(pattern)));
