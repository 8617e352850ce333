import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import { defaultDataDir } from "./data-dir.ts";
import { type OpenDatabase, startEmbedded } from "./embedded.ts";

/** The settings with the data folder that can actually be used. */
export async function withDataDir(settings: Settings): Promise<Settings> {
  if (settings.databaseUrl || settings.dataDirChosen) return settings;
  return { ...settings, dataDir: await defaultDataDir(settings.dataDir) };
}

/**
 * The database of the settings: DATABASE_URL's, or an embedded one, which is stopped with this process unless it is
 * shared. Throws the reason of `ending` if the start is aborted.
 */
export async function openDatabaseUrl(
  settings: Settings,
  log: Log,
  share = false,
  ending?: AbortSignal,
): Promise<OpenDatabase> {
  const { databaseUrl: url, directDatabaseUrl } = settings;
  if (url) return { url, directUrl: directDatabaseUrl ?? url, stop: async () => {} };
  const { dataDir } = await withDataDir(settings);
  return startEmbedded(dataDir, log, share, ending);
}
