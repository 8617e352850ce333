import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * A Chromium to run: the one named by CHROMIUM, an installed one, or on Linux the one inside an npm package, so that
 * npm alone is enough. Elsewhere Playwright's own, which says how to install itself when it is missing.
 */
export async function browserPath(): Promise<string | undefined> {
  const found = process.env.CHROMIUM ?? installed.find(existsSync);
  if (found) return found;
  return process.platform === "linux" && process.arch === "x64" ? chromium.executablePath() : undefined;
}
