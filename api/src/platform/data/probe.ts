import type pg from "pg";
import { SettingsError } from "../settings.ts";
import { Connection } from "./connection.ts";
import { connectionOptions } from "./database.ts";

const probeMillis = 2000;

/** Throws a SettingsError unless each client has its own session: transaction pooling loses NOTIFY and keeps locks. */
export async function probeSession(url: string): Promise<void> {
  await withTwo({ connectionString: url, query_timeout: probeMillis }, async (one, other) => {
    const { promise: heard, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), probeMillis);
    one.on("notification", () => resolve(true));
    try {
      await one.query("LISTEN assay_probe");
      // A pooler that shares sessions gives the listening session to the transaction.
      await other.query("BEGIN");
      await one.query("NOTIFY assay_probe");
      if (await heard) return;
    } catch {
      // A pooler with only one session would wait for itself.
    } finally {
      clearTimeout(timer);
    }
    throw new SettingsError(
      "LISTEN and NOTIFY do not work through DATABASE_URL: set DIRECT_DATABASE_URL to the database itself, past the pooler",
    );
  });
}

/** Throws a SettingsError unless the database keeps prepared statements and settings and enforces time limits. */
export async function probeQueries(url: string): Promise<void> {
  await withTwo({ ...connectionOptions, connectionString: url, query_timeout: probeMillis }, async (one, other) => {
    await requireDurability(one);
    const { rows } = await one.query<{ limit: string }>("SELECT current_setting('statement_timeout') AS limit");
    if (rows[0]?.limit === "0")
      throw new SettingsError(
        "The pooler in front of the database drops statement_timeout: set one for the role of DATABASE_URL (ALTER ROLE … SET)",
      );
    const prepared = { name: "assay-probe", text: "SELECT 1" };
    try {
      await one.query(prepared);
      await other.query("BEGIN");
      await one.query(prepared);
    } catch (error) {
      throw new SettingsError(
        `The pooler in front of the database does not keep prepared statements (${(error as Error).message}): let it pool sessions, or set its max_prepared_statements`,
      );
    }
  });
}

/** Refuses settings under which PostgreSQL confirms a commit before it is on disk. */
async function requireDurability(connection: Connection) {
  const { rows } = await connection.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('synchronous_commit', 'fsync', 'full_page_writes')",
  );
  const off = rows.filter(({ setting }) => setting === "off").map(({ name }) => name);
  if (off.length > 0)
    throw new SettingsError(`The database would lose acknowledged answers in a crash: turn on ${off.join(", ")}`);
}

/** Application name of a listening connection. Other processes read the size of this process's pool from it. */
export const listenerName = (poolSize: number) => `assay, pool of ${poolSize}`;

/** Connections of a process outside its pool: the listener and the watchdog. */
const unpooledConnections = 2;

/**
 * Checks that all processes' pools fit into the narrowest limit (server, role or database). Call it before listening.
 * Throws a SettingsError if this pool alone does not fit; returns a warning if they do not fit together.
 */
export async function checkBudget(sql: pg.Pool, poolSize: number): Promise<string | null> {
  const { rows } = await sql.query<{ room: number; others: number; processes: number }>(
    `WITH limits AS (
       SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
              - coalesce(current_setting('reserved_connections', true)::int, 0) AS server,
              (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user) AS role,
              (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()) AS database
     ), room AS (SELECT *, least(server, role, database) AS most FROM limits)
     SELECT max(most) AS room,
            coalesce(sum(substring(application_name FROM '^assay, pool of (\\d+)$')::int + $1), 0)::int AS others,
            count(pid)::int AS processes
       FROM room LEFT JOIN pg_stat_activity ON application_name LIKE 'assay, pool of %'
                       AND (most = server OR (most = role AND usename = current_user) OR datname = current_database())`,
    [unpooledConnections],
  );
  const { room = 0, others = 0, processes = 0 } = rows[0] ?? {};
  if (poolSize + unpooledConnections > room)
    throw new SettingsError(
      `DATABASE_POOL is ${poolSize}, but the database allows ${room} connections: set it to ${room - unpooledConnections} or less`,
    );
  if (poolSize + unpooledConnections + others <= room) return null;
  const most = Math.floor(room / (processes + 1)) - unpooledConnections;
  return `The database allows ${room} connections, and ${processes + 1} processes may take ${poolSize + unpooledConnections + others}: set DATABASE_POOL to ${most} or less`;
}

async function withTwo(options: pg.ClientConfig, work: (one: Connection, other: Connection) => Promise<void>) {
  const pair = [new Connection(options), new Connection(options)] as const;
  try {
    await Promise.all(pair.map((connection) => connection.connect()));
    await work(...pair);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`The database does not let us in: ${reasonOf(error as NodeJS.ErrnoException)}`);
  } finally {
    await Promise.all(pair.map((connection) => connection.end()));
  }
}

function reasonOf({ message, code }: NodeJS.ErrnoException): string {
  const parameter = /unsupported startup parameter: (\w+)/.exec(message)?.[1];
  if (!parameter) return message || String(code);
  return `its pooler does not know ${parameter}; in PgBouncer, name it in ignore_startup_parameters and set it for the role`;
}
