import { randomBytes } from "node:crypto";
import { access, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { SettingsError } from "../settings.ts";
import { ownFolder } from "./cluster.ts";
import { isReachable, serviceAccount } from "./os-account.ts";

/** File in the project and in its data folder that links the two. */
const mark = "project.id";

/**
 * The default data folder: `wanted` or, if the service's account cannot enter it, this project's folder in `home`.
 * Throws a SettingsError instead of starting empty when data exists elsewhere.
 */
export async function defaultDataDir(wanted: string, home = ownFolder): Promise<string> {
  const account = await serviceAccount(wanted);
  const isUsable = !account || (await isReachable(wanted, account));
  const hasData = await exists(join(wanted, "postgres"));
  const id = await idIn(wanted);
  const elsewhere = id && (await markedWith(id, home));
  if (isUsable && (hasData || !elsewhere)) return wanted;
  if (hasData) {
    throw new SettingsError(
      `The data of this project are in ${wanted}, where the database's user cannot get: move the project, or set DATA_DIR`,
    );
  }
  if (!account) {
    throw new SettingsError(
      `The data of this project are in ${elsewhere}, because it was started as root: do so again, or set DATA_DIR`,
    );
  }
  return elsewhere || adopt(wanted, id || randomBytes(4).toString("hex"), home);
}

export async function otherDataDirs(dataDir: string, home = ownFolder): Promise<string[]> {
  if (dirname(dataDir) !== home) return [];
  const others = (await foldersOf(home)).filter((folder) => folder !== dataDir);
  const full = await Promise.all(others.map((folder) => exists(join(folder, "postgres"))));
  return others.filter((_, index) => full[index]);
}

async function adopt(wanted: string, id: string, home: string): Promise<string> {
  const project = dirname(wanted);
  const folder = (await inodeNamed(project, home)) ?? join(home, `${basename(project)}-${id}`);
  for (const place of [folder, wanted]) {
    await mkdir(place, { recursive: true });
    await writeFile(join(place, mark), id);
  }
  return folder;
}

/** Earlier versions named the folder after the project's inode, which a rename preserves. */
async function inodeNamed(project: string, home: string): Promise<string | undefined> {
  const { ino } = await stat(project);
  const candidates: string[] = [];
  for (const folder of await foldersOf(home)) {
    if (folder.endsWith(`-${ino}`) && !(await idIn(folder))) candidates.push(folder);
  }
  return candidates.find((folder) => basename(folder) === `${basename(project)}-${ino}`) ?? candidates[0];
}

async function markedWith(id: string, home: string): Promise<string | undefined> {
  for (const folder of await foldersOf(home)) if ((await idIn(folder)) === id) return folder;
  return undefined;
}

const foldersOf = async (home: string) =>
  (await readdir(home, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(home, name))
    .sort();

const idIn = (folder: string) =>
  readFile(join(folder, mark), "utf8").then(
    (id) => id.trim(),
    () => "",
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
