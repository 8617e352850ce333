/** Runs the service as `npm start` does, on a temporary data folder. */
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { dataFolder } from "./folder.ts";

const folder = dataFolder(process.env.PORT ?? "");
const remove = () => rmSync(folder, { recursive: true, force: true });
remove();
mkdirSync(folder);
// PostgreSQL runs as another user when the tests run as root.
chmodSync(folder, 0o755);
process.on("exit", remove);

process.env.DATA_DIR = folder;
await import("../../scripts/start.ts");
