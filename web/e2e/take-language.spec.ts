import compile from "icu-minify/compile";
import { expect, type Page, test } from "playwright/test";
import english from "../../api/src/content/taking/messages/en.shared.ts";
import { expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";

/** Accented, longer and between brackets, with the plurals of English. */
const pseudo = Object.values(english).map((text: string) => {
  const accented = text.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[aeiou]/g, (part) =>
    part.length > 1 ? part : `${part}\u0301${part}`,
  );
  return compile(`⟦${accented}⟧`);
});

/** Takes the place of German. */
const speakPseudo = (page: Page) =>
  page.route(/\/assets\/de\.shared-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `export default ${JSON.stringify(pseudo)}` }),
  );

/** Texts and labels outside the brackets that no author or taker wrote. */
const escaped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const isSaid = (text: string) => /^⟦.*⟧[.]?$/s.test(text.trim()) || !/\p{L}{2}/u.test(text);
    const own = "[dir]:not(html), option, script, style, noscript, .wordmark, .badge, .keys dt, .person";
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

test("no words escape translation, from the introduction to the result", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ language: "en" });
  await speakPseudo(page);
  await page.goto(`/quiz/${id}?lang=de`);
  const start = page.locator(".details .primary");
  await expect(start).toHaveText(/^⟦/);
  expect(await escaped(page)).toEqual([]);
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
  expect(await escaped(page)).toEqual([]);
});

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
