import { inTransaction, type Transaction } from "../data/database.ts";
import type { Platform } from "../platform.ts";
import { announce, type Topic } from "./events.ts";

export type Announce = (topic: Topic, ids: string[]) => Promise<void>;

/**
 * Runs `work` in a transaction and announces it. This process gets the announcement before the response, so the next
 * request sees the change.
 */
export async function announcing<T>(
  { db, events }: Pick<Platform, "db" | "events">,
  work: (tx: Transaction, announce: Announce) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  const announcements: { topic: Topic; ids: string[] }[] = [];
  try {
    return await inTransaction(
      db,
      (tx) =>
        work(tx, async (topic, ids) => {
          announcements.push({ topic, ids });
          await announce(tx, topic, ids);
        }),
      options,
    );
  } finally {
    // Runs even after a failure: if the answer to COMMIT was lost, the work may have been committed.
    for (const { topic, ids } of announcements) events.tell(topic, ids);
  }
}
