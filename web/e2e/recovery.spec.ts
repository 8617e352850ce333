import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { followMail } from "./mail.ts";
import { button } from "./screen.ts";
import { test } from "./test.ts";

const password = "Passw0rd!";
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function register(request: APIRequestContext) {
  const email = `${randomUUID()}@example.test`;
  const data = { email, password, confirmPassword: password, firstName: "Grace", lastName: "Hopper" };
  expect((await request.post("/api/auth/register", { data })).status()).toBe(201);
  return email;
}

async function logIn(page: Page, email: string, at = "/login") {
  await page.goto(at);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("resets a forgotten password with an emailed link", { tag: "@slow" }, async ({ page, request }) => {
  const email = await register(request);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reset email sent")).toBeVisible();
  await expect(title(page, "Check Your Email")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
  await button(page, "Try Again").click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);

  const reset = await followMail(page, email, "Reset your password", "Choose a new password");
  await expect(title(reset, "Reset Password")).toBeVisible();
  await reset.getByLabel("New password", { exact: true }).fill("short");
  await reset.getByLabel("Confirm password", { exact: true }).fill("short");
  await button(reset, "Reset Password").click();
  await expect(reset.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(reset.getByText("Please confirm your password")).toBeVisible();
  await reset.getByLabel("New password", { exact: true }).fill("another horse");
  await reset.getByLabel("Confirm password", { exact: true }).fill("another mouse");
  await expect(reset.getByText("Passwords don't match")).toBeVisible();
  await reset.getByLabel("Confirm password", { exact: true }).fill("another horse");
  const link = reset.url();
  await button(reset, "Reset Password").click();
  await expect(reset.getByText("Password reset successful")).toBeVisible();
  await expect(title(reset, "Password Reset Complete")).toBeVisible();
  await expect(reset).toHaveURL("/reset-password");
  await reset.getByRole("link", { name: "Go to Login" }).click();
  await reset.getByLabel("Email", { exact: true }).fill(email);
  await reset.getByLabel("Password", { exact: true }).fill("another horse");
  await reset.keyboard.press("Enter");
  await expect(reset).toHaveURL("/maker");

  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("one more horse");
  await page.getByLabel("Confirm password", { exact: true }).fill("one more horse");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reset failed")).toBeVisible();
  await expect(page.getByText("This reset link is invalid or has expired. Please request a new one.")).toBeVisible();
});

test("resetting a password logs out the browser it is reset in", { tag: "@slow" }, async ({ page, request }) => {
  const email = await register(request);
  await logIn(page, email);
  await expect(button(page, "Logout")).toBeVisible();
  expect((await request.post("/api/auth/forgot-password", { data: { email } })).status()).toBe(200);

  const reset = await followMail(page, email, "Reset your password", "Choose a new password");
  await reset.getByLabel("New password", { exact: true }).fill("another horse");
  await reset.getByLabel("Confirm password", { exact: true }).fill("another horse");
  await reset.keyboard.press("Enter");
  await expect(title(reset, "Password Reset Complete")).toBeVisible();
  await expect(button(reset, "Logout")).toHaveCount(0);
  expect(await reset.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("a toast is dismissed by a swipe to the right, and returns after a shorter one", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/reset-password");
  const message = page.getByText("Invalid reset link");
  await expect(message).toBeVisible();
  const swipe = async (way: number) => {
    const { x, y } = (await message.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + way, y + 5, { steps: 4 });
    await page.mouse.up();
  };
  const before = await message.boundingBox();
  await swipe(40);
  expect(await message.boundingBox()).toEqual(before);
  await swipe(80);
  // The pointer still hovers over the message, which pauses its timer.
  await expect(message).toBeHidden();
});

test("a new account verifies its address, and is reminded until then", { tag: "@slow" }, async ({ page }) => {
  const email = `${randomUUID()}@example.test`;
  await page.goto("/register");
  const fields = { "First name": "Grace", "Last name": "Hopper", Email: email, Password: password };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Confirm password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/maker");
  const reminder = page.getByRole("region", { name: "Email verification" });
  await expect(reminder).toContainText(email);
  await reminder.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByText("Verification email sent")).toBeVisible();
  await expect(page.getByText("Please check your email for the verification link.")).toBeVisible();

  const elsewhere = await page.context().newPage();
  const verified = await followMail(elsewhere, email, "Verify your email address", "Verify email address");
  await expect(title(verified, "Email Verified")).toBeVisible();
  await expect(verified).toHaveURL("/verify-email");
  const again = await followMail(
    await page.context().newPage(),
    email,
    "Verify your email address",
    "Verify email address",
  );
  await expect(title(again, "Email Verified")).toBeVisible();
  await expect(verified.getByRole("region", { name: "Email verification" })).toBeHidden();
  await verified.getByRole("link", { name: "Continue to Dashboard" }).click();
  await expect(verified).toHaveURL("/dashboard");
  await page.reload();
  await expect(title(page, "Create")).toBeVisible();
  await expect(reminder).toBeHidden();
});

test("the reminder is dismissed for as long as the tab is open", { tag: "@slow" }, async ({ page, request }) => {
  const email = await register(request);
  await logIn(page, email, "/login?redirect=/profile");
  const reminder = page.getByRole("region", { name: "Email verification" });
  await reminder.getByRole("button", { name: "Dismiss" }).click();
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Profile Information" })).toBeVisible();
  await expect(reminder).toBeHidden();
});

test("a verified address leads a visitor to the login", { tag: "@slow" }, async ({ page, request }) => {
  const verified = await followMail(page, await register(request), "Verify your email address", "Verify email address");
  await verified.getByRole("link", { name: "Continue to Login" }).click();
  await expect(verified).toHaveURL("/login");
});

test("stops emailed results only after a confirmation", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/stop-mail?address=bob@example.test&key=wrong");
  await expect(title(page, "Stop emailed results?")).toBeVisible();
  await button(page, "Stop Results").click();
  await expect(page.getByText("This link is incomplete. Use the one in the email.")).toBeVisible();
  await page.route("/stop-mail?*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ json: {} }) : route.fallback(),
  );
  await button(page, "Stop Results").click();
  await expect(page.getByText("Results are no longer sent to bob@example.test.")).toBeVisible();
});
