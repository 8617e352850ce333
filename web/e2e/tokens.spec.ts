import { expect } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test("a token is made, shown once, works for a script, and is revoked", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.goto("/profile/programs");
  const tokens = page.getByRole("region", { name: "Access Tokens" });
  await expect(tokens.getByText("No access tokens yet.")).toBeVisible();
  await tokens.getByRole("button", { name: "New Token" }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create Token" }).click();
  await expect(dialog.getByText("A name is required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Nightly report");
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole("checkbox", { name: /^Read items/ })).toBeChecked();
  await dialog.getByRole("radio", { name: /^Read everything/ }).check();
  await expect(dialog.getByRole("radio", { name: /^Read everything/ })).toHaveAccessibleName(/names and addresses/);
  await dialog.getByLabel("Expires").selectOption("Never");
  await dialog.getByRole("button", { name: "Create Token" }).click();
  const secret = await dialog.getByLabel("Access token").inputValue();
  expect(secret).toMatch(/^assay_pat_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(tokens.getByText("Nightly report")).toBeVisible();
  await expect(tokens.getByText(/Created .* · Never used · Never expires/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get(`/api/quizzes/${id}/results`, { headers })).status()).toBe(200);
  const refused = await request.delete(`/api/quizzes/${id}`, { headers });
  expect(await refused.json()).toEqual({ message: "This token can only read", error: "FORBIDDEN" });
  await page.reload();
  await expect(tokens.getByText(/Last used just now from 127\.0\.0\.0\/24/)).toBeVisible();
  await expect(tokens.getByText(`assay_pat_…${secret.slice(-4)}`)).toBeVisible();

  await tokens.getByRole("button", { name: "Revoke Nightly report" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Token" }).click();
  await expect(tokens.getByText("No access tokens yet.")).toBeVisible();
  await expect(tokens.getByRole("button", { name: "New Token" })).toBeFocused();
  expect((await request.get(`/api/quizzes/${id}/results`, { headers })).status()).toBe(401);
});

test("a token is made for chosen scopes and a chosen item", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const [mine, other] = [await author.aQuiz({ title: "Rivers" }), await author.aQuiz({ title: "Mountains" })];
  await signIn(page, author);
  await page.goto("/profile/programs");
  const tokens = page.getByRole("region", { name: "Access Tokens" });
  await tokens.getByRole("button", { name: "New Token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Report");
  await expect(dialog.getByRole("radio", { name: /^Choose/ })).toBeChecked();
  await dialog.getByRole("checkbox", { name: /^Read items/ }).uncheck();
  await dialog.getByRole("radio", { name: /^Certain items/ }).check();
  await dialog.getByRole("button", { name: "Create Token" }).click();
  await expect(dialog.getByText("Choose at least one scope")).toBeVisible();
  await expect(dialog.getByText("Choose at least one item")).toBeVisible();

  await dialog.getByRole("checkbox", { name: /^Delete answers/ }).check();
  await expect(dialog.getByRole("checkbox", { name: /^Read results/ })).toBeChecked();
  await dialog.getByRole("searchbox", { name: "Search your items" }).fill("river");
  await expect(dialog.getByRole("checkbox", { name: "Mountains" })).toHaveCount(0);
  await dialog.getByRole("checkbox", { name: "Rivers" }).check();
  await dialog.getByRole("searchbox", { name: "Search your items" }).fill("");
  await expect(dialog.getByRole("checkbox", { name: "Mountains" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Rivers" })).toBeChecked();
  await dialog.getByRole("button", { name: "Create Token" }).click();
  const secret = await dialog.getByLabel("Access token").inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(tokens.getByText("Delete answers")).toBeVisible();
  await expect(tokens.getByText("Only with “Rivers”")).toBeVisible();

  const headers = { authorization: `Bearer ${secret}` };
  const statusOf = async (id: string) => (await request.get(`/api/quizzes/${id}/results`, { headers })).status();
  expect([await statusOf(mine.id), await statusOf(other.id)]).toEqual([200, 403]);
});
