import { expect, type Page } from "playwright/test";
import { button, closeAccess, expectAccessible, openAccess, signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const saved = (page: Page) => page.getByText("All changes saved");

test("an author lets each right option count, and a taker gets half and loses a point", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const gases = {
    questionText: "Which are noble gases?",
    questionType: "multi_select",
    options: ["Neon", "Iron", "Argon", "Gold"],
    answerKey: { options: [0, 2] },
    points: 3,
  };
  const metal = { questionText: "Which is a metal?", options: ["Iron", "Neon"], correctAnswer: 0 };
  const liquids = {
    ...gases,
    questionText: "Which are liquids?",
    options: ["Water", "Iron", "Oil", "Gold"],
    points: 2,
  };
  const { id } = await author.aQuiz({ questions: [gases, metal, liquids], showResultsToTakers: true });
  await signIn(page, author);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/maker?edit=${id}`);
  await expect(saved(page)).toBeVisible();

  // The quiz's scoring is in the settings, and each question may differ.
  await openAccess(page);
  const usual = page.getByLabel("Questions with several correct options", { exact: true });
  await usual.selectOption("Correct minus incorrect");
  await page.getByRole("checkbox", { name: "May fall below zero" }).check({ force: true });
  await closeAccess(page);
  const row = page.locator("[data-question]").first();
  await page.getByRole("button", { name: "Edit question 1" }).click();
  const scoring = row.getByLabel("Scoring");
  await expect(scoring.locator("option:checked")).toHaveText("As in the quiz: correct minus incorrect");
  await scoring.selectOption("Each correct option counts");
  await expect(row.getByText("Choosing every option earns all points.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(saved(page)).toBeVisible();
  expect(await author.read(id)).toMatchObject({
    rules: { scoring: { rule: "minus", belowZero: true } },
    questions: [{ answerKey: { options: [0, 2], scoring: { rule: "each" } } }, {}, {}],
  });
  await page.reload();
  await expect(page.getByRole("button", { name: /^Access .* · partial credit/ })).toBeVisible();

  await page.goto(`/content/${id}/print`);
  await expect(page.getByText("3 points. Tick all that apply. Each right option earns a share")).toBeVisible();

  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(page.getByRole("group", { name: "noble gases" })).toHaveAccessibleDescription(
    "Choose all that apply · 3 points Each correct option earns a share of the points.",
  );
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Neon" }).check();
  await button(page, "Next").click();
  await page.getByRole("radio", { name: "Iron" }).check();
  await button(page, "Next").click();
  await page.getByRole("checkbox", { name: "Gold" }).check();
  await button(page, "Finish").click();
  await expect(page.getByText("1.5 of 6 points", { exact: true })).toBeVisible();
  await expect(page.getByText("Partly correct · 1.5 of 3 points", { exact: true })).toBeVisible();
  await expect(page.getByText("Incorrect · −1 of 2 points", { exact: true })).toBeVisible();
  await expect(page.locator(".score-number")).toHaveText("25%");
  await expectAccessible(page);

  await page.goto(`/results/${id}?tab=questions`);
  await button(page, "Show All Charts").click();
  await expect(page.getByText("fully right, of 1 answer", { exact: false }).first()).toBeVisible();
  await tab(page, "People").click();
  await page.getByRole("link", { name: "No name" }).first().click();
  await expect(page.getByText("Partly correct · 1.5 of 3 points")).toBeVisible();
  await expect(page.getByText("Incorrect · −1 of 2 points")).toBeVisible();
});
