import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { confine, type Program } from "../../platform/work/apart/launch.ts";

/** The entry files of the reader processes, and the files they may read. */
export interface Code extends Program {
  launcher: string;
}

/** A build's source files, relative to the root, and their hash. `npm start` rebuilds when packages change. */
export interface Origin {
  files: string[];
  hash: string;
}

const here = import.meta.dirname;
export const root = join(here, "../../../..");
/** Inside api/src, so that it is copied with the sources. */
export const builtCode = join(here, "../../generated/children");
export const originFile = "origin.json";

const within = (...folders: string[]) => [...folders, join(root, "node_modules")].map((folder) => `${folder}${sep}*`);

export const writtenCode: Code = {
  launcher: join(here, "launcher.main.ts"),
  main: join(here, "child.main.ts"),
  confine,
  readable: within(...["generation", "extractive", "platform"].map((name) => join(here, "../..", name))),
};

/** The built code, which starts faster and with less memory; the sources if the build is missing or outdated. */
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

export async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const content of await Promise.all(files.map((file) => readFile(join(root, file))))) hash.update(content);
  return hash.digest("base64url");
}
