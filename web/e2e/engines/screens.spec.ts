import { type APIRequestContext, expect, type Page } from "playwright/test";
import { makeAdmin } from "../admins.ts";
import { axeViolations, button, signIn } from "../screen.ts";
import { test } from "../test.ts";
import { phone } from "./dialogs.ts";
import { expectNothingFound, walk } from "./engines.ts";
import { addressesOf } from "./screens.ts";
import { aWorld } from "./world.ts";

/** Waits, because the second engine reads labels once and would miss those that are drawn while it checks. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

async function expectScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await settled(page);
  await expectNothingFound(page, path);
  const whole = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, `${path} at 400 % zoom`).toBeLessThanOrEqual(320);
  if (whole) await page.setViewportSize(whole);
}

// Each walk checks many pages.
test.describe.configure({ timeout: 300_000 });

for (const who of ["visitor", "author", "owner", "administrator"] as const) {
  const visit = async (page: Page, request: APIRequestContext, expectFine: (path: string) => Promise<void>) => {
    const world = await aWorld(request);
    if (who === "administrator") makeAdmin(world.author.email);
    if (who !== "visitor") await signIn(page, world.author);
    for (const address of await addressesOf(who, world)) await expectFine(address);
  };

  test(
    `nothing is found on the screens of the ${who}`,
    who === "author" ? walk : { tag: "@slow" },
    async ({ page, request }) => visit(page, request, (path) => expectScreen(page, path)),
  );

  test(`axe finds nothing on the screens of the ${who}, narrow and dark`, { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, request, async (path) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await settled(page);
      expect.soft(await axeViolations(page), path).toEqual([]);
    });
  });
}

test("finds no problems in the states that screens change to", { tag: "@slow" }, async ({ page, request }) => {
  const world = await aWorld(request);
  const { author, quiz } = world;
  await page.goto("/tour");
  for (const step of ["Share", "Analyze"]) {
    await button(page, "Next Step").click();
    await expectNothingFound(page, `the tour: ${step}`);
  }
  await page.evaluate(() => localStorage.removeItem("cookie-consent"));
  await page.goto("/privacy-policy");
  await expect(button(page, "Manage Preferences")).toBeVisible();
  await expectNothingFound(page, "the question about cookies");

  await signIn(page, author);
  await page.goto(`/maker?edit=${quiz.id}`);
  await button(page, "Edit question 1").click();
  await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("");
  await button(page, "Save Changes").click();
  await expect(page.getByText(/1 (fault|thing|field)/i).first()).toBeVisible();
  await expectNothingFound(page, "a faulty question being edited");

  await page.goto(`/results/${quiz.id}`);
  await button(page, "Filter").click();
  await expect(page.getByLabel("From", { exact: true })).toBeVisible();
  await expectNothingFound(page, "the filters");

  await page.setViewportSize(phone);
  await button(page, "Menu").click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectNothingFound(page, "the main menu on a phone");
});

test("finds no problems in open answers, on the screen and presented", { tag: "@slow" }, async ({ page, request }) => {
  const { author } = await aWorld(request);
  const survey = await author.aSurvey({
    questions: [{ questionText: "What should change?", questionType: "text", options: [] }],
  });
  for (const text of ["More bicycle stands", "A bicycle for each of us"]) {
    const answers = { [`${survey.questions[0]?.id}`]: text };
    await request.post(`/api/surveys/${survey.id}/responses`, { data: { answers } });
  }
  await signIn(page, author);
  await page.goto(`/results/${survey.id}?tab=questions`);
  await page.getByRole("heading", { name: "What should change?" }).scrollIntoViewIfNeeded();
  await page.getByText("Most used words").click();
  await expect(page.getByRole("list", { name: "Most used words" })).toContainText("bicycle");
  await page.getByRole("button", { name: "Star", exact: true }).first().click();
  await page.getByRole("button", { name: "Hide", exact: true }).last().click();
  await expect(page.getByText("Hidden", { exact: true }).last()).toBeVisible();
  await settled(page);
  await expectNothingFound(page, "open answers");
  await page.goto(`/results/${survey.id}?present=1`);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(["A bicycle for each of us"]);
  await settled(page);
  await expectNothingFound(page, "open answers presented");
});

test("finds no problems on the participant's pages", walk, async ({ page, request }) => {
  const { quiz, survey, assessment } = await aWorld(request);
  await expectScreen(page, "/take");
  await expectScreen(page, `/quiz/${quiz.id}`);
  await button(page, "Start").click();
  await expect(page.getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();
  await expectNothingFound(page, "a question");
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
  await page.goto(`/survey/${survey.id}`);
  await button(page, "Start Survey").click();
  for (const key of ["a", "Enter", "a", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeVisible();
  await expectNothingFound(page, "everybody's answers");
});
