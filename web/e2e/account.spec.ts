import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const password = "Passw0rd!";

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function signedInTab(context: BrowserContext, session: { accessToken: string; refreshToken: string }) {
  const page = await context.newPage();
  // A page outside the application, which would send requests.
  await page.goto("/robots.txt");
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), session);
  return page;
}

test("a visitor creates an account, logs out, and returns to the page they wanted", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const email = `${randomUUID()}@example.test`;

  await page.goto("/register");
  await expect(page.getByText("At least 8 characters", { exact: true })).toBeVisible();
  await fill(page, { "First name": "Ada", "Last name": "Byron", Email: email });
  await fill(page, { Password: password, "Confirm password": "something else" });
  await button(page, "Create Account").click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await fill(page, { "Confirm password": password });
  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/maker");
  await expect(page.getByText("Welcome to Assay!")).toBeVisible();

  await button(page, "Logout").click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard?type=quiz");
  await expect(page).toHaveURL("/login?redirect=%2Fdashboard%3Ftype%3Dquiz");
  await fill(page, { Email: email, Password: "not this one" });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Login failed")).toBeVisible();
  const entered = page.getByLabel("Password", { exact: true });
  await expect(entered).toBeFocused();
  await expect(entered).toHaveAccessibleErrorMessage("Invalid email or password");
  await expectAccessible(page);
  await fill(page, { Password: password });
  await page.keyboard.press("Enter");
  await expect(page.getByText("You'll stay logged in for 30 days.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard?type=quiz");
  expect(problems).toEqual([]);
});

test("a logged-in user is not asked to log in", { tag: "@slow" }, async ({ page, request }) => {
  const { session } = await anAuthor(request);
  await page.goto("/");
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), session);
  for (const path of ["/login?redirect=%2Fdashboard", "/register?redirect=%2Fdashboard"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
  await request.post("/api/auth/logout", { data: session });
  await page.goto("/login?redirect=%2Fdashboard");
  await expect(page).toHaveURL("/login?redirect=%2Fdashboard");
  await expect(button(page, "Sign In")).toBeVisible();
});

test("two tabs whose token expires refresh it once", { tag: "@slow" }, async ({ context, request }) => {
  const { session: fresh } = await anAuthor(request);
  // Tokens issued within one second are equal.
  const session = { ...fresh, accessToken: `${fresh.accessToken}.expired` };
  const tabs = [await signedInTab(context, session), await context.newPage()];
  let refreshes = 0;
  context.on("request", (sent) => {
    if (sent.url().endsWith("/api/auth/refresh")) refreshes++;
  });
  const expired = { message: "Your session has expired", extensions: { code: "TOKEN_EXPIRED", shouldRefresh: true } };
  await context.route("/graphql", (route) =>
    route.request().headers().authorization === `Bearer ${session.accessToken}`
      ? route.fulfill({ status: 401, json: { errors: [expired] } })
      : route.fallback(),
  );
  await Promise.all(tabs.map((tab) => tab.goto("/dashboard")));
  for (const tab of tabs) {
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(button(tab, "Logout")).toBeVisible();
  }
  await expect.poll(() => tabs[0]?.evaluate(() => localStorage.accessToken)).not.toBe(session.accessToken);
  expect(refreshes).toBe(1);
});

test("logging out in one tab logs out in all", { tag: "@slow" }, async ({ context, request }) => {
  const { session } = await anAuthor(request);
  const [here, there] = [await signedInTab(context, session), await context.newPage()];
  await Promise.all([here.goto("/dashboard"), there.goto("/dashboard")]);
  await button(here, "Logout").click();
  await expect(there).toHaveURL("/");
  await expect(there.getByRole("link", { name: "Login" })).toBeVisible();
  expect((await request.post("/api/auth/refresh", { data: session })).status()).toBe(401);
});

test("logging in again in another tab does not move the first", { tag: "@slow" }, async ({ context, request }) => {
  const email = `${randomUUID()}@example.test`;
  const data = { email, password, confirmPassword: password, firstName: "Ada", lastName: "Byron" };
  const session = await (await request.post("/api/auth/register", { data })).json();
  const there = await context.newPage();
  await there.goto("/login");
  await expect(button(there, "Sign In")).toBeVisible();
  const here = await signedInTab(context, session);
  await here.goto("/profile");
  await here.getByLabel("First name").fill("Augusta");
  await fill(there, { Email: email, Password: password });
  await there.keyboard.press("Enter");
  await expect(there).toHaveURL("/maker");
  await expect(here).toHaveURL("/profile");
  await expect(here.getByLabel("First name")).toHaveValue("Augusta");
});

test("a newly loaded page starts at its top", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/privacy-policy");
  const scrolled = () => {
    scrollTo(0, document.body.scrollHeight);
    return scrollY;
  };
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(0);
  await page.goto("/terms-of-service");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
