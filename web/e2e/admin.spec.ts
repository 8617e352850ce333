import { type APIRequestContext, expect, type Page, request } from "playwright/test";
import { makeAdmin } from "./admins.ts";
import { signIn } from "./screen.ts";
import { aService } from "./service.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** A service of its own, because other tests would change its lists. */
let service: Awaited<ReturnType<typeof aService>>;
let api: APIRequestContext;
let admin: Awaited<ReturnType<typeof aPerson>>;
let author: Awaited<ReturnType<typeof anAuthor>>;
let curious: Awaited<ReturnType<typeof aPerson>>;

const password = "Passw0rd!";

async function aPerson(firstName: string, lastName = "Person") {
  const email = `${firstName}.${lastName}@people.test`.toLowerCase();
  const data = { email, password, confirmPassword: password, firstName, lastName };
  const answer = await api.post("/api/auth/register", { data });
  expect(answer.status()).toBe(201);
  return { email, session: await answer.json() };
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  service = await aService({});
  api = await request.newContext({ baseURL: service.url });
  admin = await aPerson("Root", "Keeper");
  makeAdmin(admin.email, new URL(service.url).port);
  for (let number = 1; number <= 23; number++) await aPerson("Person", `N${number}`);
  author = await anAuthor(api);
  const quiz = await author.aQuiz({ title: "Northern capitals" });
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
  await api.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, duration: 90, participantName: "Shy Taker" } });
  const hidden = await author.aQuiz({ title: "Lunch" });
  await author.change(hidden.id, { isPublic: false });
  await author.aSurvey();
  curious = await aPerson("Curious");
});

test.afterAll(async () => {
  await api.dispose();
  await service.stop();
});

async function open(page: Page, path: string, person: { session: typeof admin.session } = admin) {
  await signIn(page, person);
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "{}"));
  await page.goto(service.url + path);
}

