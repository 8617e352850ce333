import { chmod, mkdtemp, rm } from "node:fs/promises";
import { afterAll } from "vitest";
import { buildChildren } from "../../scripts/making/children.ts";
import { builtCode } from "../src/generation/reader/child.code.ts";

/** A folder with the code of children as the build makes it now, until the tests of this file are over. */
export async function builtChildren(): Promise<string> {
  // Beside where it is built to, so that packages are found from it.
  const folder = await mkdtemp(`${builtCode}-test-`);
  afterAll(() => rm(folder, { recursive: true }));
  // Children are nobody, who could not look into it.
  await chmod(folder, 0o755);
  await buildChildren(folder);
  return folder;
}
