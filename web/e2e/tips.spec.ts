import { expect } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test("a tip says what a button without words does, to pointer and keyboard, until Escape", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.goto(`/maker?edit=${id}`);
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
