import { execFileSync } from "node:child_process";
import { isStartedByNpm } from "./settings.ts";

/** How often to look for the npm that started this process, which cannot tell of its own end. */
const lookAround = 250;

/**
 * Aborted when the service is to end: by Ctrl-C, by SIGTERM, or because the npm that started it is gone. npm runs a
 * command through a shell, which does not pass signals on. A program that is started by anything else (a supervisor, a
 * shell that is left) may outlive it.
 */
export function endOfService(): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  if (isStartedByNpm()) whenGone(startersOf(process.ppid), end);
  return ending.signal;
}

function whenGone(starters: number[], act: () => void) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && starters.every(isAlive)) return;
    clearInterval(timer);
    act();
  }, lookAround);
  timer.unref();
}

/** The shell of npm and npm itself; some shells become the command they run, and leave npm as the parent. */
function startersOf(parent: number): number[] {
  try {
    const told = execFileSync("ps", ["-o", "ppid=", "-o", "args=", "-p", String(parent)], { encoding: "utf8" });
    const [, npm, command = ""] = /^(\d+)\s+(.*)/.exec(told.trim()) ?? [];
    return /^\S*sh -c /.test(command) ? [parent, Number(npm)] : [parent];
  } catch {
    // Without `ps` the end of the shell is noticed, which is what a signal to npm leads to.
    return [parent];
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
