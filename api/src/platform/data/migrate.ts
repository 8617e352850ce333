import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { SettingsError } from "../settings.ts";
import { Connection, withLock } from "./connection.ts";
import { locks } from "./locks.ts";
import { probeSession } from "./probe.ts";

const prismaFolder = join(import.meta.dirname, "../../../../prisma");

interface Migration {
  name: string;
  script: string;
}

/**
 * Brings a database to the newest migration. Of several processes that start at once, one does it and the others wait.
 * Throws a SettingsError when the database is of a newer version than this code.
 */
export async function migrate(url: string): Promise<string[]> {
  await probeSession(url);
  const wanted = await migrations();
  return withLock(url, locks.migrations, async (client) => {
    const applied = await appliedTo(client);
    const newer = applied.find(({ name }) => !wanted.some((known) => known.name === name));
    if (newer) {
      throw new SettingsError(
        `The database is of a newer version of Assay (${newer.name}): start that version, or restore the backup`,
      );
    }
    if (isUpToDate(applied, wanted)) return [];
    const migrationDirectories = wanted.map(({ name, script }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: script } as const },
    }));
    const { appliedMigrationNames } = await withEngine(url, (engine) =>
      engine.applyMigrations({
        migrationsList: {
          baseDir: join(prismaFolder, "migrations"),
          lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
          shadowDbInitScript: "",
          migrationDirectories,
        },
        filters: { externalTables: [], externalEnums: [] },
      }),
    );
    return appliedMigrationNames;
  });
}

/** The SQL that leads from one schema.prisma (empty: from nothing) to another; `url` is of any database, for its version. */
export async function difference(url: string, from: string, to: string): Promise<string> {
  const schema = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: "schema.prisma", content }],
  });
  const { stdout } = await withEngine(url, (engine) =>
    engine.diff({
      from: from === "" ? { tag: "empty" } : schema(from),
      to: schema(to),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return stdout ?? "";
}

async function migrations(): Promise<Migration[]> {
  const entries = await readdir(join(prismaFolder, "migrations"), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      script: await readFile(join(prismaFolder, "migrations", name, "migration.sql"), "utf8"),
    })),
  );
}

export const datamodel = () => readFile(join(prismaFolder, "schema.prisma"), "utf8");

interface Applied {
  name: string;
  checksum: string;
}

async function appliedTo(client: pg.Client): Promise<Applied[]> {
  const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') AS known");
  if (tables[0].known === null) return [];
  const { rows } = await client.query<Applied>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name DESC`,
  );
  return rows;
}

/** Loading the engine takes a third of a second, which an ordinary start can save. */
function isUpToDate(applied: Applied[], wanted: Migration[]): boolean {
  const checksums = new Set(applied.map(({ checksum }) => checksum));
  return wanted.every(({ script }) => checksums.has(createHash("sha256").update(script).digest("hex")));
}

let loaded: Promise<void> | undefined;

/** The bindings hold one instance of the module, so it is made once. */
async function load() {
  const beside = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const file = join(dirname(beside), "schema_engine_bg.wasm");
  const module = await WebAssembly.compile(await readFile(file));
  const instance = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": bindings as never });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** Prisma's own schema engine in its WebAssembly build: the command line's native one would have to be downloaded. */
async function withEngine<T>(url: string, work: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  loaded ??= load();
  await loaded;
  const pool = new pg.Pool({ Client: Connection, connectionString: url });
  try {
    const factory = bindMigrationAwareSqlAdapterFactory(new WholeScripts(pool));
    return await work(
      await bindings.SchemaEngine.new({ datamodels: [["schema.prisma", await datamodel()]] }, () => {}, factory),
    );
  } finally {
    await pool.end();
  }
}

/** Prisma's adapter cuts a script at every semicolon, also within a function. PostgreSQL takes it whole, and as one transaction. */
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (sql) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    return adapter;
  }
}
