import { expect } from "playwright/test";
import { link } from "./screen.ts";
import { test } from "./test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("one language is chosen for the whole guide, by keyboard, and a snippet copied with this address", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Developers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Developers" })).toBeVisible();
  await expect(page).toHaveTitle("Developers · Assay");

  const quiz = page.getByRole("tablist", { name: "One round of a quiz" });
  await quiz.getByRole("tab", { name: "curl" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const survey = page.getByRole("tablist", { name: "One round of a survey" });
  for (const list of [quiz, survey])
    await expect(list.getByRole("tab", { selected: true })).toHaveAccessibleName("TypeScript");
  await expect(page.getByRole("group", { name: "survey.ts" })).toContainText('questionType: "multi_select"');

  await page.getByRole("button", { name: /^Copy: Set these once/ }).click();
  await expect(page.getByText("Copied to the clipboard")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `export ASSAY=${new URL(page.url()).origin}\nexport ASSAY_TOKEN=assay_pat_…`,
  );
});

test("the contents mark the part that is read, and stay in sight", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/developers#errors");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(page.getByRole("heading", { level: 2, name: "Errors" })).toBeInViewport();
  await expect(contents.getByRole("link", { name: "Errors" })).toHaveAttribute("aria-current", "true");
  await expect(contents.getByRole("link", { name: "Limits" })).toBeInViewport();
  await contents.getByRole("link", { name: "Get a token" }).click();
  await expect(contents.getByRole("link", { name: "Get a token" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("cell", { name: /Wait for .*retryAfter.* seconds/ })).toBeAttached();
  await expect(link(page, "your profile")).toHaveAttribute("href", "/profile/programs");
});

test("each language of the guide fits a phone and has no faults", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const language of ["typescript", "typed", "graphql"]) {
    await page.goto(`/developers?in=${language}`);
    await expect(page.getByRole("tab", { selected: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test("an address with a language and a part opens there", { tag: "@slow" }, async ({ page }) => {
  const faults: Error[] = [];
  page.on("pageerror", (fault) => faults.push(fault));
  for (const [address, language, part] of [
    ["?in=typed#survey", "Typed client", "A survey"],
    ["?in=graphql#live", "GraphQL", "Live answers"],
    ["?in=typescript#webhooks", "TypeScript", "Webhooks"],
  ] as const) {
    await page.goto(`/developers${address}`);
    await expect(page.getByRole("tab", { selected: true }).first()).toHaveAccessibleName(language);
    await expect(page.getByRole("heading", { level: 2, name: part, exact: true })).toBeInViewport();
  }
  expect(faults).toEqual([]);
});
