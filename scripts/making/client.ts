/** Loaded before scripts that open the database: right after `npm ci` its client is not there yet, and is made. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { products } from "./products.ts";

if (!existsSync(join(import.meta.dirname, "../..", products.database.made))) {
  const { make } = await import("./make.ts");
  await make("database");
}
