import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { dataFolder } from "./folder.ts";

const script = join(import.meta.dirname, "../../scripts/admin.ts");

export function makeAdmin(email: string, port = process.env.E2E_PORT ?? "4700") {
  const env = { ...process.env, DATA_DIR: dataFolder(port) };
  execFileSync(process.execPath, [script, "grant", email, "--unverified"], { env });
}
