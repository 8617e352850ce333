import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { makeAdmin } from "./admins.ts";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";

/** IBM's engine: it finds other things than axe, which most tests ask. */
const engine = readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");

/** The engine takes labels and captions for empty in what is inert, where nobody meets them. */
const wrongWhereInert = ["label_content_exists", "table_caption_empty"];

/** Asks about what the page shows now; `shown` names it in what a failure says. */
async function expectNothingFound(page: Page, shown: string) {
  // It cannot read the mixed colour of a button under the pointer.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    // Folded parts are looked at as well: the engine takes a control in one for visible and its label for hidden.
    for (const part of document.querySelectorAll("details")) part.open = true;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  // Evaluated rather than added to the page, whose policy takes no scripts of others.
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(`${engine}; window.ace = ace;`);
  const found: string[] = await page.evaluate(`(async () => {
    // A preview is a page of its own within an inert one.
    const isInert = (node) => [node, node.ownerDocument.defaultView.frameElement].some((one) => one?.closest("[inert]"));
    return (await new ace.Checker().check(document, ["WCAG_2_2"])).results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .filter(({ ruleId, node }) => !(${JSON.stringify(wrongWhereInert)}.includes(ruleId) && isInert(node)))
      .map(({ ruleId, snippet }) => ruleId + ": " + snippet);
  })()`);
  expect.soft(found, shown).toEqual([]);
}

async function expectScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.waitForLoadState("networkidle");
  await expectNothingFound(page, path);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.locator("[role=dialog], [role=alertdialog], dialog[open]");

/** Asks about what a control opens, and closes that. */
async function expectOpened(page: Page, open: () => Promise<void>, shown: string) {
  await open();
  await expect(dialog(page)).toBeVisible();
  await expectNothingFound(page, shown);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

const phone = { width: 390, height: 844 };

/** An author with an item of each kind, the quiz answered. */
async function aBusyAuthor(request: APIRequestContext) {
  const author = await anAuthor(request);
  const [quiz, survey, assessment] = await Promise.all([author.aQuiz(), author.aSurvey(), author.anAssessment()]);
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
  const data = { answers, duration: 60, participantName: "Grace Hopper" };
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data });
  return { author, quiz, survey, assessment };
}

