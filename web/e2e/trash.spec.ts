import { expect, type Page } from "playwright/test";
import { button, link, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const titles = (page: Page) => page.locator("main").getByRole("heading", { level: 3 });

async function remove(page: Page, title: string) {
  await button(page, `More actions for ${title}`).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
}

test("a deletion is undone from its message, and the item is where it was", async ({ page, request }) => {
  const author = await anAuthor(request);
  for (const title of ["First", "Second", "Third"]) await author.aQuiz({ title });
  await signIn(page, author);
  await page.goto("/dashboard");
  await expect(titles(page)).toHaveText(["Third", "Second", "First"]);
  await remove(page, "Second");
  await expect(page.getByText("“Second” is in the trash for 30 days.")).toBeVisible();
  await expect(titles(page)).toHaveText(["Third", "First"]);
  await expect(page.getByText("Your Content (2 of 2)")).toBeVisible();
  await button(page, "Undo").click();
  await expect(titles(page)).toHaveText(["Third", "Second", "First"]);
  await expect(page.getByText("Your Content (3 of 3)")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Content" })).toBeFocused();
  await page.reload();
  await expect(titles(page)).toHaveText(["Third", "Second", "First"]);
});

test("the trash restores an item with its answers, and deletes others for good", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const rivers = await author.aQuiz({ title: "Rivers" });
  const answers = Object.fromEntries(rivers.questions.map(({ id }) => [id, 0]));
  await request.post(`/api/quizzes/${rivers.id}/attempts`, { data: { answers, participantName: "Bob" } });
  const lakes = await author.aQuiz({ title: "Lakes" });
  for (const { id } of [rivers, lakes, await author.aQuiz({ title: "Seas" }), await author.aQuiz({ title: "Hills" })])
    await author.remove(id);
  await signIn(page, author);
  await page.goto("/dashboard");
  await link(page, "Trash").click();
  await expect(page.getByRole("heading", { name: "4 deleted items" })).toBeVisible();
  await expect(titles(page)).toHaveText(["Hills", "Seas", "Lakes", "Rivers"]);
  const row = page.getByRole("listitem").filter({ hasText: "Rivers" });
  for (const fact of ["Quiz", "1 response", "Deleted just now", "30 days left"])
    await expect(row.getByText(fact, { exact: true })).toBeVisible();

  await button(page, "Restore Rivers").click();
  await expect(page.getByText("“Rivers” is back, with its link.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 deleted items" })).toBeFocused();

  await button(page, "Delete Permanently: Lakes").click();
  await button(page, "Cancel").click();
  await expect(button(page, "Delete Permanently: Lakes")).toBeFocused();
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("idempotencyKey") ? route.abort() : route.fallback(),
  );
  await button(page, "Delete Permanently: Lakes").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Permanently" }).click();
  await expect(page.getByText("Failed to delete")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 deleted items" })).toBeFocused();
  await page.unroute("**/graphql");
  await button(page, "Delete Permanently: Lakes").click();
  await button(page, "Cancel").click();
  await expect(button(page, "Delete Permanently: Lakes")).toBeFocused();
  await button(page, "Delete Permanently: Lakes").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Permanently" }).click();
  await expect(page.getByText("Quiz deleted permanently")).toBeVisible();
  await expect(titles(page)).toHaveText(["Hills", "Seas"]);

  const later = await author.aQuiz({ title: "Later" });
  await author.remove(later.id);

  await button(page, "Empty Trash").click();
  await expect(page.getByRole("alertdialog")).toContainText("Delete all 2 items permanently?");
  await page.getByRole("alertdialog").getByRole("button", { name: "Empty Trash" }).click();
  await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeFocused();
  await page.reload();
  await expect(titles(page)).toHaveText(["Later"]);
  await button(page, "Delete Permanently: Later").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Permanently" }).click();

  await link(page, "Go to Dashboard").click();
  await expect(titles(page)).toHaveText(["Rivers"]);
  await expect(page.getByRole("cell", { name: /1 response$/ })).toBeVisible();
});
