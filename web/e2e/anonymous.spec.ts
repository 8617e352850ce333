import { expect, type Page } from "playwright/test";
import { button, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const promise = "Your answers are stored without your name";
const note = (page: Page) => page.getByText(promise, { exact: false });

async function answerAll(page: Page) {
  await button(page, "Start Survey").click();
  await page.getByLabel("Here").check({ force: true });
  await button(page, "Next").click();
  await page.getByLabel("Soup").check({ force: true });
  await button(page, "Submit Survey").click();
  await expect(page.getByRole("heading", { level: 1, name: "Survey Complete" })).toBeVisible();
}

test("a taker of an anonymous survey is told so, asked for no name, and shown others in groups", async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ showResultsToTakers: true, rules: { anonymous: true } });
  await page.goto(`/survey/${id}`);
  await expect(note(page)).toBeVisible();
  await expect(page.getByLabel("Name (optional)")).toHaveCount(0);
  await expect(page.getByLabel("Email (optional)")).toHaveCount(0);
  await expect(page.getByText("with your name and email", { exact: false })).toHaveCount(0);
  await answerAll(page);
  await expect(page.getByText("Others’ answers are shown once at least five people have answered.")).toBeVisible();
});

test("a survey with a time limit says both", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ rules: { anonymous: true, timeLimit: 20 } });
  await page.goto(`/survey/${id}`);
  await expect(note(page)).toBeVisible();
  await expect(page.getByText("20 minutes", { exact: false })).toBeVisible();
  await answerAll(page);
});

test("an author asks anonymously, is told what stands against it, and sees days, not times", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ collectEmailUpfront: true });
  await signIn(page, author);
  await page.goto(`/maker?edit=${id}`);
  await page.getByText("Who and when", { exact: true }).click();
  const anonymous = page.getByRole("checkbox", { name: "Anonymous answers" });
  await anonymous.click({ force: true });
  await expect(page.getByText("Anonymous answers have no address: do not require one.")).toBeVisible();
  await page.getByText("Description and settings", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Ask for an e-mail address first" }).click({ force: true });
  await expect(page.getByText("Anonymous answers have no address: do not require one.")).toHaveCount(0);
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText("At any time, anonymous")).toBeVisible();

  await page.goto(`/survey/${id}`);
  await expect(note(page)).toBeVisible();
  await answerAll(page);
  await page.goto(`/survey-results/${id}`);
  await expect(page.getByRole("link", { name: "Anonymous" })).toBeVisible();
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Anonymous" }) });
  await expect(row.locator("time")).toHaveText(/^\w+ \d+, \d{4}$|^\d+ \w+ \d{4}$/);

  // What was promised is kept.
  await page.goto(`/maker?edit=${id}`);
  await page.getByText("Who and when", { exact: true }).click();
  await anonymous.click({ force: true });
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("was promised to be anonymous", { exact: false }).first()).toBeVisible();
});
