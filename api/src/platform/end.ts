import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isStartedByNpm } from "./settings.ts";

const run = promisify(execFile);

/** Milliseconds between checks for the npm that started this process, which cannot announce its end. */
const checkInterval = 250;

/** Aborts when the service has to end: Ctrl-C, SIGTERM, or the end of its npm, whose shell does not pass signals on. */
export function endOfService(): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  if (isStartedByNpm()) void whenGone(process.ppid, end);
  return ending.signal;
}

async function whenGone(parent: number, act: () => void) {
  const starters = await startersOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && starters.every(isAlive)) return;
    clearInterval(timer);
    act();
  }, checkInterval);
  timer.unref();
}

/** The pids of npm's shell and of npm. Some shells replace themselves with the command, so npm is the parent. */
async function startersOf(parent: number): Promise<number[]> {
  try {
    const { stdout } = await run("ps", ["-o", "ppid=", "-o", "args=", "-p", String(parent)]);
    const [, npm, command = ""] = /^(\d+)\s+(.*)/.exec(stdout.trim()) ?? [];
    return /^\S*sh -c /.test(command) ? [parent, Number(npm)] : [parent];
  } catch {
    // Watching the shell alone still notices a signal to npm, if `ps` is missing.
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
