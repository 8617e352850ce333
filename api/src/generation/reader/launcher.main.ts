/**
 * The process that starts the children and passes on what they are asked and answer. Starting a process stops the one that
 * does it until the system has copied its page tables: milliseconds for the service, next to nothing for this one.
 */
import type { ChildProcess } from "node:child_process";
import type { Code } from "./child.code.ts";
import { startChild } from "./child.launch.ts";
import { watchMemory } from "./child.memory.ts";
import type { FromLauncher, Reply, ToLauncher } from "./child.messages.ts";
import { giveWay, measureWork, watchRoom, yieldAtOnce } from "./launcher.priority.ts";

giveWay();
const hasRoom = watchRoom();

/** Handed over by the service, which knows what is built. */
const code: Code = JSON.parse(process.argv[2] ?? "");
const children = new Map<number, Child>();

interface Child {
  process: ChildProcess;
  /** Answers how much of the time since it was asked it has had a processor. */
  work: (() => number | null) | null;
  worked: number | null;
}

process.on("message", (message: ToLauncher) => {
  if (message.order === "start") return void start(message.id);
  const child = children.get(message.id);
  if (!child) return;
  if (message.order === "ask") {
    if (hasRoom()) void yieldAtOnce(child.process);
    child.work = measureWork(child.process);
    child.process.send(message.call, () => {});
  } else {
    child.worked = child.work?.() ?? null;
    child.process.kill("SIGKILL");
  }
});

// The service is gone: a child in an endless loop would not notice.
process.once("disconnect", () => {
  for (const child of children.values()) child.process.kill("SIGKILL");
  process.exit();
});

async function start(id: number) {
  const started = await startChild(code).catch(() => null);
  if (!started) return tell({ id, event: "gone", worked: null });
  const child: Child = { process: started.child, work: null, worked: null };
  children.set(id, child);
  void watchMemory(child.process);
  child.process.on("message", (reply: Reply) => tell({ id, event: "answered", reply }));
  child.process.once("exit", () => {
    children.delete(id);
    tell({ id, event: "gone", worked: child.worked });
  });
  tell({ id, event: "ready", leaves: started.leaves });
}

function tell(message: FromLauncher) {
  process.send?.(message, () => {});
}
