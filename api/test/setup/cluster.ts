import { once } from "node:events";
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { type EmbeddedDatabase, startEmbedded } from "../../src/platform/data/embedded.ts";
import { migrate } from "../../src/platform/data/migrate.ts";
import { createLog } from "../../src/platform/log.ts";
import { openPlatform } from "../../src/platform/platform.ts";
import { readSettings } from "../../src/platform/settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the template database. */
    cluster: string;
  }
}

interface Cluster {
  template: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for the whole run. Started on first use, because many tests don't need it. */
export default async function setup({ provide }: TestProject) {
  let cluster: Promise<Cluster> | undefined;
  const door = createServer(async (_request, response) => {
    cluster ??= startCluster();
    await cluster.then(
      ({ template }) => response.end(template),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  const stop = async () => {
    door.close();
    await (await cluster?.catch(() => null))?.stop();
  };
  // Stops the server when a run is aborted.
  process.once("SIGTERM", () => void stop().finally(() => process.exit(143)));
  provide("cluster", `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return stop;
}

const inMemory = "/dev/shm";
/** Bytes. A run writes about half of it. */
const neededMemory = 2 * 2 ** 30;

/**
 * The folder for temporary files, in memory if there is enough of it. On disk it would be slow: the service refuses a
 * PostgreSQL that does not wait for its disk.
 */
async function scratchFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= neededMemory && freemem() >= neededMemory ? inMemory : tmpdir();
}

async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(await scratchFolder(), "assay-test-"));
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755);
  const log = createLog("error");
  let cluster = await startEmbedded(folder, log);
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await allowTesting(cluster);
    await cluster.stop();
    cluster = await startEmbedded(folder, log);
    return { template: await makeTemplate(cluster.url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Settings from the next start on: enough connections for the pools of several files, and no work that a short life
 * does not need.
 */
const serverSettings = {
  max_connections: "300",
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "512MB",
  checkpoint_timeout: "1h",
};

/** Gives tests the service's role, plus the right to create databases and roles and to end connections. */
async function allowTesting({ url, adminUrl }: EmbeddedDatabase) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const role = new URL(url).username;
  await admin.query(`ALTER ROLE ${role} CREATEDB CREATEROLE`);
  await admin.query(`GRANT pg_signal_autovacuum_worker TO ${role}`);
  for (const [name, value] of Object.entries(serverSettings))
    await admin.query(`ALTER SYSTEM SET ${name} = '${value}'`);
  await admin.end();
}

async function makeTemplate(clusterUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query("CREATE DATABASE assay_template");
  await admin.end();
  const template = new URL("assay_template", clusterUrl).href;
  await migrate(template);
  // The template includes the queues. Adding them to each copy takes longer than the rest of a start.
  const settings = readSettings({ TOKEN_SECRET: "x".repeat(32) });
  await (await openPlatform(settings, { url: template, directUrl: template }, createLog("error"))).close();
  return template;
}
