/** `npm run build`: generates the derived code and builds the client into web/dist. */
import { join } from "node:path";
import { createBuilder } from "vite";

await import("./generate.ts");
const builder = await createBuilder({
  configFile: join(import.meta.dirname, "../web/vite.config.ts"),
  logLevel: "warn",
});
await builder.buildApp();
