import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { cache } from "./program.ts";

let folder: string;
/** Created by the first start that gets far enough, and found by the next. */
let data: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-ending-"));
  await chmod(folder, 0o755);
  data = join(folder, "data");
  // Runs the command that `npm start` runs after building.
  const main = JSON.stringify(join(import.meta.dirname, "../src/main.ts"));
  const program = `import(${main}).then(({ main }) => main())`;
  await writeFile(join(folder, "service.mjs"), program);
  const start = `"${process.execPath}" --import "${cache}" service.mjs`;
  await writeFile(join(folder, "package.json"), JSON.stringify({ scripts: { start } }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm start` in a process group of its own, like a shell does. */
async function npmStart() {
  const { PATH } = process.env;
  const child = spawn("npm", ["start", "--silent"], {
    cwd: folder,
    env: { ...(PATH && { PATH }), PORT: String(await freePort()), DATA_DIR: data, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const pid = child.pid as number;
  onTestFinished(() => {
    for (const left of running(pid)) process.kill(left, "SIGKILL");
  });
  return { pid, exited: once(child, "close"), output: () => output };
}

const running = (group: number): number[] =>
  execFileSync("ps", ["-eo", "pid=,pgid=,stat="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, pgid, state]) => Number(pgid) === group && !state?.startsWith("Z"))
    .map(([pid]) => Number(pid));

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const ready = /is ready/;
/** Moments of a start, from before the data exists until the service is reachable. */
const moments = {
  "data are made": () => isThere(join(data, "postgres.new")),
  "the database starts": () => isThere(join(data, "postgres/postmaster.pid")),
  "all is ready": async (output: string) => ready.test(output),
};

describe.skipIf(process.platform === "win32")("ends whole when", () => {
  it.each([
    ["data are made", "Ctrl-C"],
    ["the database starts", "SIGTERM"],
    ["all is ready", "SIGTERM"],
    ["all is ready", "SIGKILL"],
  ] as const)("%s and npm gets %s", { tags: ["slow"] }, async (moment, how) => {
    const npm = await npmStart();
    await expect.poll(() => moments[moment](npm.output()), { interval: 5, timeout: 25_000 }).toBe(true);
    // Ctrl-C reaches the whole group, other signals one process.
    if (how === "Ctrl-C") process.kill(-npm.pid, "SIGINT");
    else process.kill(npm.pid, how);
    await expect.poll(() => running(npm.pid), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => isThere(join(data, "postgres/postmaster.pid")), { timeout: 10_000 }).toBe(false);
  });
});

it.skipIf(process.platform === "win32")("outlives a shell that only started it", { tags: ["slow"] }, async () => {
  const port = await freePort();
  const { PATH } = process.env;
  const shell = spawn("/bin/sh", ["-c", `"${process.execPath}" --import "${cache}" service.mjs & echo $!`], {
    cwd: folder,
    env: { ...(PATH && { PATH }), PORT: String(port), DATA_DIR: data, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  shell.stdout.on("data", (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 25_000 }).toMatch(ready);
  const pid = Number.parseInt(output, 10);
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, "SIGKILL")));
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  process.kill(pid, "SIGTERM");
  await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false);
  // A stop is normal, so nothing is logged.
  expect(output.split("\n").filter((line) => line.startsWith("{"))).toEqual([]);
});

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
