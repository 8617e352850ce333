import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";

/**
 * Returns the SQL from one schema.prisma to another. `url` is any database, used for its version. Runs without a native
 * engine.
 */
export async function difference(url: string, from: string, to: string): Promise<string> {
  await load();
  const schema = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: "schema.prisma", content }],
  });
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }));
  const engine = await bindings.SchemaEngine.new({ datamodels: [["schema.prisma", to]] }, () => {}, factory);
  const filters = { externalTables: [], externalEnums: [] };
  const { stdout } = await engine.diff({ from: schema(from), to: schema(to), script: true, exitCode: null, filters });
  return stdout ?? "";
}

async function load() {
  const beside = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const module = await WebAssembly.compile(await readFile(join(dirname(beside), "schema_engine_bg.wasm")));
  const instance = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": bindings as never });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}
