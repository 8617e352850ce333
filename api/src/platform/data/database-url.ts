import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import { defaultDataDir } from "./data-dir.ts";
import { type OpenDatabase, type OpeningOptions, startEmbedded } from "./embedded.ts";

export async function withDataDir(settings: Settings): Promise<Settings> {
  if (settings.databaseUrl || settings.dataDirChosen) return settings;
  return { ...settings, dataDir: await defaultDataDir(settings.dataDir) };
}

/**
 * The database at DATABASE_URL, or an embedded one, stopped with this process unless shared. Throws `ending`'s reason.
 */
export async function openDatabaseUrl(
  settings: Settings,
  log: Log,
  options: OpeningOptions = {},
): Promise<OpenDatabase> {
  const { databaseUrl: url, directDatabaseUrl } = settings;
  if (url) return { url, directUrl: directDatabaseUrl ?? url, stop: async () => {} };
  const { dataDir } = await withDataDir(settings);
  return startEmbedded(dataDir, log, options);
}
