import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);

/** The executable of a package with the same name. */
export function binOf(name: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[name]);
}

/**
 * Runs a package's command with this Node. A failing one prints its output and ends this process; a successful one is
 * silent.
 */
export function command(name: string, args: string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [binOf(name), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exit(status ?? 1);
}
