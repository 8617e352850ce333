import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseUrls } from "../src/platform/data/embedded.ts";
import { type Copy, copyTemplate, useDatabase } from "./database.ts";
import type { TestApp } from "./harness.ts";
import { opened } from "./opened.ts";

interface Kept {
  app: TestApp;
  copy: Copy;
  /** As they were made; tests change them. */
  settings: object;
}

type Open = (overrides: object, urls: DatabaseUrls) => Promise<TestApp>;

/**
 * One service and database for the test files of this worker, one after the other: making both anew takes as long as
 * the tests of many a file.
 */
let kept: Kept | undefined;

/** Lends it to this file, whose database it becomes. Closed by a test, or left in use, it is made anew for the next. */
export async function lend(open: Open): Promise<TestApp> {
  kept ??= await make(open);
  useDatabase(kept.copy);
  opened.add({ close: takeBack });
  return { ...kept.app, close: discard };
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

const restMillis = 5000;

/** Waits for jobs under way, which would write into the next file's database. */
async function rest({ platform: { sql } }: TestApp) {
  for (const start = Date.now(); Date.now() - start < restMillis; await sleep(20)) {
    const { rows } = await sql.query("SELECT FROM pgboss.job WHERE state = 'active' LIMIT 1");
    if (rows.length === 0) return;
  }
  throw new Error("Jobs are still running");
}

/** Empties what the template has empty. Of a table without pages nothing need be removed. */
async function empty({ platform: { sql } }: TestApp) {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
        AND relname NOT IN ('_prisma_migrations', 'queue', 'version') AND pg_relation_size(oid) > 0`,
  );
  const names = rows.map(({ name }) => name).join();
  if (names) await sql.query(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
}
