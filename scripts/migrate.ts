/**
 * `npm run migrate` brings the database of the settings to the newest migration.
 * `npm run migrate -- new NAME` writes a migration with the changes of prisma/schema.prisma since the last commit.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate } from "../api/src/platform/data/migrate.ts";
import { openDatabaseUrl } from "../api/src/platform/data/place.ts";
import { createLog } from "../api/src/platform/log.ts";
import { readSettings } from "../api/src/platform/settings.ts";

const prisma = join(import.meta.dirname, "../prisma");
const folder = join(prisma, "migrations");
const [command, name] = process.argv.slice(2);
if (command === "new") requireNoneWaiting();
// Shared with `npm run dev`, which may have the embedded database open.
const database = await openDatabaseUrl(readSettings(), createLog("warn"), true);
if (command === "new" && name) {
  // A development dependency, and slow to load.
  const { difference } = await import("./difference.ts");
  const committed = git("show", "HEAD:prisma/schema.prisma");
  const changed = await readFile(join(prisma, "schema.prisma"), "utf8");
  const script = await difference(database.url, committed, changed);
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const target = join(folder, `${stamp}_${name}`);
  await mkdir(target);
  await writeFile(join(target, "migration.sql"), script);
  console.log(`Wrote ${target}/migration.sql`);
} else {
  const applied = await migrate(database.directUrl);
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
}
await database.stop();
// The engine keeps a timer of ten seconds that cannot be cleared.
if (command === "new") process.exit();

/** A second migration would repeat the changes of an uncommitted one. */
function requireNoneWaiting() {
  const waiting = git("status", "--porcelain", "--", folder);
  if (waiting === "") return;
  console.error(`Commit this migration or remove it before you write another:\n${waiting}`);
  process.exit(1);
}

function git(...words: string[]): string {
  return spawnSync("git", words, { encoding: "utf8" }).stdout.trimEnd();
}
