/** A separate process starts the children: fork() pauses for milliseconds to copy a large process's page tables. */
import type { ChildProcess } from "node:child_process";
import { startChild } from "../../platform/work/apart/launch.ts";
import { watchMemory } from "../../platform/work/apart/memory.ts";
import type { Code } from "./child.code.ts";
import type { FromLauncher, Reply, ToLauncher } from "./child.messages.ts";
import { idlePolicyCommand, lowerPriority, measureWork, watchRoom } from "./launcher.priority.ts";
import type { Call } from "./tasks.child.ts";

lowerPriority();
const [hasRoom, beforeIdle] = [watchRoom(), idlePolicyCommand()];

const code: Code = JSON.parse(process.argv[2] ?? "");
const children = new Map<number, Child>();

interface Child {
  process: ChildProcess;
  /** Runs under SCHED_IDLE, only while nothing else does. */
  isIdle: boolean;
  work: (() => number | null) | null;
  worked: number | null;
}

process.on("message", (message: ToLauncher) => {
  if (message.order === "start") return void start(message.id);
  const child = children.get(message.id);
  if (!child) return;
  if (message.order === "ask") return void ask(message.id, child, message.call);
  child.worked = child.work?.() ?? null;
  child.process.kill("SIGKILL");
});

// The service is gone, which a child in an endless loop would not notice.
process.once("disconnect", () => {
  for (const child of children.values()) child.process.kill("SIGKILL");
  process.exit();
});

async function start(id: number) {
  const before = hasRoom() ? beforeIdle : null;
  const started = await startChild(code, before ?? []).catch(() => null);
  if (!started) return sendToService({ id, event: "gone", worked: null });
  adopt(id, started.child, before !== null);
  sendToService({ id, event: "ready", leaves: started.leaves });
}

/** Restarts an idle-priority child if the machine has become busy, or it would get next to no CPU time. */
async function ask(id: number, child: Child, call: Call) {
  if (child.isIdle && !hasRoom()) {
    const other = (await startChild(code).catch(() => null))?.child;
    const isWanted = children.get(id) === child;
    if (other && isWanted) adopt(id, other, false);
    if (other) (isWanted ? child.process : other).kill("SIGKILL");
  }
  const childProcess = children.get(id);
  if (!childProcess) return;
  childProcess.work = measureWork(childProcess.process);
  childProcess.process.send(call, () => {});
}

function adopt(id: number, process: ChildProcess, isIdle: boolean) {
  const child: Child = { process, isIdle, work: null, worked: null };
  children.set(id, child);
  void watchMemory(process);
  process.on("message", (reply: Reply) => sendToService({ id, event: "answered", reply }));
  process.once("exit", () => {
    // Another child may have taken its id.
    if (children.get(id) !== child) return;
    children.delete(id);
    sendToService({ id, event: "gone", worked: child.worked });
  });
}

function sendToService(message: FromLauncher) {
  process.send?.(message, () => {});
}
