import { expect, test } from "playwright/test";
import { expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";

test("a token is made, shown once, works for a script, and is revoked", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.goto("/profile");
  const tokens = page.getByRole("region", { name: "Access Tokens" });
  await expect(tokens.getByText("You have no access tokens.")).toBeVisible();
  await tokens.getByRole("button", { name: "New Token" }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make Token" }).click();
  await expect(dialog.getByText("A name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Nightly report");
  await expect(dialog.getByLabel("Read only")).toBeChecked();
  await dialog.getByLabel("Expires").selectOption("Never");
  await dialog.getByRole("button", { name: "Make Token" }).click();
  const secret = await dialog.getByLabel("Access token").inputValue();
  expect(secret).toMatch(/^assay_pat_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(tokens.getByText("Nightly report")).toBeVisible();
  await expect(tokens.getByText(/Created .* · Never used · Never expires/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectAccessible(page);

  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get(`/api/quizzes/${id}/results`, { headers })).status()).toBe(200);
  const refused = await request.delete(`/api/quizzes/${id}`, { headers });
  expect(await refused.json()).toEqual({ message: "This token can only read", error: "FORBIDDEN" });
  await page.reload();
  await expect(tokens.getByText(/Last used just now/)).toBeVisible();

  await tokens.getByRole("button", { name: "Revoke Nightly report" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Token" }).click();
  await expect(tokens.getByText("You have no access tokens.")).toBeVisible();
  await expect(tokens.getByRole("button", { name: "New Token" })).toBeFocused();
  expect((await request.get(`/api/quizzes/${id}/results`, { headers })).status()).toBe(401);
});
