import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "web/src/developers/snippets");

/** Every snippet shown in the guide for developers. */
export const snippets = globSync("**/*.*", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));

interface Service {
  url: string;
  token: string;
}

/**
 * Creates a folder like that of a reader of the guide, with the packages that the guide names, and runs snippets there.
 */
export async function aWorkplace({ url, token }: Service) {
  const place = await mkdtemp(join(tmpdir(), "assay-snippets-"));
  await symlink(join(root, "node_modules"), join(place, "node_modules"));
  await writeFile(join(place, "package.json"), '{ "type": "module" }');
  for (const file of snippets.filter((file) => file.endsWith(".ts")))
    await cp(join(folder, file), join(place, file.replace("typed/", "")));
  const ran = new Set<string>();

  const read = async (file: string) => {
    ran.add(file);
    return (await readFile(join(folder, file), "utf8"))
      .replaceAll("https://assay.example", url)
      .replaceAll("assay_pat_…", token);
  };

  /** Starts a snippet in the shell prepared by `setup.sh`. It ends with the test. */
  async function begin(file: string, variables: Record<string, string> = {}) {
    const command = file.endsWith(".ts") ? `node ${file.replace("typed/", "")}` : await read(file);
    ran.add(file);
    const child = spawn("sh", ["-c", `${await read("setup.sh")}\n${command}`], {
      cwd: place,
      detached: true,
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        HOME: place,
        NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "compiler.ts"))}`,
        NODE_NO_WARNINGS: "1",
        ...variables,
      },
    });
    onTestFinished(() => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid);
    });
    return child;
  }

  /** Returns the output of a snippet. Throws if it fails. */
  async function run(file: string, variables?: Record<string, string>): Promise<string> {
    const child = await begin(file, variables);
    const exit = new Promise((resolve) => child.once("exit", resolve));
    const [output, problems, status] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    if (status !== 0) throw new Error(`${file} ended with ${status}: ${problems}`);
    return output;
  }

  return { ran, read, begin, run, remove: () => rm(place, { recursive: true }) };
}
