import type { Browser, Page } from "playwright";
import { openSession } from "../../../api/src/account/session.ts";
import type { Platform } from "../../../api/src/platform/platform.ts";
import { aCreator, aQuiz, filledQuiz } from "../fill.ts";
import { median } from "../load.ts";
import type { Service } from "../service.ts";
import { sized } from "../size.ts";
import { ms, record } from "../table.ts";
import { aDesk, slowCpu } from "./phone.ts";

/** Milliseconds from the event to the next paint. */
const most = 100;
const rounds = sized(3, 1);

/** The presses and keys on one screen, each of which begins where the one before ended. */
interface Walk {
  path: string;
  isReady(page: Page): Promise<unknown>;
  steps: Record<string, (page: Page) => Promise<unknown>>;
}

declare global {
  interface Window {
    interactions: number[];
  }
}

/** Measures frequent presses and keys on a slow computer, from the event to the paint that answers it. */
export async function interactions(platform: Platform, { url }: Service, browser: Browser) {
  const owner = await aCreator(platform);
  for (let index = 0; index < 12; index++) await aQuiz(platform, owner, `Item ${index}`);
  const { id } = await filledQuiz(platform, owner, sized(1000, 100), sized(100, 60));
  const session = await openSession(platform, platform.db, owner);
  for (const { path, isReady, steps } of walksOf(id)) {
    const measured = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      const { page, slowDown } = await aDesk(browser, session);
      try {
        await page.addInitScript(observe);
        await page.goto(url + path);
        await isReady(page);
        await page.waitForLoadState("networkidle");
        await slowDown();
        for (const [name, step] of Object.entries(steps)) {
          await page.evaluate(() => window.interactions.splice(0));
          await step(page);
          const times = measured.get(name) ?? [];
          measured.set(name, [...times, await page.evaluate(slowest)]);
        }
      } finally {
        await page.context().close();
      }
    }
    for (const [name, times] of measured) {
      const time = median(times);
      record(`${name} (${slowCpu} × CPU): event to paint`, `≤ ${most} ms`, ms(time), time <= most);
    }
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const openDialog = (page: Page) => page.getByRole("dialog").waitFor();

const walksOf = (id: string): Walk[] => [
  {
    path: "/dashboard",
    isReady: (page) => button(page, "Share Item 11").waitFor(),
    steps: {
      "dashboard: open a menu": async (page) => {
        await button(page, "More actions for Item 5").click();
        await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
      },
      "dashboard: close it": (page) => page.keyboard.press("Escape"),
      "dashboard: select an item": async (page) => {
        await page.getByRole("checkbox", { name: "Select Item 5" }).check();
        await page.getByText("1 selected").first().waitFor();
      },
      "dashboard: open Share": async (page) => {
        await button(page, "Share Item 4").click();
        await openDialog(page);
        await page.keyboard.press("Escape");
      },
      "dashboard: type a search": (page) => page.getByRole("searchbox").pressSequentially("Item"),
    },
  },
  {
    path: `/results/${id}?tab=overview`,
    isReady: (page) => page.getByRole("status").filter({ hasText: "Live" }).waitFor(),
    steps: {
      "results: open Questions": async (page) => {
        await page.getByRole("tab", { name: "Questions" }).click();
        await page.getByRole("button", { name: /Question number 4,/ }).waitFor();
      },
      "results: open a question": async (page) => {
        await page.getByRole("button", { name: /Question number 4,/ }).click();
        await page.getByRole("heading", { name: /Question number 4,/ }).waitFor();
      },
      "results: open the filter": (page) => button(page, /^Filter/).click(),
    },
  },
  {
    path: `/maker?edit=${id}`,
    isReady: (page) => button(page, "Edit question 50").waitFor(),
    steps: {
      "editor: open a question": async (page) => {
        await button(page, "Edit question 50").click();
        await page.getByRole("textbox", { name: "Question 50", exact: true }).waitFor();
      },
      "editor: mark the correct option": (page) =>
        page.getByRole("radio", { name: "Option C is correct" }).check({ force: true }),
    },
  },
  {
    path: `/quiz/${id}`,
    isReady: (page) => button(page, "Start").waitFor(),
    steps: {
      "participant: start": async (page) => {
        await button(page, "Start").click();
        await page.getByRole("radio").first().waitFor();
      },
      "participant: choose an option": (page) => page.getByRole("radio").first().check({ force: true }),
      "participant: go to the next question": (page) => button(page, "Next").click(),
    },
  },
];

/** Runs in the page. Collects how long the answers to presses and keys take. */
function observe() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("interactionId" in entry && entry.interactionId) window.interactions.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page. The slowest answer in milliseconds; browsers do not report those below 16. */
const slowest = () =>
  new Promise<number>((resolve) => {
    // An entry arrives after the paint it measures.
    setTimeout(() => resolve(Math.max(16, ...window.interactions)), 500);
  });
