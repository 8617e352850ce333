import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "../generated/prisma/client.ts";
import type { Log } from "./log.ts";
import { SettingsError } from "./settings.ts";

type Database = PrismaClient;
export type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/** One pool for both: Prisma by default, prepared SQL where it must be fast. */
export interface Connections {
  db: Database;
  sql: pg.Pool;
  close(): Promise<void>;
}

export function connect(url: string, log: Log, poolSize = 20): Connections {
  const sql = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  sql.on("error", (error) => log.warn({ reason: error.message }, "A database connection was lost"));
  const db = new PrismaClient({ adapter: new PrismaPg(sql) });
  return {
    db,
    sql,
    async close() {
      await db.$disconnect();
      if (!sql.ended) await sql.end();
    },
  };
}

/** Runs statements of our own in one transaction. */
export async function inTransaction<T>(sql: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await sql.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((reason) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** An answer means "stored" only when the server really writes before it says so. */
export async function checkDurability(sql: pg.Pool) {
  const { rows } = await sql.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('synchronous_commit', 'fsync', 'full_page_writes')",
  );
  const off = rows.filter(({ setting }) => setting === "off").map(({ name }) => name);
  if (off.length > 0)
    throw new SettingsError(`The database would lose acknowledged answers in a crash: turn on ${off.join(", ")}`);
}

export async function databaseAnswers(sql: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await sql.query(
      "SELECT count(*)::int AS applied FROM _prisma_migrations WHERE finished_at IS NOT NULL",
    );
    return rows[0].applied > 0;
  } catch {
    return false;
  }
}
