import { createApp } from "./app.ts";
import { createLog } from "./platform/log.ts";
import { migrate } from "./platform/migrate.ts";
import { openDatabaseUrl, withDataDir } from "./platform/place.ts";
import { openPlatform } from "./platform/platform.ts";
import { readSettings, type Settings, SettingsError } from "./platform/settings.ts";

/** Starts the service and returns when it listens. Stops on SIGINT and SIGTERM. */
export async function main() {
  try {
    await start();
  } catch (error) {
    // A mistake of whoever starts it needs a sentence; a bug needs its stack.
    console.error(error instanceof SettingsError ? `Assay does not start: ${error.message}` : error);
    process.exit(1);
  }
}

async function start() {
  const settings = await withDataDir(readSettings());
  const log = createLog(settings.logLevel);
  const database = await openDatabaseUrl(settings, log);
  try {
    await migrate(database.url);
    const platform = await openPlatform(settings, database.url, log);
    const stop = async () => {
      await platform.close();
      await database.stop();
    };
    try {
      const http = await createApp(platform);
      announce(settings, await listen(http, settings));
    } catch (error) {
      await platform.close();
      throw error;
    }
    stopOnSignal(stop);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function listen(http: Awaited<ReturnType<typeof createApp>>, { host, port }: Settings): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case "EADDRINUSE":
        throw new SettingsError(`Port ${port} is taken: stop what listens there, or set PORT to another`);
      case "EACCES":
        throw new SettingsError(`Port ${port} is not for everybody: start with more rights, or set PORT to another`);
      case "EADDRNOTAVAIL":
      case "ENOTFOUND":
      case "EAI_AGAIN":
        throw new SettingsError(`HOST ${host} is no address of this machine`);
      default:
        throw error;
    }
  }
}

function announce({ publicUrl, port, databaseUrl, dataDir, smtpUrl, openaiKey }: Settings, address: string) {
  const lines = [
    `Assay is ready at ${publicUrl ?? `http://localhost:${new URL(address).port || port}`}`,
    databaseUrl ? "  data: the database of DATABASE_URL" : `  data: ${dataDir}`,
    ...(smtpUrl ? [] : ["  mail: not configured (SMTP_URL); kept in the database"]),
    ...(openaiKey ? [] : ["  AI: not configured (OPENAI_API_KEY)"]),
  ];
  console.log(lines.join("\n"));
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Whatever hangs, the process is gone when its supervisor would kill it.
      setTimeout(() => process.exit(1), 15_000).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
