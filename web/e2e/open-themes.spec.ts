import { expect, type Page } from "playwright/test";
import { good, hangs } from "../../api/test/servers/model.ts";
import { button, signIn } from "./screen.ts";
import { type ModelService, test } from "./with-model.ts";

test.describe.configure({ mode: "default" });
let service: ModelService;
let address = "";

test.beforeEach(async ({ playwright, service: started }) => {
  service = started;
  const survey = await service.author.aSurvey({
    questions: [{ questionText: "What should change?", questionType: "text", options: [] }],
  });
  const request = await playwright.request.newContext({ baseURL: service.url });
  for (const text of ["The bus is late", "More buses", "Soup!", "Light on the bus", "Something else"]) {
    const answers = { [`${survey.questions[0]?.id}`]: text };
    expect((await request.post(`/api/surveys/${survey.id}/responses`, { data: { answers } })).status()).toBe(201);
  }
  address = `${service.url}/results/${survey.id}?tab=questions`;
  await request.dispose();
});

async function openThemes(page: Page) {
  await signIn(page, service.author);
  await page.goto(address);
  await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("heading", { name: "What should change?" }).scrollIntoViewIfNeeded();
  await page.getByText("Themes", { exact: true }).click();
}

test("finding themes is followed and cancelled", { tag: "@slow" }, async ({ page }) => {
  service.model.plan(good(), hangs);
  await openThemes(page);
  await expect(page.getByText("sent, without names, to the language model")).toBeVisible();
  await button(page, "Find themes").click();
  await expect(page.getByText("0 of 5 answers read")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(button(page, "Find themes")).toBeEnabled();
  await expect(page.getByRole("list", { name: "Themes" })).toHaveCount(0);
});

test("themes are shown with their count and quotes, which lead to the response", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  service.model.plan(good());
  await openThemes(page);
  await button(page, "Find themes").click();
  const themes = page.getByRole("list", { name: "Themes" });
  await expect(themes.getByRole("listitem").first()).toContainText("The bus3 answersPeople wish for another bus.");
  await expect(themes).not.toContainText("Nobody wrote this");
  await themes.getByRole("link", { name: "Soup!" }).click();
  await expect(page.getByRole("dialog")).toContainText("Soup!");
  // Stored on the server.
  await openThemes(page);
  await expect(themes.getByRole("listitem")).toHaveCount(3);
});
