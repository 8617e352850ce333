import { type ChildProcess, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * Those who take an item come first: this process and the children it starts from now on get what they leave of the
 * processor. A low priority alone does not do it: on Linux, whoever has just got a processor keeps it for milliseconds,
 * whatever their priority. What runs under the policy "idle" is interrupted at once. Where that cannot be had, the
 * priority stays.
 */
export function giveWay() {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  if (process.platform === "linux") {
    spawnSync("/usr/bin/chrt", ["--idle", "--all-tasks", "--pid", "0", String(process.pid)], { stdio: "ignore" });
  }
}

/** Answers, when it is called, how much of its time since now a child has had a processor, from 0 to 1; null where nobody knows. */
export function measureWork({ pid }: ChildProcess): () => number | null {
  const [begin, before] = [performance.now(), processorMillis(pid)];
  return () => {
    const after = processorMillis(pid);
    return before === null || after === null ? null : (after - before) / (performance.now() - begin);
  };
}

/** Of its main thread, which does the work. */
function processorMillis(pid: number | undefined): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "latin1").split(" ")[0]) / 1e6;
  } catch {
    return null;
  }
}
