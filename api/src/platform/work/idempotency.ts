import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Transaction } from "../data/database.ts";
import { lockClasses } from "../data/locks.ts";
import { DomainError, parse } from "../errors.ts";
import { hourly } from "../hourly.ts";
import { digest } from "../identity/secret.ts";
import { signedIn, type Viewer } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import { boundedText } from "../shared/text.rules.ts";
import { type Announce, announcing } from "./announcing.ts";
import { upToDate } from "./up-to-date.ts";

/** A request that must take effect only once, even if it is sent several times: its key, and a hash of the request. */
export interface Intention {
  userId: string;
  key: string;
  request: string;
}

interface Doing<Result, Note extends object> {
  /**
   * Work outside the transaction: limits, reading, calling a model. Returns the work that stores. If that throws an
   * `OutdatedError`, both are repeated, except with a lease.
   */
  prepare(): Promise<(tx: Transaction, announce: Announce) => Promise<Result>>;
  /** Summary of a result that is stored for a day. It must not reveal a secret. */
  note(result: Result): Note;
  recall(note: Note): Promise<Result>;
  /**
   * Set if preparing may take minutes, to more than it takes. The key is then reserved first, and released after a
   * failure.
   */
  leaseSeconds?: number;
  /** Time limit of the transaction in milliseconds. */
  timeout?: number | undefined;
}

/**
 * Note for operations without a result, such as a deletion. Repeated with its key, it succeeds instead of NOT_FOUND.
 */
export const withoutResult = { note: () => ({}), recall: async () => {} };

const keyFlaw = "The Idempotency-Key must be 1 to 255 visible ASCII characters without spaces";
export const keyRule = boundedText(255, keyFlaw).regex(/^[\x21-\x7e]+$/, keyFlaw);

export const keyDescription =
  "Key that the sender chooses for each action: the same request sent again with its key within a day returns the result of the first one.";

export const KeyHeader = z.object({ "idempotency-key": keyRule.optional().describe(keyDescription) });

export const keyOf = ({ headers }: FastifyRequest): unknown => headers["idempotency-key"];

/** The intention for a key, or null without one; `request` names the operation and all its input. */
export function intentionOf(viewer: Viewer, key: unknown, ...request: unknown[]): Intention | null {
  if (key == null) return null;
  const { id: userId } = signedIn(viewer);
  return { userId, key: parse(keyRule, key), request: digest(JSON.stringify(request)) };
}

/**
 * Runs a request once for its key. The same request again gets the first result, a different one KEY_REUSED, and one
 * during the first CONFLICT. Work and note share a transaction, so neither is stored alone. A refused request leaves
 * the key free.
 */
export async function once<Result, Note extends object>(
  platform: Pick<Platform, "db" | "events">,
  intention: Intention | null,
  { prepare, note, recall, leaseSeconds, timeout }: Doing<Result, Note>,
): Promise<Result> {
  const { db } = platform;
  if (!intention) return upToDate(async () => announcing(platform, await prepare(), { timeout }));
  const first = await noteOf<Note>(db, intention);
  if (first) return recall(first);
  const lease = leaseSeconds === undefined ? null : await take(db, intention, leaseSeconds);
  try {
    const act = async (): Promise<{ first: Note } | { result: Result }> => {
      const work = await prepare();
      return announcing(
        platform,
        async (tx, announce) => {
          const first = lease === null ? await lockKey<Note>(tx, intention) : null;
          if (first !== null) return { first };
          const result = await work(tx, announce);
          await storeNote(tx, intention, lease, note(result));
          return { result };
        },
        { timeout },
      );
    };
    const outcome = await (lease === null ? upToDate(act) : act());
    return "result" in outcome ? outcome.result : await recall(outcome.first);
  } catch (error) {
    // If this fails as well, the lease expires.
    if (lease !== null) await release(db, intention, lease).catch(() => {});
    throw error;
  }
}

/** Locks the key for this transaction. Returns the note of an earlier request, or null. */
async function lockKey<Note>(tx: Transaction, intention: Intention): Promise<Note | null> {
  const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${lockClasses.idempotencyKey}::int, hashtext(${`${intention.userId} ${intention.key}`})) AS "isMine"`;
  if (!lock?.isMine) throw underWay();
  return noteOf(tx, intention);
}

async function noteOf<Note>(db: Transaction, { userId, key, request }: Intention): Promise<Note | null> {
  const [row] = await db.$queryRaw<{ request: string; answer: Note | null }[]>`
    SELECT request, answer FROM idempotency_keys
     WHERE user_id = ${userId} AND key = ${key} AND created_at >= now() - interval '1 day'
       AND (answer IS NOT NULL OR leased_until >= now())`;
  if (!row) return null;
  if (row.request !== request) {
    throw new DomainError("KEY_REUSED", "This Idempotency-Key was sent with another request: take a new one");
  }
  if (!row.answer) throw underWay();
  return row.answer;
}

/** The note of a key, for any request; null while the request runs, or without a note. */
export async function answerTo(db: Transaction, userId: string, key: string): Promise<object | null> {
  const [row] = await db.$queryRaw<{ answer: object | null }[]>`
    SELECT answer FROM idempotency_keys
     WHERE user_id = ${userId} AND key = ${key} AND created_at >= now() - interval '1 day'`;
  return row?.answer ?? null;
}

const underWay = () =>
  new DomainError("CONFLICT", "This is still being done. Please try again in a moment.", {
    retryAfter: 1,
  });

/** Reserves the key for `seconds`, after which the keys of a dead process are free again. */
async function take(db: Transaction, { userId, key, request }: Intention, seconds: number): Promise<string> {
  const lease = randomUUID();
  const rowCount = await db.$executeRaw`
    INSERT INTO idempotency_keys AS known (user_id, key, request, lease, leased_until)
    VALUES (${userId}, ${key}, ${request}, ${lease}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (user_id, key) DO UPDATE
       SET request = excluded.request, answer = NULL, created_at = now(), lease = excluded.lease, leased_until = excluded.leased_until
     WHERE known.created_at < now() - interval '1 day' OR (known.answer IS NULL AND known.leased_until < now())`;
  if (rowCount === 0) throw underWay();
  return lease;
}

/** Last in its transaction: the row references the user, whose row the work may have to lock first. */
async function storeNote(tx: Transaction, { userId, key, request }: Intention, lease: string | null, note: object) {
  const rowCount = await tx.$executeRaw`
    INSERT INTO idempotency_keys AS known (user_id, key, request, answer)
    VALUES (${userId}, ${key}, ${request}, ${JSON.stringify(note)}::json)
    ON CONFLICT (user_id, key) DO UPDATE SET request = excluded.request, answer = excluded.answer, created_at = now()
     WHERE known.lease = ${lease} OR known.created_at < now() - interval '1 day'
        OR (known.answer IS NULL AND known.leased_until < now())`;
  if (rowCount === 0) throw underWay();
}

const release = (db: Transaction, { userId, key }: Intention, lease: string) =>
  db.$executeRaw`
    DELETE FROM idempotency_keys WHERE user_id = ${userId} AND key = ${key} AND lease = ${lease} AND answer IS NULL`;

export const forgetIdempotencyKeys = (platform: Platform) =>
  hourly(platform, "Old idempotency keys could not be deleted", () =>
    platform.sql.query("DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'"),
  );
