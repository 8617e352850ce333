import { type ChildProcess, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type CpuInfo, constants, cpus, setPriority } from "node:os";

/** Lowers the priority of this process and of children started from now on, in favour of takers. */
export const lowerPriority = () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Runs its last arguments under SCHED_IDLE, which others interrupt at once, unlike low priority. Null if missing. */
export function idlePolicyCommand(): string[] | null {
  const command = ["/usr/bin/chrt", "--idle", "0"];
  const [chrt = "", ...words] = command;
  const isThere = process.platform === "linux" && spawnSync(chrt, [...words, "true"], { stdio: "ignore" }).status === 0;
  return isThere ? command : null;
}

/** The share of free CPU time below which SCHED_IDLE processes might get next to nothing. */
const leastRoom = 1 / 3;
const roomMillis = 500;

export function watchRoom(): () => boolean {
  let [before, now] = [cpus(), cpus()];
  setInterval(() => {
    [before, now] = [now, cpus()];
  }, roomMillis).unref();
  return () => freeShare(before, now) >= leastRoom;
}

export function freeShare(before: CpuInfo[], now: CpuInfo[]): number {
  const sum = (infos: CpuInfo[], of: (keyof CpuInfo["times"])[]) =>
    infos.reduce((all, { times }) => of.reduce((total, name) => total + times[name], all), 0);
  const passed = (...of: (keyof CpuInfo["times"])[]) => sum(now, of) - sum(before, of);
  const all = passed("user", "nice", "sys", "idle", "irq");
  return all > 0 ? passed("idle", "nice") / all : 0;
}

/** Returns a function that gives the share of CPU time a child has had since, 0 to 1; null if unknown. */
export function measureWork({ pid }: ChildProcess): () => number | null {
  const [begin, before] = [performance.now(), processorMillis(pid)];
  return () => {
    const after = processorMillis(pid);
    return before === null || after === null ? null : (after - before) / (performance.now() - begin);
  };
}

/** CPU milliseconds of a process's main thread, which does the work; null if unknown. */
function processorMillis(pid: number | undefined): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "latin1").split(" ")[0]) / 1e6;
  } catch {
    return null;
  }
}
