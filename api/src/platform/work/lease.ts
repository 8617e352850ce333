import type pg from "pg";
import type { Log } from "../log.ts";

interface Leases {
  take(queue: string, id: string): void;
  giveUp(id: string): void;
  close(): Promise<void>;
}

/** Keeps short leases on running jobs, because pg-boss has one expiry for a queue. Expired jobs return to the queue. */
export function keepLeases(sql: pg.Pool, log: Log, millis: number, returned: (queue: string) => void): Leases {
  const leases = new Map<string, string>();
  let turn = tend();
  const timer = setInterval(() => {
    turn = turn.then(tend);
  }, millis / 3);

  async function tend() {
    try {
      // Renewed first, so that after a database outage this process does not lose its own jobs.
      if (leases.size > 0) await sql.query(renewal, [[...leases.values()], [...leases.keys()]]);
      const { rows } = await sql.query<{ name: string }>(reclaim, [millis]);
      for (const queue of new Set(rows.map(({ name }) => name))) returned(queue);
    } catch (error) {
      log.warn({ err: error }, "Jobs could not be renewed");
    }
  }

  return {
    take: (queue, id) => void leases.set(id, queue),
    giveUp: (id) => void leases.delete(id),
    async close() {
      clearInterval(timer);
      await turn;
    },
  };
}

const renewal = `
  UPDATE pgboss.job SET started_on = now()
    FROM unnest($1::text[], $2::uuid[]) AS held (name, id)
   WHERE job.name = held.name AND job.id = held.id AND state = 'active'`;

/** Excludes jobs without retries left. pg-boss fails them when its own expiry comes. */
const reclaim = `
  UPDATE pgboss.job SET state = 'retry', start_after = now()
   WHERE state = 'active' AND started_on < now() - $1 * interval '1 millisecond' AND retry_count < retry_limit
  RETURNING name`;
