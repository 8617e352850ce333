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

const rowsOf = (page: Page) => page.getByRole("region", { name: /^Your Content/ }).locator("tbody tr");

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

test("rows show their state, and are sorted and filtered by the address", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  for (const title of ["Rivers", "Lakes", "Canals"]) await author.aQuiz({ title });
  const { id } = await author.aQuiz({ title: "Seas" });
  await author.change(id, { isPublic: false });
  await signIn(page, author);
  await page.goto("/dashboard");
  const row = (title: string) => rowsOf(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await expect(row("Seas")).toContainText("Draft");
  await expect(row("Lakes")).toContainText("Open");
  await expect(page.getByRole("group", { name: "Totals" })).toContainText("–");

  const title = page.getByRole("columnheader", { name: "Title" });
  await expect(page.getByRole("columnheader", { name: "Created" })).toHaveAttribute("aria-sort", "descending");
  await title.getByRole("button").click();
  await expect(title).toHaveAttribute("aria-sort", "ascending");
  const headings = rowsOf(page).getByRole("heading");
  await expect(headings).toHaveText(["Canals", "Lakes", "Rivers", "Seas"]);
  await page.getByLabel("State").selectOption({ label: "Open" });
  await expect(headings).toHaveText(["Canals", "Lakes", "Rivers"]);
  await page.reload();
  await expect(headings).toHaveText(["Canals", "Lakes", "Rivers"]);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL("/dashboard?sort=title");
});

test("several items are changed and deleted at once, and come back", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  for (const title of ["Rivers", "Lakes", "Canals"]) await author.aQuiz({ title });
  await signIn(page, author);
  await page.goto("/dashboard?sort=title");
  await page.getByLabel("Select Canals").check();
  await page.getByLabel("Select Rivers").check();
  const bar = page.getByRole("group", { name: "Selected items" });
  await expect(bar.getByRole("status")).toHaveText("2 selected");
  await bar.getByRole("button", { name: "Make Private" }).click();
  await expect(page.getByText("2 items made private")).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(rowsOf(page)).toContainText(["Draft", "Open", "Draft"]);

  await page.getByLabel("Select all").check();
  await bar.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete 3 items?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(bar.getByRole("button", { name: "Delete" })).toBeFocused();
  await bar.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No content yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Content" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 items restored")).toBeVisible();
  await expect(rowsOf(page)).toContainText(["Canals", "Lakes", "Rivers"]);
});
