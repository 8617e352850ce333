import type { Browser, Page } from "playwright";
import { openSession } from "../../../api/src/account/session.ts";
import type { Platform } from "../../../api/src/platform/platform.ts";
import { aCreator, aQuiz } from "../fill.ts";
import { median } from "../load.ts";
import type { Service } from "../service.ts";
import { sized } from "../size.ts";
import { ms, record } from "../table.ts";
import { aDesk, slowCpu } from "./phone.ts";

/** Milliseconds for the median key, and for the first letter, which changes the page. */
const most = { key: 16, first: 100 };
const words = "and some more words to go on with".slice(0, sized(33, 5));
const fastTypistMillis = sized(150, 20);

declare global {
  interface Window {
    keys: number[];
  }
}

/** Measures the cost of a key in the editor of a long item, with outline and preview open. */
export async function typing(platform: Platform, { url }: Service, browser: Browser) {
  const owner = await aCreator(platform);
  const { id } = await aQuiz(platform, owner, "A hundred questions", 100);
  const { page, slowDown } = await aDesk(browser, await openSession(platform, platform.db, owner));
  try {
    await page.goto(`${url}/maker?edit=${id}`);
    await page.getByRole("button", { name: "Edit question 50", exact: true }).click();
    await page.getByRole("textbox", { name: "Question 50", exact: true }).press("End");
    await page.locator('iframe[title^="Question 50 "]').waitFor();
    await page.evaluate(listen);
    await slowDown();
    const [first = Number.NaN, ...keys] = await typed(page);
    // Measures the browser's own cost in a field of an empty page.
    await page.goto("data:text/html,<textarea autofocus>");
    await page.evaluate(listen);
    const bare = median((await typed(page)).slice(1));
    record(
      `a key in the editor of 100 questions (${slowCpu} × CPU): median, first`,
      `≤ ${most.key} ms, ≤ ${most.first} ms`,
      `${ms(median(keys))}, ${ms(first)} (an empty page: ${ms(bare)})`,
      median(keys) <= most.key && first <= most.first,
    );
  } finally {
    await page.context().close();
  }
}

async function typed(page: Page): Promise<number[]> {
  await page.keyboard.type(words, { delay: fastTypistMillis });
  await page.waitForFunction((count) => window.keys.length >= count, words.length);
  return page.evaluate(() => window.keys);
}

/** Runs in the page. Records for each key when its letter is visible and the page responds again. */
function listen() {
  window.keys = [];
  let begun = 0;
  const next = new MessageChannel();
  next.port1.onmessage = () => window.keys.push(performance.now() - begun);
  addEventListener("keydown", () => (begun = performance.now()), { capture: true });
  addEventListener("input", () => next.port2.postMessage(null), { capture: true });
}
