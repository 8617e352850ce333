import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, globSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { freePort } from "../../src/platform/data/free-port.ts";

const run = promisify(execFile);

/** The folder of a full PostgreSQL with client programs on this machine. The bundled PostgreSQL has only the server. */
export const toolsFolder = [configured(), ...globSync("/usr/lib/postgresql/*/bin").sort().reverse()].find(
  (folder) => folder && ["initdb", "pg_ctl", "pg_dump", "pg_restore"].every((tool) => existsSync(join(folder, tool))),
);

function configured() {
  try {
    return execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}

/** Starts the machine's own PostgreSQL for one test, and returns a function from database name to URL. */
export async function machinesPostgres(tools: string): Promise<(database: string) => string> {
  const folder = await mkdtemp(join(tmpdir(), "assay-postgres-"));
  await chmod(folder, 0o755);
  const account = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const data = join(folder, "data");
  const as = { ...account, cwd: "/" };
  await run(join(tools, "initdb"), ["-D", data, "-U", "assay", "--auth=trust", "--encoding=UTF8", "--locale=C"], as);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await run(join(tools, "pg_ctl"), ["-D", data, "-l", join(folder, "log"), "-w", "-s", "-o", options, "start"], as);
  onTestFinished(async () => {
    await run(join(tools, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], as);
    await rm(folder, { recursive: true, force: true });
  });
  return (database) => `postgresql://assay@127.0.0.1:${port}/${database}`;
}

const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
