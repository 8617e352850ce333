import type { DraftOrder } from "../../extractive/draft.ts";
import { DomainError } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import { ChildError, type Reply } from "./child.messages.ts";
import { type Child, startChild } from "./launcher.ts";
import type { Call, tasks } from "./tasks.child.ts";

const limits = { atOnce: 2, eachAtOnce: 1, each: 10, all: 50, spareMillis: 60_000, keptMillis: 5000 };

type Tasks = typeof tasks;
type Answer<K extends keyof Tasks> = Awaited<ReturnType<Tasks[K]>>;

export interface Reading {
  signal?: AbortSignal | undefined;
  /** Questions to draft at once; the result is then a DraftedSource. */
  order?: DraftOrder | null | undefined;
}

/** A waiting child, which ends if it is not needed for a while. */
interface Spare {
  child: Promise<Child>;
  timer: NodeJS.Timeout;
}

const queue = { busy: "Many sources are being read right now. Please try again in a minute.", retryAfter: 60 };
const tooBusy = () => new DomainError("UNAVAILABLE", queue.busy, { retryAfter: queue.retryAfter });

const readerPool = perPlatform((platform) => {
  const closing = new AbortController();
  const inTurn = fairQueue({ ...limits, ...queue });
  const state = { inTurn, closing: closing.signal, spare: null as Spare | null, kept: new Map<string, Spare>() };
  platform.onStop(async () => {
    closing.abort();
    await Promise.all([state.spare, ...state.kept.values()].map(dismiss));
  });
  return state;
});

/**
 * Runs a task in a process that no two viewers share. A few bytes can require gigabytes and hours, which only killing
 * stops. Throws a ChildError if the process fails or is killed, and the error that refuses the source.
 */
export async function readApart<K extends keyof Tasks>(
  platform: Platform,
  viewer: Viewer,
  task: K,
  input: Parameters<Tasks[K]>[0],
  { signal, order = null }: Reading = {},
): Promise<Answer<K>> {
  const { inTurn, closing } = readerPool(platform);
  const { id } = signedIn(viewer);
  const stopped = signal ? AbortSignal.any([signal, closing]) : closing;
  const value = await inTurn(id, async () => {
    stopped.throwIfAborted();
    const child = (await keptChild(platform, id)) ?? (await nextChild(platform));
    const value = await ask(child, { task, input, order }, stopped, platform.settings.readMillis);
    keepChild(platform, id, child);
    return value;
  });
  return value as Answer<K>;
}

async function ask(child: Child, call: Call, stopped: AbortSignal, millis: number): Promise<unknown> {
  const kill = () => child.kill();
  const deadline = setTimeout(kill, millis);
  stopped.addEventListener("abort", kill);
  try {
    stopped.throwIfAborted();
    return resultOf(await child.ask(call));
  } catch (error) {
    kill();
    stopped.throwIfAborted();
    throw error instanceof ChildError && error.reason === "Starved" ? tooBusy() : error;
  } finally {
    clearTimeout(deadline);
    stopped.removeEventListener("abort", kill);
  }
}

function resultOf(reply: Reply): unknown {
  if ("value" in reply) return reply.value;
  if ("error" in reply) throw new ChildError(reply.error);
  const { code, message, ...details } = reply.refusal;
  throw new DomainError(code, message, details);
}

async function keptChild(platform: Platform, viewerId: string): Promise<Child | null> {
  const { kept } = readerPool(platform);
  const mine = kept.get(viewerId);
  kept.delete(viewerId);
  return takeSpare(mine);
}

function keepChild(platform: Platform, viewerId: string, child: Child) {
  const { kept, closing } = readerPool(platform);
  if (closing.aborted || kept.size >= limits.atOnce) return child.kill();
  kept.set(
    viewerId,
    waiting(Promise.resolve(child), limits.keptMillis, () => kept.delete(viewerId)),
  );
}

/**
 * The spare child, or a new one. Starts another spare at the same time, because starting takes longer than most tasks.
 */
async function nextChild(platform: Platform): Promise<Child> {
  const state = readerPool(platform);
  const { spare } = state;
  state.spare = null;
  const child = (await takeSpare(spare)) ?? (await startChild(platform));
  if (!state.closing.aborted) {
    state.spare ??= waiting(startChild(platform), limits.spareMillis, () => {
      state.spare = null;
    });
  }
  return child;
}

function waiting(child: Promise<Child>, millis: number, forget: () => void): Spare {
  const leave = () => {
    forget();
    void dismiss(spare);
  };
  const spare = { child, timer: setTimeout(leave, millis).unref() };
  child.catch(leave);
  return spare;
}

async function takeSpare(spare: Spare | null | undefined): Promise<Child | null> {
  clearTimeout(spare?.timer);
  const child = await spare?.child.catch(() => null);
  return child?.isAlive ? child : null;
}

async function dismiss(spare: Spare | null) {
  (await takeSpare(spare))?.kill();
}
