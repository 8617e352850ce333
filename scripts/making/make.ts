import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "./command.ts";
import { isGenerated, noteMade, type ProductName, products } from "./products.ts";

const web = join(import.meta.dirname, "../../web");

const makers: Record<ProductName, () => Promise<void>> = {
  // `prisma generate` never runs the schema engine, but downloads it unless a path is given.
  database: () =>
    command("prisma", ["generate", "--config", "prisma/prisma.config.ts"], {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      // Asks no server for a newer version.
      CHECKPOINT_DISABLE: "1",
    }),

  async queries() {
    const artifacts = join(web, "src/__generated__");
    const persisted = join(artifacts, "persisted.json");
    mkdirSync(artifacts, { recursive: true });
    if (!existsSync(persisted)) writeFileSync(persisted, "{}");
    await command("relay-compiler", []);
  },

  async fonts() {
    const { copyFonts } = await import("./fonts.ts");
    copyFonts();
  },

  async readers() {
    const { buildChildren } = await import("./bundles.ts");
    await buildChildren();
  },

  async service() {
    const { buildService } = await import("./bundles.ts");
    await buildService();
  },

  async compressed() {
    const { compress } = await import("./compress.ts");
    await compress(join(web, "dist"));
  },

  async client() {
    const { createBuilder } = await import("vite");
    const builder = await createBuilder({
      configFile: join(web, "vite.config.ts"),
      configLoader: "native",
      logLevel: "warn",
    });
    await builder.buildApp();
  },
};

export async function make(name: ProductName): Promise<void> {
  // Changes made during the build are not part of it.
  const begun = Date.now();
  await makers[name]();
  noteMade(name, begun);
}

/** Makes several products, and prints a line for each. */
export async function makeAll(names: readonly ProductName[]): Promise<void> {
  const makeOne = async (name: ProductName) => {
    console.log(products[name].says);
    await make(name);
  };
  await Promise.all(names.filter(isGenerated).map(makeOne));
  // One by one, because the bundler uses all cores and much memory.
  for (const name of names.filter((name) => !isGenerated(name))) await makeOne(name);
}
