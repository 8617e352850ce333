import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** An account of this machine that is not root's. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account that works for a service started as root: the owner of the data folder, or of the folder that it will be
 * made in, else `postgres`, which is made when missing. Null when the service was not started as root.
 */
export async function serviceAccount(dataDir: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const infos = await Promise.all([join(dataDir, "postgres"), dataDir].map((path) => stat(path).catch(() => null)));
  const known = infos.some((info) => info) ? infos : [await stat(dirname(dataDir)).catch(() => null)];
  const owner = known.find((info) => info && info.uid !== 0);
  return owner ? { uid: owner.uid, gid: owner.gid } : postgresAccount();
}

async function postgresAccount(): Promise<Account> {
  const id = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  try {
    return { uid: await id("-u"), gid: await id("-g") };
  } catch {
    await run("useradd", ["--system", "--user-group", "postgres"]);
    return { uid: await id("-u"), gid: await id("-g") };
  }
}

/** Whether an account may pass through every folder down to `path` (as far as it exists). */
export async function isReachable(path: string, account: Account): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const info = await stat(folder).catch(() => null);
    if (info) {
      const bit = info.uid === account.uid ? 0o100 : info.gid === account.gid ? 0o010 : 0o001;
      if ((info.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
