import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import type pg from "pg";
import PgBoss from "pg-boss";
import { withLock } from "../data/connection.ts";
import type { Transaction } from "../data/database.ts";
import { locks } from "../data/locks.ts";
import type { Log } from "../log.ts";
import { announce, type Events, type OpenTransaction } from "./events.ts";
import { keepLeases } from "./lease.ts";

const minutes = 60;

/** About a day of retries, from half a minute to half a day apart. */
const stubborn = { retryLimit: 10, retryDelay: 30, retryBackoff: true, expireInSeconds: 5 * minutes };

const queues = {
  "mail-dead": stubborn,
  mail: { ...stubborn, deadLetter: "mail-dead" },
  "result-mail": stubborn,
  "invitation-mailing": stubborn,
  "invitation-mail-dead": stubborn,
  "invitation-mail": { ...stubborn, deadLetter: "invitation-mail-dead" },
  "deleted-item": stubborn,
  "attempt-stored": stubborn,
  "attempt-deletion": stubborn,
  "deleted-attempts": stubborn,
  erasure: stubborn,
  regrading: stubborn,
  retake: stubborn,
  retention: stubborn,
  "webhook-dead": stubborn,
  webhook: { ...stubborn, deadLetter: "webhook-dead" },
  "webhook-recovery": stubborn,
  "reset-request": stubborn,
} as const;
type QueueName = keyof typeof queues;

/** Work for after the response. Jobs are rows of the same database, so they commit with a transaction. */
export interface Jobs {
  /**
   * Queues a job for each key, usually an id, when the transaction commits. Higher priorities run first, and no job
   * starts before `delay` seconds have passed.
   */
  send(tx: OpenTransaction, queue: QueueName, keys: string[], priority?: number, delay?: number): Promise<void>;
  /** Handles the jobs of a queue, `atOnce` at a time; a job that throws is retried with growing delays. */
  work(queue: QueueName, handle: Handle, atOnce?: number): void;
  close(): Promise<void>;
}

type Handle = (key: string) => Promise<void>;

/** Milliseconds between polls; NOTIFY announces new jobs, polling finds due retries and lost announcements. */
const lookAround = 15_000;
/** Milliseconds until another process takes over the jobs of a killed process. */
const lease = 15_000;
const patience = 5000;
/**
 * Queues that are read at a time. Reading all at once would open as many connections, at the start and at each poll.
 */
const readAtOnce = 2;

export async function openJobs(
  url: string,
  sql: pg.Pool,
  events: Events,
  log: Log,
  leaseMillis = lease,
): Promise<Jobs> {
  const boss = new PgBoss({ db: within(sql), schedule: false, deleteAfterDays: 7 });
  boss.on("error", (error) => log.warn({ err: error }, "The queues could not be tended"));
  await withLock(url, locks.queues, async () => {
    await boss.start();
    for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, { name, ...options });
  });
  const stops: (() => Promise<void>)[] = [];
  const wakers = new Map<string, () => void>();
  const reading = pLimit(readAtOnce);
  const leases = keepLeases(sql, log, leaseMillis, (queue) => wakers.get(queue)?.());

  async function workOn(queue: QueueName, { id, data }: PgBoss.Job<{ key: string }>, handle: Handle) {
    leases.take(queue, id);
    try {
      await handle(data.key);
      await boss.deleteJob(queue, id);
    } catch (error) {
      log.warn({ err: error, queue, job: id }, "A job failed");
      // If the database is unreachable, the job fails when its lease expires.
      await boss.fail(queue, id, error as Error).catch(() => {});
    } finally {
      leases.giveUp(id);
    }
  }

  return {
    async send(tx, queue, keys, priority = 0, delay = 0) {
      if (keys.length === 0) return;
      const db = within(tx);
      await boss.insert(
        keys.map((key) => ({ name: queue, data: { key }, priority, startAfter: `${delay} seconds` })),
        { db },
      );
      await announce(tx, "jobs", [queue]);
    },

    work(queue, handle, atOnce = 5) {
      let isOpen = true;
      let isWanted = false;
      let fetching: Promise<void> | null = null;
      const working = new Set<Promise<void>>();

      // Fills each free place immediately, so that a hanging job delays no other.
      async function fill() {
        while (isOpen && isWanted && working.size < atOnce) {
          const batchSize = atOnce - working.size;
          isWanted = false;
          const jobs = await reading(() => boss.fetch<{ key: string }>(queue, { batchSize }));
          if (jobs.length === batchSize) isWanted = true;
          for (const job of jobs) {
            const work = workOn(queue, job, handle).finally(() => {
              working.delete(work);
              if (isWanted) wake();
            });
            working.add(work);
          }
        }
      }
      function wake() {
        if (!isOpen) return;
        isWanted = true;
        fetching ??= fill()
          .catch((err) => log.warn({ err, queue }, "A queue could not be read"))
          .finally(() => {
            fetching = null;
            if (isWanted && working.size < atOnce) wake();
          });
      }

      wakers.set(queue, wake);
      const timer = setInterval(wake, lookAround);
      // Announcements may have been missed in a gap.
      const subscriptions = [events.on("jobs", (name) => name === queue && wake()), events.onGap(wake)];
      stops.push(async () => {
        isOpen = false;
        clearInterval(timer);
        for (const letGo of subscriptions) letGo();
        // A hanging job moves to another process when its lease expires.
        const rest = Promise.resolve(fetching).then(() => Promise.all(working));
        await Promise.race([rest, setTimeout(patience, null, { ref: false })]);
      });
      wake();
    },

    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await leases.close();
      await boss.stop();
    },
  };
}

const within = (connection: Transaction | pg.ClientBase | pg.Pool): PgBoss.Db => ({
  executeSql: async (text, values) =>
    "$queryRawUnsafe" in connection
      ? { rows: await connection.$queryRawUnsafe<unknown[]>(text, ...values) }
      : connection.query(text, values),
});
