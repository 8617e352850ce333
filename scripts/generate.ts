/** Writes what the code is derived from: Prisma client, Pothos types, schema.graphql, Relay artifacts. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);

/** Runs a package's command with this very Node, so that no shell or PATH decides. */
function run(name: string, args: string[], env: Record<string, string> = {}) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  const file = join(dirname(manifest), typeof bin === "string" ? bin : bin[name]);
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// `prisma generate` never calls the schema engine but downloads it unless one is named.
run("prisma", ["generate", "--config", "prisma/prisma.config.ts"], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath });

// What is tracked is not written when the service starts: whoever changes the code generates.
if (!process.argv.includes("--keep-schema")) await import("./schema.ts");

const artifacts = join(root, "web/src/__generated__");
mkdirSync(artifacts, { recursive: true });
const persisted = join(artifacts, "persisted.json");
if (!existsSync(persisted)) writeFileSync(persisted, "{}");
run("relay-compiler", []);
