import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { program } from "../making/command.ts";
import { median } from "./load.ts";
import { freePort, ready, root, startService } from "./service.ts";
import { sized } from "./size.ts";
import { ms, record } from "./table.ts";

/** As `du` counts. */
const gigabyte = 2 ** 30;

/** Measures starts with everything built and an existing database. */
export async function starting(databaseUrl: string) {
  const times: number[] = [];
  for (let round = 0; round < sized(5, 1); round++) {
    const service = await startService(databaseUrl);
    times.push(service.readyAfter);
    await service.stop();
  }
  const middle = median(times);
  record("start to ready on an existing database", "≤ 1.2 s", ms(middle), middle <= 1200);
}

/** Measures a first and a second `npm start` in a copy of the sources without any build, the state after `npm ci`. */
export async function firstStart() {
  const folder = await mkdtemp(join(tmpdir(), "assay-first-start-"));
  // PostgreSQL does not run as root, and its user must be able to enter the folder.
  await chmod(folder, 0o755);
  try {
    await copySources(folder);
    const first = await startIn(folder);
    record(
      "first start after an install: until it is ready, processor, most memory",
      "≤ 10 s, ≤ 14 s, ≤ 0.8 GB",
      `${first.seconds.toFixed(1)} s, ${first.cpu.toFixed(1)} s, ${(first.bytes / gigabyte).toFixed(2)} GB`,
      first.seconds <= 10 && first.cpu <= 14 && first.bytes <= 0.8 * gigabyte,
    );
    const next = await startIn(folder);
    record(
      "next start, with the database that comes with it",
      "≤ 1.2 s",
      `${next.seconds.toFixed(1)} s`,
      next.seconds <= 1.2,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const installed = await diskUse(join(root, "node_modules"));
  record(
    "packages on disk after `npm ci`",
    "≤ 1.2 GB",
    `${(installed / gigabyte).toFixed(2)} GB`,
    installed <= 1.2 * gigabyte,
  );
}

const derived = new Set(["node_modules", ".git", ".data", "generated", "__generated__", "dist"]);

async function copySources(folder: string) {
  await cp(root, folder, { recursive: true, filter: (source) => source === root || !derived.has(basename(source)) });
  const packages = join(folder, "node_modules");
  await mkdir(packages);
  // Skips the compiled code, which a fresh install does not have.
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== ".cache") await symlink(join(root, "node_modules", name), join(packages, name));
}

/** Starts the service with its own database, measures until it is ready, and stops it when everything is built. */
async function startIn(folder: string) {
  const port = await freePort();
  const begin = performance.now();
  const { PATH } = process.env;
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { PATH, DATA_DIR: join(folder, ".data"), PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  let isReady = false;
  const untilReady = ready(child).finally(() => (isReady = true));
  let bytes = 0;
  let cpu = 0;
  const watching = (async () => {
    while (!isReady) {
      const processes = await tree(child.pid ?? 0);
      bytes = Math.max(bytes, sum(processes.map((one) => one.bytes)));
      cpu = Math.max(cpu, sum(processes.map((one) => one.cpu)));
      await sleep(50);
    }
  })();
  try {
    await untilReady;
    const seconds = (performance.now() - begin) / 1000;
    await watching;
    while (!existsSync(join(folder, "api/src/generated/compressed.made"))) await sleep(100);
    return { seconds, cpu, bytes };
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Usage {
  pid: number;
  parent: number;
  /** Seconds, including children that have ended. */
  cpu: number;
  /** Shared memory is divided among its processes. */
  bytes: number;
}

/** Returns a process and its descendants. */
async function tree(top: number): Promise<Usage[]> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map((name) => usage(Number(name))))).filter((one) => one !== null);
  const members = new Set([top]);
  // Sorted by number, because a child nearly always has a higher one than its parent.
  for (const { pid, parent } of all.toSorted((a, b) => a.pid - b.pid)) if (members.has(parent)) members.add(pid);
  const mine = all.filter(({ pid }) => members.has(pid));
  return Promise.all(mine.map(async (one) => ({ ...one, bytes: await memory(one.pid) })));
}

async function usage(pid: number): Promise<Usage | null> {
  const text = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => null);
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  if (!fields) return null;
  return { pid, parent: Number(fields[1]), cpu: sum(fields.slice(11, 15).map(Number)) / 100, bytes: 0 };
}

async function memory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "latin1").catch(() => "");
  return 1024 * Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}

/** Returns the bytes that a folder's files take on disk. Each file counts once. */
async function diskUse(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === ".cache") continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await diskUse(path);
    else if (entry.isFile()) bytes += (await stat(path)).blocks * 512;
  }
  return bytes;
}
