import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { keptSecret, SettingsError } from "../settings.ts";
import { openCluster, type Server, superuser } from "./cluster.ts";
import { Connection } from "./connection.ts";
import { freePort } from "./free-port.ts";
import { locks } from "./locks.ts";
import { isReachable, serviceAccount } from "./os-account.ts";
import { prepareDatabase, serviceRole } from "./role.ts";

/** `directUrl` bypasses a pooler, for LISTEN, locks and migrations, which need a session of their own. */
export interface DatabaseUrls {
  url: string;
  directUrl: string;
}

export interface OpenDatabase extends DatabaseUrls {
  stop(): Promise<void>;
}

export interface OpeningOptions {
  /** Whether to share a server that another process started. */
  share?: boolean;
  /** Aborts the start, which then leaves nothing running. */
  ending?: AbortSignal;
  /** Called when a server has been launched, well before it accepts connections. */
  onLaunch?: () => void;
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** The superuser's URL, for operations that the service's role may not perform. */
  adminUrl: string;
}

/**
 * The service's PostgreSQL in `dataDir`/postgres, restarted when it dies and stopped with this process. Throws a
 * SettingsError if another process uses it and `share` is false; throws the reason of `ending` when that is aborted.
 */
export async function startEmbedded(
  dataDir: string,
  log: Log,
  { share = false, ending = new AbortController().signal, onLaunch }: OpeningOptions = {},
): Promise<EmbeddedDatabase> {
  const account = await serviceAccount(dataDir);
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new SettingsError(`DATA_DIR cannot be used: ${error.message}`);
  });
  if (account && !(await isReachable(dataDir, account))) {
    throw new SettingsError(
      `PostgreSQL does not run as root, and the user it runs as cannot enter ${dataDir}: set DATA_DIR to a folder everyone may enter`,
    );
  }
  const [password, servicePassword] = [keptSecret(dataDir, "database"), keptSecret(dataDir, "database-service")];
  const cluster = await openCluster(join(dataDir, "postgres"), account);
  await cluster.initialise(password, ending);
  let server: Server | null = null;
  let stopping = false;
  const { owner, port } = await own();
  const url = address(serviceRole, servicePassword, "assay");
  const urls = {
    url,
    directUrl: url,
    adminUrl: address(superuser, password, "postgres"),
  };
  if (owner === null) return { ...urls, stop: async () => {} };

  try {
    await prepareDatabase(owner, urls.adminUrl, servicePassword);
    ending.throwIfAborted();
  } catch (error) {
    await stop();
    throw error;
  }
  watch(owner);
  return { ...urls, stop };

  function address(role: string, secret: string, database: string, onPort = port) {
    return `postgresql://${role}:${secret}@127.0.0.1:${onPort}/${database}`;
  }

  /** Starts a server and locks it for this process. `owner` is null for a shared server of another process. */
  async function own(): Promise<{ owner: pg.Client | null; port: number }> {
    for (let tries = 0; tries < 20; tries++) {
      ending.throwIfAborted();
      const { port: running } = await cluster.told();
      const visitor = running === null ? null : await connect(running);
      if (visitor) {
        const isLeft = await isFree(visitor);
        await visitor.end();
        if (!isLeft && share) return { owner: null, port: running as number };
        if (!isLeft) throw inUse();
        // A previous process could not stop this server. It would outlive this process as well.
        await cluster.stopLeft();
      }
      const port = await freePort();
      const owner = await served(port);
      if (owner && !(await isFree(owner))) throw inUse();
      if (owner) return { owner, port };
      // A stopping server needs a moment, and after a kill -9 its children still hold the shared memory.
      await sleep(500);
    }
    throw new Error(`The embedded PostgreSQL does not start: see ${join(dataDir, "postgres/server.log")}`);
  }

  function inUse() {
    return new SettingsError(`Another Assay is using ${dataDir}: stop it, or set DATA_DIR to another folder`);
  }

  async function served(onPort: number): Promise<pg.Client | null> {
    let isGone = false;
    server = cluster.serve(onPort);
    onLaunch?.();
    const exit = server.gone
      .catch((error) => log.error({ err: error }, "PostgreSQL could not be started"))
      .finally(() => {
        isGone = true;
      });
    while (!isGone && !ending.aborted) {
      const { port: told, isReady } = await cluster.told();
      const client = told === onPort && isReady ? await connect(onPort) : null;
      if (client) return client;
      await Promise.race([exit, sleep(10)]);
    }
    if (!isGone) await stop();
    return null;
  }

  async function connect(onPort: number): Promise<pg.Client | null> {
    const client = new Connection({
      connectionString: address(superuser, password, "postgres", onPort),
      connectionTimeoutMillis: 3000,
    });
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
        const client = (await connect(port)) ?? (await served(port));
        if (client) {
          await client.query("SELECT pg_advisory_lock($1)", [locks.embeddedOwner]);
          log.info("PostgreSQL is back");
          return watch(client);
        }
      } catch (error) {
        log.error({ err: error }, "PostgreSQL does not start");
      }
      await sleep(500);
    }
  }

  async function stop() {
    stopping = true;
    await server?.stop().catch((error) => log.error({ err: error }, "PostgreSQL did not stop"));
  }
}

/** Takes the owner's lock. PostgreSQL needs a moment to notice that the previous owner was killed. */
async function isFree(client: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < 15; tries++) {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS mine", [locks.embeddedOwner]);
    if (rows[0].mine) return true;
    await sleep(100);
  }
  return false;
}
