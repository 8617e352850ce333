import { expect, type Page } from "playwright/test";
import { button } from "./screen.ts";
import { test } from "./test.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole("region", { name: "We use cookies" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie Preferences" });
const saved = (page: Page) => page.evaluate(() => localStorage.getItem("cookie-consent"));

test("the banner appears after a second, takes no focus and covers nothing", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/tour");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.runFor(900);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(banner(page).getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
  await expect(banner(page).getByRole("button")).toHaveText([
    "Manage Preferences",
    "Accept Necessary Only",
    "Accept All",
    "",
  ]);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const copyright = await page.getByText(/^© \d{4} Assay$/).boundingBox();
  const top = (await banner(page).boundingBox())?.y ?? 0;
  expect((copyright?.y ?? 0) + (copyright?.height ?? 0)).toBeLessThan(top);
});

test("closing the banner only hides it", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Close" }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await saved(page)).toBeNull();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("a choice is kept, and not requested again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(2000);
  await button(page, "Accept Necessary Only").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await saved(page)).toBe('{"necessary":true,"analytics":false,"marketing":false}');
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(banner(page)).toHaveCount(0);
});

test("the preferences can be chosen one by one", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/");
  await button(page, "Manage Preferences").click();
  const switches = dialog(page).getByRole("checkbox");
  await expect(switches).toHaveCount(3);
  await expect(dialog(page).getByLabel("Necessary")).toBeChecked();
  await expect(dialog(page).getByLabel("Necessary")).toBeDisabled();
  await expect(dialog(page).getByLabel("Analytics")).not.toBeChecked();
  await expect(dialog(page).getByLabel("Marketing")).not.toBeChecked();

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, "Manage Preferences")).toBeFocused();
  await expect(banner(page)).toBeVisible();

  await page.keyboard.press("Enter");
  await dialog(page).getByText("Marketing", { exact: true }).click();
  await button(page, "Save Preferences").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await saved(page)).toBe('{"necessary":true,"analytics":false,"marketing":true}');
});

test("the choice can be changed later", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", '{"marketing":true}'));
  await page.goto("/cookie-policy");
  await button(page, "Manage Preferences").click();
  await expect(dialog(page).getByLabel("Marketing")).toBeChecked();
  await expect(dialog(page).getByLabel("Analytics")).not.toBeChecked();
  await dialog(page).getByText("Analytics", { exact: true }).click();
  await button(page, "Save Preferences").click();
  await expect(button(page, "Manage Preferences")).toBeFocused();
  expect(await saved(page)).toBe('{"necessary":true,"analytics":true,"marketing":true}');
});

test("notifies an analytics tag of consent, again after a reload", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told, gtag: (...words: unknown[]) => told.push(words) });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  await page.goto("/");
  await button(page, "Accept All").click();
  expect(await told()).toEqual([["consent", "update", { analytics_storage: "granted" }]]);
  await page.reload();
  await expect.poll(told).toEqual([["consent", "update", { analytics_storage: "granted" }]]);
});
