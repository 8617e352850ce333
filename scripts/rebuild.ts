/** `npm run rebuild [-- ID …]` recounts the tallies of the named items, or of all. The server may be running. */

import { openDatabaseUrl, withDataDir } from "../api/src/platform/data/database-url.ts";
import { createLog } from "../api/src/platform/log.ts";
import { openPlatform } from "../api/src/platform/platform.ts";
import { readSettings } from "../api/src/platform/settings.ts";
import { rebuildTallies } from "../api/src/results/counting/rebuild.ts";

const settings = await withDataDir(readSettings());
const log = createLog("warn");
const database = await openDatabaseUrl(settings, log, { share: true });
const platform = await openPlatform(settings, database, log);
try {
  const named = process.argv.slice(2);
  const items = await platform.db.content.findMany({
    where: { deletedAt: null, ...(named.length > 0 && { id: { in: named } }) },
    select: { id: true, title: true },
  });
  for (const { id, title } of items) {
    const { attempts } = await rebuildTallies(platform, id);
    console.log(`${attempts}\t${title}`);
  }
  const unknown = named.filter((id) => !items.some((item) => item.id === id));
  if (unknown.length > 0) console.error(`No such item: ${unknown.join(", ")}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} finally {
  await platform.close();
  await database.stop();
}
