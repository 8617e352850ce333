/** `npm run build`: generates the derived code and builds the client into web/dist. */
import { join } from "node:path";
import { build } from "vite";

await import("./generate.ts");
await build({ configFile: join(import.meta.dirname, "../web/vite.config.ts"), logLevel: "warn" });
