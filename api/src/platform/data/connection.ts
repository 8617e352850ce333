import pg from "pg";

/**
 * A connection to the database that knows since when it waits for an answer. One that is lost fails the query that
 * waits for it; the event of it must have a listener besides, at every moment of its life, or it would end the process.
 */
export class Connection extends pg.Client {
  /** When the last query was sent, by the process's own steady clock; null when all are answered. */
  waitingSince: number | null = null;
  /** The backend's number, as the server said it: a pooler in between says one of its own. */
  declare readonly processID: number | null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => {});
    this.on("drain", () => {
      this.waitingSince = null;
    });
    // Assigned, because a method with as many signatures cannot be overridden in one.
    this.query = ((...args: [string]) => {
      this.waitingSince = performance.now();
      return super.query(...args);
    }) as typeof this.query;
  }

  /** Ends it without a word to the other side, which may not be there; queries that wait for it fail. */
  cut() {
    this.connection.stream.destroy();
  }
}

/** Does work that one process at a time may do; the others wait. The lock has a connection of its own, beside the pool. */
export async function withLock<T>(url: string, lock: number, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = new Connection({ connectionString: url });
  await connection.connect();
  try {
    await connection.query("SELECT pg_advisory_lock($1)", [lock]);
    return await work(connection);
  } finally {
    await connection.end();
  }
}
