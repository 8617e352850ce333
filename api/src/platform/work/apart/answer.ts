import { once } from "node:events";
import type { Platform } from "../../platform.ts";
import { type Program, startChild } from "./launch.ts";
import { watchMemory } from "./memory.ts";

/**
 * Starts a program in a child process, sends it a message and resolves with its answer. Null if it ended without an
 * answer, including when it took too long or too much memory. The child is gone afterwards.
 */
export async function answerApart<Answer>(
  { settings }: Pick<Platform, "settings">,
  program: Program,
  message: object,
): Promise<Answer | null> {
  const { child } = await startChild(program);
  const late = setTimeout(() => child.kill("SIGKILL"), settings.readMillis);
  void watchMemory(child);
  try {
    const ended = once(child, "exit").then((): [null] => [null]);
    child.send(message, () => {});
    const [answer] = await Promise.race([once(child, "message") as Promise<[Answer]>, ended]);
    return answer;
  } finally {
    clearTimeout(late);
    child.kill("SIGKILL");
  }
}
