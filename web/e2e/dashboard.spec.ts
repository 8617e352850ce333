import { expect, type Page } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test("a double click on Duplicate makes one copy", { tag: "@slow" }, async ({ page, request }) => {
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

test("clearing the filters leaves the keyboard at the list", { tag: "@slow" }, async ({ page, request }) => {
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

const rowsOf = (page: Page) =>
  page
    .getByRole("region", { name: /^Your Content/ })
    .getByRole("list")
    .last()
    .locator(":scope > li");

test("Show more leads to the first row that comes, and Back finds the list as it was left, up to date", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const items = await Promise.all(Array.from({ length: 40 }, (_, place) => author.aQuiz({ title: `Quiz ${place}` })));
  await signIn(page, author);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(rowsOf(page)).toHaveCount(40);
  await expect(rowsOf(page).nth(30).getByRole("link").first()).toBeFocused();
  const edit = rowsOf(page).nth(36).getByRole("link", { name: /^Edit/ });
  const address = new URL((await edit.getAttribute("href")) ?? "", "http://assay.test").searchParams.get("edit");
  await edit.click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect(items.map(({ id }) => id)).toContain(address);
  await author.change(address ?? "", { title: "Renamed meanwhile" });
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(40);
  await expect(page.getByRole("heading", { name: "Renamed meanwhile" })).toBeInViewport();
  await page.getByRole("link", { name: "Create", exact: true }).click();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(rowsOf(page)).toHaveCount(30);
});

test("Back leads from a search to what was before it", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  for (const title of ["Glass", "Glue", "Paper"]) await author.aQuiz({ title });
  await signIn(page, author);
  await page.goto("/creator");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const search = page.getByRole("searchbox", { name: "Search content" });
  const look = async (text: string, found: number) => {
    await search.fill(text);
    await expect(page).toHaveURL(`/dashboard?search=${text}`);
    await expect(rowsOf(page)).toHaveCount(found);
  };
  for (const [text, found] of [
    ["G", 2],
    ["Gl", 2],
    ["Gla", 1],
  ] as const)
    await look(text, found);
  await search.press("Enter");
  await look("Pap", 1);
  await page.goBack();
  await expect(search).toHaveValue("Gla");
  await page.goBack();
  await expect(search).toHaveValue("");
  await expect(rowsOf(page)).toHaveCount(3);
  await look("Glu", 1);
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(page).toHaveURL("/creator");
});
