import { expect, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

const answered = (page: Page) => page.getByRole("heading", { level: 2, name: /^You answered on .*\d/ });
const stored = (page: Page, id: string) =>
  page.evaluate((id) => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes(id))), id);

/** Opens the link again once the outbox is empty. A page that finds an attempt there sends it again. */
async function openAgain(page: Page, path: string) {
  const inOutbox = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("assay-take");
          opening.onsuccess = () => {
            const counting = opening.result.transaction("outbox").objectStore("outbox").count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await expect.poll(inOutbox).toBe(0);
  await page.goto(path);
}

async function takeSurvey(page: Page) {
  await button(page, "Start Survey").click();
  await page.getByLabel("Here").check();
  await button(page, "Next").click();
  await page.getByLabel("Soup").check();
  await button(page, "Submit Survey").click();
  await expect(page.getByRole("heading", { level: 1, name: "Survey Complete" })).toBeVisible();
}

test("shows people who open the link again when they answered, and their result", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/quiz/${id}`);
  await take(page, "baa");
  await expect(page.getByText("2 of 3 correct")).toBeVisible();
  await openAgain(page, `/quiz/${id}`);
  await expect(answered(page)).toBeVisible();
  await expect(button(page, "Start")).toHaveCount(0);
  await expectAccessible(page);
  await button(page, "See your result").click();
  await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeFocused();
  await expect(page.getByText("2 of 3 correct")).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);

  await openAgain(page, `/quiz/${id}`);
  await button(page, "Answer again").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await take(page, "bac");
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
  await openAgain(page, `/quiz/${id}`);
  await expect(button(page, /^See your result · .*\d/)).toHaveCount(2);

  await button(page, "I'm someone else").click();
  await expect(button(page, "Start")).toBeVisible();
  expect(await stored(page, id)).toBe("[]");
  await expect(page.getByRole("status").getByText("Your earlier answers were removed.")).toBeAttached();
  await button(page, "Undo").click();
  await expect(button(page, /^See your result · .*\d/)).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await button(page, "I'm someone else").click();
  await take(page, "baa");
  await expect(button(page, "Undo")).toHaveCount(0);
});

test("shows nothing once the answers are deleted, and stores nothing on shared devices", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ showResultsToTakers: false });
  await page.goto(`/survey/${id}?shared`);
  await takeSurvey(page);
  await openAgain(page, `/survey/${id}`);
  await takeSurvey(page);
  await openAgain(page, `/survey/${id}`);
  await expect(answered(page)).toBeVisible();
  await expect(button(page, "How everyone answered")).toHaveCount(0);
  await openAgain(page, `/survey/${id}?shared`);
  await expect(button(page, "Start Survey")).toBeVisible();
  await author.deleteAttempts(id);
  await openAgain(page, `/survey/${id}`);
  await expect(button(page, "Start Survey")).toBeVisible();
  expect(await stored(page, id)).toBe("[]");
});

test("shows when results come", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await author.aQuiz({ rules: { shown: { what: ["SCORE"], when: "AFTER_CLOSING" }, closesAt } });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByRole("heading", { name: "Quiz Completed!" })).toBeVisible();
  await openAgain(page, `/quiz/${id}`);
  await expect(answered(page)).toBeVisible();
  await expect(page.getByText("Results will be available after", { exact: false })).toBeVisible();
  await expect(button(page, "See your result")).toHaveCount(0);
});

test("keeps only the day of anonymous answers", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ rules: { anonymous: true } });
  const keys: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/responses")) keys.push(sent.postDataJSON().attemptKey);
  });
  await page.goto(`/survey/${id}`);
  await takeSurvey(page);
  expect(keys).toHaveLength(1);
  await openAgain(page, `/survey/${id}`);
  await expect(page.getByRole("heading", { level: 2, name: /^You answered on \w+ \d+, \d{4}\.$/ })).toBeVisible();
  await expect(button(page, "How everyone answered")).toHaveCount(0);
  expect(await stored(page, id)).not.toContain(keys[0]);
  expect(keys).toHaveLength(1);
});

test("shows it in the language of the page", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
  await openAgain(page, `/quiz/${id}?lang=de`);
  await expect(page.getByRole("heading", { name: /^Sie haben am \d\d\.\d\d\.\d{4}, .* geantwortet\.$/ })).toBeVisible();
  await openAgain(page, `/quiz/${id}?lang=ar`);
  await expect(page.getByRole("heading", { name: /^أجبت في/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});
