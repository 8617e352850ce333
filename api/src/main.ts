import { setTimeout as sleep } from "node:timers/promises";
import { styleText } from "node:util";
import { otherDataDirs } from "./platform/data/data-dir.ts";
import { openDatabaseUrl, withDataDir } from "./platform/data/database-url.ts";
import { migrate } from "./platform/data/migrate.ts";
import { prepareToLeaveRoot, serviceAccount } from "./platform/data/os-account.ts";
import { endOfService } from "./platform/end.ts";
import { createLog } from "./platform/log.ts";
import { devMailPath } from "./platform/mail/dev-mail.ts";
import type { Platform } from "./platform/platform.ts";
import { warningsOf } from "./platform/production.ts";
import type { Http } from "./platform/rest/http.ts";
import { readSettings, type Settings, SettingsError } from "./platform/settings.ts";

/** Milliseconds until the process exits even if something hangs. Supervisors kill it at about that time. */
const stopTimeout = 15_000;

/** Milliseconds. A request may be on its way on a connection that was used more recently. */
const unusedMillis = 1000;

/**
 * Starts the service and resolves when it listens. Aborting `ending` at any time stops all parts and exits. A listening
 * process first reports "not ready" and serves a little longer, so that a load balancer can switch.
 */
export async function main(ending = endOfService()): Promise<void> {
  const opened: Closing[] = [];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      for (const { close } of opened.reverse()) await close();
    })();
    return closing;
  };
  let drain = 0;
  onAbort(ending, () => setTimeout(() => process.exit(1), drain + stopTimeout).unref());
  let service: Service;
  try {
    service = await start(ending, opened);
  } catch (error) {
    await close().catch((reason) => console.error(reason));
    if (ending.aborted) process.exit(0);
    // A wrong setting needs a sentence, a bug needs its stack.
    console.error(error instanceof SettingsError ? `Assay does not start: ${error.message}` : error);
    process.exit(1);
  }
  const { platform, http } = service;
  drain = platform.settings.drainSeconds * 1000;
  onAbort(ending, async () => {
    platform.health.isDraining = true;
    const unused = Math.min(unusedMillis, drain / 2);
    await sleep(unused);
    // A proxy without health checks might send a request on these connections just when the process stops.
    http.server.closeIdleConnections();
    await sleep(drain - unused);
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

interface Closing {
  close(): Promise<unknown>;
}

interface Service {
  platform: Platform;
  http: Http;
}

async function start(ending: AbortSignal, opened: Closing[]): Promise<Service> {
  const settings = await withDataDir(readSettings());
  const log = createLog(settings.logLevel);
  const launched = Promise.withResolvers<void>();
  const opening = openDatabaseUrl(settings, log, { ending, onLaunch: launched.resolve }).then((database) => {
    opened.push({ close: database.stop });
    return database;
  });
  // Most of the code is loaded while PostgreSQL starts.
  const loading = Promise.race([launched.promise, opening]).then(() =>
    Promise.all([import("./platform/platform.ts"), import("./app.ts")]),
  );
  const [database, [{ openPlatform }, { createApp }]] = await Promise.all([opening, loading]);
  await migrate(database.directUrl);
  ending.throwIfAborted();
  const platform = await openPlatform(settings, database, log);
  opened.push(platform);
  ending.throwIfAborted();
  const http = await createApp(platform);
  ending.throwIfAborted();
  const account = await serviceAccount(settings.dataDir, settings.databaseUrl ? "nobody" : "postgres");
  const leaveRoot = account && (await prepareToLeaveRoot(settings.dataDir, account));
  // Frees a sixth of the memory, which only the start needed, while no request waits. `npm start` passes `--expose-gc`.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  const address = await listen(http, settings);
  // Only after listening, because ports below 1024 need root.
  leaveRoot?.();
  const isStillRoot = account !== null && leaveRoot === null;
  console.log(introduction(platform, address, await otherDataDirs(settings.dataDir), isStillRoot));
  return { platform, http };
}

function onAbort(signal: AbortSignal, action: () => void) {
  if (signal.aborted) action();
  else signal.addEventListener("abort", action, { once: true });
}

async function listen(http: Http, { host, port }: Settings): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case "EADDRINUSE":
        throw new SettingsError(
          `Port ${port} is already in use. Stop the other process or set PORT to a different number.`,
        );
      case "EACCES":
        throw new SettingsError(`Binding to port ${port} requires elevated privileges. Set PORT to a higher number.`);
      case "EADDRNOTAVAIL":
      case "ENOTFOUND":
      case "EAI_AGAIN":
        throw new SettingsError(`HOST ${host} is not an address of this machine`);
      default:
        throw error;
    }
  }
}

function introduction(platform: Platform, address: string, others: string[], isStillRoot: boolean): string {
  const { publicUrl, port, databaseUrl, dataDir, smtpUrl, openaiKey } = platform.settings;
  const url = publicUrl ?? `http://localhost:${new URL(address).port || port}`;
  const mails = devMailPath(platform);
  const lines = [
    `Assay is ready at ${url}`,
    databaseUrl ? "  data: the database of DATABASE_URL" : `  data: ${dataDir}`,
    ...(others.length === 0 ? [] : [`  data of other projects: ${others.join(", ")} (see DATA_DIR)`]),
    ...(smtpUrl ? [] : ["  mail: not configured (SMTP_URL); kept in the database"]),
    ...(mails ? [`        read it at ${url}${mails}`] : []),
    ...(openaiKey ? [] : ["  AI: not configured (OPENAI_API_KEY)"]),
    ...(isStillRoot
      ? ["  user: still root, because the project is where no other user can read it; better move it"]
      : []),
  ];
  const warnings = warningsOf(platform.settings).map((text) => styleText("red", `  ${text}`));
  return [...lines, ...warnings].join("\n");
}
