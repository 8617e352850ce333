import { type APIRequestContext, expect, type Page } from "playwright/test";
import { ageAttempts } from "./age.ts";
import { type Author, button, closeAccess, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).last();
const isSaved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();
const kept = (page: Page) => page.getByLabel("How long answers are kept");
const days = (page: Page) => page.getByRole("spinbutton", { name: "Days" });

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

const rulesOf = async (id: string) => ((await author.read(id)) as { rules?: object }).rules;

async function handIn(request: APIRequestContext, id: string, participantName: string) {
  const { questions } = await (await request.get(`/api/quizzes/${id}`)).json();
  const answers = Object.fromEntries(questions.map((question: { id: string }) => [question.id, 0]));
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, participantName } })).ok()).toBe(true);
}

test("shows what a rule would delete, saves it, and shows in the results what is due", {
  tag: "@slow",
}, async ({ page, request }) => {
  const { id } = await author.aQuiz();
  await handIn(request, id, "Ann");
  await handIn(request, id, "Bob");
  ageAttempts(id, 9);
  await page.goto(`/maker?edit=${id}`);
  await isSaved(page);
  await openAccess(page);
  await expect(kept(page)).toHaveValue("KEEP");
  await kept(page).selectOption("For some days, then delete them");
  await save(page).click();
  await expect(page.getByText("Enter a whole number")).toBeVisible();
  await expect(days(page)).toBeFocused();

  await days(page).fill("7");
  const told = page.getByRole("status").filter({ hasText: "2 responses will be deleted" });
  await expect(told).toContainText("permanently within an hour of saving: they are older than 7 days");
  await days(page).fill("12");
  await expect(page.getByText("No response is older than 12 days.")).toBeVisible();
  await expect(page.getByText("2 responses will be deleted in the next 30 days.")).toBeVisible();
  await save(page).click();
  await isSaved(page);
  expect(await rulesOf(id)).toEqual({ retention: { what: "DELETE", days: 12 } });

  await page.reload();
  await expect(page.getByText("· answers deleted after 12 days")).toBeVisible();
  await page.goto(`/results/${id}`);
  await expect(
    page.getByText(/2 responses will be deleted in the next 7 days, the first on \w+ \d+, \d+\./),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("link", { name: "Change how long answers are kept" }).click();
  await openAccess(page);
  await expect(days(page)).toHaveValue("12");
  await kept(page).selectOption("For some days, then remove names and addresses");
  await expect(
    page.getByText("2 responses will lose their names, addresses and keys in the next 30 days."),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await kept(page).selectOption("Until I delete them");
  await expect(days(page)).toHaveCount(0);
  await closeAccess(page);
  await save(page).click();
  await isSaved(page);
  expect(await rulesOf(id)).toBeUndefined();
});

test("sets for an account how long answers to its new items are kept", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/profile/data");
  await kept(page).selectOption("Anonymize after a number of days");
  await days(page).fill("4000");
  await button(page, "Save").click();
  await expect(page.getByText("Enter days from 1 to 3650").first()).toBeVisible();
  await expect(days(page)).toBeFocused();
  await days(page).fill("90");
  await days(page).press("Enter");
  await expect(page.getByText("Applies to new items")).toBeVisible();
  await page.reload();
  await expect(kept(page)).toHaveValue("ANONYMISE");
  await expect(days(page)).toHaveValue("90");

  await page.goto("/maker?type=survey&mode=manual");
  await page.getByRole("textbox", { name: "Title" }).fill("Lunch");
  await page.getByRole("textbox", { name: "Question 1" }).fill("Soup?");
  await page.getByRole("textbox", { name: "Option A" }).fill("Yes");
  await page.getByRole("textbox", { name: "Option B" }).fill("No");
  await openAccess(page);
  await expect(kept(page)).toContainText("Account default: names and addresses removed after 90 days");
  await button(page, "Create Survey").click();
  await page.waitForURL(/created=/);
  const id = new URL(page.url()).searchParams.get("created") ?? "";
  expect(await rulesOf(id)).toEqual({ retention: { what: "ANONYMISE", days: 90 } });
});
