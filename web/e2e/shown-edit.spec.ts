import { expect, type Page } from "playwright/test";
import { type Author, button, expectAccessible, looks, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

const rulesOf = async (id: string) => ((await author.read(id)) as { rules?: object }).rules;
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).last();
const isSaved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();

for (const { width, colorScheme } of looks)
  test(`an author chooses what takers see, and when, in ${colorScheme} at ${width}`, { tag: "@slow" }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { id } = await author.aQuiz();
    await page.goto(`/maker?edit=${id}`);
    await isSaved(page);
    await page.getByText("Who and when", { exact: true }).click();
    await page.getByLabel("Choose what participants see").check();
    await page.getByLabel("Explanations").check();
    const when = page.getByLabel("When they see it");
    await when.selectOption("A minute after it has closed");
    await expectAccessible(page);
    await save(page).click();
    await expect(page.getByText("To show it after the closing, say when it closes")).toBeVisible();
    await expect(when).toBeFocused();
    await page.getByLabel("Closes", { exact: true }).fill("2030-12-02T10:30");
    await save(page).click();
    await isSaved(page);
    const shown = { what: ["SCORE", "EXPLANATIONS"], when: "AFTER_CLOSING" };
    expect(await rulesOf(id)).toMatchObject({ shown });
    await page.reload();
    await expect(page.getByText("shows score and explanations once it has closed", { exact: false })).toBeVisible();
    await page.getByText("Who and when", { exact: true }).click();
    await expect(page.getByLabel("Explanations")).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByLabel("Choose what participants see").uncheck();
    await button(page, "Clear when it closes").click();
    await save(page).click();
    await isSaved(page);
    await expect.poll(() => rulesOf(id)).toBeUndefined();
  });
