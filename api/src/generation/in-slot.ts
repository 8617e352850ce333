import type { Kind } from "../content/content.shared.ts";
import type { Transaction } from "../platform/data/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { Announce } from "../platform/work/announcing.ts";
import { type Intention, once } from "../platform/work/idempotency.ts";
import { beginProgress, type Progress, type ProgressState, partStart } from "./progress.ts";
import { failureOf, slotSeconds } from "./slots.ts";
import { stopping, wasStopped } from "./writing.ts";

/** Options for watching a generation and for ending it. */
export interface Watching {
  /** The id by which the client watches. With it, the generation continues when the client disconnects. */
  progressId?: string | null;
  disconnected?: AbortSignal | null;
  /** Called once the generation has a slot. Earlier failures concern the request, later ones the generation. */
  onBegun?: () => void;
}

export interface Beginning<Result> {
  start: ProgressState;
  /** Reads and writes without locks. The returned function stores the result. */
  write(progress: Progress, signal: AbortSignal): Promise<(tx: Transaction, announce: Announce) => Promise<Result>>;
}

interface Work<Result, Note extends object> {
  userId: string;
  limits: readonly Parameters<Platform["limits"]["take"]>[0][];
  /** Not called for an intention that is already fulfilled. Throws the errors that refuse it. */
  begin(): Promise<Beginning<Result>>;
  note(result: Result): Note;
  recall(note: Note): Promise<Result>;
}

interface Part<Result> extends Pick<Beginning<Result>, "write">, Partial<Pick<Work<Result, object>, "limits">> {
  userId: string;
  kind: Kind | null;
  wanted: number;
  line: string;
}

export const generationLimits = ["generate", "generateDay"] as const;

/** Writes less than an item in a slot. A repeated call writes again. */
export async function partInSlot<Result>(
  platform: Platform,
  watching: Watching,
  { userId, kind, wanted, line, limits = generationLimits, write }: Part<Result>,
): Promise<Result> {
  const { made } = await inSlot(platform, null, watching, {
    userId,
    limits,
    note: (result: { made: Result }) => result,
    recall: async (result) => result,
    begin: async () => ({
      start: partStart(kind, wanted, line),
      async write(progress, signal) {
        const store = await write(progress, signal);
        return async (tx, announce) => ({ made: await store(tx, announce) });
      },
    }),
  });
  return made;
}

/**
 * Generates in a slot, once for an intention. Stores the result only when complete, and not if it was stopped before.
 */
export async function inSlot<Result, Note extends object>(
  platform: Platform,
  intention: Intention | null,
  { progressId = null, disconnected = null, onBegun }: Watching,
  { userId, limits, begin, note, recall }: Work<Result, Note>,
): Promise<Result> {
  const endings = [stopping(platform), ...(disconnected && progressId === null ? [disconnected] : [])];
  let signal = AbortSignal.any(endings);
  let progress = null as Progress | null;
  let failure: string | null = null;
  let isStoring = false;
  let isStored = false;
  try {
    const result = await once(platform, intention, {
      leaseSeconds: slotSeconds(platform.settings),
      async prepare() {
        const { start, write } = await begin();
        for (const limit of limits) await platform.limits.take(limit, userId);
        const progressStart = await beginProgress(platform, userId, progressId, start);
        progress = progressStart;
        onBegun?.();
        signal = AbortSignal.any([...endings, progressStart.stopped]);
        const store = await write(progressStart, signal);
        signal.throwIfAborted();
        return async (tx, announce) => {
          isStoring = true;
          if (!(await progressStart.finish(tx, announce))) throw wasStopped();
          return store(tx, announce);
        };
      },
      note,
      recall,
    });
    isStored = true;
    return result;
  } catch (caught) {
    // Storing ends the generation, which aborts the signal, too, if its announcement was missed.
    const error = signal.aborted && !isStoring ? wasStopped() : caught;
    // A connected client gets the error itself. Otherwise the error is stored.
    if (progressId !== null && disconnected?.aborted) failure = failureOf(error);
    throw error;
  } finally {
    await (isStored ? progress?.leave() : progress?.end(failure));
  }
}
