import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { SettingsError } from "../settings.ts";
import { withLock } from "./connection.ts";
import { locks } from "./locks.ts";
import { probeSession } from "./probe.ts";

const folder = join(import.meta.dirname, "../../../../prisma/migrations");

interface Migration {
  name: string;
  script: string;
}

/** Applies missing migrations, one transaction each, in one process. Throws a SettingsError for a newer database. */
export async function migrate(url: string): Promise<string[]> {
  await probeSession(url);
  const all = await migrations();
  return withLock(url, locks.migrations, async (client) => {
    const applied = await appliedTo(client);
    const newer = applied.find((name) => !all.some((migration) => migration.name === name));
    if (newer) {
      throw new SettingsError(
        `The database is of a newer version of Assay (${newer}): start that version, or restore the backup`,
      );
    }
    const missing = all.filter(({ name }) => !applied.includes(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  });
}

async function migrations(): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, script: await readFile(join(folder, name, "migration.sql"), "utf8") })),
  );
}

async function appliedTo(client: pg.Client): Promise<string[]> {
  // The same table that Prisma creates, so that Prisma's commands keep working.
  await client.query(`
    CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
      migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
      started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name DESC`,
  );
  return rows.map(({ name }) => name);
}

async function apply(client: pg.Client, { name, script }: Migration): Promise<void> {
  const checksum = createHash("sha256").update(script).digest("hex");
  await client.query("BEGIN");
  try {
    await client.query(script);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`The migration ${name} failed; the database is as it was before it`, { cause: error });
  }
}
