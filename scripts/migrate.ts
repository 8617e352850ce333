/**
 * `npm run migrate` brings the database of the settings to the newest migration.
 * `npm run migrate -- new NAME` writes a migration with the changes of prisma/schema.prisma since the last commit.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { datamodel, difference, migrate } from "../api/src/platform/data/migrate.ts";
import { openDatabaseUrl } from "../api/src/platform/data/place.ts";
import { createLog } from "../api/src/platform/log.ts";
import { readSettings } from "../api/src/platform/settings.ts";

const folder = join(import.meta.dirname, "../prisma/migrations");
const [command, name] = process.argv.slice(2);
// Beside `npm run dev` as well, which has the embedded database open.
const database = await openDatabaseUrl(readSettings(), createLog("warn"), true);
if (command === "new" && name) {
  const { stdout: committed } = spawnSync("git", ["show", "HEAD:prisma/schema.prisma"], { encoding: "utf8" });
  const first = (await readdir(folder, { withFileTypes: true })).every((entry) => !entry.isDirectory());
  const script = await difference(database.url, first ? "" : committed, await datamodel());
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
// The engine keeps a timer of ten seconds that nothing can clear.
process.exit();
