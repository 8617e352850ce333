import { expect, type Page } from "playwright/test";
import { type Author, button, expectAccessible, looks, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** The most words that the panel may show while everything is off. */
const mostWords = 220;

const panel = (page: Page) => page.getByRole("dialog", { name: "Access" });
const opener = (page: Page) => page.getByRole("button", { name: /^Access/ });

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

for (const { width, colorScheme } of looks)
  test(`keeps Access short and accessible, in ${colorScheme} at ${width}`, { tag: "@slow" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/maker?edit=${(await author.aQuiz()).id}`);
    await openAccess(page);
    await expect(panel(page)).toBeFocused();
    expect(await panel(page).evaluate(wordsIn)).toBeLessThanOrEqual(mostWords);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

/** Runs in the page. Counts visible words, including the values and placeholders of fields. */
function wordsIn(panel: HTMLElement | SVGElement) {
  const texts: string[] = [];
  const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const { width = 0 } = element?.getBoundingClientRect() ?? {};
    if (element?.checkVisibility() && width > 1 && !element.closest("option"))
      texts.push(walker.currentNode.nodeValue ?? "");
  }
  for (const field of panel.querySelectorAll("select")) texts.push(field.selectedOptions[0]?.text ?? "");
  for (const { value, placeholder } of panel.querySelectorAll<HTMLInputElement>(
    ":is(input, textarea):not([type=checkbox])",
  ))
    texts.push(value || placeholder);
  return texts.join(" ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

test("reads the settings as a sentence whose parts lead to them", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz({
    showResultsToTakers: false,
    rules: { timeLimit: 20, attemptsPerDevice: 1, passMark: 60 },
  });
  await page.goto(`/maker?edit=${id}`);
  await expect(opener(page)).toContainText("At any time · 20 min · anyone with the link · once on each device");
  await openAccess(page);
  await expect(panel(page)).toContainText(
    "Anyone with the link may answer once on each device at any time for 20 minutes. Also: pass mark 60%.",
  );
  await button(page, "20 minutes").click();
  await expect(page.getByLabel("Time limit, in minutes", { exact: true })).toBeFocused();
  await button(page, "at any time").click();
  await expect(page.getByLabel("Opens", { exact: true })).toBeFocused();
});

test("shows rows that depend on another once that one is on, and explanations on request", {
  tag: "@slow",
}, async ({ page }) => {
  const { id } = await author.aQuiz();
  await page.goto(`/maker?edit=${id}`);
  await openAccess(page);
  const late = page.getByRole("checkbox", { name: "Exclude late responses" });
  await expect(late).toHaveCount(0);
  await page.getByLabel("Time limit, in minutes", { exact: true }).fill("20");
  await expect(late).toBeVisible();
  await expect(page.getByText("The page submits automatically", { exact: false })).toHaveCount(0);
  await button(page, "About “Time limit, in minutes”").click();
  await expect(page.getByText("The page submits automatically", { exact: false })).toBeVisible();
  // The questions stay usable next to the panel.
  await page.getByRole("textbox", { name: "Title" }).fill("Capitals");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect(await author.read(id)).toMatchObject({
    title: "Capitals",
    rules: { timeLimit: 20 },
  });
});
