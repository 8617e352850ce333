/** The service as `npm start` runs it, on a data folder that is gone afterwards. */
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { dataFolder } from "./folder.ts";

const folder = dataFolder(process.env.PORT ?? "");
const remove = () => rmSync(folder, { recursive: true, force: true });
remove();
mkdirSync(folder);
// PostgreSQL runs as a user of its own when the tests run as root.
chmodSync(folder, 0o755);
process.on("exit", remove);

process.env.DATA_DIR = folder;
await import("../../scripts/start.ts");
