import { execFile } from "node:child_process";
import { chown, readdir, stat } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account to leave root for: the owner of the data folder or its parent, with `otherwise` as the fallback. Null if
 * not root.
 */
export async function serviceAccount(dataDir: string, otherwise = "postgres"): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const infos = await Promise.all([join(dataDir, "postgres"), dataDir].map((path) => stat(path).catch(() => null)));
  const stats = infos.some((info) => info) ? infos : [await stat(dirname(dataDir)).catch(() => null)];
  const owner = stats.find((info) => info && info.uid !== 0);
  return owner ? { uid: owner.uid, gid: owner.gid } : accountOf(otherwise);
}

async function accountOf(name: string): Promise<Account> {
  const id = async (flag: string) => Number((await run("id", [flag, name])).stdout);
  try {
    return { uid: await id("-u"), gid: await id("-g") };
  } catch (error) {
    if (name !== "postgres") throw error;
    await run("useradd", ["--system", "--user-group", "postgres"]);
    return { uid: await id("-u"), gid: await id("-g") };
  }
}

/** Whether an account may enter every existing folder of `path`. */
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
 * Gives the account the data folder. Returns the switch to it, or null if it cannot read the code, which is loaded
 * lazily.
 */
export async function prepareToLeaveRoot(dataDir: string, { uid, gid }: Account): Promise<(() => void) | null> {
  for (const path of [import.meta.dirname, process.execPath]) {
    if (!(await isReachable(path, { uid, gid }))) return null;
  }
  const names = await readdir(dataDir).catch(() => null);
  const secrets = names?.filter((name) => name.endsWith(".secret")) ?? [];
  if (names) for (const path of ["", ...secrets]) await chown(join(dataDir, path), uid, gid);
  return () => {
    // The compile cache is in a folder that root owns.
    flushCompileCache();
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  };
}
