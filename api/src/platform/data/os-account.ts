import { execFile } from "node:child_process";
import { chown, readdir, stat } from "node:fs/promises";
import { flushCompileCache } from "node:module";
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
 * made in, else the one named. `postgres` is made when missing. Null when the service was not started as root.
 */
export async function serviceAccount(dataDir: string, otherwise = "postgres"): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const infos = await Promise.all([join(dataDir, "postgres"), dataDir].map((path) => stat(path).catch(() => null)));
  const known = infos.some((info) => info) ? infos : [await stat(dirname(dataDir)).catch(() => null)];
  const owner = known.find((info) => info && info.uid !== 0);
  return owner ? { uid: owner.uid, gid: owner.gid } : named(otherwise);
}

async function named(name: string): Promise<Account> {
  const id = async (flag: string) => Number((await run("id", [flag, name])).stdout);
  try {
    return { uid: await id("-u"), gid: await id("-g") };
  } catch (error) {
    if (name !== "postgres") throw error;
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

/**
 * Makes ready for this process to be no longer root's: the data folder and its secrets go to the account. Answers what
 * does it; null when the account could not read the code, which is loaded bit by bit.
 */
export async function prepareToLeaveRoot(dataDir: string, { uid, gid }: Account): Promise<(() => void) | null> {
  for (const path of [import.meta.dirname, process.execPath]) {
    if (!(await isReachable(path, { uid, gid }))) return null;
  }
  const names = await readdir(dataDir).catch(() => null);
  const secrets = names?.filter((name) => name.endsWith(".secret")) ?? [];
  if (names) for (const path of ["", ...secrets]) await chown(join(dataDir, path), uid, gid);
  return () => {
    // The cache lies in a folder of root's.
    flushCompileCache();
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  };
}
