import { expect, type Page } from "playwright/test";
import { type Author, button, expectAccessible, link, looks, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const bar = (page: Page) => page.getByRole("status").filter({ hasText: /missing|older|Complete/ });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

/** Stores a quiz with Arabic texts, and returns the path of its page in that language. */
async function translated(page: Page, texts: Record<string, string>) {
  const quiz = await author.aQuiz({ language: "en" });
  await store(page, quiz.id, texts);
  return { id: quiz.id, address: `/content/${quiz.id}/languages/ar` };
}

async function store(page: Page, id: string, texts: Record<string, string>) {
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const data = { texts: Object.entries(texts).map(([path, text]) => ({ path, text })) };
  expect((await page.request.put(`/api/content/${id}/translations/ar`, { headers, data })).status()).toBe(200);
}

for (const { width, colorScheme } of looks)
  test(`a quiz with form is translated into Arabic and read by a taker, ${width} wide`, { tag: "@slow" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const { id } = await author.aQuiz({ format: "rich", language: "en", description: "Three **quick** ones." });
    await page.goto(`/maker?edit=${id}`);
    await button(page, "More actions").click();
    await page.getByRole("menuitem", { name: "Languages" }).click();
    await expect(heading(page, "Languages")).toBeVisible();
    await expect(page.getByText("No translations yet")).toBeVisible();
    await button(page, "Add a Language").click();
    await page.getByRole("searchbox", { name: "Search languages" }).fill("arab");
    await page.getByRole("dialog").getByRole("link", { name: "Arabic العربية" }).press("Enter");
    await expect(heading(page, "Arabic")).toBeVisible();
    await expect(bar(page)).toHaveText("14 texts missing");

    await button(page, "Next Missing").click();
    await expect(field(page, "Title")).toBeFocused();
    await expect(field(page, "Title")).toHaveAttribute("dir", "rtl");
    await expect(field(page, "Title")).toHaveAttribute("lang", "ar");
    await page.keyboard.type("عواصم الشمال");
    await page.keyboard.press("Control+Enter");
    await expect(field(page, "Description")).toBeFocused();
    await expect(field(page, "Description")).toHaveAccessibleDescription("Three quick ones. Missing");
    await page.keyboard.type("ثلاثة **أسئلة** سريعة.");
    await expect(page.getByRole("group", { name: "Preview" }).locator("strong")).toHaveText("أسئلة");
    await page.keyboard.press("Control+Enter");
    await expect(field(page, "Question 1")).toBeFocused();
    await button(page, "Copy Original: Option A of question 1").click();
    await expect(field(page, "Option A of question 1")).toHaveValue("Bergen");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Arabic saved").first()).toBeVisible();
    await expect(bar(page)).toHaveText("11 texts missing");

    const [taker] = await Promise.all([page.waitForEvent("popup"), link(page, "Preview").click()]);
    await expect(taker.getByRole("heading", { name: "عواصم الشمال" })).toBeVisible();
    await expect(taker.locator("strong").filter({ hasText: "أسئلة" })).toBeVisible();
    await taker.close();

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Languages" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Arabic العربية" })).toContainText("11 texts missing");
  });

test("marks a text whose original was edited, and confirms it, or undoes that", { tag: "@slow" }, async ({ page }) => {
  const { id, address } = await translated(page, { title: "عواصم الشمال" });
  await author.change(id, { title: "Capitals of the far north" });
  await page.goto(`/content/${id}/languages`);
  await expect(page.getByText("13 texts missing, 1 older than the original")).toBeVisible();
  await page.goto(address);
  await expect(field(page, "Title")).toHaveAccessibleDescription("Capitals of the far north Older than the original");
  await button(page, "Still Right: Title").click();
  await expect(field(page, "Title")).toBeFocused();
  await expect(bar(page)).toHaveText("You have unsaved changes · 13 texts missing");
  await page.keyboard.press("Control+z");
  await expect(bar(page)).toHaveText("13 texts missing, 1 older than the original");
  await page.keyboard.press("Control+Shift+z");
  await button(page, "Save Changes").click();
  await expect(bar(page)).toHaveText("13 texts missing");
  await page.reload();
  await expect(field(page, "Title")).toHaveAccessibleDescription("Capitals of the far north");
});

