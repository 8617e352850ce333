import type { Browser } from "playwright";
import { openSession } from "../../../api/src/account/session.ts";
import type { Platform } from "../../../api/src/platform/platform.ts";
import { aCreator, aQuiz, filledQuiz } from "../fill.ts";
import { median } from "../load.ts";
import type { Service } from "../service.ts";
import { sized } from "../size.ts";
import { ms, record } from "../table.ts";
import { aPhone, bitsPerSecond, type Session, slowCpu, slowLine } from "./phone.ts";

const rounds = sized(5, 1);
const mostBlocked = 300;

/** A screen, what must be visible on it, and by when in milliseconds. */
interface Visit {
  what: string;
  path: string;
  usable: string;
  must: number;
}

/** Times in milliseconds. */
interface Outcome {
  usable: number;
  blocked: number;
  bytes: number;
}

declare global {
  interface Window {
    visit: { usable: number | null; blocked: number };
  }
}

/** Measures the first visit to some screens on a slow phone. */
export async function visits(platform: Platform, service: Service, browser: Browser) {
  const owner = await aCreator(platform);
  for (let index = 0; index < 12; index++) await aQuiz(platform, owner, `Item ${index}`);
  const { id: quiz } = await filledQuiz(platform, owner, sized(1000, 100));
  const visits: (Visit & { isSignedIn: boolean })[] = [
    { what: "landing", path: "/", usable: "h1", must: 1500, isSignedIn: false },
    { what: "login", path: "/login", usable: 'input[type="password"]', must: 1800, isSignedIn: false },
    { what: "dashboard", path: "/dashboard", usable: 'main a[href*="/results"]', must: 2500, isSignedIn: true },
    { what: "results", path: `/results/${quiz}`, usable: "main dl dd", must: 3000, isSignedIn: true },
  ];
  for (const { isSignedIn, ...visit } of visits) {
    const outcomes: Outcome[] = [];
    for (let round = 0; round < rounds; round++) {
      const session = isSignedIn ? await openSession(platform, platform.db, owner) : null;
      outcomes.push(await visited(browser, service, visit, session));
    }
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
}

async function visited(browser: Browser, { url }: Service, visit: Visit, session: Session | null): Promise<Outcome> {
  const { page, devtools } = await aPhone(browser, session);
  try {
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(prepare, visit.usable);
    await page.goto(url + visit.path, { waitUntil: "commit" });
    await page.waitForFunction(() => window.visit.usable !== null);
    await page.waitForLoadState("networkidle");
    const { usable, blocked } = await page.evaluate(() => window.visit);
    return { usable: usable ?? Number.NaN, blocked, bytes };
  } finally {
    await page.context().close();
  }
}

/** Runs first in the page. Records when the page is usable, and for how long tasks blocked it. */
function prepare(usable: string) {
  const noticed = 50;
  const visit: Window["visit"] = { usable: null, blocked: 0 };
  window.visit = visit;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.blocked += duration - noticed;
  }).observe({ type: "longtask", buffered: true });
  requestAnimationFrame(function look() {
    const drawn = () => requestAnimationFrame(() => setTimeout(() => (visit.usable = performance.now())));
    if (document.querySelector(usable)?.checkVisibility()) drawn();
    else requestAnimationFrame(look);
  });
}
