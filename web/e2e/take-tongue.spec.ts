import { type APIRequestContext, expect, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { chooseLanguage, translate } from "./take.translations.ts";
import { test } from "./test.ts";

async function aTranslatedQuiz(request: APIRequestContext, part: object = { language: "en" }) {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz(part);
  for (const language of ["de", "ar"] as const) await translate(request, author, quiz, language);
  return { author, ...quiz };
}

const languagesIn = (page: Page) => page.getByRole("combobox").first().locator("option").allTextContents();
const shown = (page: Page) => page.getByRole("combobox").first().locator("option:checked").textContent();

const tongues = [
  {
    lang: "de",
    dir: "ltr",
    label: "Deutsch",
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    words: {
      asked: "Die Hauptstadt von Island?",
      answered: "Reykjavik",
      before: "Oslo (Norwegen)",
      last: "Helsinki (Finnland)",
      next: "Weiter",
      previous: "Zurück",
      finish: "Abgeben",
      result: "Ihr Ergebnis",
      right: "3 von 3 richtig",
      explained: "Seit 1814.",
    },
  },
  {
    lang: "ar",
    dir: "rtl",
    label: "العربية",
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    words: {
      asked: "ما عاصمة آيسلندا؟",
      answered: "ريكيافيك",
      before: "أوسلو",
      last: "هلسنكي",
      next: "التالي",
      previous: "السابق",
      finish: "إنهاء",
      result: "نتيجتك",
      right: "3 من 3 صحيحة",
      explained: "منذ 1814.",
    },
  },
] as const;

for (const { lang, dir, label, viewport, colorScheme, words } of tongues) {
  test.describe(`turned into ${lang}`, () => {
    test.use({ viewport, colorScheme, hasTouch: lang === "ar" });

    const set = lang === "ar" ? {} : { tag: "@slow" };
    test("continues an attempt in another language, and counts it in that language", set, async ({ page, request }) => {
      const { author, id } = await aTranslatedQuiz(request);
      await page.goto(`/quiz/${id}`);
      await expect(page.getByRole("heading", { name: "Capitals of the north" })).toBeVisible();
      expect((await languagesIn(page)).slice(0, 4)).toEqual(["English", "العربية", "Deutsch", "Français"]);
      await button(page, "Start").click();
      await page.getByLabel("Oslo").check();
      await button(page, "Next").click();
      await page.getByLabel("Reykjavík").check();
      await page.getByRole("combobox").focus();
      await chooseLanguage(page, label);

      const question = page.locator(".question-text");
      await expect(question).toHaveText(words.asked);
      await expect(question).toHaveAttribute("lang", lang);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await expect(page.getByRole("combobox")).toBeFocused();
      await expect(page.getByRole("radio", { name: words.answered })).toBeChecked();
      // Untranslated text has its own language for screen readers.
      const left = page.locator("bdi", { hasText: "Akureyri" });
      await expect(left).toHaveAttribute("lang", "en");
      await expect(left).toHaveAttribute("dir", "ltr");
      await expect(page.locator("bdi", { hasText: words.answered })).not.toHaveAttribute("lang");
      if (lang === "ar") await expectAccessible(page);
      await button(page, words.previous).click();
      await expect(page.getByRole("radio", { name: words.before })).toBeChecked();
      await page.reload();
      await page.locator(".resume .primary").click();
      await expect(page.getByRole("radio", { name: words.before })).toBeChecked();
      expect(await shown(page)).toBe(label);
      for (const _ of [1, 2]) await button(page, words.next).click();
      await page.getByRole("radio", { name: words.last }).check();
      await button(page, words.finish).click();
      await expect(page.getByRole("heading", { name: words.result })).toBeVisible();
      await expect(page.getByText(words.right)).toBeVisible();
      await expect(page.getByText(words.explained)).toBeVisible();
      await expect(page.locator(".tally bdi", { hasText: "Akureyri" })).toHaveAttribute("lang", "en");
      expect(await author.attempts(id)).toMatchObject([{ language: lang }]);

      await chooseLanguage(page, "English");
      await expect(page.locator(".review h3").first()).toHaveText(/Capital of Norway\?/);
      await expect(page.locator(".kicker")).toHaveText("Capitals of the north");
      await page.reload();
      await expect(page.locator(".review h3").first()).toHaveText(/Capital of Norway\?/);
      await chooseLanguage(page, label);
      await expect(page.getByText(words.explained)).toBeVisible();
      await expect(page.locator(".tally bdi", { hasText: "Akureyri" })).toHaveAttribute("lang", "en");
      expect(await author.attempts(id)).toMatchObject([{ language: lang }]);
    });
  });
}

test("an introduction shows what is not translated, and the original is among the languages", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { author, id } = await aTranslatedQuiz(request, {});
  await page.goto(`/quiz/${id}?lang=de`);
  await expect(page.getByRole("heading", { name: "Hauptstädte des Nordens" })).toHaveAttribute("lang", "de");
  await expect(page.locator(".lead")).toHaveText("Three quick ones.");
  await expect(page.locator(".lead")).toHaveAttribute("dir", "auto");
  await chooseLanguage(page, "Original");
  await expect(page.getByRole("heading", { name: "Capitals of the north" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("lang")).toBe("und");
  // The page does not support this language, and stays German.
  await expect(button(page, "Starten")).toBeVisible();
  await page.goto(`/quiz/${id}`);
  await expect(page.getByRole("heading", { name: "Capitals of the north" })).toBeVisible();
  await author.change(id, { language: "fr" });
  await page.goto(`/quiz/${id}`);
  await chooseLanguage(page, "Deutsch");
  await expect(page.locator(".lead")).toHaveAttribute("lang", "fr");
});

test("keeps typed text, and shows a question edited since then in its original language", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const survey = await author.aSurvey({
    language: "en",
    questions: [
      { questionText: "What do you like?", questionType: "text", options: [] },
      { questionText: "Where do you eat?", questionType: "single_choice", options: ["Here", "Out"] },
    ],
  });
  const texts = [
    { path: "title", text: "Mittag am Freitag" },
    { path: `questions.${survey.questions[0]?.id}.questionText`, text: "Was mögen Sie?" },
    { path: `questions.${survey.questions[1]?.id}.questionText`, text: "Wo essen Sie?" },
  ];
  const headers = { Authorization: `Bearer ${author.session.accessToken}` };
  await request.put(`/api/content/${survey.id}/translations/de`, { headers, data: { texts } });
  await page.goto(`/survey/${survey.id}`);
  await button(page, "Start Survey").click();
  await page.getByRole("textbox").fill("Soup, and bread");
  await request.put(`/api/surveys/${survey.id}`, {
    headers,
    data: {
      questions: [
        { id: survey.questions[0]?.id, questionText: "What do you like?", questionType: "text", options: [] },
        { questionText: "Where will you eat?", questionType: "single_choice", options: ["Here", "Out", "Nowhere"] },
      ],
    },
  });
  await chooseLanguage(page, "Deutsch");
  await expect(page.locator(".question-text")).toHaveText("Was mögen Sie?");
  await expect(page.getByRole("textbox")).toHaveValue("Soup, and bread");
  await button(page, "Weiter").click();
  await expect(page.locator(".question-text")).toHaveText("Where do you eat?");
  await expect(page.locator(".question-text")).toHaveAttribute("lang", "en");
  await page.getByLabel("Out").check();
  await button(page, "Umfrage absenden").click();
  await expect(page.getByRole("heading", { name: "Umfrage abgeschlossen!" })).toBeVisible();
});

test("translates an embedded item, and leaves it as it is in a language that only the page has", {
  tag: "@slow",
}, async ({ page, request }) => {
  const { id } = await aTranslatedQuiz(request);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/embed/quiz/${id}`);
  const languages = page.getByRole("contentinfo").getByRole("combobox");
  await languages.selectOption({ label: "العربية" });
  await expect(page.getByRole("heading", { name: "عواصم الشمال" })).toBeVisible();
  await languages.selectOption({ label: "Français" });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { name: "عواصم الشمال" })).toBeVisible();
  expect(await shown(page)).toBe("Français");
});

test("refuses a language that is not loaded while offline, and loses nothing", {
  tag: "@slow",
}, async ({ page, context, request }) => {
  const { author, id } = await aTranslatedQuiz(request);
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await page.getByLabel("Oslo").check();
  await chooseLanguage(page, "Deutsch");
  await expect(page.getByRole("radio", { name: "Oslo (Norwegen)" })).toBeChecked();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await chooseLanguage(page, "العربية");
  await expect(page.getByRole("status").getByText("Der Server ist nicht erreichbar.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Oslo (Norwegen)" })).toBeChecked();
  expect(await shown(page)).toBe("Deutsch");
  await chooseLanguage(page, "English");
  await expect(page.getByRole("radio", { name: "Oslo", exact: true })).toBeChecked();
  await chooseLanguage(page, "Deutsch");
  await expect(page.locator(".question-text")).toHaveText("Die Hauptstadt von Norwegen?");
  await button(page, "Weiter").click();
  await page.getByRole("radio", { name: "Reykjavik" }).check();
  await button(page, "Weiter").click();
  await page.getByRole("radio", { name: "Helsinki (Finnland)" }).check();
  await button(page, "Abgeben").click();
  await expect(page.getByText("Noch nicht gesendet")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("3 von 3 richtig")).toBeVisible();
  expect(await author.attempts(id)).toMatchObject([{ language: "de" }]);
});
