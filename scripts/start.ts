/** `npm start`: generates and builds what is missing or stale, then runs the service. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { builtCode, originFile } from "../api/src/generation/child.code.ts";
import { endOfService } from "../api/src/platform/end.ts";

const root = join(import.meta.dirname, "..");
const ending = endOfService();

/** When anything the client is built from was last touched. */
function newest(path: string): number {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const inside = readdirSync(path).filter((name) => !["dist", "__generated__", "e2e", "generated"].includes(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

/** Builds in a process group of its own, which ends as a whole when the start is given up. */
async function build() {
  const isWindows = process.platform === "win32";
  const builder = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), "--keep-schema"], {
    cwd: root,
    stdio: "inherit",
    detached: !isWindows,
  });
  const stop = () => (isWindows || !builder.pid ? builder.kill() : process.kill(-builder.pid));
  ending.addEventListener("abort", stop);
  const [status] = await once(builder, "exit");
  ending.removeEventListener("abort", stop);
  if (ending.aborted) process.exit(0);
  if (status !== 0) process.exit(status ?? 1);
}

const sources = ["web", "api/src", "prisma", "package-lock.json", "schema.graphql"].map((name) => join(root, name));
const built = join(root, "web/dist/index.html");
const others = [join(root, "api/src/generated/prisma/client.ts"), join(builtCode, originFile)];

if (![built, ...others].every(existsSync) || Math.max(...sources.map(newest)) > statSync(built).mtimeMs) {
  console.log("Building the client …");
  await build();
}

const { main } = await import("../api/src/main.ts");
await main(ending);
