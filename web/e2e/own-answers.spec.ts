import { expect } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

test("a private link opens the result on another device, and erases the answers", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { passMark: 50, certificate: {} } });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await button(page, "Keep a link to your answers").press("Enter");
  const panel = page.getByRole("dialog", { name: "Keep a link to your answers" });
  await expect(panel.getByRole("img", { name: "QR code of your private link" })).toBeVisible();
  const link = await panel.getByLabel("Private link").inputValue();
  expect(link).toContain(`/quiz/${id}#answers=`);
  const mail = await panel.getByRole("link", { name: "Email it to me" }).getAttribute("href");
  expect(new URL(mail ?? "").searchParams.get("body")).toBe(link);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Copy link" }).click();
  await expect(panel.getByLabel("Private link")).toHaveJSProperty("selectionEnd", link.length);
  await page.keyboard.press("Escape");
  await expect(button(page, "Keep a link to your answers")).toBeFocused();

  const elsewhere = await browser.newContext({ baseURL, colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  const urls: string[] = [];
  phone.on("request", (sent) => urls.push(sent.url(), sent.headers().referer ?? ""));
  await phone.goto(link);
  await expect(phone.getByText("3 of 3 correct")).toBeVisible();
  await expect(button(phone, "Get the certificate")).toBeVisible();
  await expect(button(phone, "Keep a link to your answers")).toHaveCount(0);
  expect(urls.filter((url) => url.includes(link.split("=")[1] ?? ""))).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(phone);
  await button(phone, "Erase my answers").click();
  const sure = phone.getByRole("dialog", { name: "Erase your answers permanently?" });
  await expect(sure).toContainText("This cannot be undone");
  await expectAccessible(phone);
  await sure.getByRole("button", { name: "Close" }).click();
  expect(await author.attempts(id)).toHaveLength(1);
  await button(phone, "Erase my answers").click();
  await sure.getByRole("button", { name: "Erase permanently" }).click();
  const erased = phone.getByRole("heading", { name: "Your answers were erased" });
  await expect(erased).toBeFocused();
  expect(await author.attempts(id)).toEqual([]);
  await phone.reload();
  await expect(erased).toBeVisible();
  await elsewhere.close();

  // The page that shows the result reads the link too.
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your answers were erased" })).toBeVisible();
});

test("shows an existing certificate at once, and removes a result after its answers were erased elsewhere", {
  tag: "@slow",
}, async ({ page, context, browser, request, baseURL }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { passMark: 50, certificate: {} } });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await button(page, "Keep a link to your answers").click();
  const link = await page.getByLabel("Private link").inputValue();
  await page.keyboard.press("Escape");
  const attemptKey = link.split("=")[1] ?? "";
  await request.post(`/api/quizzes/${id}/certificates`, { data: { attemptKey, name: "Ann Example" } });

  const elsewhere = await browser.newContext({ baseURL });
  const [tab, phone] = [await context.newPage(), await elsewhere.newPage()];
  for (const other of [tab, phone]) {
    await other.goto(link);
    await expect(other.getByText("It is issued to", { exact: false })).toContainText("Ann Example");
    await expect(button(other, "Get the certificate")).toHaveCount(0);
  }

  const erased = (at: typeof page) =>
    expect(at.getByRole("heading", { name: "Your answers were erased" })).toBeVisible();
  await request.post(`/api/content/${id}/own-answers/erasure`, { data: { attemptKey } });
  await button(page, "Get the certificate").click();
  await page.getByLabel("Name on the certificate").fill("Ann");
  await page.keyboard.press("Enter");
  await erased(page);
  await erased(tab);
  await phone.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await erased(phone);
  await elsewhere.close();
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join())).not.toMatch(
    /assay\.(later|taken)\./,
  );
});

test("offers no link to anonymous answers, and only its QR code on a shared device", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const anonymous = await author.aQuiz({ rules: { anonymous: true } });
  await page.goto(`/quiz/${anonymous.id}`);
  await take(page, "bac");
  await expect(button(page, "Print")).toBeVisible();
  await expect(button(page, "Keep a link to your answers")).toHaveCount(0);

  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}?shared`);
  await take(page, "bac");
  await button(page, "Keep a link to your answers").click();
  await expect(page.getByRole("img", { name: "QR code of your private link" })).toBeVisible();
  await expect(page.getByLabel("Private link")).toHaveCount(0);

  // A browser does not load a page again for a new fragment. Both the result and the questions must.
  for (const place of [id, (await author.aQuiz()).id]) {
    await page.goto(`/quiz/${place}`);
    await page.evaluate(() => (location.hash = `answers=${crypto.randomUUID()}`));
    await expect(page.getByRole("heading", { name: "No answers found" })).toBeVisible();
  }
  await page.goto(`/quiz/${id}#answers=${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { name: "No answers found" })).toBeVisible();
});
