import { type ChildProcess, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type CpuInfo, constants, cpus, setPriority } from "node:os";

/** Those who take an item come first: this process, and the children it starts from now on, are of low priority. */
export const giveWay = () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/**
 * The command that starts a program, named by its last arguments, under the policy "idle", so that any other process
 * interrupts it at once: on Linux a process that has just got a processor keeps it for milliseconds, however low its
 * priority. Null where the policy cannot be had.
 */
export function idly(): string[] | null {
  const command = ["/usr/bin/chrt", "--idle", "0"];
  const [chrt = "", ...words] = command;
  const isThere = process.platform === "linux" && spawnSync(chrt, [...words, "true"], { stdio: "ignore" }).status === 0;
  return isThere ? command : null;
}

/** Of all processors; less means that a process of the policy "idle" might get next to nothing, and others soon enough. */
const leastRoom = 1 / 3;
const roomMillis = 500;

/** Answers whether the machine has lately had processors to spare. */
export function watchRoom(): () => boolean {
  let [before, now] = [cpus(), cpus()];
  setInterval(() => {
    [before, now] = [now, cpus()];
  }, roomMillis).unref();
  return () => freeShare(before, now) >= leastRoom;
}

/** How much of the processors' time nobody used, or only those of low priority. */
export function freeShare(before: CpuInfo[], now: CpuInfo[]): number {
  const sum = (infos: CpuInfo[], of: (keyof CpuInfo["times"])[]) =>
    infos.reduce((all, { times }) => of.reduce((total, name) => total + times[name], all), 0);
  const passed = (...of: (keyof CpuInfo["times"])[]) => sum(now, of) - sum(before, of);
  const all = passed("user", "nice", "sys", "idle", "irq");
  return all > 0 ? passed("idle", "nice") / all : 0;
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
