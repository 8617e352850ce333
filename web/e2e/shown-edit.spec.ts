import { expect, type Page } from "playwright/test";
import { type Author, button, closeAccess, expectAccessible, looks, openAccess, signIn } from "./screen.ts";
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
    await openAccess(page);
    await page.getByLabel("Results shown to participants").selectOption("Selected parts");
    await page.getByLabel("Explanations").check();
    const when = page.getByLabel("When they see them");
    await when.selectOption("After it closes");
    await expectAccessible(page);
    await closeAccess(page);
    await save(page).click();
    await expect(page.getByText("To show it after the closing, say when it closes")).toBeVisible();
    await expect(when).toBeFocused();
    await page.getByLabel("Closes", { exact: true }).fill("2030-12-02T10:30");
    await closeAccess(page);
    await save(page).click();
    await isSaved(page);
    const shown = { what: ["SCORE", "EXPLANATIONS"], when: "AFTER_CLOSING" };
    expect(await rulesOf(id)).toMatchObject({ shown });
    await page.reload();
    await expect(page.getByText("shows score and explanations after it closes", { exact: false })).toBeVisible();
    await openAccess(page);
    await expect(page.getByLabel("Explanations")).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByLabel("Results shown to participants").selectOption("Own score");
    await button(page, "Clear closing time").click();
    await closeAccess(page);
    await save(page).click();
    await isSaved(page);
    await expect.poll(() => rulesOf(id)).toBeUndefined();
  });
