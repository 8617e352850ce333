import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";
import type { anAuthor } from "./take.items.ts";

export type Author = Awaited<ReturnType<typeof anAuthor>>;

export async function signIn(page: Page, { session }: Pick<Author, "session">) {
  await page.addInitScript(({ accessToken, refreshToken }) => {
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("refreshToken", refreshToken);
  }, session);
}

export async function expectAccessible(page: Page) {
  // What is still fading in has too little contrast for a moment; what is out of sight would never end by itself.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // Every page is of one origin: axe can do all its work in it, and needs no second one, which takes as long again.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
}

/** Whether somebody sees what has the focus: in the window, with nothing over it. */
export const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    if (!document.activeElement || document.activeElement === document.body) return false;
    // A control may be hidden in the label that shows its state and its focus.
    const focused = document.activeElement.closest("label") ?? document.activeElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [across, down] = [
      [Math.max(left, 0), Math.min(right, innerWidth)],
      [Math.max(top, 0), Math.min(bottom, innerHeight)],
    ] as const;
    if (across[0] >= across[1] || down[0] >= down[1]) return false;
    // Several places, because a bar may cover a part.
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => down[0] + share * (down[1] - down[0]));
    const seen = places.map((y) => document.elementFromPoint((across[0] + across[1]) / 2, y));
    return seen.every((element) => element !== null && (focused.contains(element) || element.contains(focused)));
  });
