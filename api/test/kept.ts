import { vi } from "vitest";
import type { DatabaseUrls } from "../src/platform/data/embedded.ts";
import { type Copy, copyTemplate, testDatabase } from "./database.ts";
import type { TestApp } from "./harness.ts";

interface Kept {
  app: TestApp;
  copy: Copy;
  /** The original settings, because tests change them. */
  settings: object;
}

type Open = (overrides: object, urls: DatabaseUrls) => Promise<TestApp>;

/**
 * The service and database that this worker's test files use in turn. Creating both takes as long as the tests of many
 * files.
 */
let kept: Kept | undefined;

/**
 * Lends the service to this file, whose database it becomes. If a test closes it or leaves it busy, the next file gets
 * a new one.
 */
export async function lend(open: Open): Promise<TestApp> {
  kept ??= await make(open);
  const { app, copy } = kept;
  await testDatabase(async () => ({ url: copy.url, drop: takeBack }));
  return { ...app, close: discard };
}

async function make(open: Open): Promise<Kept> {
  const copy = await copyTemplate();
  const app = await open({}, { url: copy.url, directUrl: copy.url });
  return { app, copy, settings: structuredClone(app.platform.settings) };
}

async function discard() {
  const { app, copy } = kept ?? {};
  kept = undefined;
  await app?.close();
  await copy?.drop();
}

async function takeBack() {
  if (!kept) return;
  const { app, settings } = kept;
  Object.assign(app.platform.settings, structuredClone(settings));
  try {
    await rest(app);
    await empty(app);
  } catch {
    await discard();
  }
}

/** Waits until no job is running, because it would write into the next file's database. */
const rest = ({ platform: { sql } }: TestApp) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql.query("SELECT FROM pgboss.job WHERE state = 'active' LIMIT 1");
      if (rows.length > 0) throw new Error("Jobs are still running");
    },
    { timeout: 5000, interval: 20 },
  );

/** Empties the tables that are empty in the template. Skips tables without pages, which have no rows. */
async function empty({ platform: { sql } }: TestApp) {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
        AND relname NOT IN ('_prisma_migrations', 'queue', 'version') AND pg_relation_size(oid) > 0`,
  );
  const names = rows.map(({ name }) => name).join();
  if (names) await sql.query(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
}
