import { expect } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** Tips load after the page. */
const untilTips = { waitUntil: "networkidle" } as const;

test("a tip says what a button without words does, to pointer and keyboard, until Escape", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.goto(`/maker?edit=${id}`, untilTips);
  const tip = page.locator(".tip");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const redo = page.getByRole("button", { name: "Redo", exact: true });
  await undo.hover();
  await expect(tip).toHaveText("Undo");
  await tip.hover();
  await expect(tip).toHaveText("Undo");
  await redo.hover();
  await expect(tip).toHaveText("Redo");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);

  await page.mouse.move(0, 0);
  await undo.focus();
  await page.keyboard.press("Tab");
  await expect(redo).toBeFocused();
  await expect(tip).toHaveText("Redo");
  await page.keyboard.press("Tab");
  await expect(tip).toHaveCount(0);

  // Native tooltips work with the mouse only and cannot be dismissed.
  await expect(page.locator(":is(button, a, time)[title]")).toHaveCount(0);
});

test("a finger that holds a button sees its tip, and does not press it", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/login", untilTips);
  const dark = page.getByRole("button", { name: "Use dark colours" });
  const touch = { pointerType: "touch", bubbles: true };
  await dark.dispatchEvent("pointerdown", touch);
  await expect(page.locator(".tip")).toHaveText("Use dark colours");
  await dark.dispatchEvent("pointerup", touch);
  await dark.dispatchEvent("click");
  await expect(dark).toBeVisible();
  await dark.dispatchEvent("pointerdown", touch);
  await dark.dispatchEvent("pointerup", touch);
  await dark.dispatchEvent("click");
  await expect(page.getByRole("button", { name: "Use light colours" })).toBeVisible();
  await expect(page.locator(".tip")).toHaveCount(0);
});
