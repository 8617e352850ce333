import { randomUUID } from "node:crypto";
import { Repeater } from "@repeaterjs/repeater";
import { announcing } from "../platform/announcing.ts";
import { inTransaction, type Transaction } from "../platform/database.ts";
import { DomainError, invalid, isDuplicate } from "../platform/errors.ts";
import { locks } from "../platform/locks.ts";
import type { Platform } from "../platform/platform.ts";
import { signedIn, type Viewer } from "../platform/viewer.ts";
import type { GeneratedQuestion } from "./generator.ts";

export const stages = ["READING", "WRITING", "SAVING"] as const;

/** How far the writing of questions is. */
export interface ProgressState {
  stage: (typeof stages)[number];
  /** The same in words. */
  line: string;
  wanted: number;
  /** Those that are written, in the order they came. */
  questions: WrittenQuestion[];
}

export type WrittenQuestion = Pick<GeneratedQuestion, "questionText" | "options" | "correctAnswer" | "passage">;

export interface Progress {
  tell(change: Partial<ProgressState>): void;
  /** Ends the watching of it and gives the place to the next. */
  end(): Promise<void>;
}

// One takes two minutes at most; what is older was left behind by a process that died.
const limits = { perUser: 2, inAll: 20, life: "3 minutes" };

const keyOf = (userId: string, id: string) => `${userId}:${id}`;

/** Takes one of the few places for generations; `id` is the client's, to watch it by. */
export async function beginProgress(
  platform: Platform,
  userId: string,
  id: string | null,
  start: ProgressState,
): Promise<Progress> {
  if (id !== null && !/^[\w-]{8,64}$/.test(id)) throw invalid("progressId", "This is no id to watch by");
  const key = keyOf(userId, id ?? randomUUID());
  await takePlace(platform, userId, key, start);

  let state = start;
  let isStale = false;
  let writing: Promise<void> | null = null;
  const change = (make: (tx: Transaction) => Promise<unknown>) =>
    announcing(platform, async (tx, announce) => {
      await make(tx);
      await announce("generation", [key]);
    });

  async function write() {
    while (isStale) {
      isStale = false;
      await change((tx) => tx.generation.updateMany({ where: { id: key }, data: { state: { ...state } } }));
    }
  }
  const logged = (error: unknown) => platform.log.warn({ err: error }, "Progress could not be told");

  return {
    tell(change) {
      state = { ...state, ...change };
      isStale = true;
      writing ??= write()
        .catch(logged)
        .finally(() => {
          writing = null;
        });
    },
    async end() {
      await writing;
      await change((tx) => tx.generation.deleteMany({ where: { id: key } })).catch(logged);
    },
  };
}

async function takePlace({ db }: Platform, userId: string, id: string, state: ProgressState) {
  await inTransaction(db, async (tx) => {
    await tx.$queryRaw`SELECT FROM pg_advisory_xact_lock(${locks.generationPlaces})`;
    await tx.$executeRaw`DELETE FROM generations WHERE started_at < now() - ${limits.life}::interval`;
    const [own, all] = [await tx.generation.count({ where: { userId } }), await tx.generation.count()];
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
  }).catch((error) => {
    throw isDuplicate(error) ? new DomainError("CONFLICT", "This is being generated already") : error;
  });
}

/** Yields how far the viewer's generation is, now and at each change, in whichever process it runs, until it is done. */
export function watchProgress(platform: Platform, viewer: Viewer, id: string): AsyncIterable<ProgressState> {
  const key = keyOf(signedIn(viewer).id, id);
  return new Repeater<ProgressState>(async (push, stop) => {
    let isBusy = false;
    let changed = false;
    let hasBegun = false;

    async function look() {
      changed = true;
      if (isBusy) return;
      isBusy = true;
      while (changed) {
        changed = false;
        const row = await platform.db.generation.findUnique({ where: { id: key } });
        if (row) await push(row.state as unknown as ProgressState);
        else if (hasBegun) stop();
      }
      isBusy = false;
    }
    const notice = () => void look().catch(stop);
    const leave = [
      platform.events.on("generation", (told) => {
        if (told !== key) return;
        hasBegun = true;
        notice();
      }),
      platform.events.onGap(notice),
    ];
    notice();
    await stop;
    for (const unsubscribe of leave) unsubscribe();
  });
}
