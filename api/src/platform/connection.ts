import pg from "pg";
import { SettingsError } from "./settings.ts";

/**
 * A connection to the database. One that is lost fails the query that waits for it; the event of it must have a
 * listener besides, at every moment of its life, or it would end the process.
 */
export class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}

/** Does work that one process at a time may do; the others wait. The lock has a connection of its own, beside the pool. */
export async function withLock<T>(url: string, lock: number, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new Connection({ connectionString: url });
  await connection.connect().catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(`The database does not let us in: ${error.message || error.code}`);
  });
  try {
    await connection.query("SELECT pg_advisory_lock($1)", [lock]);
    return await work(connection);
  } finally {
    await connection.end();
  }
}
