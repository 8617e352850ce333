/** Loaded before scripts that open the database. Generates the database client if it is missing, as after `npm ci`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { products } from "./products.ts";

if (!existsSync(join(import.meta.dirname, "../..", products.database.made))) {
  const { make } = await import("./make.ts");
  await make("database");
}
