/** `npm test [-- FILE …]`: everything, or browser tests below web/e2e, or others, which need no built client. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { binOf } from "./making/command.ts";
import { outdated, type ProductName } from "./making/products.ts";

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);
const inBrowser = asked.some((argument) => /\.spec(\.ts)?(:\d+)?$|^web\/e2e\b/.test(argument));

if (asked.length === 0) {
  await run("scripts/build.ts");
  await vitest();
  await playwright();
} else if (inBrowser) {
  await makeOutdated();
  await playwright();
} else {
  await makeOutdated(["database", "queries"]);
  await vitest();
}

async function makeOutdated(wanted?: ProductName[]) {
  const names = outdated().filter((name) => wanted?.includes(name) ?? true);
  if (names.length > 0) await run("scripts/build.ts", ...names);
}

function vitest() {
  return run(binOf("vitest"), "run", "--config", "api/vitest.config.ts", ...asked);
}

function playwright() {
  return run(binOf("playwright"), "test", "--config", "web/e2e/playwright.config.ts", ...asked);
}

async function run(...args: string[]) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  const [status] = await once(child, "exit");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
  if (status !== 0) process.exit(status ?? 1);
}
