/** `npm run dev` runs the service and the client with live changes. `-- --demo` first fills an empty database. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer } from "vite";
import { openDatabaseUrl, withDataDir } from "../api/src/platform/data/database-url.ts";
import { endOfService } from "../api/src/platform/end.ts";
import { createLog } from "../api/src/platform/log.ts";
import { readSettings } from "../api/src/platform/settings.ts";
import { devPages } from "../web/dev.plugin.ts";
import { isLater, outdated } from "./making/products.ts";

const root = join(import.meta.dirname, "..");
let isGenerating = false;
/** Milliseconds: editors write a file in several steps. */
const settling = 30;
const ending = endOfService();
const settings = await withDataDir(readSettings({ LOG_LEVEL: "warn", ...process.env }));

// Opened here, so that the database survives restarts of the service.
const database = await openDatabaseUrl(settings, createLog(settings.logLevel), { share: true, ending });
const apiPort = settings.port + 1;
const environment = {
  DATABASE_URL: database.url,
  DIRECT_DATABASE_URL: database.directUrl,
  DATA_DIR: settings.dataDir,
  LOG_LEVEL: settings.logLevel,
  PORT: String(apiPort),
  PUBLIC_URL: settings.publicUrl ?? `http://localhost:${settings.port}`,
};

const missing = outdated().filter((name) => name !== "client" && !isLater(name));
if (missing.length > 0) await script("build.ts", ...missing);
if (process.argv.includes("--demo")) await script("demo/index.ts");
const client = await createServer({
  configFile: join(root, "web/vite.config.ts"),
  logLevel: "warn",
  plugins: [devPages(`http://127.0.0.1:${apiPort}`)],
  server: { port: settings.port, strictPort: true, host: settings.host },
});
const service = node("--import", "./scripts/cache.js", "--watch", "--watch-preserve-output", "scripts/dev.service.ts");
await listens();
await client.listen().catch(async ({ message }: Error) => {
  service.kill("SIGTERM");
  await database.stop();
  console.error(`${message}: stop what listens there, or set PORT to another`);
  process.exit(1);
});

const changed = new Set(["api/src"]);
void generateAgain();
for (const folder of ["api/src", "web/src", "prisma"])
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || /generated/.test(name)) return;
    changed.add(join(folder, name));
    void generateAgain();
  });

ending.addEventListener("abort", async () => {
  service.kill("SIGTERM");
  await Promise.all([client.close(), service.exitCode ?? once(service, "exit")]);
  await database.stop();
  process.exit();
});

/** Generates the files that depend on the changes, until no change is left. */
async function generateAgain() {
  if (isGenerating) return;
  isGenerating = true;
  while (changed.size > 0) {
    await sleep(settling);
    const files = [...changed];
    changed.clear();
    const isOf = (folder: string) => files.some((file) => file.startsWith(folder));
    const before = schema();
    if (isOf("prisma/migrations")) await script("migrate.ts");
    if (isOf("prisma")) await script("generate.ts");
    else if (isOf("api")) await script("schema.ts");
    if (isOf("web") || schema() !== before) await script("build.ts", "queries");
  }
  isGenerating = false;
}

/** Waits for the service, but only for a while, because its code may not compile yet. */
async function listens() {
  const given = AbortSignal.any([ending, AbortSignal.timeout(10_000)]);
  while (!given.aborted && !(await fetch(`http://127.0.0.1:${apiPort}/healthz`).catch(() => null))) await sleep(50);
}

function schema() {
  return readFileSync(join(root, "schema.graphql"), "utf8");
}

function node(...args: string[]) {
  return spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
}

/** Prints errors, then waits for the next change. */
async function script(name: string, ...args: string[]) {
  await once(node(join("scripts", name), ...args), "exit");
}
