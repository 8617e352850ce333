import type pg from "pg";

/**
 * The moment before which no more rows can appear. A row whose time is its transaction's `now()`, in whole
 * milliseconds, is final if it is earlier. Readers that continue from a position stop here, because a transaction that
 * started earlier may become visible later. The moment is a little in the past, and waits for running transactions.
 */
export async function settled(sql: pg.Pool | pg.PoolClient): Promise<Date> {
  const { rows } = await sql.query<{ settled: Date }>({ name: "settled", text: statement });
  return rows[0]?.settled as Date;
}

/** PostgreSQL takes a transaction's time when its first message arrives, and shows the transaction a moment later. */
const unshown = "100 milliseconds";

/**
 * A transaction that has written nothing for this long only reads, like a backup. The service's own transactions write
 * immediately.
 */
const longest = "1 minute";

const statement = `
SELECT date_trunc('milliseconds', least(min(xact_start), now() - interval '${unshown}')) AS settled
  FROM pg_stat_activity
 WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
   AND (backend_xid IS NOT NULL OR xact_start > now() - interval '${longest}')`;
