import { expect } from "playwright/test";
import { button, isFocusInSight, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test("shows each activity with its source, and filters them", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const [kept, gone] = [await author.aQuiz({ title: "Rivers" }), await author.aQuiz({ title: "Mountains" })];
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const data = { name: "Nightly report", scope: "write" };
  const { secret } = await (await request.post("/api/auth/tokens", { headers, data })).json();
  await request.get(`/api/quizzes/${kept.id}/export`, { headers: { authorization: `Bearer ${secret}` } });
  await author.change(kept.id, { isPublic: false });
  await author.remove(gone.id);

  await signIn(page, author);
  await page.goto("/profile/data");
  await page.getByRole("link", { name: "Show Activity" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
  const entries = page.getByRole("region").getByRole("listitem");
  await expect(entries).toHaveCount(5);
  await expect(entries.nth(0)).toContainText("Deleted the item: Mountains");
  await expect(entries.nth(0).getByRole("link")).toHaveCount(0);
  await expect(entries.nth(1)).toContainText("Changed who may take it: Rivers");
  await expect(entries.nth(2)).toContainText("Exported the answers as CSV: Rivers");
  await expect(entries.nth(2)).toContainText("By the token “Nightly report”, from 127.0.0.0/24");
  await expect(entries.nth(3)).toContainText("Made the token “Nightly report”");
  await expect(entries.nth(4)).toContainText("Signed in");
  await expect(entries.nth(4)).toContainText("In this session");

  await button(page, "Only this item: Rivers").first().press("Enter");
  await expect(entries).toHaveCount(2);
  await expect(page).toHaveURL(/\?item=/);
  await expect(page.getByRole("search")).toBeFocused();
  await page.getByLabel("Kind").selectOption("Answers exported");
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(entries).toHaveCount(1);
  await entries.getByRole("link", { name: "Rivers" }).click();
  await expect(page).toHaveURL(`/results/${kept.id}`);
  await page.goBack();

  await button(page, "Clear").press("Enter");
  await expect(entries).toHaveCount(5);
  await expect(page.getByRole("search")).toBeFocused();
  await page.getByLabel("Kind").selectOption("Webhooks deleted");
  await expect(page.getByRole("heading", { name: "No such activity" })).toBeVisible();
  await button(page, "Show All Activity").click();
  await expect(entries).toHaveCount(5);
  await expect(page.getByRole("search")).toBeFocused();
});

test("shows older activity on request", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  for (let change = 0; change < 31; change++) await author.change(id, { isPublic: change % 2 === 1 });
  await signIn(page, author);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/profile/activity");
  const entries = page.getByRole("region").getByRole("listitem");
  await expect(entries).toHaveCount(30);
  await button(page, "Show Older").press("Enter");
  await expect(entries).toHaveCount(32);
  await expect(button(page, "Show Older")).toHaveCount(0);
  await expect(entries.nth(30)).toBeFocused();
  expect(await isFocusInSight(page)).toBe(true);
});

test("shows an error when the activity cannot be loaded", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  await page.route("**/graphql", (route) => {
    const isOfLog = route.request().postDataJSON()?.operationName === "ActivityScreenQuery";
    return isOfLog ? route.fulfill({ status: 500, body: "" }) : route.continue();
  });
  await page.goto("/profile/activity");
  await expect(page.getByRole("heading", { name: "Your activity could not be loaded" })).toBeVisible();
});
