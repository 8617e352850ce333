/** The service as `npm start` runs it, on a data folder that is gone afterwards. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "assay-e2e-"));
// PostgreSQL runs as a user of its own when the tests run as root.
chmodSync(folder, 0o755);
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

process.env.DATA_DIR = folder;
await import("../../scripts/start.ts");
