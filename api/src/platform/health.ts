import type pg from "pg";

/** Whether this process should be sent requests just now. */
export interface Health {
  /** Set when the process is about to stop: it answers to the end, but nobody new should come. */
  isDraining: boolean;
  /** Set while the database gives no sign of life. */
  isSilent: boolean;
  /** Adds a look at one part of the process: it answers what is wrong, in words for an operator, or null. */
  watch(look: () => string | null): void;
  /** Takes note of the code of an error that PostgreSQL answered. */
  refused(code: string): void;
  /** Why nobody should be sent here; null when all is well. */
  trouble(sql: pg.Pool): Promise<string | null>;
}

/** The code of a statement that found no room on the disk. */
const diskFull = "53100";
/** How long after such a refusal the disk counts as full. */
const remembered = 5000;
/** Whoever waits longer for the simplest statement is better served elsewhere. */
const patience = 2000;

export function createHealth(): Health {
  const looks: (() => string | null)[] = [];
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    isDraining: false,
    isSilent: false,
    watch: (look) => void looks.push(look),
    refused(code) {
      if (code === diskFull) fullAt = performance.now();
    },
    async trouble(sql) {
      if (this.isDraining) return "stopping";
      if (performance.now() - fullAt < remembered) return "the disk of the database is full";
      for (const look of looks) {
        const trouble = look();
        if (trouble !== null) return trouble;
      }
      return databaseTrouble(sql);
    },
  };
}

async function databaseTrouble(sql: pg.Pool): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve("the database is slow"), patience);
  const look = sql
    .query<{ isReadOnly: boolean; isMigrated: boolean }>(
      `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly",
              EXISTS (SELECT FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS "isMigrated"`,
    )
    .then(({ rows: [database] }) => {
      if (!database?.isMigrated) return "the database is not migrated";
      return database.isReadOnly ? "the database is read-only" : null;
    })
    .catch(() => "the database does not answer");
  return Promise.race([look, late]).finally(() => clearTimeout(timer));
}
