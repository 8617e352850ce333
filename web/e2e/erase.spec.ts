import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "playwright/test";
import { expect } from "playwright/test";
import { makeAdmin } from "./admins.ts";
import { button, link, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const confirmation = "Type the address again to confirm";

async function handIn(request: APIRequestContext, id: string, participantEmail: string) {
  const { questions } = await (await request.get(`/api/quizzes/${id}`)).json();
  const answers = Object.fromEntries(questions.map((question: { id: string }) => [question.id, 0]));
  const data = { answers, participantName: "Ann", participantEmail };
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data })).ok()).toBe(true);
}

test("a person is looked up, erased after their address is typed again, and a receipt is kept", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ title: "Rivers" });
  await handIn(request, id, "ann@example.com");
  await handIn(request, id, "ann@example.com");
  await handIn(request, id, "bob@example.com");
  await signIn(page, author);
  await page.goto("/profile/data");
  await page.getByRole("link", { name: "Erase a Person" }).click();
  const address = page.getByLabel("Email address");

  await address.fill("nobody");
  await button(page, "Find Data").click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await address.fill("cleo@example.com");
  await button(page, "Find Data").click();
  await expect(page.getByRole("heading", { name: "No data for cleo@example.com" })).toBeFocused();

  await address.fill("ANN@example.com");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
  await address.press("Enter");
  await expect(page.getByRole("heading", { name: "Data for ann@example.com" })).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "Rivers" })).toContainText("2 responses");
  await page.getByLabel(confirmation).fill("bob@example.com");
  await button(page, "Erase Permanently").click();
  await expect(page.getByText("This doesn't match the address above")).toBeVisible();
  await page.getByLabel(confirmation).fill("Ann@example.com");
  await button(page, "Erase Permanently").click();

  const done = page.getByRole("heading", { level: 1, name: "Erased" });
  await expect(done).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Erased");
  await expect(page.getByRole("listitem").filter({ hasText: "Rivers" })).toContainText("2 responses");
  const download = page.waitForEvent("download");
  await button(page, "Download Receipt").click();
  const receipt = await readFile(await (await download).path(), "utf8");
  expect(receipt).not.toContain("ann@");
  expect(JSON.parse(receipt)).toMatchObject({ isEverywhere: false, items: [{ title: "Rivers", attempts: 2 }] });
  expect(await author.attempts(id)).toHaveLength(1);

  await page.reload();
  await expect(done).toBeVisible();
  await button(page, "Erase Another Person").click();
  await expect(address).toBeFocused();
  await address.fill("ann@example.com");
  await address.press("Enter");
  await expect(page.getByRole("heading", { name: "No data for ann@example.com" })).toBeFocused();
});

test("erases a person from the whole site, and records it in each owner's activity", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const [admin, author] = [await anAuthor(request), await anAuthor(request)];
  makeAdmin(admin.email);
  const person = `${randomUUID()}@example.com`;
  const { id } = await author.aQuiz({ title: "Rivers" });
  await handIn(request, id, person);
  await handIn(request, id, "bob@example.com");
  await signIn(page, admin);
  await page.goto("/admin");
  await link(page, "Erase a Person").click();
  await expect(page.getByRole("radio", { name: /The whole site/ })).toBeChecked();
  await page.getByLabel("Email address").fill(person);
  await button(page, "Find Data").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Rivers" })).toContainText("1 response");

  await page.getByRole("radio", { name: /My items/ }).check();
  await expect(page.getByLabel(confirmation)).toHaveCount(0);
  await button(page, "Find Data").click();
  await expect(page.getByRole("heading", { name: `No data for ${person}` })).toBeFocused();
  await page.getByRole("radio", { name: /The whole site/ }).check();
  await button(page, "Find Data").click();
  await page.getByLabel(confirmation).fill(person);
  await button(page, "Erase Permanently").click();
  await expect(page.getByRole("heading", { level: 1, name: "Erased" })).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);
});

test("offers other people only their own items, and no other person's receipt", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const [author, other] = [await anAuthor(request), await anAuthor(request)];
  const { id } = await other.aQuiz();
  await handIn(request, id, "ann@example.com");
  const headers = { Authorization: `Bearer ${other.session.accessToken}` };
  const data = { email: "cleo@example.com" };
  const theirs = await (await request.post("/api/account/erasures", { headers, data })).json();

  await page.goto("/profile/erase");
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, author);
  await page.goto("/profile/erase?everywhere");
  const address = page.getByLabel("Email address");
  await expect(address).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await address.fill("ann@example.com");
  await address.press("Enter");
  await expect(page.getByRole("heading", { name: "No data for ann@example.com" })).toBeFocused();
  await page.goto(`/profile/erase?receipt=${theirs.id}`);
  await expect(page.getByRole("alert")).toContainText("The receipt could not be loaded");
  await button(page, "Erase Another Person").click();
  await expect(address).toBeFocused();
});
