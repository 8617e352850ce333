/**
 * The process that starts the children and passes on what they are asked and answer. Starting a process stops the one that
 * does it until the system has copied its page tables: milliseconds for the service, next to nothing for this one.
 */
import type { ChildProcess } from "node:child_process";
import type { Code } from "./child.code.ts";
import { startChild } from "./child.launch.ts";
import { watchMemory } from "./child.memory.ts";
import type { FromLauncher, Reply, ToLauncher } from "./child.messages.ts";

/** Handed over by the service, which knows what is built. */
const code: Code = JSON.parse(process.argv[2] ?? "");
const children = new Map<number, ChildProcess>();

process.on("message", (message: ToLauncher) => {
  const child = children.get(message.id);
  if (message.order === "ask") child?.send(message.call, () => {});
  else if (message.order === "start") void start(message.id);
  else child?.kill("SIGKILL");
});

// The service is gone: a child in an endless loop would not notice.
process.once("disconnect", () => {
  for (const child of children.values()) child.kill("SIGKILL");
  process.exit();
});

async function start(id: number) {
  const started = await startChild(code).catch(() => null);
  if (!started) return tell({ id, event: "gone" });
  const { child, leaves } = started;
  children.set(id, child);
  void watchMemory(child);
  child.on("message", (reply: Reply) => tell({ id, event: "answered", reply }));
  child.once("exit", () => {
    children.delete(id);
    tell({ id, event: "gone" });
  });
  tell({ id, event: "ready", leaves });
}

function tell(message: FromLauncher) {
  process.send?.(message, () => {});
}
