import { expect, type Page } from "playwright/test";
import { button } from "./screen.ts";

/** Starts an item, and answers each question with a letter key. Does not submit the last answer. */
export async function answer(page: Page, keys: string) {
  await button(page, "Start").click();
  const chosen = page.locator("input:checked");
  for (const [place, key] of [...keys].entries()) {
    if (place > 0) await page.keyboard.press("Enter");
    // The previous question may still be visible.
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(chosen).toHaveCount(1);
  }
}

export async function take(page: Page, keys: string) {
  await answer(page, keys);
  await page.keyboard.press("Enter");
}

/** The page ignores presses that may have been meant for the previous question (`web/src/take/attempt/pace.ts`). */
export const settled = (page: Page) => expect(page.locator(".asking[data-fresh]")).toHaveCount(0);

/** Presses a key to continue, or to see why that is not possible, once the question accepts keys. */
export async function goOn(page: Page, key = "Enter") {
  await settled(page);
  await page.keyboard.press(key);
}
