import { expect, type Page } from "playwright/test";
import { type Author, button, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test.use({ timezoneId: "Europe/Berlin" });

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).last();
const isSaved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

const rulesOf = async (id: string) => ((await author.read(id)) as { rules?: object }).rules;

test("an author says when an item opens and closes, in their own zone", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await page.goto(`/maker?edit=${id}`);
  await isSaved(page);
  await expect(page.getByText("At any time")).toBeVisible();
  await openAccess(page);
  await expect(page.getByText("Time zone: Europe/Berlin", { exact: false })).toBeVisible();
  const [opens, closes] = [page.getByLabel("Opens", { exact: true }), page.getByLabel("Closes", { exact: true })];
  await opens.fill("2030-12-02T09:00");
  await closes.fill("2030-12-02T08:00");
  await save(page).click();
  await expect(page.getByText("It must close after it opens")).toBeVisible();
  await expect(closes).toBeFocused();
  await closes.fill("2030-12-02T10:30");
  await save(page).click();
  await isSaved(page);
  expect(await rulesOf(id)).toEqual({ opensAt: "2030-12-02T08:00:00.000Z", closesAt: "2030-12-02T09:30:00.000Z" });

  await page.reload();
  await expect(
    page.getByText("Opens Mon, Dec 2, 2030, 9:00 AM, closes 10:30 AM, Europe/Berlin · anyone with the link"),
  ).toBeVisible();
  await openAccess(page);
  await expect(opens).toHaveValue("2030-12-02T09:00");
  await button(page, "Clear opening time").click();
  await expect(opens).toBeFocused();
  await save(page).click();
  await isSaved(page);
  expect(await rulesOf(id)).toEqual({ closesAt: "2030-12-02T09:30:00.000Z" });
});

test("an item is closed and opened by a button", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await page.goto(`/maker?edit=${id}`);
  await isSaved(page);
  await openAccess(page);
  await button(page, "Close Now").click();
  await expect(button(page, "Open Now")).toBeVisible();
  await expect.poll(() => rulesOf(id)).toMatchObject({ closesAt: expect.any(String) });
  await isSaved(page);
  await button(page, "Open Now").click();
  await expect(button(page, "Close Now")).toBeVisible();
  await expect.poll(() => rulesOf(id)).toBeUndefined();
});

test("sets a pass mark, a time limit, the order of questions and the author", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await page.goto(`/maker?edit=${id}`);
  await isSaved(page);
  await openAccess(page);
  const mark = page.getByLabel("Pass mark, in percent");
  await mark.fill("160");
  await save(page).click();
  await expect(page.getByText("Enter a percentage from 1 to 100")).toBeVisible();
  await expect(mark).toBeFocused();
  await mark.fill("60");
  await page.getByLabel("Time limit, in minutes", { exact: true }).fill("20");
  await page.getByRole("checkbox", { name: "Shuffle questions" }).press("Space");
  await page.getByRole("checkbox", { name: "Shuffle options" }).press("Space");
  const named = page.getByLabel("Author, shown to participants", { exact: true });
  await named.fill("see www.example.com");
  await save(page).click();
  await expect(page.getByText("Cannot contain links, line breaks or control characters")).toBeVisible();
  await expect(named).toBeFocused();
  await named.fill("Dr Meier, Biology");
  await save(page).click();
  await isSaved(page);
  const both = { shuffleQuestions: true, shuffleOptions: true };
  expect(await rulesOf(id)).toEqual({ passMark: 60, timeLimit: 20, author: "Dr Meier, Biology", ...both });
  await page.reload();
  await expect(page.getByText(/^At any time.* · pass mark 60%/)).toBeVisible();
  await openAccess(page);
  await page.getByRole("checkbox", { name: "Shuffle questions" }).press("Space");
  await named.fill("");
  await save(page).click();
  await isSaved(page);
  expect(await rulesOf(id)).toEqual({ passMark: 60, timeLimit: 20, shuffleOptions: true });
});
