import { chmod, mkdtemp, rm } from "node:fs/promises";
import { afterAll } from "vitest";
import { buildChildren } from "../../scripts/making/bundles.ts";
import { builtCode } from "../src/generation/reader/child.code.ts";

export async function builtChildren(): Promise<string> {
  // Next to the real build, so that packages resolve.
  const folder = await mkdtemp(`${builtCode}-test-`);
  afterAll(() => rm(folder, { recursive: true }));
  // Readers run as the user nobody.
  await chmod(folder, 0o755);
  await buildChildren(folder);
  return folder;
}
