/**
 * `npm test [-- --near | FILE …]`: every test except the slow ones, the tests that a change can break, or the named
 * files.
 * `npm run test:slow [-- FILE …]`: the slow tests, and property tests with many random cases.
 * Files below web/e2e are browser tests and need the built client.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { binOf } from "./making/command.ts";
import { outdated, type ProductName } from "./making/products.ts";

const root = join(import.meta.dirname, "..");
const options = { near: { type: "boolean" }, slow: { type: "boolean" } } as const;
const { values, tokens } = parseArgs({ options, strict: false, allowPositionals: true, tokens: true });
const isOurs = new Set(
  tokens.flatMap((token) => (token.kind === "option" && token.name in options ? [token.index] : [])),
);
const named = process.argv.slice(2).filter((_, index) => !isOurs.has(index));
const browserSet = values.slow ? ["--grep", "@slow|@walk"] : ["--grep-invert", "@slow"];
const inBrowser = (argument: string) => /\.spec(\.ts)?(:\d+)?$|^web\/e2e\b/.test(argument);

if (values.near) {
  // Loads a parser that no other run needs.
  const { nearTests } = await import("./near/near.ts");
  const { unit, browser } = nearTests();
  if (unit.length > 0) await vitest(unit);
  // Runs the slow tests too if there are only a few screens.
  if (browser.length > 0) await playwright(browser, browser.length > 10 ? browserSet : []);
} else if (named.length === 0) {
  await make();
  await vitest([]);
  await playwright([]);
} else {
  await (named.some(inBrowser) ? playwright(named) : vitest(named));
}

async function vitest(args: string[]) {
  await make("database", "queries");
  const set = values.slow ? "slow || property" : "!slow";
  await run(binOf("vitest"), "run", "--config", "api/vitest.config.ts", `--tags-filter=${set}`, ...args);
}

async function playwright(args: string[], set = browserSet) {
  await make();
  await run(binOf("playwright"), "test", "--config", "web/e2e/playwright.config.ts", ...set, ...args);
}

/** Makes the products that are out of date, optionally only the given ones. */
async function make(...wanted: ProductName[]) {
  const names = outdated().filter((name) => wanted.length === 0 || wanted.includes(name));
  if (names.length > 0) await run("scripts/build.ts", ...names);
}

async function run(...args: string[]) {
  const env = { ...process.env, ...(values.slow && { TEST_SET: "slow" }) };
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  const [status] = await once(child, "exit");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
  if (status !== 0) process.exit(status ?? 1);
}
