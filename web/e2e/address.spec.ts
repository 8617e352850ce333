import { type APIRequestContext, expect, type Page } from "playwright/test";
import { followMail } from "./mail.ts";
import { button } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const password = "Passw0rd!";
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function aProvenAuthor(page: Page, request: APIRequestContext) {
  const author = await anAuthor(request);
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const { email }: { email: string } = await (await request.get("/api/auth/me", { headers })).json();
  const other = await page.context().newPage();
  const verified = await followMail(other, email, "Verify your email address", "Verify email address");
  await expect(title(verified, "Email Verified")).toBeVisible();
  const { id } = await author.aQuiz();
  const data = { url: "https://hooks.example/assay" };
  expect((await request.post(`/api/quizzes/${id}/webhooks`, { headers, data })).status()).toBe(201);
  // Not an init script, which would sign in again on each page.
  await page.goto("/");
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), author.session);
  return { ...author, email };
}

test("a proven address moves when both addresses agree, and moves back", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { email } = await aProvenAuthor(page, request);
  await page.goto("/profile");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  const next = `${crypto.randomUUID()}@new.test`;
  await page.getByLabel("Email", { exact: true }).fill(next);
  await page.getByLabel("Your password").fill("not this one");
  await button(page, "Save Profile").click();
  await expect(page.getByText("This is not your current password").first()).toBeVisible();
  await page.getByLabel("Your password").fill("");
  await button(page, "Save Profile").click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  const waiting = page.getByText(`${next} is waiting for confirmation`);
  await expect(page.getByText(`Check ${next}`, { exact: true })).toBeVisible();
  await expect(page.getByText("Open the links in both emails to confirm")).toBeVisible();
  await expect(waiting).toContainText(`the links we sent to it and to ${email}`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 720 });
  await button(page, "Cancel the Change").click();
  await expect(waiting).toBeHidden();

  await page.getByLabel("Email", { exact: true }).fill(next);
  await button(page, "Save Profile").click();
  await expect(waiting).toBeVisible();
  const other = await page.context().newPage();
  const confirmed = await followMail(other, next, "Confirm your new email address", "Confirm email address");
  await expect(confirmed.getByText("It takes effect once you confirm from your current address")).toBeVisible();
  const approval = await followMail(other, email, "Approve your new email address", "Approve the new address");
  await expect(title(approval, "Approve the new address?")).toBeVisible();
  await button(approval, "Approve the New Address").click();
  await expect(title(approval, "Address Approved")).toBeVisible();
  await expect(approval).toHaveURL("/approve-address");
  const again = await followMail(other, email, "Approve your new email address", "Approve the new address");
  await expect(title(again, "This Link Was Used")).toBeVisible();
  await expect(again.getByText(`The email address of the account is now ${next}`)).toBeVisible();
  await expect(button(again, "Approve the New Address")).toHaveCount(0);
  const later = await followMail(other, next, "Confirm your new email address", "Confirm email address");
  await expect(later.getByText(`Your email address is now ${next}. Log in with it`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(next);

  const undo = await followMail(other, email, "The email address of your account was changed", "Undo the change");
  await expect(title(undo, "Undo the email change?")).toBeVisible();
  await button(undo, "Undo the Change").click();
  await expect(title(undo, "The Change Is Undone")).toBeVisible();
  await expect(button(undo, "Logout")).toHaveCount(0);
  const gone = await followMail(other, email, "The email address of your account was changed", "Undo the change");
  await expect(gone.getByText(`the account is at ${email} again. Its old password no longer works`)).toBeVisible();
  await expect(button(gone, "Undo the Change")).toHaveCount(0);
  const subject = "Your account is restored: choose a new password";
  const reset = await followMail(other, email, subject, "Choose a new password");
  await expect(reset.getByLabel("Delete the webhook as well")).not.toBeChecked();
});

test("the screens that end sessions offer to end webhooks", { tag: "@slow" }, async ({ page, request }) => {
  await aProvenAuthor(page, request);
  await page.goto("/profile");
  const offers = page.getByLabel("Delete the webhook as well");
  await expect(offers).toHaveCount(2);
  await expect(page.getByText("https://hooks.example/assay (Capitals of the north)").first()).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill("Better9horses");
  await page.getByLabel("Confirm new password").fill("Better9horses");
  await offers.first().check({ force: true });
  await button(page, "Change Password").click();
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible();
  await expect(offers).toHaveCount(0);
});
