import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "../../generated/prisma/client.ts";
import { isConflict } from "../errors.ts";
import { createHealth, type Health } from "../health.ts";
import type { Log } from "../log.ts";
import { Connection } from "./connection.ts";
import { guarded, holding } from "./guard.ts";
import { watchConnections } from "./watchdog.ts";

/** Excludes `$transaction`: transactions go through `inTransaction`. */
export type Database = Omit<PrismaClient, "$transaction">;
export type Transaction = Omit<Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0], "$transaction">;

/** One pool for both clients: Prisma by default, prepared SQL on hot paths. */
export interface Connections {
  db: Database;
  sql: pg.Pool;
  close(): Promise<void>;
}

/** Times in milliseconds. */
export const connectionOptions = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  connectionTimeoutMillis: 2500,
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
};

const closingMillis = 3000;

export function connect(
  url: string,
  log: Log,
  { poolSize = 20, health = createHealth() }: { poolSize?: number; health?: Health } = {},
): Connections {
  const pool = new pg.Pool({ ...connectionOptions, Client: Connection, connectionString: url, max: poolSize });
  const watchdog = watchConnections(url, pool, health, log);
  pool.on("error", (error) => {
    // Connections of an ended pool are closed anyway, and the server may close them first.
    if (!pool.ending) log.warn({ reason: error.message }, "A database connection was lost");
  });
  pool.on("connect", ({ connection }) => {
    connection.on("errorMessage", ({ code = "" }: pg.DatabaseError) => health.refused(code));
  });
  const client = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    db: guarded(client, log, (key) => key !== "then"),
    sql: guarded(pool, log, (key) => key === "query" || key === "connect"),
    async close() {
      const end = setTimeout(() => watchdog.cutAll(), closingMillis);
      await client.$disconnect();
      if (!pool.ended) await pool.end();
      clearTimeout(end);
      watchdog.stop();
    },
  };
}

/**
 * Runs work in one transaction, repeated after a deadlock or serialization failure; a rollback must undo all of it.
 * Work must use only the given transaction, because taking a second connection could deadlock the pool.
 */
export function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options?: { timeout?: number },
): Promise<T>;
export function inTransaction<T>(sql: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
export function inTransaction<T>(
  connection: Database | pg.Pool,
  work: (transaction: never) => Promise<T>,
  options?: { timeout?: number },
): Promise<T> {
  const within = (transaction: unknown) => holding(() => work(transaction as never));
  return retried(() =>
    connection instanceof pg.Pool
      ? ownTransaction(connection, within)
      : (connection as PrismaClient).$transaction(within, options),
  );
}

async function ownTransaction<T>(sql: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
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

const maxTries = 4;

/** Repeats work after a conflict of transactions, with a growing random delay. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let failed = 1; ; failed++) {
    try {
      return await work();
    } catch (error) {
      if (failed === maxTries || !isConflict(error)) throw error;
      await sleep(Math.random() * 25 * 2 ** failed);
    }
  }
}
