import { readFile } from "node:fs/promises";
import { expect, type Page } from "playwright/test";
import { button, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const password = "Passw0rd!";

async function openProfile(page: Page, author: Awaited<ReturnType<typeof anAuthor>>) {
  await signIn(page, author);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile Settings" })).toBeVisible();
}

test("name and email address are changed, and the account shows it", { tag: "@slow" }, async ({ page, request }) => {
  await signIn(page, await anAuthor(request));
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("/graphql", async (route) => {
    if (route.request().postData()?.includes("ProfileScreenQuery")) await held;
    return route.fallback();
  });
  await page.goto("/profile");
  await expect(page.getByText("Loading profile...")).toBeVisible();
  answer();

  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  for (const fact of ["Account ID", "Current Plan", "Email Verification", "Account Created"]) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Free Plan")).toBeVisible();
  await expect(page.getByText("Unverified")).toBeVisible();

  await page.getByLabel("First name").fill("");
  await page.getByLabel("Last name").fill("x".repeat(51));
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await button(page, "Save Profile").click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await expect(page.getByText("Last name must be less than 50 characters")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();

  await page.getByLabel("First name").fill("Augusta");
  await page.getByLabel("Last name").fill("King");
  const email = `${crypto.randomUUID()}@new.test`;
  await page.getByLabel("Email", { exact: true }).fill(email);
  await button(page, "Save Profile").click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  await expect(page.getByText("Your profile has been updated successfully")).toBeVisible();
  await expect(page.getByRole("region", { name: "Email verification" })).toContainText(email);

  await page.getByLabel("Email", { exact: true }).fill("offline@new.test");
  await page.route("/graphql", (route) => route.abort());
  await button(page, "Save Profile").click();
  await expect(page.getByText("Update failed")).toBeVisible();
  await expect(page.getByText("Failed to update profile")).toBeVisible();
});

test("a new password ends every session but this one", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await openProfile(page, author);
  const { email } = await (
    await request.get("/api/auth/me", { headers: { authorization: `Bearer ${author.session.accessToken}` } })
  ).json();
  const other = await (await request.post("/api/auth/login", { data: { email, password } })).json();

  const fill = async (current: string, next: string, confirm = next) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(confirm);
    await button(page, "Change Password").click();
  };
  await expect(page.getByText("At least 8 characters with uppercase, lowercase and numbers")).toBeVisible();
  const current = page.getByLabel("Current password");
  await expect(current).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(current).toHaveAttribute("type", "text");
  await fill(password, "alllowercase");
  await expect(page.getByText("Password must contain at least one uppercase letter")).toBeVisible();
  await fill(password, "Better9horses", "Better9mice");
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await fill("not this one", "Better9horses");
  await expect(page.getByText("Password change failed")).toBeVisible();
  await expect(page.getByText("This is not your current password").first()).toBeVisible();

  await fill(password, "alllowercase");
  await expect(page.getByText("Password must contain at least one uppercase letter")).toBeVisible();
  await expect(page.getByText("Password change failed")).toBeHidden();

  await fill(password, "Better9horses");
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible();
  await expect(page.getByText("Your password has been changed successfully")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await page.reload();
  await expect(page.getByText("Free Plan")).toBeVisible();
  expect((await request.post("/api/auth/refresh", { data: other })).status()).toBe(401);
});

test("downloads the account's data as one file", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await openProfile(page, author);
  await page.getByRole("tab", { name: "Data" }).click();
  const download = page.waitForEvent("download");
  await button(page, "Download My Data").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^assay-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data).toMatchObject({ account: { firstName: "Ada" }, content: [{ id }] });
});

test("logging out everywhere ends this session, too", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await page.goto("/");
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), author.session);
  await page.goto("/profile");
  await button(page, "Sign Out Everywhere").click();
  const dialog = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(button(page, "Sign Out Everywhere")).toBeFocused();
  expect(
    (
      await request.get("/api/auth/me", { headers: { authorization: `Bearer ${author.session.accessToken}` } })
    ).status(),
  ).toBe(200);
  await button(page, "Sign Out Everywhere").click();
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  expect((await request.post("/api/auth/refresh", { data: author.session })).status()).toBe(401);
});

test("an account is deleted with its password, and its items are kept or deleted", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto("/");
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), author.session);
  await page.goto("/profile/data");
  await button(page, "Delete My Account").click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByLabel("Keep my content")).toBeChecked();
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await dialog.getByLabel("Your password").fill("not this one");
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(dialog.getByText("This is not your current password")).toBeVisible();
  await dialog.getByLabel("Delete my content").check();
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  const farewell = page.getByRole("alertdialog", { name: "Your account is deleted" });
  await expect(farewell).toBeVisible();
  await expect(page.getByText("Couldn't delete your account")).toHaveCount(0, { timeout: 2_000 });
  await farewell.getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  expect((await request.get(`/api/quizzes/${id}`)).status()).toBe(404);
});

test("loads each part of the profile at its own address", { tag: "@slow" }, async ({ page, request }) => {
  await openProfile(page, await anAuthor(request));
  await page.getByRole("tab", { name: "Programs" }).click();
  await expect(page).toHaveURL("/profile/programs");
  await expect(page.getByRole("region", { name: "Access Tokens" })).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith("/graphql"));
  await page.goto("/profile/data");
  expect((await asked).postDataJSON().variables).toEqual({ isPerson: false, isPrograms: false, isData: true });
  await expect(page.getByRole("region", { name: "Default Retention" })).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveCount(0);
  await page.goto("/profile/nowhere");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("First name")).toBeVisible();
});
