import { type Browser, expect, type Page } from "playwright/test";
import { button, closeAccess, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const letters = ["A", "B", "C", "D", "E", "F"];
const cities = (of: string) => letters.map((letter) => `${of} ${letter}`);
const questions = ["One", "Two", "Three", "Four"].map((question, place) => ({
  question: `${question}?`,
  options: cities(question),
  correctAnswer: place,
}));
const both = { shuffleQuestions: true, shuffleOptions: true };

const optionsOn = (page: Page) => page.locator(".option-text").allInnerTexts();

/** Takes the whole item with the given letter key, and returns the options of each question. */
async function take(page: Page, key: string) {
  const shown: string[][] = [];
  for (const place of questions.keys()) {
    await expect(page.getByRole("radio")).toHaveCount(letters.length);
    const options = await optionsOn(page);
    shown.push(options);
    await page.keyboard.press(key);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    await page.keyboard.press("Enter");
    if (place + 1 < questions.length) await expect.poll(() => optionsOn(page)).not.toEqual(options);
  }
  return shown;
}

/** Returns the attempt's questions and their options, as stored on the device. */
async function orderOf(page: Page, id: string) {
  const kept = () => page.evaluate((key) => localStorage.getItem(key), `assay.take.${id}`);
  await expect.poll(kept).not.toBeNull();
  const { item }: { item: { questions: { id: string; shown: number[] }[] } } = JSON.parse((await kept()) ?? "");
  return item.questions.map(({ id, shown }) => ({ id, shown }));
}

async function aTaker(browser: Browser, id: string) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  return page;
}

test("each taker has an order of their own, and the author's is in the results", { tag: "@slow" }, async ({
  page,
  request,
  browser,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ questions, rules: both });
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(page.getByRole("radio")).toHaveCount(letters.length);
  const first = await optionsOn(page);
  const order = await orderOf(page, id);
  await page.reload();
  await button(page, "Continue").click();
  await expect.poll(() => optionsOn(page)).toEqual(first);

  const shown = await take(page, "c");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  const reviewed = page.locator(".reviews > li");
  await expect(reviewed).toHaveCount(questions.length);
  for (const [place, options] of shown.entries()) {
    const rows = reviewed.nth(place).getByRole("rowheader");
    await expect(rows).toContainText(options);
    await expect(rows.nth(2)).toContainText("your answer");
  }
  // The odds that two of 4! · 6!⁴ orders are the same are about one in 10¹².
  const other = await aTaker(browser, id);
  expect(await orderOf(other, id)).not.toEqual(order);
  await other.context().close();

  const places = (of: string[][]) =>
    Object.fromEntries(of.map((options) => [options[2]?.split(" ")[0], letters.indexOf(options[2]?.at(-1) ?? "")]));
  const [{ answers } = { answers: {} }] = await author.attempts(id);
  const item = (await author.read(id)) as unknown as { questions: { id: string; questionText: string }[] };
  expect(item.questions.map(({ questionText }) => questionText)).toEqual(questions.map(({ question }) => question));
  const byName = Object.fromEntries(
    item.questions.map(({ id, questionText }) => [questionText.slice(0, -1), (answers as Record<string, number>)[id]]),
  );
  expect(byName).toEqual(places(shown));
});

test("an author pins an option, and each taker finds it there", { tag: "@slow" }, async ({
  page,
  request,
  browser,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ questions });
  await signIn(page, author);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/maker?edit=${id}`);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).first().click();
  await expect(button(page, "Pin option F")).toHaveCount(0);
  await openAccess(page);
  await page.getByLabel("Shuffle options", { exact: true }).check();
  await closeAccess(page);
  await button(page, "Pin option F").click();
  await expect(button(page, "Pin option F")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect((await author.read(id)) as object).toMatchObject({
    questions: [{ form: { choice: { pinned: [5] } } }, {}, {}, {}],
  });
  await page.reload();
  await page.getByRole("button", { name: "Edit" }).first().click();
  await expect(button(page, "Pin option F")).toHaveAttribute("aria-pressed", "true");
  const other = await aTaker(browser, id);
  await expect(other.getByRole("radio")).toHaveCount(letters.length);
  expect((await optionsOn(other))[5]).toBe("One F");
  await other.context().close();
});
