import { type Browser, type BrowserContext, chromium } from "playwright";
import type { openSession } from "../../../api/src/account/session.ts";
import { browserPath } from "../../../web/e2e/browser.ts";

const [width, height] = [390, 844];
export const slowCpu = 4;
export const bitsPerSecond = 1_600_000;
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond / 8,
  uploadThroughput: bitsPerSecond / 8,
};

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Opens a browser for a measurement, then closes it. */
export async function inBrowser(measure: (browser: Browser) => Promise<void>) {
  const browser = await openBrowser();
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}

async function openBrowser(): Promise<Browser> {
  const executablePath = await browserPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}

/** A throttled phone with an empty cache, signed in or signed out. */
export async function aPhone(browser: Browser, session: Session | null) {
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true });
  const page = await aPage(context, session);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowLine);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowCpu });
  return { page, devtools };
}

/** A window of a desk, whose processor is slow once `slowDown` is called. */
export async function aDesk(browser: Browser, session: Session | null) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await aPage(context, session);
  async function slowDown() {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowCpu });
  }
  return { page, slowDown };
}

async function aPage(context: BrowserContext, session: Session | null) {
  const page = await context.newPage();
  await page.addInitScript((session) => {
    localStorage.setItem("cookie-consent", "{}");
    if (!session) return;
    localStorage.setItem("accessToken", session.accessToken);
    localStorage.setItem("refreshToken", session.refreshToken);
  }, session);
  return page;
}
