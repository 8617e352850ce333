/** `npm run build` builds everything, or only the named products. */
import { makeAll } from "./making/make.ts";
import type { ProductName } from "./making/products.ts";

const names = process.argv.slice(2) as ProductName[];
if (names.length === 0) {
  await import("./generate.ts");
  names.push("fonts", "readers", "client");
}
await makeAll(names);
