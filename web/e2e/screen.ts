import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";
import type { Author } from "./take.items.ts";

export type { Author };

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Opens the panel with the settings of access, in the editor and in the builders. */
export const openAccess = (page: Page) => page.getByRole("button", { name: /^Access/ }).click();
/** Closes the panel, which covers the page on a phone. */
export const closeAccess = (page: Page) => button(page, "Close Access").click();
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** The opened row of a question in the results. */
export const chartOf = (page: Page, text: string | RegExp) =>
  page.getByRole("cell").filter({ has: page.getByRole("heading", { name: text }) });

/** Looks in which the slow tests check a journey. */
export const looks = [
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const;

export async function signIn(page: Page, { session }: Pick<Author, "session">) {
  await page.addInitScript(({ accessToken, refreshToken }) => {
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("refreshToken", refreshToken);
  }, session);
}

export async function expectAccessible(page: Page) {
  // Until then, nothing is on the page.
  await expect(page.locator("h1, dialog, [role=dialog]").first()).toBeAttached();
  // Elements that fade in lack contrast; animations out of sight never end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  expect(await axeViolations(page)).toEqual([]);
}

/** Rules about a page as a whole, which axe would apply to the frames of a part. */
const ofWholePages = ["landmark-one-main", "page-has-heading-one", "region"];

/** Returns axe's violations on the page, or in the parts that `within` selects, without those that `except` selects. */
export async function axeViolations(page: Page, except: string[] = [], within = "html"): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).include(within);
  if (within !== "html") axe.disableRules(ofWholePages);
  // All frames have the same origin, so axe needs no second page, which would double its time.
  const { violations } = await except
    .reduce((axe, part) => axe.exclude(part), axe)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
}

export const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    if (!document.activeElement || document.activeElement === document.body) return false;
    // A control may be hidden in a label that shows its focus.
    const focused = document.activeElement.closest("label") ?? document.activeElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [across, down] = [
      [Math.max(left, 0), Math.min(right, innerWidth)],
      [Math.max(top, 0), Math.min(bottom, innerHeight)],
    ] as const;
    if (across[0] >= across[1] || down[0] >= down[1]) return false;
    // Several points, because a bar may cover a part.
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => down[0] + share * (down[1] - down[0]));
    const seen = places.map((y) => document.elementFromPoint((across[0] + across[1]) / 2, y));
    return seen.every((element) => element !== null && (focused.contains(element) || element.contains(focused)));
  });
