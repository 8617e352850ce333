/** `npm run build` builds everything, or only the named products. */
import { once } from "node:events";
import { setPriority } from "node:os";
import { makeAll } from "./making/make.ts";
import { isGenerated, type ProductName, products } from "./making/products.ts";

const names = process.argv.slice(2) as ProductName[];
// `npm start` sends a message when the service is ready. Nothing is built for a service that has ended.
if (process.send) {
  process.once("disconnect", () => process.exit());
  await once(process, "message");
  setPriority(10);
}
if (names.length > 0) await makeAll(names);
else {
  await import("./generate.ts");
  await makeAll((Object.keys(products) as ProductName[]).filter((name) => !isGenerated(name)));
}
process.disconnect?.();
