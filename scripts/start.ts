/** `npm start`: builds what is missing or stale, then runs the service. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { endOfService } from "../api/src/platform/end.ts";
import { canMake, isLater, outdated, type ProductName, products } from "./making/products.ts";

const root = join(import.meta.dirname, "..");
const isWindows = process.platform === "win32";
const ending = endOfService();

/** Runs a builder in its own process group. With a channel it waits for a message, and is silent. */
const builder = (names: ProductName[], ...channel: ["ipc"] | []): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, "build.ts"), ...names], {
    cwd: root,
    stdio: ["ignore", channel.length > 0 ? "ignore" : "inherit", "inherit", ...channel],
    detached: !isWindows,
    // The bundler's allocator returns unused memory immediately, which saves a third of it.
    env: { ...process.env, MIMALLOC_PURGE_DELAY: "0" },
  });

/** Builds, or exits. The whole group ends if the start is aborted. */
async function make(names: ProductName[]) {
  const child = builder(names);
  const stop = () => (isWindows || !child.pid ? child.kill() : process.kill(-child.pid));
  ending.addEventListener("abort", stop);
  const [status] = await once(child, "exit");
  ending.removeEventListener("abort", stop);
  if (ending.aborted) process.exit(0);
  if (status !== 0) process.exit(status ?? 1);
}

const missing = outdated();
if (missing.length > 0 && !canMake()) {
  const files = missing.map((name) => products[name].made).join(", ");
  console.error(
    `Assay does not start: missing or older than its sources: ${files}. Build with all packages: npm ci --include=dev && npm run build`,
  );
  process.exit(1);
}
// A start writes no tracked files; `npm run generate` does.
const needed = missing.filter((name) => !isLater(name));
if (needed.length > 0) await make(needed);
const rest = missing.filter(isLater);
// Begins now, as the user that owns the folder; the service may become another.
const later = rest.length > 0 ? builder(rest, "ipc") : undefined;
// A builder that cannot run must not end the service.
later?.on("error", ({ message }) => console.error(message));
later?.unref();

const service = missing.includes("service") ? "../api/src/main.ts" : `../${products.service.made}`;
const { main } = await import(service);
await main(ending);
later?.send("ready");
later?.channel?.unref();
