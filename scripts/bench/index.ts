/**
 * `npm run bench [-- PART …]` measures promises about speed against references and prints a Markdown table. `--write`
 * also saves it in docs/benchmarks.md; `--short` runs each part once in a tiny size (see `size.ts`).
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type EmbeddedDatabase, startEmbedded } from "../../api/src/platform/data/embedded.ts";
import { migrate } from "../../api/src/platform/data/migrate.ts";
import { createLog } from "../../api/src/platform/log.ts";
import { openPlatform } from "../../api/src/platform/platform.ts";
import { readSettings } from "../../api/src/platform/settings.ts";
import { between } from "../prose/between.ts";
import { deleting } from "./deleting.ts";
import { drafting } from "./drafting.ts";
import { aCreator, filledQuiz } from "./fill.ts";
import { kinds } from "./kinds.ts";
import { fanOut, watching } from "./live/live.ts";
import { longTexts } from "./long-texts.ts";
import { opening } from "./opening.ts";
import { plans } from "./plans.ts";
import { exporting, lists, results } from "./reading.ts";
import { rules } from "./rules.ts";
import { interactions } from "./screen/interactions.ts";
import { inBrowser } from "./screen/phone.ts";
import { streaming } from "./screen/streaming.ts";
import { typing } from "./screen/typing.ts";
import { visits } from "./screen/visits.ts";
import { startService } from "./service.ts";
import { isShort, sized } from "./size.ts";
import { firstStart, starting } from "./start.ts";
import { markdown, numberOfRows, record } from "./table.ts";
import { loading, loggingIn, submitting, submittingIntoMany } from "./taking.ts";

const begin = performance.now();
const folder = await mkdtemp(join(tmpdir(), "assay-bench-"));
await chmod(folder, 0o755);
const log = createLog("error");
const database = await startEmbedded(folder, log);
await allowCheckpoints(database);
await migrate(database.directUrl);
const settings = readSettings({ TOKEN_SECRET: "bench".repeat(8), RATE_LIMIT: "off", DATABASE_URL: database.url });
const platform = await openPlatform(settings, database, log);
const owner = await aCreator(platform);
// The first start builds everything that is out of date.
await (await startService(database.url)).stop();
const service = await startService(database.url);

/** Parts in running order, so that the idle service is measured first. */
const parts: Record<string, () => Promise<void>> = {
  async idle() {
    const idle = service.memory();
    record("memory of a process, idle", "≤ 150 MB", `${Math.round(idle)} MB`, idle <= 150);
  },
  start: () => starting(database.url),
  "first-start": firstStart,
  submit: () => submitting(platform, service, owner),
  async load() {
    await loading(platform, service, owner);
    await loggingIn(platform, service, owner);
  },
  draft: () => drafting(platform, service, owner),
  "long-texts": () => longTexts(service),
  kinds: () => kinds(platform, service, owner),
  rules: () => rules(platform, service, owner),
  opening: () => opening(platform, service, owner),
  deleting: () => deleting(platform, service, owner),
  async live() {
    await watching(platform, service, owner, sized(1000, 50), 320);
    await watching(platform, service, owner, sized(5000, 100), 450);
    await watching(platform, service, owner, sized(10_000, 150), 600);
    await fanOut(platform, service, owner);
  },
  async results() {
    const small = await filledQuiz(platform, owner, sized(1000, 200));
    const large = await filledQuiz(platform, owner, sized(1_000_000, 2000));
    await platform.sql.query("CHECKPOINT");
    await results(platform, service, owner, large, small);
    await submittingIntoMany(platform, service, owner, large);
    await exporting(platform, service, owner, large);
    await plans(platform, owner, large, small);
  },
  lists: () => lists(platform, service),
  visits: () => inBrowser((browser) => visits(platform, service, browser)),
  typing: () => inBrowser((browser) => typing(platform, service, browser)),
  interactions: () => inBrowser((browser) => interactions(platform, service, browser)),
  streaming: () => inBrowser((browser) => streaming(platform, service, browser)),
  async loaded() {
    const loaded = service.memory();
    record("memory of a process, after all this", "≤ 400 MB", `${Math.round(loaded)} MB`, loaded <= 400);
  },
};

try {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`No part ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}`);
  const isWriting = process.argv.includes("--write");
  if (isWriting && (isShort || named.length > 0)) throw new Error("Only a whole run can be written");
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name)) await tried(name, measure);
  }
  console.log(markdown());
  console.error(`${Math.round((performance.now() - begin) / 1000)} s`);
  if (isWriting) await write(markdown());
} finally {
  await service.stop();
  await platform.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Fails the run when a part fails, but only after the other parts. */
async function tried(name: string, measure: () => Promise<void>) {
  const before = numberOfRows();
  try {
    await measure();
    if (numberOfRows() === before) throw new Error("It measured nothing");
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name} failed:`, error);
  }
}

/** Replaces the table between the marks in docs/benchmarks.md. */
async function write(table: string) {
  const file = join(import.meta.dirname, "../../docs/benchmarks.md");
  await writeFile(file, between(await readFile(file, "utf8"), "bench", table));
}

/** Allows the service's role to run CHECKPOINT, so that nothing is left to write before reading. */
async function allowCheckpoints({ url, adminUrl }: EmbeddedDatabase) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`GRANT pg_checkpoint TO ${new URL(url).username}`);
  await admin.end();
}