test("shows that the accepted answers to a short text count in every language", { tag: "@slow" }, async ({ page }) => {
  const short = (questionText: string, accepted: string[]) => ({
    questionText,
    questionType: "text",
    options: [],
    answerKey: { text: { accepted } },
  });
  const questions = [short("Capital of Norway?", ["Oslo", "أوسلو"]), short("Capital of Sweden?", ["Stockholm"])];
  const { id } = await author.aQuiz({ language: "en", questions });
  await page.goto(`/content/${id}/languages/ar`);
  const first = page.getByRole("region", { name: "Question 1" });
  await expect(first).toContainText("Right answers, in whatever language they are written: Oslo, أوسلو.");
  await expect(page.getByRole("region", { name: "Question 2" })).toContainText("written: Stockholm.");
  await first.getByRole("link", { name: "add them to the question" }).click();
  await expect(heading(page, "Edit Quiz")).toBeVisible();
  await expect(page).toHaveURL(`/maker?edit=${id}`);
});

test("keeps the texts of two people who save one translation", { tag: "@slow" }, async ({ page }) => {
  const { id, address } = await translated(page, { title: "عواصم" });
  await page.goto(address);
  await field(page, "Title").fill("عواصم الشمال");
  await store(page, id, { title: "العواصم", description: "ثلاثة أسئلة." });
  await button(page, "Save Changes").click();
  const conflict = page.getByRole("alert").filter({ hasText: "was saved elsewhere" });
  await expect(conflict).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("عواصم الشمال");
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Save Mine Over It" }).click();
  await expect(page.getByText("Arabic saved").first()).toBeVisible();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("عواصم الشمال");
  await expect(field(page, "Description")).toHaveValue("ثلاثة أسئلة.");
});

test("keeps unsaved text when the item has been edited", { tag: "@slow" }, async ({ page }) => {
  const { id, address } = await translated(page, { title: "عواصم" });
  await page.goto(address);
  await field(page, "Question 1").fill("عاصمة النرويج؟");
  const { questions } = await author.read(id);
  const [first, ...others] = questions as { questionText: string }[];
  await author.change(id, { questions: [{ ...first, questionText: "Capital city of Norway?" }, ...others] });
  await button(page, "Save Changes").click();
  await page.getByRole("alert").getByRole("button", { name: "Save Mine Over It" }).click();
  await expect(page.getByText("Arabic saved").first()).toBeVisible();
  await expect(field(page, "Question 1")).toHaveValue("عاصمة النرويج؟");
  await expect(field(page, "Question 1")).toHaveAccessibleDescription(
    "Capital city of Norway? Older than the original",
  );
});

test("keeps the texts when saving fails, and asks before leaving", { tag: "@slow" }, async ({ page }) => {
  const { address } = await translated(page, { title: "عواصم" });
  await page.goto(address);
  await field(page, "Title").fill("عواصم الشمال");
  await page.route("**/graphql", (route) => route.abort());
  await button(page, "Save Changes").click();
  await expect(page.getByText("Arabic was not saved").first()).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("عواصم الشمال");
  await page.unroute("**/graphql");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Languages" }).click();
  const asked = page.getByRole("alertdialog", { name: "Unsaved Changes" });
  await asked.getByRole("button", { name: "Stay Here" }).click();
  await expect(asked).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("عواصم الشمال");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Languages" }).click();
  await asked.getByRole("button", { name: "Save Changes" }).click();
  await expect(heading(page, "Languages")).toBeVisible();
  await page.goto(address);
  await expect(field(page, "Title")).toHaveValue("عواصم الشمال");
});

test("refuses two options that would read alike at their fields", { tag: "@slow" }, async ({ page }) => {
  const { address } = await translated(page, { title: "عواصم" });
  await page.goto(address);
  await field(page, "Option A of question 1").fill("أوسلو");
  await field(page, "Option B of question 1").fill("أوسلو");
  await button(page, "Save Changes").click();
  await expect(field(page, "Option A of question 1")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Option A of question 1")).toBeFocused();
  await field(page, "Option A of question 1").fill("برغن");
  await button(page, "Save Changes").click();
  await expect(page.getByText("Arabic saved").first()).toBeVisible();
  await expect(field(page, "Option A of question 1")).toHaveAttribute("aria-invalid", "false");
});

test("deletes a translation after a confirmation, and sets the original's language", { tag: "@slow" }, async ({
  page,
}) => {
  const { id } = await translated(page, { title: "عواصم" });
  await page.goto(`/content/${id}/languages`);
  await button(page, "Delete Arabic").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Translation" }).click();
  await expect(page.getByText("No translations yet")).toBeVisible();
  await page.getByLabel("Language of the original").selectOption("nb");
  await expect(page.getByText("Original: Norwegian Bokmål").first()).toBeVisible();
  await page.goto(`/content/${id}/languages/nb`);
  await expect(page.getByText("is written in Norwegian Bokmål")).toBeVisible();
});
