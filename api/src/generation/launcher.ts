import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { perPlatform } from "../platform/per.ts";
import type { Platform } from "../platform/platform.ts";
import { type Call, ChildError, type FromLauncher, type Reply, type ToLauncher } from "./child.messages.ts";

/** A process that reads one source. */
export interface Child {
  readonly isAlive: boolean;
  /** Its answer. Throws a ChildError when it ends without one. */
  ask(call: Call): Promise<Reply>;
  kill(): void;
}

interface Launcher {
  process: ChildProcess;
  listeners: Map<number, (message: FromLauncher) => void>;
}

const launching = perPlatform((platform) => {
  const state = { launcher: null as Launcher | null, last: 0, hasWarned: false };
  platform.onStop(async () => state.launcher?.process.disconnect());
  return state;
});

/** Starts a child that can read its own code, use processor and memory, and do nothing else. Throws when none starts. */
export async function startChild(platform: Platform): Promise<Child> {
  const state = launching(platform);
  state.launcher ??= startLauncher(() => {
    state.launcher = null;
  });
  const { process, listeners } = state.launcher;
  state.last += 1;
  const id = state.last;
  let isAlive = true;
  const tell = (message: Omit<ToLauncher, "id">) => process.connected && process.send({ id, ...message }, () => {});
  const heard = Promise.withResolvers<string | null>();
  const answered = Promise.withResolvers<Reply>();
  // Nobody may have asked it yet.
  answered.promise.catch(() => {});
  listeners.set(id, (message) => {
    if (message.event === "ready") return heard.resolve(message.leaves);
    if (message.event === "answered") return answered.resolve(message.reply);
    isAlive = false;
    listeners.delete(id);
    heard.reject(new Error("A process to read sources in did not start"));
    answered.reject(new ChildError("Killed"));
  });
  tell({ order: "start" });
  const leaves = await heard.promise;
  if (leaves && !state.hasWarned) platform.log.warn(`Sources are read by processes that keep ${leaves}`);
  state.hasWarned ||= leaves !== null;
  return {
    get isAlive() {
      return isAlive;
    },
    ask(call) {
      tell({ order: "ask", call });
      return answered.promise;
    },
    kill: () => tell({ order: "kill" }),
  };
}

function startLauncher(onEnd: () => void): Launcher {
  const process = fork(join(import.meta.dirname, "launcher.main.ts"), {
    execArgv: [],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const listeners: Launcher["listeners"] = new Map();
  process.on("message", (message: FromLauncher) => listeners.get(message.id)?.(message));
  function end() {
    onEnd();
    for (const [id, hear] of listeners) hear({ id, event: "gone" });
  }
  // An error before the start has no exit after it.
  process.on("error", () => process.pid === undefined && end());
  process.once("exit", end);
  giveWay(process);
  return { process, listeners };
}

/** Those who take an item come first; it and its children, who inherit this, get what they leave of the processor. */
function giveWay({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