test.describe("a second engine finds nothing", () => {
  // Each look takes seconds of computing where other tests run beside it.
  test.describe.configure({ timeout: 120_000 });

  test("on the screens of visitors", async ({ page }) => {
    for (const path of ["/", "/login", "/register", "/forgot-password", "/take", "/sample-dashboard", "/nowhere"])
      await expectScreen(page, path);
    for (const path of ["/privacy-policy", "/cookie-policy", "/terms-of-service"]) await expectScreen(page, path);
    await expectScreen(page, "/tour");
    for (const step of ["Share", "Analyze"]) {
      await button(page, "Next Step").click();
      await expectNothingFound(page, `the tour: ${step}`);
    }
    await page.evaluate(() => localStorage.removeItem("cookie-consent"));
    await page.goto("/privacy-policy");
    const manage = button(page, "Manage Preferences");
    await expect(manage).toBeVisible();
    await expectNothingFound(page, "the question about cookies");
    await expectOpened(page, () => manage.click(), "preferences of cookies");
  });

  test("on the dashboard and where items are made", async ({ page, request }) => {
    const { author, survey } = await aBusyAuthor(request);
    await signIn(page, author);
    await expectScreen(page, "/dashboard");
    await expectOpened(page, () => button(page, "Share Lunch on Fridays").click(), "the share sheet");
    await button(page, "More actions for Lunch on Fridays").click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNothingFound(page, "an item's menu");
    await expectOpened(page, () => page.getByRole("menuitem", { name: "Delete" }).click(), "deleting an item");
    for (const address of ["type=quiz", "type=survey&mode=manual", "type=assessment&mode=manual"])
      await expectScreen(page, `/maker?${address}`);
    for (const address of ["type=quiz&mode=ai", "type=survey&mode=url", "type=assessment&mode=pdf"])
      await expectScreen(page, `/maker?${address}`);
    await expectScreen(page, `/maker?created=${survey.id}`);
  });

  test("in the editor", async ({ page, request }) => {
    const { author, quiz } = await aBusyAuthor(request);
    await signIn(page, author);
    await expectScreen(page, `/content/${quiz.id}/print?key=1`);
    await expectScreen(page, `/maker?edit=${quiz.id}`);
    await button(page, "Edit question 1").click();
    await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("Which is the capital of Norway?");
    await expectNothingFound(page, "a question being edited");
    await expectOpened(page, () => button(page, "Save Changes").click(), "whether it is the same question");
    const dashboard = page.getByRole("banner").getByRole("link", { name: "Dashboard" });
    await expectOpened(page, () => dashboard.click(), "leaving without saving");
    await page.setViewportSize(phone);
    for (const name of ["Outline", "Preview"])
      await expectOpened(page, () => button(page, name).click(), `${name} on a phone`);
    await page.evaluate(() => {
      localStorage.setItem("accessToken", "void");
      localStorage.setItem("refreshToken", "void");
    });
    await button(page, "Save Changes").click();
    await expect(dialog(page)).toContainText("Your session has ended");
    await expectNothingFound(page, "signing in again");
  });

  test("on the results", async ({ page, request }) => {
    const { author, quiz, assessment } = await aBusyAuthor(request);
    await signIn(page, author);
    await expectScreen(page, `/results/${assessment.id}`);
    await expectScreen(page, `/results/${quiz.id}`);
    await button(page, "Filter").click();
    await expect(page.getByLabel("From", { exact: true })).toBeVisible();
    await expectNothingFound(page, "the filters");
    await button(page, "Export Results").click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNothingFound(page, "the menu of exports");
    await page.keyboard.press("Escape");
    await expectOpened(page, () => button(page, "Share").click(), "sharing from the results");
    await expectOpened(page, () => page.getByRole("link", { name: "Grace Hopper" }).click(), "a response");
    await page.getByRole("link", { name: "Present", exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    await expectNothingFound(page, "the presenter");
    await expectOpened(page, () => page.keyboard.press("ArrowRight"), "a slide of the presenter");
  });

  test("beside the results and in the profile", async ({ page, request }) => {
    const { author, quiz } = await aBusyAuthor(request);
    await signIn(page, author);
    await expectScreen(page, `/results/${quiz.id}/webhooks`);
    await page.getByLabel("Address").fill("https://receiver.test/hook");
    await button(page, "Add Webhook").click();
    const remove = button(page, "Delete https://receiver.test/hook");
    await expect(remove).toBeVisible();
    await expectNothingFound(page, "a webhook");
    await expectOpened(page, () => remove.click(), "deleting a webhook");
    await expectScreen(page, "/profile");
    for (const name of ["New Token", "Sign Out Everywhere", "Delete My Account"])
      await expectOpened(page, () => button(page, name).click(), name);
  });

  test("in the administration", async ({ page, request }) => {
    const { author } = await aBusyAuthor(request);
    makeAdmin(author.email);
    await signIn(page, author);
    await expectScreen(page, "/admin");
    await expectScreen(page, "/admin?tab=analytics");
    await expectScreen(page, "/admin?tab=users");
    await expectOpened(
      page,
      () =>
        button(page, /^Remove Admin/)
          .first()
          .click(),
      "ending an administration",
    );
    await expectScreen(page, "/admin?tab=content");
    const item = page.getByRole("link", { name: "Lunch on Fridays" }).first();
    await expectOpened(page, () => item.click(), "an item's details");
  });

  test("on the pages of takers", async ({ page, request }) => {
    const { quiz, assessment } = await aBusyAuthor(request);
    await expectScreen(page, `/quiz/${quiz.id}`);
    await button(page, "Start").click();
    await expect(page.getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();
    await expectNothingFound(page, "a question");
    await expectOpened(page, () => page.keyboard.press("?"), "the keys");
    await page.keyboard.press("a");
    await page.reload();
    await expect(button(page, "Continue")).toBeVisible();
    await expectNothingFound(page, "coming back");
    await button(page, "Continue").click();
    for (const key of ["a", "Enter", "a", "Enter", "a", "Enter"]) await page.keyboard.press(key);
    await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
    await expectNothingFound(page, "a result");
    await expectScreen(page, `/assessment/${assessment.id}`);
    await button(page, "Start").click();
    for (const key of ["a", "Enter", "a", "Enter"]) await page.keyboard.press(key);
    await expect(page.getByRole("heading", { name: "Developing" })).toBeVisible();
    await expectNothingFound(page, "a level");
  });
});
