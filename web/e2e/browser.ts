import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Returns the path of a Chromium: CHROMIUM if set; on Linux the headless one of an npm package, which takes a third
 * less time; elsewhere an installed one or Playwright's.
 */
export async function browserPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (process.platform === "linux" && process.arch === "x64") return chromium.executablePath();
  return installed.find(existsSync);
}
