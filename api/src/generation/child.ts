import type { ChildProcess } from "node:child_process";
import { DomainError, type ErrorCode, type SourceTrouble } from "../platform/errors.ts";
import { fairQueue } from "../platform/fair-queue.ts";
import { perPlatform } from "../platform/per.ts";
import type { Platform } from "../platform/platform.ts";
import { signedIn, type Viewer } from "../platform/viewer.ts";
import { startChild } from "./child.launch.ts";
import { watchMemory } from "./child.memory.ts";
import type { tasks } from "./tasks.child.ts";

const limits = { millis: 10_000, atOnce: 2, eachAtOnce: 1, each: 10, all: 50, spareMillis: 60_000 };

type Tasks = typeof tasks;

/** What a child is asked. */
export interface Call {
  task: keyof Tasks;
  input: unknown;
}

/** What it sends back: what it made of the source, why nothing can be made of it, or the name of the error that stopped it. */
export type Reply =
  | { value: unknown }
  | { refusal: { code: ErrorCode; message: string; errorType: SourceTrouble | null; url: string | null } }
  | { error: string };

/** Why a child gave no value: the name of the error inside it, or Killed. */
export class ChildError extends Error {
  override name = "ChildError";
  readonly reason: string;

  constructor(reason: string) {
    super(`A child failed: ${reason}`);
    this.reason = reason;
  }
}

/** A child started before it is needed: starting one takes longer than most of what it is asked. */
interface Spare {
  child: Promise<ChildProcess>;
  timer: NodeJS.Timeout;
}

const busy = "Many sources are being read right now. Please try again in a minute.";

const workshop = perPlatform((platform) => {
  const closing = new AbortController();
  const inTurn = fairQueue({ ...limits, busy, retryAfter: 60 });
  const state = { inTurn, closing: closing.signal, spare: null as Spare | null };
  platform.onStop(async () => {
    closing.abort();
    await dismiss(state.spare);
  });
  return state;
});

/**
 * Does something with a source of the viewer's in a process of its own. A few bytes can ask for gigabytes and hours:
 * nothing short of killing stops that, and in this process it would stop everybody. Each viewer has one such process at a
 * time. Throws a ChildError when it fails or is killed, and what the source is refused for.
 */
export async function readApart<K extends keyof Tasks>(
  platform: Platform,
  viewer: Viewer,
  task: K,
  input: Parameters<Tasks[K]>[0],
  signal?: AbortSignal,
): Promise<Awaited<ReturnType<Tasks[K]>>> {
  const { inTurn, closing } = workshop(platform);
  const leaving = signal ? AbortSignal.any([signal, closing]) : closing;
  const value = await inTurn(signedIn(viewer).id, async () => {
    leaving.throwIfAborted();
    return ask(await nextChild(platform), { task, input }, leaving);
  });
  return value as Awaited<ReturnType<Tasks[K]>>;
}

async function ask(child: ChildProcess, call: Call, leaving: AbortSignal): Promise<unknown> {
  const kill = () => child.kill("SIGKILL");
  const deadline = setTimeout(kill, limits.millis);
  leaving.addEventListener("abort", kill);
  try {
    leaving.throwIfAborted();
    const reply = replyOf(child);
    child.send(call, () => {});
    void watchMemory(child);
    return await reply;
  } catch (error) {
    leaving.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(deadline);
    leaving.removeEventListener("abort", kill);
    kill();
  }
}

const replyOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.on("error", reject);
    child.once("exit", () => reject(new ChildError("Killed")));
    child.once("message", (message) => {
      const reply = message as Reply;
      if ("value" in reply) return resolve(reply.value);
      if ("error" in reply) return reject(new ChildError(reply.error));
      const { code, message: words, ...details } = reply.refusal;
      reject(new DomainError(code, words, details));
    });
  });

/** The spare, or a new child; another spare is started meanwhile, and ends when nobody needs it for a while. */
async function nextChild(platform: Platform): Promise<ChildProcess> {
  const state = workshop(platform);
  const { spare } = state;
  state.spare = null;
  clearTimeout(spare?.timer);
  const waiting = await spare?.child.catch(() => null);
  const child = waiting?.connected ? waiting : await startChild(platform);
  if (!state.closing.aborted) state.spare ??= hire(platform);
  return child;
}

function hire(platform: Platform): Spare {
  const child = startChild(platform);
  const state = workshop(platform);
  const spare = { child, timer: setTimeout(() => leave(), limits.spareMillis).unref() };
  const leave = () => {
    if (state.spare === spare) state.spare = null;
    void dismiss(spare);
  };
  // If it fails, so does the next start, whose caller hears of it.
  child.catch(leave);
  return spare;
}

async function dismiss(spare: Spare | null) {
  clearTimeout(spare?.timer);
  (await spare?.child.catch(() => null))?.kill("SIGKILL");
}
