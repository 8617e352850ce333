import { type Connections, connect } from "./data/database.ts";
import type { DatabaseUrls } from "./data/embedded.ts";
import { checkBudget, listenerName, probeQueries } from "./data/probe.ts";
import { createHealth, type Health } from "./health.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createLog, type Log } from "./log.ts";
import { keptSecret, type Settings } from "./settings.ts";
import { type Events, openEvents } from "./work/events.ts";
import { type Jobs, openJobs } from "./work/jobs.ts";

/** Services that every domain uses. One for each process; tests create their own. */
export interface Platform {
  settings: Settings;
  /** Public URL of this service. Links in mails and previews start with it. */
  publicUrl: string;
  tokenKey: Uint8Array;
  log: Log;
  db: Connections["db"];
  sql: Connections["sql"];
  events: Events;
  jobs: Jobs;
  limits: Limits;
  health: Health;
  /** Registers an action for the stop. The last one registered runs first, and all run before the database closes. */
  onStop(action: () => Promise<void>): void;
  close(): Promise<void>;
}

export async function openPlatform(
  settings: Settings,
  database: DatabaseUrls,
  log: Log = createLog(settings.logLevel),
): Promise<Platform> {
  const health = createHealth();
  const { databasePool: poolSize } = settings;
  await probeQueries(database.url);
  const connections = connect(database.url, log, { poolSize, health });
  const warning = await checkBudget(connections.sql, poolSize);
  if (warning) log.warn(warning);
  const events = await openEvents(database.directUrl, listenerName(poolSize), log);
  const jobs = await openJobs(database.directUrl, connections.sql, events, log);
  const stops: (() => Promise<void>)[] = [];
  return {
    settings,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
    tokenKey: new TextEncoder().encode(settings.tokenSecret || keptSecret(settings.dataDir, "token")),
    log,
    db: connections.db,
    sql: connections.sql,
    events,
    jobs,
    health,
    limits: createLimits(connections.sql, { on: settings.rateLimit, second: settings.pauseSecond }),
    onStop: (action) => stops.unshift(action),
    async close() {
      for (const stop of stops) await stop();
      await jobs.close();
      await events.close();
      await connections.close();
    },
  };
}
