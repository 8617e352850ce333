/** `npm run build`: generates the derived code, builds what reads sources and the client, into web/dist. */
import { join } from "node:path";
import { createBuilder } from "vite";
import { buildChildren } from "./children.ts";

await import("./generate.ts");
await buildChildren();
const builder = await createBuilder({
  configFile: join(import.meta.dirname, "../web/vite.config.ts"),
  logLevel: "warn",
});
await builder.buildApp();
