import { type APIRequestContext, expect, request } from "playwright/test";
import { makeAdmin } from "./admins.ts";
import { button, expectAccessible, signIn } from "./screen.ts";
import { aService } from "./service.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** A service of its own, because its operator has a name and its administrator sees all reports. */
let service: Awaited<ReturnType<typeof aService>>;
let api: APIRequestContext;
let author: Awaited<ReturnType<typeof anAuthor>>;

const password = "Passw0rd!";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  service = await aService({ OPERATOR: "Example School" });
  api = await request.newContext({ baseURL: service.url });
  author = await anAuthor(api);
});

test.afterAll(async () => {
  await api.dispose();
  await service.stop();
});

test("a page names who asks and who runs the site, is reported, and the report is closed", { tag: "@slow" }, async ({
  page,
}) => {
  const { id } = await author.aQuiz({ title: "Your bank account", rules: { author: "Dr Meier, Biology" } });
  await page.goto(`${service.url}/quiz/${id}`);
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("Dr Meier, Biology");
  await expect(foot).toContainText("Example School");
  await expect(foot.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");

  await foot.getByRole("button", { name: "Report this page" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Report this page" });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Choose a reason.");
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "It asks for passwords or payment" })).toBeChecked();
  await dialog.getByLabel("Details (optional)").fill("x".repeat(1001));
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Write up to 1,000 characters.");
  await dialog.getByLabel("Details (optional)").fill("It wants my PIN.");
  await expectAccessible(page);
  await page.route("**/reports", (route) => route.abort());
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Check your connection and try again.");
  await page.unroute("**/reports");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Thank you. The people who run this site will look at it.")).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(foot.getByRole("button", { name: "Report this page" })).toBeFocused();

  await button(page, "Start").click();
  await expect(page.getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();
  await expect(foot).toHaveCount(0);

  const email = "keeper@people.test";
  const person = { email, password, confirmPassword: password, firstName: "Root", lastName: "Keeper" };
  const session = await (await api.post("/api/auth/register", { data: person })).json();
  makeAdmin(email, new URL(service.url).port);
  await signIn(page, { email, session } as Parameters<typeof signIn>[1]);
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "{}"));
  await page.goto(`${service.url}/admin`);
  await expect(page.getByText("1 report to look at")).toBeVisible();
  await page.getByRole("link", { name: "Show Reports" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "It wants my PIN." });
  await expect(row).toContainText("Asks for passwords or payment");
  await expectAccessible(page);
  await row.getByRole("link", { name: "Your bank account" }).click();
  await expect(page.getByRole("dialog", { name: "Content details" })).toContainText("Your bank account");
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Close Report" }).click();
  await expect(page.getByRole("heading", { name: "No reports" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Reports" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No reports" })).toBeVisible();
});

test("the foot of a page is in its frame on other pages, from right to left as well", { tag: "@slow" }, async ({
  page,
}) => {
  const { id } = await author.aQuiz({ rules: { author: "ד״ר מאיר" } });
  await page.goto(`${service.url}/embed/quiz/${id}?lang=he`);
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("ד״ר מאיר");
  await expect(foot.getByRole("link")).toHaveAttribute("target", "_blank");
  await foot.getByRole("button", { name: "דיווח על הדף" }).click();
  await expect(page.getByRole("dialog", { name: "דיווח על הדף" })).toContainText("מה הבעיה בדף הזה?");
});
