/**
 * `npm run admin -- grant EMAIL` makes an account an administrator; `revoke EMAIL` undoes it. The server may be
 * running.
 */
import { parseArgs } from "node:util";
import { doubtAbout } from "../api/src/account/admin-flag.shared.ts";
import { setAdmin } from "../api/src/account/admin-flag.ts";
import { connect, inTransaction, type Transaction } from "../api/src/platform/data/database.ts";
import { openDatabaseUrl } from "../api/src/platform/data/database-url.ts";
import { migrate } from "../api/src/platform/data/migrate.ts";
import { DomainError, parse } from "../api/src/platform/errors.ts";
import { createLog } from "../api/src/platform/log.ts";
import { readSettings, SettingsError } from "../api/src/platform/settings.ts";
import { emailAddress } from "../api/src/platform/shared/email.rules.ts";

const usage = "Usage: npm run admin -- grant|revoke EMAIL [--unverified]";

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { unverified: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    return { ...values, positionals };
  } catch {
    throw new SettingsError(usage);
  }
}

async function main(args: string[]): Promise<string> {
  const { positionals, unverified } = readArguments(args);
  const [command, address] = positionals;
  if ((command !== "grant" && command !== "revoke") || !address) throw new SettingsError(usage);
  const email = parse(emailAddress, address);
  const log = createLog("error");
  const database = await openDatabaseUrl(readSettings(), log, { share: true });
  try {
    await migrate(database.directUrl);
    const { db, close } = connect(database.url, log, { poolSize: 1 });
    const change = inTransaction(db, async (tx) => {
      if (command === "grant" && !unverified) await requireProven(tx, email);
      return setAdmin(tx, { email }, command === "grant");
    });
    const changed = await change.finally(close);
    if (command === "grant") return `${email} is ${changed ? "now" : "already"} an administrator`;
    return `${email} is ${changed ? "no longer" : "not"} an administrator`;
  } catch (error) {
    if (error instanceof DomainError && error.code === "NOT_FOUND") throw new SettingsError(`No account has ${email}`);
    throw error;
  } finally {
    await database.stop();
  }
}

async function requireProven(tx: Transaction, email: string) {
  const user = await tx.user.findUnique({ where: { email } });
  const doubt = user && doubtAbout(user);
  if (doubt) {
    throw new SettingsError(`${doubt} If you know who it is: npm run admin -- grant ${email} --unverified`);
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DomainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
