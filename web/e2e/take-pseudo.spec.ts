import compile from "icu-minify/compile";
import { expect, type Page } from "playwright/test";
import english from "../../api/src/content/taking/messages/en.json" with { type: "json" };
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { chosen, keyed, written } from "./take-kinds.items.ts";
import { test } from "./test.ts";

/** Returns the texts accented, longer and in brackets, with English plurals. */
const pseudo = (texts: object) =>
  Object.values(texts).map((text: string) => {
    const accented = text.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[aeiou]/g, (part) =>
      part.length > 1 ? part : `${part}\u0301${part}`,
    );
    return compile(`⟦${accented}⟧`);
  });

/** Replaces German by the pseudo language. */
const speakPseudo = (page: Page) =>
  page.route(/\/assets\/de\.\w+-[^/]+\.js$/, (route) => {
    const part = /de\.(\w+)-/.exec(route.request().url())?.[1];
    const texts = pseudo(english[part as keyof typeof english]);
    return route.fulfill({ contentType: "text/javascript", body: `export default ${JSON.stringify(texts)}` });
  });

/** Returns the texts and labels outside the brackets, except those written by authors or takers. */
const escaped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const isSaid = (text: string) => /^⟦.*⟧[.]?$/s.test(text.trim()) || !/\p{L}{2}/u.test(text);
    const own = "[dir]:not(html), option, script, style, noscript, .wordmark, .badge, .keys dt, .person, bdi";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      const whole = element?.textContent ?? data;
      if (!element?.closest(own) && !isSaid(whole) && !isSaid(data)) found.push(data);
    }
    for (const element of document.querySelectorAll("[aria-label], [aria-valuetext], [placeholder], [title]"))
      for (const name of ["aria-label", "aria-valuetext", "placeholder", "title"]) {
        const label = element.getAttribute(name);
        if (label && !isSaid(label)) found.push(label);
      }
    return found;
  });

test("leaves no words untranslated from the introduction to the result", async ({ page, request }) => {
  const author = await anAuthor(request);
  const link = { url: "https://example.org/next", afterSeconds: 120 };
  const { id } = await author.aQuiz({ language: "en", rules: { endings: { everybody: { link } } } });
  await speakPseudo(page);
  await page.goto(`/quiz/${id}?lang=de`);
  const start = page.locator(".details .primary");
  await expect(start).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
  await page.getByRole("contentinfo").getByRole("button").click();
  await page.getByRole("dialog").locator(".primary").click();
  await expect(page.getByRole("alert")).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("input[name=email]").fill("nobody");
  await start.click();
  await expect(page.locator(".field-error")).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
  await page.locator("input[name=email]").fill("");
  await start.click();
  const forward = page.locator(".bar .primary");
  await expect(forward).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
  await page.locator(".keys-button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await escaped(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Oslo").check();
  await page.reload();
  await expect(page.locator(".resume")).toBeVisible();
  expect(await escaped(page)).toEqual([]);
  await page.locator(".resume .primary").click();
  await forward.click();
  await page.getByLabel("Akureyri").check();
  await forward.click();
  await page.getByLabel("Helsinki").check();
  await page.route("**/attempts", (route) => route.fulfill({ status: 503, json: { error: "BUSY", message: "Busy" } }));
  await forward.click();
  await expect(page.locator(".notice .lead")).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
  await page.unroute("**/attempts");
  await page.locator(".notice .primary").click();
  await expect(page.locator(".score")).toBeVisible();
  const led = page.locator(".ending [role=status]");
  await expect(led).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
  await page.locator(".ending button").click();
  await expect(led).toBeFocused();
  expect(await escaped(page)).toEqual([]);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const forward = (page: Page) => page.locator(".bar .primary");

/** Waits for a heading in the page's own language, then expects no untranslated text. */
async function expectAllSaid(page: Page) {
  await expect(heading(page)).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
}

test("leaves no words untranslated if there is nothing to answer", { tag: "@slow" }, async ({ page }) => {
  await speakPseudo(page);
  for (const address of ["/quiz/none", "/survey/none", "/s/nothing", "/quiz"]) {
    await page.goto(`${address}?lang=de`);
    await expectAllSaid(page);
  }
  await page.goto("/take?lang=de");
  await expectAllSaid(page);
  await page.locator(".entry .primary").click();
  await expect(page.locator(".field-error")).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
  await page.route("**/api/quizzes/none", (route) => route.abort());
  await page.goto("/quiz/none?lang=de");
  await expectAllSaid(page);
});

test("leaves no words untranslated if answers are refused", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aSurvey({ language: "en" });
  await speakPseudo(page);
  await page.goto(`/survey/${id}?lang=de`);
  await page.locator(".details .primary").click();
  await page.getByLabel("Here").check();
  await forward(page).click();
  await page.getByLabel("Soup").check();
  const keys: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/responses")) keys.push(sent.postDataJSON().attemptKey);
  });
  const replies = [
    { status: 404, error: "NOT_FOUND", message: "Survey not found" },
    { status: 409, error: "CONFLICT", message: "Different answers were already submitted with this key" },
    {
      status: 400,
      error: "VALIDATION_FAILED",
      message: "Name is required",
      issues: [{ path: "participantName", message: "Name is required" }],
    },
    { status: 403, error: "FORBIDDEN", message: "A word that this page has never heard" },
    { status: 403, error: "CLOSED", message: "Closed" },
    { status: 403, error: "FULL", message: "Full" },
    {
      status: 400,
      error: "VALIDATION_FAILED",
      message: "This is not one of the questions",
      issues: [{ path: "answers.1", message: "This is not one of the questions" }],
    },
  ];
  for (const { status, ...json } of replies) {
    await page.route("**/responses", (route) => route.fulfill({ status, json }), { times: 1 });
    const email = page.locator(".notice input[name=email]");
    if (await email.isVisible()) await email.fill("grace@taker.test");
    await Promise.all([page.waitForResponse("**/responses"), page.locator(".sheet .primary").last().click()]);
    await expect(page.locator(".notice")).toBeVisible();
    await expectAllSaid(page);
  }
  // Only different answers under the same key are sent again with a new key.
  expect(keys.map((key) => key === keys[0])).toEqual([true, true, false, false, false, false, false]);
});

