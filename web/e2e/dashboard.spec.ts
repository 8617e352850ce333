import { expect, test } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";

test("a double click on Duplicate makes one copy", async ({ page, request }) => {
  const author = await anAuthor(request);
  await author.aQuiz({ title: "Rivers" });
  await signIn(page, author);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "More actions for Rivers" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).dblclick();
  await expect(page.getByText("“Rivers (copy)” is at the top of the list.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your Content (2 of 2)")).toBeVisible();
});

test("clearing the filters leaves the keyboard at the list", async ({ page, request }) => {
  const author = await anAuthor(request);
  await author.aQuiz();
  await signIn(page, author);
  for (const name of ["Clear", "Clear Filters"]) {
    await page.goto("/dashboard?search=nothing+like+it");
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByText("Your Content (1 of 1)")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your Content" })).toBeFocused();
  }
});

test("Show more leads the keyboard to the first row that comes", async ({ page, request }) => {
  const author = await anAuthor(request);
  await Promise.all(Array.from({ length: 32 }, (_, place) => author.aQuiz({ title: `Quiz ${place}` })));
  await signIn(page, author);
  await page.goto("/dashboard");
  const rows = page
    .getByRole("region", { name: /^Your Content/ })
    .getByRole("list")
    .first()
    .locator(":scope > li");
  await expect(rows).toHaveCount(30);
  await page.getByRole("button", { name: "Show more" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(32);
  await expect(rows.nth(30).getByRole("link").first()).toBeFocused();
});
