import { type ChildProcess, execFile, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { DomainError } from "../platform/errors.ts";
import { perPlatform } from "../platform/per.ts";
import type { Platform } from "../platform/platform.ts";
import type { Reply } from "./child.answer.ts";

const limits = { heapMegabytes: 256, bytes: 512 * 1_048_576, millis: 10_000, atOnce: 2, waiting: 50 };

/** Why a child gave no value: the name of the error inside it, or Killed. */
export class ChildError extends Error {
  override name = "ChildError";
  readonly reason: string;

  constructor(reason: string) {
    super(`A child failed: ${reason}`);
    this.reason = reason;
  }
}

const workshop = perPlatform((platform) => {
  const closing = new AbortController();
  platform.onStop(async () => closing.abort());
  return { take: pLimit(limits.atOnce), closing: closing.signal };
});

/**
 * Reads somebody's file in a process of its own. A few bytes can ask for gigabytes and hours: nothing short of
 * killing stops that, and in this process it would stop everybody.
 */
export async function readApart<T>(
  platform: Platform,
  module: "page.child.ts" | "pdf.child.ts",
  input: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const { take, closing } = workshop(platform);
  if (take.pendingCount >= limits.waiting) {
    throw new DomainError("UNAVAILABLE", "Many sources are being read right now. Please try again in a minute.", {
      retryAfter: 60,
    });
  }
  const leaving = signal ? AbortSignal.any([signal, closing]) : closing;
  return take(async () => {
    leaving.throwIfAborted();
    const child = fork(join(import.meta.dirname, module), {
      // It may read the code it runs, and write, start or open nothing.
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, "--permission", "--allow-fs-read=*", "--allow-addons"],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const kill = () => child.kill("SIGKILL");
    const deadline = setTimeout(kill, limits.millis);
    leaving.addEventListener("abort", kill);
    try {
      const reply = replyOf(child);
      child.send(input as object, () => {});
      void watchMemory(child);
      return (await reply) as T;
    } catch (error) {
      leaving.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(deadline);
      leaving.removeEventListener("abort", kill);
      kill();
    }
  });
}

const replyOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.on("error", reject);
    child.once("exit", () => reject(new ChildError("Killed")));
    child.once("message", (message) => {
      const reply = message as Reply;
      if ("value" in reply) resolve(reply.value);
      else reject(new ChildError(reply.error));
    });
  });

/** The heap's own limit does not count the memory of typed arrays, in which files are unpacked. */
async function watchMemory(child: ChildProcess) {
  while (child.pid && child.exitCode === null && child.signalCode === null) {
    if ((await residentBytes(child.pid)) > limits.bytes) child.kill("SIGKILL");
    await sleep(20, undefined, { ref: false });
  }
}

const run = promisify(execFile);

async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === "linux") {
      return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1] ?? 0);
    }
    await sleep(200);
    return 1024 * Number((await run("ps", ["-o", "rss=", "-p", String(pid)])).stdout);
  } catch {
    return 0;
  }
}
