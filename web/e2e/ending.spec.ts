import { expect, type Page } from "playwright/test";
import { button, closeAccess, expectAccessible, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

const url = "https://example.org/next";
const endings = {
  everybody: { text: "Thank you" },
  passed: { text: "You **passed**", link: { url, label: "Your certificate", afterSeconds: 20 } },
  failed: { text: "Try again", link: { url } },
};

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("shows the ending for a pass, and redirects unless the participant stays", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ format: "rich", rules: { passMark: 50, endings } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByText("Passed: the pass mark is 50%.")).toBeVisible();
  await expect(page.locator(".ending strong")).toHaveText("passed");
  const link = page.getByRole("link", { name: "Your certificate" });
  await expect(link).toHaveAttribute("href", url);
  await expect(link).toHaveAttribute("rel", "noopener");
  await expect(page.getByText("example.org", { exact: true })).toBeVisible();
  await expect(status(page, "Taking you to example.org…")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^00:(20|1\d)$/);
  await expectAccessible(page);
  await button(page, "Stay here").click();
  await expect(status(page, "This page stays open.")).toBeFocused();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await page.reload();
  await expect(link).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("redirects a participant who does not stop it", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { passMark: 50, endings } });
  await page.route("https://example.org/**", (route) => route.fulfill({ body: "There", contentType: "text/plain" }));
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByRole("timer")).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page).toHaveURL(url);
});

test("shows another ending to a participant who does not pass", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { passMark: 67, endings } });
  await page.goto(`/quiz/${id}`);
  await take(page, "baa");
  await expect(page.getByText("Not passed: the pass mark is 67%.")).toBeVisible();
  await expect(page.locator(".score-number")).toHaveText("66.6%");
  await expect(page.getByText("Try again", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "example.org" })).toHaveAttribute("href", url);
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("does not redirect an embedded page automatically", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { passMark: 50, endings } });
  await page.goto(`/embed/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByRole("link", { name: "Your certificate" })).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("timer")).toHaveCount(0);
});

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).last();
const isSaved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();

test("an author writes endings on a phone", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const rulesOf = async () => ((await author.read(id)) as { rules?: object }).rules;
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`/maker?edit=${id}`);
  await isSaved(page);
  await openAccess(page);
  await page.getByRole("textbox", { name: "Message at the end" }).fill("Thank you");
  await page.getByLabel("Pass mark, in percent").fill("60");
  await page.getByLabel("Different messages for pass and fail", { exact: true }).check();
  const passed = page.getByRole("group", { name: "Message if they pass" });
  await passed.getByRole("textbox", { name: "Message if they pass" }).fill("Well done");
  await passed.getByLabel("Link at the end").fill("http://example.org");
  await passed.getByLabel("Link text").fill("Go on");
  await passed.getByLabel("Redirect automatically").check();
  await expect(passed.getByLabel("Seconds before redirecting")).toHaveValue("20");
  await closeAccess(page);
  await save(page).click();
  await expect(page.getByText("Enter a URL that starts with https://")).toBeVisible();
  await expect(passed.getByLabel("Link at the end")).toBeFocused();
  await passed.getByLabel("Link at the end").fill("example.org/next");
  await closeAccess(page);
  await save(page).click();
  await isSaved(page);
  const link = { url, label: "Go on", afterSeconds: 20 };
  const stored = { everybody: { text: "Thank you" }, passed: { text: "Well done", link } };
  expect(await rulesOf()).toEqual({ passMark: 60, endings: stored });
  await page.reload();
  await expect(page.getByText("· message at the end", { exact: false })).toBeVisible();
  await openAccess(page);
  await expect(passed.getByLabel("Link text")).toHaveValue("Go on");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByLabel("Different messages for pass and fail", { exact: true }).uncheck();
  await page.getByRole("textbox", { name: "Message at the end" }).fill("");
  await closeAccess(page);
  await save(page).click();
  await isSaved(page);
  await expect.poll(rulesOf).toEqual({ passMark: 60 });
});
