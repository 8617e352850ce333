import { type ChildProcess, fork } from "node:child_process";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Code, codeToRun } from "./child.code.ts";
import { ChildError, type FromLauncher, type Reply, type ToLauncher } from "./child.messages.ts";
import type { Call } from "./tasks.child.ts";

export interface Child {
  readonly isAlive: boolean;
  /** One request at a time. Throws a ChildError if the child ends without an answer. */
  ask(call: Call): Promise<Reply>;
  kill(): void;
}

interface Launcher {
  process: ChildProcess;
  listeners: Map<number, (message: FromLauncher) => void>;
  idleTimer?: NodeJS.Timeout;
}

const idleMillis = 60_000;
/** A killed child with a smaller share of CPU time was starved. The second it amounts to reads all but large files. */
const leastWork = 0.1;

const launcherState = perPlatform((platform) => {
  const state = { code: codeToRun(), launcher: null as Launcher | null, last: 0, hasWarned: false, isStopped: false };
  platform.onStop(async () => {
    state.isStopped = true;
    leave(state.launcher);
  });
  return state;
});

/** Starts a child that can only read its own code and use CPU and memory. Throws if none starts. */
export async function startChild(platform: Platform): Promise<Child> {
  const state = launcherState(platform);
  const code = await state.code;
  if (state.isStopped) throw new ChildError("Killed");
  if (!state.launcher?.process.connected) state.launcher = startLauncher(code);
  const { launcher } = state;
  const { process, listeners } = launcher;
  clearTimeout(launcher.idleTimer);
  state.last += 1;
  const id = state.last;
  const send = (message: ToLauncher) => process.connected && process.send(message, () => {});
  const start = Promise.withResolvers<string | null>();
  let pending: PromiseWithResolvers<Reply> | null = null;
  let isAlive = true;
  listeners.set(id, (message) => {
    if (message.event === "ready") return start.resolve(message.leaves);
    if (message.event === "answered") return pending?.resolve(message.reply);
    isAlive = false;
    listeners.delete(id);
    if (!listeners.size) launcher.idleTimer = setTimeout(() => leave(launcher), idleMillis).unref();
    start.reject(new Error("A process to read sources in did not start"));
    pending?.reject(new ChildError(message.worked !== null && message.worked < leastWork ? "Starved" : "Killed"));
  });
  send({ id, order: "start" });
  const leaves = await start.promise;
  if (leaves && !state.hasWarned) platform.log.warn(`Sources are read by processes that keep ${leaves}`);
  state.hasWarned ||= leaves !== null;
  return {
    get isAlive() {
      return isAlive;
    },
    async ask(call) {
      if (!isAlive) throw new ChildError("Killed");
      pending = Promise.withResolvers();
      send({ id, order: "ask", call });
      return pending.promise;
    },
    kill: () => send({ id, order: "kill" }),
  };
}

function startLauncher(code: Code): Launcher {
  const process = fork(code.launcher, [JSON.stringify(code)], {
    execArgv: [],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const listeners: Launcher["listeners"] = new Map();
  process.on("message", (message: FromLauncher) => listeners.get(message.id)?.(message));
  const end = () => {
    for (const [id, hear] of listeners) hear({ id, event: "gone", worked: null });
  };
  // A failed spawn emits "error" without "exit".
  process.on("error", end);
  process.once("exit", end);
  return { process, listeners };
}

function leave(launcher: Launcher | null) {
  clearTimeout(launcher?.idleTimer);
  if (launcher?.process.connected) launcher.process.disconnect();
}
