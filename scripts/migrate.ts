// `npm run migrate` applies all migrations to the database of the settings.
// `npm run migrate -- new NAME` writes a migration with the changes in prisma/schema.prisma since the last commit.
import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabaseUrl } from "../api/src/platform/data/database-url.ts";
import { migrate } from "../api/src/platform/data/migrate.ts";
import { createLog } from "../api/src/platform/log.ts";
import { readSettings, SettingsError } from "../api/src/platform/settings.ts";

const prisma = join(import.meta.dirname, "../prisma");
const folder = join(prisma, "migrations");
const [command, name] = process.argv.slice(2);
if (command !== undefined && !(command === "new" && name)) {
  console.error("Usage: npm run migrate, or npm run migrate -- new table__column__verb");
  process.exit(1);
}
if (command === "new") requireNoneWaiting();
try {
  // Shared with `npm run dev`, which may have opened the embedded database.
  const database = await openDatabaseUrl(readSettings(), createLog("warn"), { share: true });
  try {
    if (name) await write(name, database.url);
    else await apply(database.directUrl);
  } finally {
    await database.stop();
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// The engine keeps a timer of ten seconds that cannot be cleared.
if (command === "new") process.exit();

async function apply(url: string) {
  const applied = await migrate(url);
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
}

async function write(name: string, url: string) {
  // A development dependency, and slow to load.
  const { difference } = await import("./difference.ts");
  const committed = git("show", "HEAD:prisma/schema.prisma");
  const changed = await readFile(join(prisma, "schema.prisma"), "utf8");
  const script = await difference(url, committed, changed);
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const target = join(folder, `${stamp}_${name}`);
  await mkdir(target);
  await writeFile(join(target, "migration.sql"), script);
  console.log(`Wrote ${target}/migration.sql`);
  if (!script.includes(";")) console.log("It is empty, because no table differs: write it by hand, or remove it");
}

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
