import { expect } from "playwright/test";
import { expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { written } from "./take-kinds.items.ts";
import { test } from "./test.ts";

const tongues = [
  { lang: "de", start: "Starten", next: "Weiter", finish: "Fertig", result: "Ihr Ergebnis", right: "2 von 3 richtig" },
  { lang: "ar", start: "ابدأ", next: "التالي", finish: "إنهاء", result: "نتيجتك", right: "2 من 3 صحيحة" },
] as const;

for (const { lang, start, next, finish, result, right } of tongues) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang, viewport: { width: 390, height: 844 } });

    test("a phone is spoken to in its language, from the link to the result", async ({ page, request }) => {
      const author = await anAuthor(request);
      const { id } = await author.aQuiz({ language: "en" });
      await page.goto(`/quiz/${id}`);
      const html = page.locator("html");
      await page.getByRole("button", { name: start, exact: true }).click();
      await expect(html).toHaveAttribute("lang", lang);
      await expect(html).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
      await expect(page.locator(".question-text")).toHaveAttribute("lang", "en");
      await expectAccessible(page);
      await page.keyboard.press("b");
      await expect(page.getByRole("radio", { name: "Oslo" })).toBeChecked();
      await page.keyboard.press(lang === "ar" ? "ArrowLeft" : "ArrowRight");
      await page.getByRole("radio", { name: "Akureyri" }).check();
      await page.getByRole("button", { name: next, exact: true }).click();
      await page.getByRole("radio", { name: "Helsinki" }).check();
      await page.getByRole("button", { name: finish, exact: true }).click();
      await expect(page.getByRole("heading", { name: result })).toBeVisible();
      await expect(page.getByText(right)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("the language changes at once, loses nothing and is kept", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByLabel("Oslo").check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
  await expect(page.getByText("2 von 3")).toBeVisible();
  await page.getByRole("button", { name: "Zurück" }).click();
  await expect(page.getByLabel("Oslo")).toBeChecked();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Willkommen zurück" })).toBeVisible();
});

test("numbers are written as in the language, to their last decimal", async ({ page, request }) => {
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
  await page.getByRole("button", { name: "Fertig", exact: true }).click();
  await expect(page.getByText("0,00012", { exact: true })).toBeVisible();

  const level = { description: "You set text.", encouragingMessage: "It shows." };
  const assessment = await author.anAssessment({
    skillLevels: [
      { ...level, name: "First", range: [0, 0.4] },
      { ...level, name: "Second", range: [0.5, 1] },
    ],
    questions: [{ questionText: "Sure?", options: ["No", "Yes"], optionWeights: [0.1, 0.7] }],
  });
  await page.goto(`/assessment/${assessment.id}?lang=de`);
  await page.getByRole("button", { name: "Starten" }).click();
  await page.getByLabel("Yes").check();
  await page.getByRole("button", { name: "Fertig", exact: true }).click();
  await expect(page.getByText("ab 0,5", { exact: true })).toBeVisible();
  await expect(page.getByText("mit 0,7", { exact: false })).toBeVisible();
});

test("the introduction is written in the language that is asked for, and cached for each", async ({ request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  const get = (headers: Record<string, string>, query = "") => request.get(`/quiz/${id}${query}`, { headers });
  const german = await get({ "Accept-Language": "de-AT, en;q=0.5" });
  expect(german.headers().vary).toContain("accept-language");
  const text = await german.text();
  expect(text).toContain('<html lang="de" dir="ltr">');
  expect(text).toContain("<li>3 Fragen</li>");
  const arabic = await get({ "Accept-Language": "de" }, "?lang=ar");
  expect(await arabic.text()).toContain('<html lang="ar" dir="rtl">');
  const etag = german.headers().etag ?? "";
  expect((await get({ "Accept-Language": "de", "If-None-Match": etag })).status()).toBe(304);
  expect((await get({ "Accept-Language": "en", "If-None-Match": etag })).status()).toBe(200);
});

test("an empty field begins where its reader does, and what is written goes its own way", async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aSurvey(written);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/survey/${id}?lang=ar`);
  const field = page.getByRole("textbox").first();
  await expect(field).toHaveCSS("direction", "rtl");
  await field.fill("Ada");
  await expect(field).toHaveCSS("direction", "ltr");
  await page.getByRole("button", { name: "ابدأ الاستبيان", exact: true }).click();
  for (const line of await page.getByRole("group").getByRole("group").all())
    await line.getByRole("radio").first().check();
  await page.getByRole("button", { name: "التالي", exact: true }).click();
  for (const text of ["Warm", "More bread."]) {
    await expect(field).toHaveValue("");
    await expect(field).toHaveCSS("direction", "rtl");
    await field.fill(text);
    await expect(field).toHaveCSS("direction", "ltr");
    await page.getByRole("button", { name: "التالي", exact: true }).click();
  }
});

test("an embedded page is read in the language chosen there", async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/embed/quiz/${id}`);
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "العربية" });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("button", { name: "ابدأ", exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe("in Taiwan", () => {
  test.use({ locale: "zh-TW" });

  test("readers of traditional Chinese get the simplified, which says what it is", async ({ page, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz();
    await page.goto(`/quiz/${id}`);
    await expect(page.getByRole("button", { name: "开始", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  });
});
