import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);

/** Node's arguments for `npm start`. */
export const program: string[] = require("../../package.json").scripts.start.split(" ").slice(1);

export function binOf(name: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[name]);
}

/** Runs a package's command with this Node, silently. On failure prints the output and ends this process. */
export async function command(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: Number.POSITIVE_INFINITY };
  await run(process.execPath, [binOf(name), ...args], options).catch(({ code, stdout, stderr }) => {
    console.error(stdout + stderr);
    process.exit(Number(code) || 1);
  });
}
