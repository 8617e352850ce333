import pg from "pg";

/**
 * Measures how long it has waited for an answer. Needs an "error" listener at all times, or a loss ends the process.
 */
export class Connection extends pg.Client {
  /** When the last query was sent, by the process's monotonic clock; null when all are answered. */
  waitingSince: number | null = null;
  /** The backend's process id as the server sent it. A pooler in between sends an id of its own. */
  declare readonly processID: number | null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => {});
    this.on("drain", () => {
      this.waitingSince = null;
    });
    // Assigned, because a method with this many overloads cannot be overridden by one.
    this.query = ((...args: [string]) => {
      this.waitingSince = performance.now();
      return super.query(...args);
    }) as typeof this.query;
  }

  /** Closes the socket without a goodbye, because the other side may be gone. Pending queries fail. */
  cut() {
    this.connection.stream.destroy();
  }
}

/** Runs work that only one process may run at a time, while the others wait. The lock has its own connection. */
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
