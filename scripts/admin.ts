/** `npm run admin -- grant EMAIL` makes an account an administrator; `revoke EMAIL` ends that. The server may be running. */
import { setAdmin } from "../api/src/account/admin-flag.ts";
import { connect, inTransaction } from "../api/src/platform/database.ts";
import { DomainError, parse } from "../api/src/platform/errors.ts";
import { createLog } from "../api/src/platform/log.ts";
import { migrate } from "../api/src/platform/migrate.ts";
import { openDatabaseUrl } from "../api/src/platform/place.ts";
import { readSettings, SettingsError } from "../api/src/platform/settings.ts";
import { emailAddress } from "../api/src/platform/text.rules.ts";

async function main([command, address]: string[]): Promise<string> {
  if ((command !== "grant" && command !== "revoke") || !address) {
    throw new SettingsError("Usage: npm run admin -- grant|revoke EMAIL");
  }
  const email = parse(emailAddress, address);
  const log = createLog("error");
  const database = await openDatabaseUrl(readSettings(), log, true);
  try {
    await migrate(database.url);
    const { db, close } = connect(database.url, log, 1);
    const changed = await inTransaction(db, (tx) => setAdmin(tx, { email }, command === "grant")).finally(close);
    if (command === "grant") return `${email} is ${changed ? "now" : "already"} an administrator`;
    return `${email} is ${changed ? "no longer" : "not"} an administrator`;
  } catch (error) {
    if (error instanceof DomainError && error.code === "NOT_FOUND") throw new SettingsError(`No account has ${email}`);
    throw error;
  } finally {
    await database.stop();
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DomainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Migrating leaves a timer of ten seconds behind that nothing can clear.
process.exit();
