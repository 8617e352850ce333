import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { dataFolder } from "./folder.ts";

const source = join(import.meta.dirname, "../../api/src/platform");

const program = `
  const [{ openDatabaseUrl }, { connect }, { createLog }, { readSettings }] = await Promise.all(
    ["data/database-url.ts", "data/database.ts", "log.ts", "settings.ts"].map((file) => import(process.env.SOURCE + "/" + file)));
  const log = createLog("error");
  const database = await openDatabaseUrl(readSettings(), log, { share: true });
  const { sql, close } = connect(database.url, log, { poolSize: 1 });
  await sql.query("UPDATE attempts SET completed_at = completed_at - make_interval(days => $2) WHERE quiz_id = $1",
    [process.env.ITEM, process.env.DAYS]);
  await close();
  await database.stop();`;

/** Makes all attempts at an item this many days older. */
export function ageAttempts(item: string, days: number, port = process.env.E2E_PORT ?? "4700") {
  const env = { ...process.env, DATA_DIR: dataFolder(port), SOURCE: source, ITEM: item, DAYS: String(days) };
  execFileSync(process.execPath, ["--input-type=module", "-e", program], { env });
}
