import { expect, type Locator, type Page } from "playwright/test";
import { anArticle } from "../../api/test/article.ts";
import { type Author, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

// The session ends while somebody is writing. Nothing is lost.

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });
const saveChanges = (page: Page) => page.getByRole("button", { name: "Save Changes" });

async function endSession(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem("accessToken", "void");
    localStorage.setItem("refreshToken", "void");
  });
}

async function enter(page: Page, { email, password }: Pick<Author, "email" | "password">) {
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

const expectOnTop = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element.contains(seen);
      }),
    )
    .toBe(true);

let author: Author;
test.beforeEach(async ({ request }) => {
  author = await anAuthor(request);
});

/** Signs in on the first page only. An init script would restore the session on every page. */
async function visit(page: Page, address: string) {
  await page.goto("/login");
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("refreshToken", refreshToken);
  }, author.session);
  await page.goto(address);
}

test("asks to log in over the text when saving, and then saves it", async ({ page }) => {
  const { id } = await author.aQuiz();
  await visit(page, `/maker?edit=${id}`);
  await title(page).fill("Written for an hour");
  await endSession(page);
  await saveChanges(page).click();
  await expect(page.getByText("Please log in again to edit your quiz.")).toBeVisible();
  await expect(dialog(page).getByLabel("Email")).toHaveValue(author.email);
  await expect(dialog(page).getByLabel("Password", { exact: true })).toBeFocused();
  const toast = page.locator("[data-scope=toast][data-part=root]");
  await expectOnTop(toast);
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();

  await enter(page, { email: author.email, password: "Wr0ngwrong" });
  await expect(dialog(page).getByRole("alert")).toContainText("Invalid email or password");
  await enter(page, author);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(title(page)).toHaveValue("Written for an hour");
  expect((await author.read(id)).title).toBe("Written for an hour");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title(page)).toHaveValue("Capitals of the north");
});

test("refuses another account, and keeps the draft for its author", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await author.aQuiz();
  await visit(page, `/maker?edit=${id}`);
  await title(page).fill("Ada's own words");
  await endSession(page);
  await saveChanges(page).click();
  await enter(page, await anAuthor(request));
  await expect(dialog(page).getByRole("alert")).toContainText("belongs to another account");
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBe("void");
  await dialog(page).getByRole("button", { name: "Not Now" }).click();
  await expect(title(page)).toHaveValue("Ada's own words");
  expect((await author.read(id)).title).toBe("Capitals of the north");

  await signIn(page, author);
  await page.reload();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(title(page)).toHaveValue("Ada's own words");
});

test("creates an item after the author has logged in again", { tag: "@slow" }, async ({ page }) => {
  await visit(page, "/maker?type=survey");
  await title(page).fill("Lunch");
  await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("Where do you eat?");
  await page.getByRole("textbox", { name: "Option A", exact: true }).fill("Here");
  await page.getByRole("textbox", { name: "Option B", exact: true }).fill("Out");
  await endSession(page);
  await page.getByRole("button", { name: "Create Survey" }).click();
  await enter(page, author);
  await expect(page.getByRole("heading", { name: "Survey Created Successfully" })).toBeVisible();
});

test("generates an item after the author has logged in again", { tag: "@slow" }, async ({ page }) => {
  await visit(page, "/maker?type=quiz&mode=url");
  await page.getByRole("button", { name: "Paste the text instead" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(anArticle("suez").paragraphs.join("\n\n"));
  await endSession(page);
  await page.getByRole("button", { name: "Generate Quiz" }).click();
  await enter(page, author);
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
});