const rows = (page: Page) => page.locator("tbody tr");
const figure = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`).first();

test("denies access to people who are not administrators", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/admin", curious);
  await expect(page.getByRole("heading", { name: "Access denied. Admin privileges required." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
});

test("links the site in figures from the top bar, and works by keyboard", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "Admin", exact: true }).click();
  await expect(figure(page, "Users")).toHaveText("26");
  await expect(figure(page, "Quizzes")).toHaveText("2");
  await expect(figure(page, "Surveys")).toHaveText("1");
  await expect(figure(page, "Attempts")).toHaveText("1");
  await expect(figure(page, "Average score")).toHaveText("33.0%");
  await expect(figure(page, "New users")).toHaveText("26");

  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByRole("tab", { name: "Users" })).toHaveAttribute("aria-selected", "true");
  await expect(rows(page)).toHaveCount(20);
  await page.goBack();
  await expect(figure(page, "Users")).toBeVisible();
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(rows(page)).toHaveText(/Ada Author.*3/);
  await expect(figure(page, "Average score")).toHaveText("33.0%");
  await expect(figure(page, "Average duration")).toHaveText("1.5 min");
});

test("sends a test email, and reports when the server cannot be reached", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/admin");
  await page.getByRole("button", { name: "Send a Test Email" }).click();
  await expect(page.getByRole("status").getByText(admin.email)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send a Test Email" }).click();
  await expect(page.getByText("The server could not be reached. Please try again.")).toBeVisible();
});

test("pages through users, and starts over with another filter", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/admin?tab=users");
  await expect(page.getByText("Page 1 of 2 · 26 users")).toBeVisible();
  await expect(rows(page).first()).toContainText("Curious Person");
  await expect(page.getByRole("link", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2 · 26 users")).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).last()).toContainText("Root Keeper");
  await page.reload();
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByText("Page 1 of 2 · 26 users")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2 · 26 users")).toBeVisible();

  await page.getByLabel("Content").selectOption({ label: "With content" });
  await expect(page.getByText("Page 1 of 1 · 1 user", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveText(/Ada Author/);
  await page.getByLabel("Plan").selectOption({ label: "Enterprise" });
  await expect(page.getByRole("heading", { name: "No matching users" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(rows(page)).toHaveCount(20);
});

test("finds users by a part of the name or address, and sorts them", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/admin?tab=users");
  const name = page.getByRole("columnheader", { name: "Name" });
  await expect(page.getByRole("columnheader", { name: "Joined" })).toHaveAttribute("aria-sort", "descending");
  await name.getByRole("button").click();
  await expect(name).toHaveAttribute("aria-sort", "ascending");
  await expect(rows(page).first()).toContainText("Ada Author");
  await name.getByRole("button").press("Enter");
  await expect(page).toHaveURL(/sort=name&order=descending/);
  await expect(rows(page).first()).toContainText("Root Keeper");

  await page.getByRole("searchbox", { name: "Search by name or email" }).fill("N1");
  await expect(page.getByText("Page 1 of 1 · 11 users")).toBeVisible();
  await expect(rows(page).first()).toContainText("Person N19");
  await page.reload();
  await expect(rows(page)).toHaveCount(11);
  await page.getByRole("searchbox").fill("curious.person@");
  await expect(rows(page)).toHaveText([/Curious Person/]);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL(/tab=users&sort=name&order=descending$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Sort").selectOption({ label: "Joined ↑" });
  await expect(rows(page).first()).toContainText("Root Keeper");

  await open(page, "/admin?tab=content");
  await page.getByRole("searchbox", { name: "Search by title, link or owner" }).fill("ada aut");
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("searchbox", { name: "Search by title, link or owner" }).fill("capit");
  await expect(rows(page)).toHaveText([/Northern capitals/]);
});

test("makes and removes an administrator, except the last one", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/admin?tab=users");
  const row = rows(page).filter({ hasText: "Curious Person" });
  await row.getByRole("button", { name: "Make Admin" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Make Curious Person an administrator?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row.getByRole("button", { name: "Make Admin" })).toBeFocused();

  await row.getByRole("button", { name: "Make Admin" }).click();
  await expect(dialog).toContainText("curious.person@people.test was never verified");
  await dialog.getByRole("button", { name: "Make Admin Anyway" }).click();
  await expect(page.getByText("Admin status updated successfully")).toBeVisible();
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Remove Admin" }).click();
  await expect(dialog).not.toContainText("never verified");
  await dialog.getByRole("button", { name: "Remove Admin" }).click();
  await expect(row.getByRole("button", { name: "Make Admin" })).toBeVisible();

  await page.getByLabel("Role").selectOption({ label: "Admins" });
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("button", { name: "Remove Admin" }).click();
  await expect(dialog).toContainText("This is your own account");
  await dialog.getByRole("button", { name: "Remove Admin" }).click();
  await expect(page.getByText("Failed to update admin status")).toContainText("At least one administrator must remain");
});

test("shows an item with its correct answers, and no names", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/admin?tab=content");
  await expect(page.getByText("Page 1 of 1 · 3 items")).toBeVisible();
  await page.getByLabel("Visibility").selectOption({ label: "Private" });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Lunch");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByLabel("Creator's email").fill("AUTHOR.test");
  await expect(page).toHaveURL(/creator=AUTHOR/);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("link", { name: "Northern capitals" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Northern capitals" })).toBeVisible();
  await expect(dialog.locator('dt:text-is("Average duration") + dd')).toHaveText("90 s");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Capital of Norway?" })).toContainText(
    "OsloCorrect answer",
  );
  await expect(dialog).not.toContainText("Shy");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Northern capitals" })).toBeFocused();
});

test("offers to try the details again, with a fresh token", { tag: "@slow" }, async ({ page }) => {
  await open(page, "/admin?tab=content");
  const details = (url: URL) => url.pathname === "/graphql";
  let asked = 0;
  await page.route(details, async (route) => {
    if (route.request().postDataJSON().operationName !== "ItemDialogQuery") return route.fallback();
    asked++;
    return route.abort();
  });
  await page.getByRole("link", { name: "Northern capitals" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Error loading content details" })).toBeVisible();
  await expect(dialog.getByText("Failed to load content details.")).toBeVisible();
  expect(asked).toBe(2);

  await page.unroute(details);
  const refreshed = page.waitForRequest((sent) => sent.url().endsWith("/api/auth/refresh"));
  await dialog.getByRole("button", { name: "Retry" }).click();
  await refreshed;
  await expect(dialog.getByRole("heading", { name: "Northern capitals" })).toBeVisible();

  await page.goto(`${service.url}/admin?tab=content&item=none`);
  await expect(dialog.getByText("Quiz not found")).toBeVisible();
});

test("fits a phone with names of any length", { tag: "@slow" }, async ({ page }) => {
  await aPerson("Wolfeschlegelsteinhausenbergerdorffwelchevoralt", "Featherstonehaugh-Cholmondeley-Majoribanks");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ["overview", "users", "content", "reports", "analytics"]) {
    await open(page, `/admin?tab=${tab}`);
    await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("href", `/admin?tab=${tab}`);
    await expect(page.getByRole("tabpanel")).not.toBeEmpty();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test("deletes an item whose owner has deleted the account", { tag: "@slow" }, async ({ page }) => {
  const leaving = await anAuthor(api);
  const { id } = await leaving.aQuiz({ title: "Left behind" });
  const headers = { authorization: `Bearer ${leaving.session.accessToken}` };
  const data = { password, content: "keep" };
  expect((await api.post("/api/auth/delete-account", { headers, data })).status()).toBe(200);
  expect((await api.get(`/api/quizzes/${id}`)).status()).toBe(404);

  await open(page, "/admin?tab=content");
  await page.getByRole("link", { name: "Left behind" }).click();
  const dialog = page.getByRole("dialog", { name: "Content details" });
  await expect(dialog.getByText("The owner deleted their account")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Make Private" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete “Left behind”?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The item is deleted")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Left behind" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Northern capitals" })).toBeVisible();
});
