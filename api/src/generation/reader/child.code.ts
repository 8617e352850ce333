import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** The files that the processes around a source begin with, and all that they may read. */
export interface Code {
  launcher: string;
  main: string;
  confine: string;
  /** Patterns of paths: no settings, no secrets, nobody's files. */
  readable: string[];
}

/**
 * What the build has made code from: files of ours as paths from the root, and the hash of all of them. Packages are not
 * among them: they change with package-lock.json, after which `npm start` builds.
 */
export interface Origin {
  files: string[];
  hash: string;
}

const here = import.meta.dirname;
export const root = join(here, "../../../..");
/** Below what is copied with the sources wherever they are copied. */
export const builtCode = join(here, "../../generated/children");
export const originFile = "origin.json";

const within = (...folders: string[]) => [...folders, join(root, "node_modules")].map((folder) => `${folder}${sep}*`);

export const writtenCode: Code = {
  launcher: join(here, "launcher.main.ts"),
  main: join(here, "child.main.ts"),
  confine: join(here, "child.confine.ts"),
  readable: within(join(here, ".."), join(here, "../../platform")),
};

/**
 * The code as `npm run build` has left it in a folder, which starts in a fraction of the time and memory. The code as it
 * is written where nothing was built, or not from this.
 */
export async function codeToRun(folder = builtCode): Promise<Code> {
  if (!(await isFresh(folder))) return writtenCode;
  const file = (name: string) => join(folder, `${name}.cjs`);
  return {
    launcher: file("launcher.main"),
    main: file("child.main"),
    confine: file("child.confine"),
    readable: within(folder),
  };
}

async function isFresh(folder: string): Promise<boolean> {
  try {
    const { files, hash }: Origin = JSON.parse(await readFile(join(folder, originFile), "utf8"));
    return (await hashOf(files)) === hash;
  } catch {
    return false;
  }
}

/** Of what files hold, given as paths from the root. */
export async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const content of await Promise.all(files.map((file) => readFile(join(root, file))))) hash.update(content);
  return hash.digest("base64url");
}