for (const [what, item] of [
  ["choices and scales", chosen],
  ["rows, texts and numbers", written],
] as const)
  test(`no words escape at ${what}`, { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const { id } = await author.aSurvey({ ...item, language: "en", showResultsToTakers: true });
    await speakPseudo(page);
    await page.goto(`/survey/${id}?lang=de`);
    await page.locator(".details .primary").click();
    for (const [place, { questionText, questionType, options }] of item.questions.entries()) {
      await expect(page.locator(".question-text")).toContainText(questionText);
      const field = page.locator(".question :is(input[type=text], input:not([type]), textarea)");
      const choices = page.locator(".question :is(input[type=radio], input[type=checkbox])");
      await expect(field.or(choices).first()).toBeVisible();
      expect(await escaped(page)).toEqual([]);
      if (questionType === "text" || questionType === "number") {
        await field.fill("x");
        expect(await escaped(page)).toEqual([]);
        await field.fill(questionType === "number" ? "7.5" : "enough said");
      } else if (questionType === "matrix") {
        for (const row of [0, 1]) await choices.nth(row * options.length).check();
      } else await choices.first().check();
      expect(await escaped(page)).toEqual([]);
      if (place + 1 < item.questions.length) await forward(page).click();
    }
    await forward(page).click();
    await expectAllSaid(page);
  });

test("leaves no words untranslated at the end of an assessment and of a quiz with points", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const assessment = await author.anAssessment({ language: "en" });
  const quiz = await author.aQuiz({ ...keyed, language: "en" });
  await speakPseudo(page);
  await page.goto(`/assessment/${assessment.id}?lang=de`);
  await page.locator(".details .primary").click();
  for (const name of ["Never", "Yes"]) {
    await page.getByLabel(name).check();
    await forward(page).click();
  }
  await expectAllSaid(page);
  await page.goto(`/quiz/${quiz.id}?lang=de`);
  await page.locator(".details .primary").click();
  await page.locator(".question input").first().check();
  await forward(page).click();
  for (const text of ["Bergen", "2469"]) {
    await page.locator(".question input").fill(text);
    await forward(page).click();
  }
  await expectAllSaid(page);
});

test("in a trial only the words for the author are not translated, and are marked as English", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ language: "en" });
  await signIn(page, author);
  await speakPseudo(page);
  await page.goto(`/survey/${id}?trial&lang=de`);
  await expect(page.getByRole("note")).toHaveAttribute("lang", "en");
  await page.locator(".details .primary").click();
  await page.getByLabel("Here").check();
  await forward(page).click();
  await page.getByLabel("Soup").check();
  await forward(page).click();
  await expectAllSaid(page);
  await expect(page.getByText("This was a trial", { exact: false })).toHaveAttribute("lang", "en");
});

test("shows an author whose session has ended a notice in English, marked as such", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aQuiz({ language: "en" });
  await signIn(page, { session: { accessToken: "ended", refreshToken: "ended" } });
  await speakPseudo(page);
  await page.goto(`/quiz/${id}?trial&lang=de`);
  await expect(heading(page)).toHaveText("You have been signed out");
  expect(await escaped(page)).toEqual([]);
});
