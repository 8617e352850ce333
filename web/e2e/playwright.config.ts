import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { browserPath } from "./browser.ts";
import { sitePort } from "./sites.ts";

const port = process.env.E2E_PORT ?? "4700";
const executablePath = await browserPath();
// One more than CI's two cores: while one worker waits for the service or an animation, another uses the core.
const workers = 3;
const sites = Array.from({ length: workers }, (_, worker) => `127.0.0.1:${sitePort(worker)}`);
// Marks the cookie banner as answered; its own tests start without this cookie.
const answered = { name: "cookie-consent", value: "{}" };

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: `results/${port}`,
  fullyParallel: true,
  workers,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: "list",
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: { cookies: [], origins: [{ origin: `http://localhost:${port}`, localStorage: [answered] }] },
    // Requests of a service worker cannot be routed; its own tests allow one.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // No traces, because they cost each page load 100 ms. `--trace on` records one.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-quic",
        "--no-first-run",
        // Pages of one context share a process, which compiles the application once.
        "--process-per-site",
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, "server.ts")}"`,
    cwd: join(import.meta.dirname, "../.."),
    env: { PORT: port, RATE_LIMIT: "off", LOG_LEVEL: "warn", FETCH_ALLOW_HOSTS: sites.join() },
    // Captured into DEV_MAIL_TOKEN for tests that read mail.
    wait: { stdout: /\/dev\/mail\?token=(?<DEV_MAIL_TOKEN>\S+)/ },
    timeout: 180_000,
    // A killed service would leave PostgreSQL running.
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "pipe",
  },
});
