import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isReachable } from "../src/platform/data/os-account.ts";

const root = join(import.meta.dirname, "../..");
const entry = join(root, "api/src/main.ts");
/** Keeps compiled code like `npm start` does, which saves half of a start's work. */
export const cache = join(root, "scripts/cache.js");

export interface Program {
  child: ChildProcess;
  output(): string;
  exited: Promise<number | null>;
}

function run(args: string[], environment: Record<string, string>): Program {
  const { PATH, SystemRoot } = process.env;
  const child = spawn(process.execPath, ["--import", cache, ...args], {
    cwd: root,
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, output: () => output, exited: once(child, "close").then(([code]) => code) };
}

/** Runs the service as `npm start` does once the client is built. */
export const runService = (environment: Record<string, string>, options: string[] = []) =>
  run([...options, "-e", `import(${JSON.stringify(entry)}).then(({ main }) => main())`], environment);

export const runScript = (name: string, args: string[], environment: Record<string, string>) =>
  run([`scripts/${name}.ts`, ...args], environment);

/** Whether root can switch to another user here. That user must be able to read the code. */
export const othersCanRead = await isReachable(import.meta.dirname, { uid: 65_534, gid: 65_534 });
