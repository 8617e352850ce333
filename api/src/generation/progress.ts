import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kind } from "../content/content.rules.ts";
import type { Transaction } from "../platform/data/database.ts";
import { locks } from "../platform/data/locks.ts";
import { DomainError, invalid, isDuplicate } from "../platform/errors.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { type Announce, announcing } from "../platform/work/announcing.ts";
import { latest, over } from "../platform/work/latest.ts";
import type { GeneratedQuestion } from "./generator.ts";

export const stages = ["READING", "WRITING", "SAVING"] as const;

/** How far the writing of questions is. */
export interface ProgressState {
  kind: Kind;
  /** Null until its source gives it one. */
  title: string | null;
  stage: (typeof stages)[number];
  /** The same in words. */
  line: string;
  wanted: number;
  /** Those that are written, in the order they came. */
  questions: WrittenQuestion[];
}

export type WrittenQuestion = Pick<GeneratedQuestion, "questionText" | "options" | "correctAnswer" | "passage">;

export interface Progress {
  /** Aborted once its creator has stopped it, in whichever process they said so. */
  stopped: AbortSignal;
  /** At once, unless somebody was told a moment ago. */
  tell(change: Partial<ProgressState>): void;
  /** Takes it off the list in the transaction that stores what was made; false when it was stopped before. */
  finish(tx: Transaction, announce: Announce): Promise<boolean>;
  /** Ends the watching of what was finished. */
  leave(): Promise<void>;
  /** The same for what was not, and gives the place to the next. A `failure` is kept for its creator to read. */
  end(failure?: string | null): Promise<void>;
}

/** One takes two minutes at most; what is older was left behind by a process that died. */
export const life = "3 minutes";
/** Says so of those. */
export const interrupted = "The server was interrupted while it was writing. Please try again.";

/** Milliseconds between two writes: what changes faster, nobody could read. A draft from a text is done by then. */
const pace = 250;

const limits = { perUser: 2, inAll: 20, failuresKept: "1 day" };

export const keyOf = (userId: string, id: string) => `${userId}:${id}`;

/** Takes one of the few places for generations; `id` is the client's, to watch it by. */
export async function beginProgress(
  platform: Platform,
  userId: string,
  id: string | null,
  start: ProgressState,
): Promise<Progress> {
  if (id !== null && !/^[\w-]{8,64}$/.test(id)) throw invalid("progressId", "This is no id to watch by");
  const { db } = platform;
  const key = keyOf(userId, id ?? randomUUID());
  await takePlace(platform, userId, key, start);

  let state = start;
  let isStale = false;
  let writing: Promise<void> | null = null;
  let told = performance.now();
  const logged = (error: unknown) => platform.log.warn({ err: error }, "Progress could not be told");

  const stop = new AbortController();
  async function look() {
    if ((await db.generation.count({ where: { id: key } })) === 0) stop.abort();
  }
  const notice = () => void look().catch(logged);
  const subscriptions = [
    platform.events.on("ending", (ended) => ended === key && notice()),
    platform.events.onGap(notice),
  ];

  const left = new AbortController();
  async function write() {
    while (isStale && !stop.signal.aborted) {
      await sleep(Math.max(0, told + pace - performance.now()), undefined, { signal: left.signal }).catch(() => {});
      if (left.signal.aborted) return;
      isStale = false;
      await announcing(platform, async (tx, announce) => {
        const { count } = await tx.generation.updateMany({ where: { id: key }, data: { state: { ...state } } });
        if (count === 0) stop.abort();
        else await announce("generation", [key]);
      });
      told = performance.now();
    }
  }
  async function leave() {
    for (const unsubscribe of subscriptions) unsubscribe();
    left.abort();
    await writing;
  }
  return {
    stopped: stop.signal,
    tell(change) {
      state = { ...state, ...change };
      isStale = true;
      writing ??= write()
        .catch(logged)
        .finally(() => {
          writing = null;
        });
    },
    async finish(tx, announce) {
      const { count } = await tx.generation.deleteMany({ where: { id: key } });
      await announce("generation", [key]);
      return count > 0;
    },
    leave,
    async end(failure = null) {
      await leave();
      const failed = JSON.stringify({ ...state, line: failure, questions: [] });
      await announcing(platform, async (tx, announce) => {
        if (failure === null) await tx.generation.deleteMany({ where: { id: key } });
        else await tx.$executeRaw`UPDATE generations SET state = ${failed}::jsonb, failed_at = now() WHERE id = ${key}`;
        await announce("generation", [key]);
      }).catch(logged);
    },
  };
}

async function takePlace(platform: Platform, userId: string, id: string, state: ProgressState) {
  await announcing(platform, async (tx, announce) => {
    await tx.$queryRaw`SELECT FROM pg_advisory_xact_lock(${locks.generationPlaces})`;
    await tx.$executeRaw`
      UPDATE generations SET failed_at = now(), state = state || jsonb_build_object('line', ${interrupted}::text)
       WHERE failed_at IS NULL AND started_at < now() - ${life}::interval`;
    await tx.$executeRaw`DELETE FROM generations WHERE failed_at < now() - ${limits.failuresKept}::interval`;
    const running = { failedAt: null };
    const own = await tx.generation.count({ where: { ...running, userId } });
    const all = await tx.generation.count({ where: running });
    if (own >= limits.perUser) {
      throw new DomainError(
        "RATE_LIMITED",
        `${limits.perUser} of yours are being generated already. Please wait for one.`,
        {
          retryAfter: 10,
        },
      );
    }
    if (all >= limits.inAll) {
      throw new DomainError("UNAVAILABLE", "Many people are generating right now. Please try again in a minute.", {
        retryAfter: 60,
      });
    }
    await tx.generation.create({ data: { id, userId, state: { ...state } } });
    await announce("generation", [id]);
  }).catch((error) => {
    throw isDuplicate(error) ? new DomainError("CONFLICT", "This is being generated already") : error;
  });
}

/** Yields how far the viewer's generation is, now and at each change, in whichever process it runs, until it is done. */
export function watchProgress(platform: Platform, viewer: Viewer, id: string): AsyncIterable<ProgressState> {
  const key = keyOf(signedIn(viewer).id, id);
  let hasBegun = false;
  return latest(
    (changed) =>
      onGenerations(
        platform,
        (told) => told === key,
        (told) => {
          hasBegun ||= told !== null;
          changed();
        },
      ),
    async () => {
      const row = await platform.db.generation.findUnique({ where: { id: key, failedAt: null } });
      if (row) return row.state as unknown as ProgressState;
      return hasBegun ? over : undefined;
    },
  );
}

/** Calls for each change of a generation that `concerns` picks by its key, and with null when changes may have been missed. */
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
