import { type Browser, chromium, type Page } from "playwright";
import { openSession } from "../../api/src/account/session.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { browserPath } from "../../web/e2e/browser.ts";
import { aCreator, aQuiz } from "./fill.ts";
import { median } from "./load.ts";
import type { Service } from "./service.ts";
import { ms, record } from "./table.ts";
import { filledQuiz } from "./taking.ts";
import { typing } from "./typing.ts";

const rounds = 5;
const mostBlocked = 300;
const [width, height] = [390, 844];
const slowCpu = 4;
const bitsPerSecond = 1_600_000;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond / 8,
  uploadThroughput: bitsPerSecond / 8,
};

/** A screen, what must be seen on it before somebody can begin, and when that must be, in milliseconds. */
interface Visit {
  what: string;
  path: string;
  usable: string;
  must: number;
}

type Session = Awaited<ReturnType<typeof openSession>>;

/** Milliseconds, and bytes over the line. */
interface Outcome {
  usable: number;
  blocked: number;
  bytes: number;
}

declare global {
  interface Window {
    /** Kept by `prepare` in the page that is visited. */
    visit: { usable: number | null; blocked: number };
  }
}

/** First visits with a browser of our own, on a phone and its line. */
export async function screens(platform: Platform, service: Service) {
  const owner = await aCreator(platform);
  for (let index = 0; index < 12; index++) await aQuiz(platform, owner, `Item ${index}`);
  const quiz = await filledQuiz(platform, owner, 1000);
  const session = () => openSession(platform, platform.db, owner);
  const visits: (Visit & { isSignedIn: boolean })[] = [
    { what: "landing", path: "/", usable: "h1", must: 1500, isSignedIn: false },
    { what: "login", path: "/login", usable: 'input[type="password"]', must: 1800, isSignedIn: false },
    { what: "dashboard", path: "/dashboard", usable: 'main a[href*="/results"]', must: 2500, isSignedIn: true },
    { what: "results", path: `/results/${quiz}`, usable: "main tbody tr", must: 3000, isSignedIn: true },
  ];
  const executablePath = await browserPath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  try {
    for (const { isSignedIn, ...visit } of visits) {
      const outcomes: Outcome[] = [];
      for (let round = 0; round < rounds; round++)
        outcomes.push(await visited(browser, service, visit, isSignedIn ? await session() : null));
      const usable = median(outcomes.map((outcome) => outcome.usable));
      const blocked = median(outcomes.map((outcome) => outcome.blocked));
      const kilobytes = Math.round(median(outcomes.map((outcome) => outcome.bytes)) / 1000);
      record(
        `first visit to ${visit.what} on a phone (${slowLine.latency} ms, ${bitsPerSecond / 1e6} Mbit/s, ${slowCpu} × CPU): usable, blocked meanwhile`,
        `≤ ${visit.must / 1000} s, ≤ ${mostBlocked} ms`,
        `${(usable / 1000).toFixed(2)} s, ${ms(blocked)} (${kilobytes} kB)`,
        usable <= visit.must && blocked <= mostBlocked,
      );
    }
    const { id: long } = await aQuiz(platform, owner, "A hundred questions", 100);
    await typing(browser, service, long, await session(), slowCpu);
  } finally {
    await browser.close();
  }
}

async function visited(browser: Browser, { url }: Service, visit: Visit, session: Session | null): Promise<Outcome> {
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare, { session, usable: visit.usable });
    const bytes = await slowDown(page);
    await page.goto(url + visit.path, { waitUntil: "commit" });
    await page.waitForFunction(() => window.visit.usable !== null);
    // Until everything is there that the screen began to load: what blocks then is felt, too.
    await page.waitForLoadState("networkidle");
    const { usable, blocked } = await page.evaluate(() => window.visit);
    return { usable: usable ?? Number.NaN, blocked, bytes: bytes() };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowLine);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowCpu });
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Runs in the page before anything else does: notes when it is usable, and how long tasks kept it from answering. */
function prepare({ session, usable }: { session: Session | null; usable: string }) {
  const noticed = 50;
  const visit: Window["visit"] = { usable: null, blocked: 0 };
  window.visit = visit;
  localStorage.setItem("cookie-consent", "{}");
  if (session) {
    localStorage.setItem("accessToken", session.accessToken);
    localStorage.setItem("refreshToken", session.refreshToken);
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.blocked += duration - noticed;
  }).observe({ type: "longtask", buffered: true });
  requestAnimationFrame(function look() {
    // Once drawn: the frame after the one in which it was found.
    const drawn = () => requestAnimationFrame(() => setTimeout(() => (visit.usable = performance.now())));
    if (document.querySelector(usable)?.checkVisibility()) drawn();
    else requestAnimationFrame(look);
  });
}
