import { expect, type Page } from "playwright/test";
import { button, expectAccessible, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { chooseLanguage, translate } from "./take.translations.ts";
import { test } from "./test.ts";

const passcode = "Blauer Reiher";
const field = (page: Page) => page.getByLabel("Passcode", { exact: true });

async function answerAll(page: Page) {
  for (const key of "ba") await page.keyboard.press(key).then(() => page.keyboard.press("Enter"));
  await page.keyboard.press("c");
  await button(page, "Finish").click();
}

test("a taker enters the passcode by keyboard and in another language, sees an error, and is not asked again", async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz({ language: "en", rules: { passcode } });
  await translate(request, author, quiz, "de");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/quiz/${quiz.id}?lang=en`);
  await expect(page.getByRole("heading", { level: 1, name: "Capitals of the north" })).toBeVisible();
  await expect(page.getByText("Enter the passcode. Ask", { exact: false })).toBeVisible();
  await expect(page.getByText("Three quick ones.")).toHaveCount(0);
  await expect(button(page, "Start")).toHaveCount(0);
  await button(page, "Go").click();
  await expect(page.getByRole("alert")).toHaveText("Enter the passcode.");
  await expect(field(page)).toBeFocused();
  await field(page).fill("grey heron");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Incorrect passcode.");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("grey heron");
  await expect(field(page)).toHaveAccessibleDescription("Incorrect passcode.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await chooseLanguage(page, "Deutsch");
  await page.getByLabel("Zugangscode").fill(" blauer  reiher ");
  await page.keyboard.press("Enter");
  await expect(button(page, "Starten")).toBeVisible();
  await expect(page.getByText("Three quick ones.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await button(page, "Starten").click();
  await expect(page.locator(".question-text")).toHaveText("Die Hauptstadt von Norwegen?");
  await chooseLanguage(page, "English");
  await expect(page.locator(".question-text")).toHaveText("Capital of Norway?");
  expect(page.url()).not.toContain("Reiher");
});

test("continues an attempt after the passcode was changed, and asks new takers for it", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { passcode, timeLimit: 20 } });
  await page.goto(`/share/quiz/${id}?lang=en#passcode=${encodeURIComponent(passcode)}`);
  await expect(button(page, "Start")).toBeVisible();
  // The link contains the passcode, and the address bar no longer does.
  expect(new URL(page.url()).hash).toBe("");
  await author.change(id, { rules: { passcode: "Grauer Reiher" } });
  await button(page, "Start").click();
  await field(page).fill("grauer reiher");
  await button(page, "Go").click();
  await button(page, "Start").click();
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
  await author.change(id, { rules: { passcode: "Schwarzer Reiher" } });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(field(page)).toBeVisible();
  await button(page, "Continue").click();
  await answerAll(page);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
});

test("an author sets a passcode and removes it", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const { id } = await author.aQuiz();
  const isSaved = () => expect(page.getByText("All changes saved")).toBeVisible();
  const save = () => page.getByRole("button", { name: "Save Changes" }).last().click();
  await page.goto(`/maker?edit=${id}`);
  await isSaved();
  await openAccess(page);
  await field(page).fill("Blue heron");
  await expect(page.getByText("#passcode=Blue%20heron")).toBeVisible();
  await save();
  await isSaved();
  expect(await author.read(id)).toMatchObject({ rules: { passcode: "Blue heron" } });
  await page.reload();
  await expect(page.getByText("At any time · anyone with the link · with a passcode")).toBeVisible();
  await openAccess(page);
  await expect(field(page)).toHaveValue("Blue heron");
  await field(page).fill("");
  await save();
  await isSaved();
  expect(await author.read(id)).not.toHaveProperty("rules");
});
