import { type ChildProcess, execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const mostBytes = 512 * 1_048_576;

/** V8's heap limit does not count typed arrays, into which files are unpacked. */
export async function watchMemory(child: ChildProcess) {
  while (child.pid && child.exitCode === null && child.signalCode === null) {
    if ((await residentBytes(child.pid)) > mostBytes) child.kill("SIGKILL");
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
