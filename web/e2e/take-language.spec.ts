import { expect } from "playwright/test";
import { button } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { written } from "./take-kinds.items.ts";
import { test } from "./test.ts";

test.describe("in Arabic", () => {
  test.use({ locale: "ar", viewport: { width: 390, height: 844 } });

  test("a phone is spoken to in its language, from the link to the result", async ({ page, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz({ language: "en" });
    await page.goto(`/quiz/${id}`);
    await button(page, "بدء").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator(".question-text")).toHaveAttribute("lang", "en");
    await page.keyboard.press("b");
    await expect(page.getByRole("radio", { name: "Oslo" })).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("radio", { name: "Akureyri" }).check();
    await button(page, "التالي").click();
    await page.getByRole("radio", { name: "Helsinki" }).check();
    await button(page, "إنهاء").click();
    await expect(page.getByRole("heading", { name: "نتيجتك" })).toBeVisible();
    await expect(page.getByText("2 من 3 صحيحة")).toBeVisible();
  });
});

test("numbers are written as in the language, to their last decimal", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const small = {
    question: "How likely is it?",
    questionType: "number",
    options: [],
    form: { number: { decimals: 5, unit: null, min: 0.00001, max: 1 } },
    answerKey: { number: { value: 0.00012, tolerance: 0 } },
  };
  const quiz = await author.aQuiz({ questions: [small] });
  await page.goto(`/quiz/${quiz.id}?lang=de`);
  await page.getByRole("button", { name: "Starten" }).click();
  await expect(page.getByText("Von 0,00001 bis 1")).toBeVisible();
  await page.getByRole("textbox").fill("0,00013");
  await page.reload();
  await page.getByRole("button", { name: "Fortfahren" }).click();
  await expect(page.getByRole("textbox")).toHaveValue("0,00013");
  await page.getByRole("button", { name: "Abgeben", exact: true }).click();
  await expect(page.getByText("0,00012", { exact: true })).toBeVisible();
});

test("an empty field begins where its reader does, and what is written goes its own way", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aSurvey(written);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/survey/${id}?lang=ar`);
  const field = page.getByRole("textbox").first();
  await expect(field).toHaveCSS("direction", "rtl");
  await field.fill("Ada");
  await expect(field).toHaveCSS("direction", "ltr");
  await page.getByRole("button", { name: "بدء الاستبيان", exact: true }).click();
  const lines = page.getByRole("group").getByRole("group");
  await expect(lines.first()).toBeVisible();
  for (const line of await lines.all()) await line.getByRole("radio").first().check();
  await page.getByRole("button", { name: "التالي", exact: true }).click();
  for (const text of ["Warm", "More bread."]) {
    await expect(field).toHaveValue("");
    await expect(field).toHaveCSS("direction", "rtl");
    await field.fill(text);
    await expect(field).toHaveCSS("direction", "ltr");
    await page.getByRole("button", { name: "التالي", exact: true }).click();
  }
});

test.describe("in Taiwan", () => {
  test.use({ locale: "zh-TW" });

  test("readers of traditional Chinese get the simplified, which says what it is", { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    const { id } = await (await anAuthor(request)).aQuiz();
    await page.goto(`/quiz/${id}`);
    await expect(page.getByRole("button", { name: "开始", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  });
});
