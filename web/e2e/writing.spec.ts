import { expect, type Page } from "playwright/test";
import { type Author, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

// Tests of writing aids: errors, limits, undo, links.

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const nextFault = (page: Page) => page.getByRole("button", { name: "Next Fault" });

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

test("counts faults, and leads through them one by one", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/maker?type=quiz");
  await expect(nextFault(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Create Quiz" }).click();
  await expect(title(page)).toBeFocused();
  const count = page.getByText(/^\d faults?$/);
  await expect(count).toHaveText("5 faults");
  await nextFault(page).click();
  await expect(page.getByRole("textbox", { name: "Question 1", exact: true })).toBeFocused();
  await page.keyboard.type("Capital of Norway?");
  await expect(count).toHaveText("4 faults");
  for (const name of ["Option A", "Option B"]) {
    await nextFault(page).click();
    await expect(page.getByRole("textbox", { name, exact: true })).toBeFocused();
  }
  for (const name of ["Option A", "Option B"]) await page.getByRole("textbox", { name, exact: true }).fill(name);
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });
  await expect(count).toHaveText("1 fault");
  await nextFault(page).click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type("Capitals");
  await expect(nextFault(page)).toHaveCount(0);
});

test("the next fault opens the question it is in", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aSurvey();
  await page.goto(`/maker?edit=${id}`);
  for (const number of [1, 2]) {
    await page.getByRole("button", { name: `Edit question ${number}` }).click();
    await page.getByRole("textbox", { name: `Question ${number}`, exact: true }).fill("");
  }
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("textbox", { name: "Question 1", exact: true })).toBeFocused();
  await nextFault(page).click();
  await expect(page.getByRole("textbox", { name: "Question 2", exact: true })).toBeFocused();
});

test("counts characters near a limit, and those beyond it", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/maker?type=quiz");
  await title(page).fill("x".repeat(179));
  await expect(page.getByText(/of 200 characters/)).toHaveCount(0);
  await title(page).press("y");
  await expect(page.getByText("180 of 200 characters")).toBeVisible();
  await expect(page.getByText("20 characters left")).toBeAttached();
  await title(page).fill("x".repeat(203));
  await expect(page.getByText("203 of 200 characters")).toBeVisible();
  await expect(page.getByText("3 characters too many")).toBeAttached();
});

test("adds a missing https:// to a link, and stores texts without the spaces around them", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/maker?type=quiz&mode=url");
  await page.getByRole("textbox", { name: "URL" }).fill("example.com/canals");
  await page.getByRole("textbox", { name: "Title" }).focus();
  await expect(page.getByRole("textbox", { name: "URL" })).toHaveValue("https://example.com/canals");

  const { id } = await author.anAssessment();
  await page.goto(`/maker?edit=${id}`);
  await title(page).fill("  Typography  ");
  await page.getByText("Email results to participants").click();
  await page.getByRole("button", { name: "Add Link" }).click();
  await page.getByRole("textbox", { name: "Title of link 1" }).fill(" To read ");
  await page.getByRole("textbox", { name: "Address of link 1" }).fill("example.com");
  await page.getByRole("textbox", { name: "Signature" }).focus();
  await expect(page.getByRole("textbox", { name: "Address of link 1" })).toHaveValue("https://example.com");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  const stored = (await author.read(id)) as { title: string; emailResultsSettings?: { resourceLinks: object[] } };
  expect(stored.title).toBe("Typography");
  expect(stored.emailResultsSettings?.resourceLinks).toEqual([{ title: "To read", url: "https://example.com" }]);
});
