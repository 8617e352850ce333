import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { SettingsError } from "../settings.ts";
import { startEmbedded } from "./embedded.ts";

const log = createLog("silent");
const ownerScript = join(import.meta.dirname, "../../../test/embedded-owner.ts");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-embedded-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = () => startEmbedded(folder, log);

async function startElsewhere(): Promise<{ owner: ChildProcess; url: string }> {
  const owner = spawn(process.execPath, [ownerScript, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [output] = await once(owner.stdout as NonNullable<typeof owner.stdout>, "data");
  return { owner, url: String(output).trim() };
}

async function kill(child: ChildProcess) {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

async function ask(url: string, query: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return (await client.query(query).finally(() => client.end())).rows;
}

const serverPid = async () => Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);

const killServer = async () => process.kill(await serverPid(), "SIGKILL");

describe("an embedded database", { tags: ["slow"] }, () => {
  it("keeps its data from one start to the next", async () => {
    const first = await start();
    await ask(first.url, "CREATE TABLE kept AS SELECT 42 AS answer");
    await first.stop();
    await expect(ask(first.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
    const second = await start();
    expect(await ask(second.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it("belongs to one process, unless that is fine with the other", async () => {
    const { owner, url } = await startElsewhere();
    await expect(start()).rejects.toThrow(
      new SettingsError(`Another Assay is using ${folder}: stop it, or set DATA_DIR to another folder`),
    );
    const guest = await startEmbedded(folder, log, { share: true });
    expect(guest.url).toBe(url);
    await guest.stop();
    expect(await ask(url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await kill(owner);
  });

  it("ends with its process, even one that was killed", async () => {
    const { owner, url } = await startElsewhere();
    await kill(owner);
    await expect.poll(() => ask(url, "SELECT 1").catch(({ code }) => code)).toBe("ECONNREFUSED");
  });

  it("starts after its process was killed", async () => {
    const { owner } = await startElsewhere();
    await kill(owner);
    const heir = await start();
    expect(await ask(heir.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await heir.stop();
  });

  it("starts after process and server were both killed", async () => {
    const { owner } = await startElsewhere();
    await kill(owner);
    await killServer();
    const heir = await start();
    expect(await ask(heir.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await heir.stop();
  });

  it("comes back at the same address when the server is killed, and still belongs to one process", async () => {
    const database = await start();
    await killServer();
    const owners = "SELECT count(*)::int AS owners FROM pg_locks WHERE locktype = 'advisory' AND granted";
    const owned = () => ask(database.url, owners).catch(() => null);
    await expect.poll(owned, { timeout: 60_000 }).toEqual([{ owners: 1 }]);
    expect(await ask(database.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await expect(start()).rejects.toThrow(/^Another Assay is using/);
    await database.stop();
    await expect(ask(database.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
  }, 90_000);
});

it("hands a database of an earlier version to a role that is not a superuser", { tags: ["slow"] }, async () => {
  const earlier = join(folder, "earlier");
  const before = await startEmbedded(earlier, log);
  const admin = before.adminUrl.replace(/postgres$/, "assay");
  await ask(before.adminUrl, "ALTER DATABASE assay OWNER TO assay");
  for (const statement of [
    "CREATE EXTENSION pg_trgm",
    "CREATE SCHEMA queues",
    "CREATE TYPE queues.state AS ENUM ('new')",
    "CREATE TABLE queues.job (id serial PRIMARY KEY, number int GENERATED ALWAYS AS IDENTITY, state queues.state) PARTITION BY LIST (id)",
    "CREATE TABLE queues.first PARTITION OF queues.job FOR VALUES IN (1)",
    "CREATE SEQUENCE alone",
    "CREATE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS 'SELECT 2 * n'",
    "CREATE TABLE public.kept AS SELECT 42 AS answer",
  ]) {
    await ask(admin, statement);
  }
  await before.stop();

  const after = await startEmbedded(earlier, log);
  const whose = `SELECT DISTINCT pg_get_userbyid(owner) AS owner FROM (
      SELECT relowner AS owner FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'queues'::regnamespace)
      UNION ALL SELECT typowner FROM pg_type WHERE typnamespace = 'queues'::regnamespace
      UNION ALL SELECT proowner FROM pg_proc WHERE proname = 'twice'
      UNION ALL SELECT nspowner FROM pg_namespace WHERE nspname = 'queues') AS all_of_it`;
  expect(await ask(after.url, whose)).toEqual([{ owner: "assay_service" }]);
  expect(await ask(after.url, "SELECT rolsuper FROM pg_roles WHERE rolname = current_user")).toEqual([
    { rolsuper: false },
  ]);
  await ask(after.url, "ALTER TABLE kept ADD COLUMN more int");
  expect(await ask(after.url, "SELECT * FROM kept")).toEqual([{ answer: 42, more: null }]);
  await after.stop();
});

it("leaves nothing running when its start is given up", { tags: ["slow"] }, async () => {
  const fresh = join(folder, "fresh");
  for (const isFirst of [true, false]) {
    const ending = new AbortController();
    const starting = startEmbedded(fresh, log, { ending: ending.signal });
    const given = expect(starting).rejects.toThrow();
    const told = () => access(join(fresh, isFirst ? "postgres.new/PG_VERSION" : "postgres/postmaster.pid"));
    await expect
      .poll(
        () =>
          told().then(
            () => true,
            () => false,
          ),
        { interval: 5 },
      )
      .toBe(true);
    ending.abort();
    await given;
    await expect(access(join(fresh, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");
    // The second run finds existing files.
    if (isFirst) await (await startEmbedded(fresh, log)).stop();
  }
});

it("reports in one line that its folder is a file", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(startEmbedded(join(file, "data"), log)).rejects.toThrow(/^DATA_DIR cannot be used: /);
});

it.runIf(process.getuid?.() === 0)(
  "reports in one line that the database's own user cannot enter the folder",
  async () => {
    const closed = join(folder, "closed");
    await mkdir(closed, { mode: 0o700 });
    await expect(startEmbedded(join(closed, "data"), log)).rejects.toThrow(/cannot enter .*closed\/data: set DATA_DIR/);
  },
);
