/**
 * `npm run bench [-- PART …]` measures promises about speed against references and prints a Markdown table. The parts:
 * submit load draft kinds rules opening deleting live results lists screens; those of the screens: visits typing streaming.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type EmbeddedDatabase, startEmbedded } from "../../api/src/platform/data/embedded.ts";
import { migrate } from "../../api/src/platform/data/migrate.ts";
import { createLog } from "../../api/src/platform/log.ts";
import { openPlatform } from "../../api/src/platform/platform.ts";
import { readSettings } from "../../api/src/platform/settings.ts";
import { deleting } from "./deleting.ts";
import { drafting } from "./drafting.ts";
import { aCreator } from "./fill.ts";
import { kinds } from "./kinds.ts";
import { fanOut, watching } from "./live.ts";
import { opening } from "./opening.ts";
import { plans } from "./plans.ts";
import { exporting, lists, results } from "./reading.ts";
import { rules } from "./rules.ts";
import { screens } from "./screen/screens.ts";
import { startService } from "./service.ts";
import { markdown, ms, record } from "./table.ts";
import { filledQuiz, loading, loggingIn, submitting, submittingIntoMany } from "./taking.ts";

const named = process.argv.slice(2);
const wanted = (part: string) => named.length === 0 || named.includes(part);
const begin = performance.now();

const folder = await mkdtemp(join(tmpdir(), "assay-bench-"));
await chmod(folder, 0o755);
const log = createLog("error");
const database = await startEmbedded(folder, log);
await allowCheckpoints(database);
await migrate(database.directUrl);
const settings = readSettings({ TOKEN_SECRET: "bench".repeat(8), RATE_LIMIT: "off", DATABASE_URL: database.url });
const platform = await openPlatform(settings, database, log);
// Twice, because the first start builds what is stale.
await (await startService(database.url)).stop();
const service = await startService(database.url);
try {
  record("start to ready on an existing database", "≤ 1.5 s", ms(service.readyAfter), service.readyAfter <= 1500);
  const idle = service.memory();
  record("memory of a process, idle", "≤ 160 MB", `${Math.round(idle)} MB`, idle <= 160);
  const owner = await aCreator(platform);
  if (wanted("submit")) await submitting(platform, service, owner);
  if (wanted("load")) {
    await loading(platform, service, owner);
    await loggingIn(platform, service, owner);
  }
  if (wanted("draft")) await drafting(platform, service, owner);
  if (wanted("kinds")) await kinds(platform, service, owner);
  if (wanted("rules")) await rules(platform, service, owner);
  if (wanted("opening")) await opening(platform, service, owner);
  if (wanted("deleting")) await deleting(platform, service, owner);
  if (wanted("live")) {
    for (const [watchers, must] of [
      [1000, 320],
      [5000, 450],
      [10_000, 600],
    ] as const) {
      await watching(platform, service, owner, watchers, must);
    }
    await fanOut(platform, service, owner);
  }
  if (wanted("results")) {
    const small = await filledQuiz(platform, owner, 1000);
    const large = await filledQuiz(platform, owner, 1_000_000);
    await platform.sql.query("CHECKPOINT");
    await results(platform, service, owner, large, small);
    await submittingIntoMany(platform, service, owner, large);
    await exporting(platform, service, owner, large);
    const scans = await plans(platform, large, small, owner);
    record("plans that scan a growing table", "none", scans === 0 ? "none" : String(scans), scans === 0);
  }
  if (wanted("lists")) await lists(platform, service);
  await screens(platform, service, (part) => wanted("screens") || wanted(part));
  const loaded = service.memory();
  record("memory of a process, after all this", "≤ 400 MB", `${Math.round(loaded)} MB`, loaded <= 400);
  console.log(markdown());
  console.error(`${Math.round((performance.now() - begin) / 1000)} s`);
} finally {
  await service.stop();
  await platform.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Grants CHECKPOINT to the service's role, to have nothing left to write before reading. */
async function allowCheckpoints({ url, adminUrl }: EmbeddedDatabase) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`GRANT pg_checkpoint TO ${new URL(url).username}`);
  await admin.end();
}
