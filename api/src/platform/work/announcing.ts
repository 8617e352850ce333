import { inTransaction, type Transaction } from "../data/database.ts";
import type { Platform } from "../platform.ts";
import { announce, type Topic } from "./events.ts";

export type Announce = (topic: Topic, ids: string[]) => Promise<void>;

/**
 * Does `work` in one transaction. Every process hears what it announces when the transaction commits, and this one also
 * before the answer, so that whoever asks next is told what is stored now.
 */
export async function announcing<T>(
  { db, events }: Pick<Platform, "db" | "events">,
  work: (tx: Transaction, announce: Announce) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  const told: { topic: Topic; ids: string[] }[] = [];
  try {
    return await inTransaction(
      db,
      (tx) =>
        work(tx, async (topic, ids) => {
          told.push({ topic, ids });
          await announce(tx, topic, ids);
        }),
      options,
    );
  } finally {
    // After a failure, too: when the answer to COMMIT is lost, the work may have been done.
    for (const { topic, ids } of told) events.tell(topic, ids);
  }
}
