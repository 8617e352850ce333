import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { defaultDataDir, otherDataDirs } from "./data-dir.ts";

let home: string;
let projects: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "assay-home-"));
  projects = await mkdtemp(join(tmpdir(), "assay-projects-"));
  for (const folder of [home, projects]) onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(home, 0o755);
});

/** A folder that only root can enter, because `mkdtemp` creates its parent that way. */
async function aProject(name: string) {
  await mkdir(join(projects, name));
  return join(projects, name, ".data");
}

const withData = (folder: string) => mkdir(join(folder, "postgres"), { recursive: true });

describe.runIf(process.getuid?.() === 0)("the data of a project where only root can get", () => {
  it("stay its own when it is renamed, and when it is moved to where everybody can get", async () => {
    const folder = await defaultDataDir(await aProject("quiz"), home);
    expect(folder).toMatch(new RegExp(`^${home}/quiz-[0-9a-f]{8}$`));
    await withData(folder);
    expect(await defaultDataDir(join(projects, "quiz/.data"), home)).toBe(folder);
    await rename(join(projects, "quiz"), join(projects, "renamed"));
    expect(await defaultDataDir(join(projects, "renamed/.data"), home)).toBe(folder);
    await rename(join(projects, "renamed"), join(home, "moved"));
    expect(await defaultDataDir(join(home, "moved/.data"), home)).toBe(folder);
  });

  it("are not used by a new clone, which gets a notice", async () => {
    const folder = await defaultDataDir(await aProject("quiz"), home);
    await withData(folder);
    await rename(join(projects, "quiz"), join(projects, "old"));
    const clone = await defaultDataDir(await aProject("quiz"), home);
    expect(clone).not.toBe(folder);
    expect(await otherDataDirs(clone, home)).toEqual([folder]);
    expect(await otherDataDirs(folder, home)).toEqual([]);
  });

  it("are found where an earlier version put them, by one project", async () => {
    const wanted = await aProject("quiz");
    const { ino } = await stat(join(projects, "quiz"));
    await withData(join(home, `quiz-${ino}`));
    expect(await defaultDataDir(wanted, home)).toBe(join(home, `quiz-${ino}`));
    await rm(wanted, { recursive: true });
    expect(basename(await defaultDataDir(wanted, home))).toMatch(/^quiz-[0-9a-f]{8}$/);
  });

  it("are not created next to existing data in the project", async () => {
    const wanted = await aProject("quiz");
    await withData(wanted);
    await writeFile(join(wanted, "token.secret"), "");
    await expect(defaultDataDir(wanted, home)).rejects.toThrow(
      /^The data of this project are in .*quiz\/\.data, where/,
    );
  });
});

it("are in the project's own folder otherwise", async () => {
  await chmod(projects, 0o755);
  const wanted = await aProject("quiz");
  expect(await defaultDataDir(wanted, home)).toBe(wanted);
  expect(await otherDataDirs(wanted, home)).toEqual([]);
});
