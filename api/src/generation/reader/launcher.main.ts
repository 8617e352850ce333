/**
 * The process that starts the children and passes on what they are asked and answer. Starting a process stops the one that
 * does it until the system has copied its page tables: milliseconds for the service, next to nothing for this one.
 */
import type { ChildProcess } from "node:child_process";
import type { Code } from "./child.code.ts";
import { startChild } from "./child.launch.ts";
import { watchMemory } from "./child.memory.ts";
import type { Call, FromLauncher, Reply, ToLauncher } from "./child.messages.ts";
import { giveWay, idly, measureWork, watchRoom } from "./launcher.priority.ts";

giveWay();
const [hasRoom, beforeIdle] = [watchRoom(), idly()];

/** Handed over by the service, which knows what is built. */
const code: Code = JSON.parse(process.argv[2] ?? "");
const children = new Map<number, Child>();

interface Child {
  process: ChildProcess;
  /** True for a child of the policy "idle", which works only while nobody else does. */
  isIdle: boolean;
  /** Answers how much of the time since it was asked it has had a processor. */
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

// The service is gone: a child in an endless loop would not notice.
process.once("disconnect", () => {
  for (const child of children.values()) child.process.kill("SIGKILL");
  process.exit();
});

async function start(id: number) {
  const before = hasRoom() ? beforeIdle : null;
  const started = await startChild(code, before ?? []).catch(() => null);
  if (!started) return tell({ id, event: "gone", worked: null });
  adopt(id, started.child, before !== null);
  tell({ id, event: "ready", leaves: started.leaves });
}

/** One that was started while the machine had room would get next to nothing where it has none any more. */
async function ask(id: number, child: Child, call: Call) {
  if (child.isIdle && !hasRoom()) {
    const other = (await startChild(code).catch(() => null))?.child;
    const isWanted = children.get(id) === child;
    if (other && isWanted) adopt(id, other, false);
    if (other) (isWanted ? child.process : other).kill("SIGKILL");
  }
  const asked = children.get(id);
  if (!asked) return;
  asked.work = measureWork(asked.process);
  asked.process.send(call, () => {});
}

function adopt(id: number, process: ChildProcess, isIdle: boolean) {
  const child: Child = { process, isIdle, work: null, worked: null };
  children.set(id, child);
  void watchMemory(process);
  process.on("message", (reply: Reply) => tell({ id, event: "answered", reply }));
  process.once("exit", () => {
    // Another one may have taken its place.
    if (children.get(id) !== child) return;
    children.delete(id);
    tell({ id, event: "gone", worked: child.worked });
  });
}

function tell(message: FromLauncher) {
  process.send?.(message, () => {});
}
