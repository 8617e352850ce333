import { expect } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const questions = [
  { question: "HTML?", options: ["HTML 5", "لغة لوصف الصفحات", "42"], correctAnswer: 1 },
  { question: "ما عاصمة النرويج؟", options: ["أوسلو", "برغن"], correctAnswer: 0 },
];

test("an item's texts are in the language and the direction that its author said", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ title: "HTML", language: "ar", questions, showResultsToTakers: true });
  const dir = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => [getComputedStyle(element).direction, element.closest<HTMLElement>("[lang]")?.lang]);
  await page.goto(`/quiz/${id}`);
  await expect(page.getByRole("heading", { name: "HTML" })).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { name: "HTML" })).toHaveAttribute("dir", "rtl");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".question-text")).toHaveAttribute("dir", "rtl");
  await expect(page.locator(".options")).toHaveAttribute("lang", "ar");
  const ends = await page
    .locator(".option .badge")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  const middle = await page.locator(".options").evaluate((all) => {
    const { left, right } = all.getBoundingClientRect();
    return (left + right) / 2;
  });
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toBeGreaterThan(middle);
  await page.getByRole("radio", { name: "لغة لوصف الصفحات" }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: "أوسلو" }).check();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  expect(await dir("HTML?")).toEqual(["rtl", "ar"]);
  await signIn(page, author);
  await page.goto(`/results/${id}?tab=questions`);
  await expect(page.getByText("HTML?", { exact: true }).first()).toBeVisible();
  expect(await dir("HTML?")).toEqual(["rtl", "ar"]);

  await page.goto(`/maker?edit=${id}`);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveAttribute("dir", "rtl");
  await page.getByText("Description and settings").click();
  const select = page.getByRole("combobox", { name: "Language" });
  await expect(select).toHaveValue("ar");
  await select.selectOption({ label: "Not set" });
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveAttribute("dir", "auto");
  await select.selectOption({ label: "עברית" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(async () => (await (await request.get(`/api/quizzes/${id}`)).json()).language).toBe("he");
});
