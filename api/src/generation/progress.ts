import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kind } from "../content/content.shared.ts";
import type { Transaction } from "../platform/data/database.ts";
import { invalid } from "../platform/errors.ts";
import { requireForAll, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import type { Announce } from "../platform/work/announcing.ts";
import { latest, over } from "../platform/work/latest.ts";
import type { GeneratedQuestion } from "./generator.ts";
import { freeSlot, storeFailure, storeState, takeSlot } from "./slots.ts";

declare module "../platform/work/events.ts" {
  interface Topics {
    generation: true;
    /** Generations that their creators stopped. */
    ending: true;
  }
}

export interface ProgressState {
  /** Null if no item is written. */
  kind: Kind | null;
  title: string | null;
  stage: "READING" | "WRITING" | "SAVING";
  line: string;
  /** The language of the source in words, and the certainty of its detection. */
  recognized?: string | null;
  wanted: number;
  questions: WrittenQuestion[];
  /** True if less than an item is written. Such a generation is shown only where it was requested. */
  isDrafting?: true;
}

export type WrittenQuestion = Pick<GeneratedQuestion, "questionText" | "options" | "correctAnswer" | "passage">;

/** The initial state of a generation that writes less than an item. */
export const partStart = (kind: Kind | null, wanted: number, line: string): ProgressState => ({
  kind,
  title: null,
  stage: "WRITING",
  line,
  wanted,
  questions: [],
  isDrafting: true,
});

export interface Progress {
  /** Aborted when the creator stops it, in any process. */
  stopped: AbortSignal;
  /** Reports a change, immediately or after a short delay. */
  report(change: Partial<ProgressState>): void;
  /** Removes the generation in the transaction that stores its item; false if it was stopped before. */
  finish(tx: Transaction, announce: Announce): Promise<boolean>;
  leave(): Promise<void>;
  /** Ends an unfinished generation and frees its slot. A `failure` is stored for its creator to read. */
  end(failure?: string | null): Promise<void>;
}

/** Milliseconds between two writes, about what people can read. A draft from a text is done by then. */
const pace = 250;

/** Milliseconds after a write that failed. */
const retryMillis = 1000;

export const keyOf = (userId: string, id: string) => `${userId}:${id}`;

/** Takes a slot. The client chooses `id` to watch it. */
export async function beginProgress(
  platform: Platform,
  userId: string,
  id: string | null,
  start: ProgressState,
): Promise<Progress> {
  if (id !== null && !/^[\w-]{8,64}$/.test(id))
    throw invalid("progressId", "Must be 8 to 64 letters, digits, hyphens or underscores");
  const { db } = platform;
  const key = keyOf(userId, id ?? randomUUID());
  await takeSlot(platform, userId, key, start);

  let state = start;
  let isStale = false;
  let writing: Promise<void> | null = null;
  let dueAt = performance.now() + pace;
  const logged = (error: unknown) => platform.log.warn({ err: error }, "Progress could not be stored");

  const stop = new AbortController();
  async function look() {
    if ((await db.generation.count({ where: { id: key } })) === 0) stop.abort();
  }
  const notice = () => void look().catch(logged);
  const subscriptions = [
    platform.events.on("ending", (ended) => ended === key && notice()),
    platform.events.onGap(notice),
  ];

  const controller = new AbortController();
  async function write() {
    while (isStale && !stop.signal.aborted) {
      const wait = Math.max(0, dueAt - performance.now());
      await sleep(wait, undefined, { signal: controller.signal }).catch(() => {});
      if (controller.signal.aborted) break;
      isStale = false;
      try {
        if (!(await storeState(platform, key, state))) stop.abort();
        dueAt = performance.now() + pace;
      } catch (error) {
        logged(error);
        isStale = true;
        dueAt = performance.now() + retryMillis;
      }
    }
    // Runs in the same turn as the last check of `isStale`. Otherwise a report in between would start no write.
    writing = null;
  }
  async function leave() {
    for (const unsubscribe of subscriptions) unsubscribe();
    controller.abort();
    await writing;
  }
  return {
    stopped: stop.signal,
    report(change) {
      state = { ...state, ...change };
      isStale = true;
      writing ??= write();
    },
    async finish(tx, announce) {
      const count = await tx.$executeRaw`DELETE FROM generations WHERE id = ${key}`;
      await announce("generation", [key]);
      return count > 0;
    },
    leave,
    async end(failure = null) {
      await leave();
      const ending =
        failure === null
          ? freeSlot(platform, key)
          : storeFailure(platform, key, { ...state, line: failure, questions: [] });
      await ending.catch(logged);
    },
  };
}

/** Yields the progress of the viewer's generation, from any process, until it is done. */
export function watchProgress(platform: Platform, viewer: Viewer, id: string): AsyncIterable<ProgressState> {
  const key = keyOf(requireForAll(viewer, "content:read").id, id);
  let hasBegun = false;
  return latest(
    (changed) =>
      onGenerations(
        platform,
        (changedKey) => changedKey === key,
        (changedKey) => {
          hasBegun ||= changedKey !== null;
          changed();
        },
      ),
    async () => {
      const row = await platform.db.generation.findUnique({ where: { id: key, failedAt: null } });
      if (row) return row.state;
      return hasBegun ? over : undefined;
    },
  );
}

/** Calls `call` with null when changes may have been missed. */
export function onGenerations(
  { events }: Platform,
  concerns: (key: string) => boolean,
  call: (key: string | null) => void,
): () => void {
  const subscriptions = [events.on("generation", (key) => concerns(key) && call(key)), events.onGap(() => call(null))];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}
