import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { program } from "../making/command.ts";

export interface Service {
  url: string;
  /** Milliseconds from the start of the process until it is ready. */
  readyAfter: number;
  memory(): number;
  cpuSeconds(): number;
  /** The longest event-loop delay in milliseconds since the last call. */
  longestBlock(): Promise<number>;
  stop(): Promise<void>;
}

export const root = join(import.meta.dirname, "../..");

export async function startService(databaseUrl: string): Promise<Service> {
  const port = await freePort();
  const begin = performance.now();
  // Loaded after the program's first imports, so that Node strips its types as usual.
  const preload = ["--import", join(import.meta.dirname, "block.ts")];
  const child = spawn(process.execPath, [...program.slice(0, -1), ...preload, ...program.slice(-1)], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      NODE_ENV: "production",
      TOKEN_SECRET: "bench".repeat(8),
      RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    readyAfter: performance.now() - begin,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async longestBlock() {
      const told = new Promise<number>((resolve) => {
        child.stdout?.on("data", function listen(chunk) {
          const millis = /longest block: ([\d.]+)/.exec(String(chunk))?.[1];
          if (millis === undefined) return;
          child.stdout?.off("data", listen);
          resolve(Number(millis));
        });
      });
      child.kill("SIGUSR2");
      return told;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
    },
  };
}

/** Rejects if the process ends first. */
export const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes("is ready") && resolve());
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}`)));
  });

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
