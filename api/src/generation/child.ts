import { DomainError } from "../platform/errors.ts";
import { fairQueue } from "../platform/fair-queue.ts";
import { perPlatform } from "../platform/per.ts";
import type { Platform } from "../platform/platform.ts";
import { signedIn, type Viewer } from "../platform/viewer.ts";
import { type Call, ChildError, type Reply } from "./child.messages.ts";
import { type Child, startChild } from "./launcher.ts";
import type { tasks } from "./tasks.child.ts";

const limits = { millis: 10_000, atOnce: 2, eachAtOnce: 1, each: 10, all: 50, spareMillis: 60_000 };

type Tasks = typeof tasks;

/** A child started before it is needed: starting one takes longer than most of what it is asked. */
interface Spare {
  child: Promise<Child>;
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

async function ask(child: Child, call: Call, leaving: AbortSignal): Promise<unknown> {
  const kill = () => child.kill();
  const deadline = setTimeout(kill, limits.millis);
  leaving.addEventListener("abort", kill);
  try {
    leaving.throwIfAborted();
    return taken(await child.ask(call));
  } catch (error) {
    leaving.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(deadline);
    leaving.removeEventListener("abort", kill);
    kill();
  }
}

function taken(reply: Reply): unknown {
  if ("value" in reply) return reply.value;
  if ("error" in reply) throw new ChildError(reply.error);
  const { code, message, ...details } = reply.refusal;
  throw new DomainError(code, message, details);
}

/** The spare, or a new child; another spare is started meanwhile, and ends when nobody needs it for a while. */
async function nextChild(platform: Platform): Promise<Child> {
  const state = workshop(platform);
  const { spare } = state;
  state.spare = null;
  clearTimeout(spare?.timer);
  const waiting = await spare?.child.catch(() => null);
  const child = waiting?.isAlive ? waiting : await startChild(platform);
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
  (await spare?.child.catch(() => null))?.kill();
}
