import type { Browser } from "playwright";
import { openSession } from "../../../api/src/account/session.ts";
import type { Platform } from "../../../api/src/platform/platform.ts";
import { aCreator, aQuiz } from "../fill.ts";
import { median } from "../load.ts";
import type { Service } from "../service.ts";
import { ms, record } from "../table.ts";
import { filledQuiz } from "../taking.ts";
import { aPhone, bitsPerSecond, openBrowser, type Session, slowCpu, slowLine } from "./phone.ts";
import { streaming } from "./streaming.ts";
import { typing } from "./typing.ts";

const rounds = 5;
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

export async function screens(platform: Platform, service: Service, wanted: (part: string) => boolean) {
  if (!["visits", "typing", "streaming"].some(wanted)) return;
  const owner = await aCreator(platform);
  const browser = await openBrowser();
  try {
    if (wanted("visits")) await visits(platform, service, browser, owner);
    if (wanted("typing")) {
      const { id: long } = await aQuiz(platform, owner, "A hundred questions", 100);
      await typing(browser, service, long, await openSession(platform, platform.db, owner), slowCpu);
    }
    if (wanted("streaming")) await streaming(platform, service, browser, owner);
  } finally {
    await browser.close();
  }
}

async function visits(platform: Platform, service: Service, browser: Browser, owner: string) {
  for (let index = 0; index < 12; index++) await aQuiz(platform, owner, `Item ${index}`);
  const quiz = await filledQuiz(platform, owner, 1000);
  const visits: (Visit & { isSignedIn: boolean })[] = [
    { what: "landing", path: "/", usable: "h1", must: 1500, isSignedIn: false },
    { what: "login", path: "/login", usable: 'input[type="password"]', must: 1800, isSignedIn: false },
    { what: "dashboard", path: "/dashboard", usable: 'main a[href*="/results"]', must: 2500, isSignedIn: true },
    { what: "results", path: `/results/${quiz}`, usable: "main tbody tr", must: 3000, isSignedIn: true },
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

/** Runs in the page first: records when it is usable, and how long tasks blocked it. */
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
