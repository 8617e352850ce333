import type pg from "pg";

export interface Health {
  /** Set when the process is about to stop: it still responds, but should get no new clients. */
  isDraining: boolean;
  isSilent: boolean;
  /** Registers a check that returns a problem in words for an operator, or null. */
  watch(look: () => string | null): void;
  refused(code: string): void;
  /** The reason why no requests should be sent here; null when all is well. */
  trouble(sql: pg.Pool): Promise<string | null>;
}

/** SQLSTATE disk_full. */
const diskFull = "53100";
const diskFullRememberedMillis = 5000;
/** Milliseconds for the simplest statement. If it takes longer, another process serves better. */
const answerTimeout = 2000;

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
      if (performance.now() - fullAt < diskFullRememberedMillis) return "the disk of the database is full";
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
  const timer = setTimeout(() => resolve("the database is slow"), answerTimeout);
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
