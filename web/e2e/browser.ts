import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * A Chromium to run: the one named by CHROMIUM; on Linux the one inside an npm package, so that npm alone is enough,
 * which has no window to draw and needs a third less time than an installed one; elsewhere an installed one, or
 * Playwright's own, which says how to install itself when it is missing.
 */
export async function browserPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (process.platform === "linux" && process.arch === "x64") return chromium.executablePath();
  return installed.find(existsSync);
}
