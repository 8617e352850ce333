import { expect } from "playwright/test";
import { button, expectAccessible, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

const rules = { passMark: 50, certificate: { issuer: "Northern school", statesResult: true } };

test("issues a certificate to a participant who passes, which anyone can check until the answers are deleted", {
  tag: "@slow",
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules });
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByRole("heading", { name: "Your certificate" })).toBeVisible();
  await button(page, "Get the certificate").click();
  const name = page.getByLabel("Name on the certificate");
  await expect(name).toBeFocused();
  await expect(page.getByText("Name is required")).toBeVisible();
  await name.fill("Ann 🎉 \u{12000}");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "these characters of the name: \u2068🎉 \u{12000}\u2069" }),
  ).toBeVisible();
  await expect(button(page, "Get it anyway")).toBeVisible();
  await name.fill("Zoë Müller");
  await expect(button(page, "Get it anyway")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText("It is issued to", { exact: false })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^certificate-.{19}\.pdf$/);

  const address = await page.getByRole("link", { name: "Verification page" }).getAttribute("href");
  await page.goto(address ?? "");
  await expect(page.getByRole("heading", { name: "This certificate is valid" })).toBeVisible();
  for (const said of ["Zoë Müller", "Capitals of the north", "100%", "Northern school"])
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await author.deleteAttempts(id);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This certificate was revoked" })).toBeVisible();
  await expect(page.getByText("Zoë Müller")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText("It was revoked.")).toBeVisible();
});

test("requests the certificate's part of the page again if it could not be loaded", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules });
  await page.route("**/Certificate-*.js", (route) => route.abort());
  await page.goto(`/quiz/${id}`);
  await take(page, "bac");
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
  await expect(page.getByText("The server can't be reached.")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await button(page, "Reload").click();
  await expect(button(page, "Get the certificate")).toBeVisible();
});

test("checks a typed code without scripts", { tag: "@slow" }, async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL, locale: "de-DE" })).newPage();
  await page.goto("/verify");
  await page.getByLabel("Code").fill("7qk2 m9xw 4tqz 81rb");
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByText("Zertifikat nicht gefunden", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue("7QK2-M9XW-4TQZ-81RB");
});

test("lets an author offer certificates, and revoke one", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const { id } = await author.aQuiz();
  await page.goto(`/maker?edit=${id}`);
  await openAccess(page);
  await expect(page.getByLabel("Certificate for participants who pass", { exact: true })).toHaveCount(0);
  await page.getByLabel("Pass mark, in percent").fill("50");
  await page.getByText("Certificate for participants who pass", { exact: true }).click();
  await page.getByLabel("Issued by").fill("Northern school");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect(((await author.read(id)) as { rules?: object }).rules).toMatchObject({
    passMark: 50,
    certificate: { issuer: "Northern school", statesResult: true },
  });

  const { questions } = (await author.read(id)) as { questions: { id: string; correctAnswer: number }[] };
  const answers = Object.fromEntries(questions.map(({ id, correctAnswer }) => [id, correctAnswer]));
  const attemptKey = crypto.randomUUID();
  await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, attemptKey, participantName: "Ann" } });
  const issued = await request.post(`/api/quizzes/${id}/certificates`, { data: { attemptKey } });
  const { code, url } = await issued.json();
  await page.goto(`/results/${id}?tab=people`);
  await page.getByRole("link", { name: "Ann", exact: true }).click();
  await expect(page.getByRole("link", { name: code })).toHaveAttribute("href", url);
  await button(page, "Revoke Certificate").click();
  await button(page, "Revoke").click();
  await expect(page.getByRole("heading", { name: "Certificate, revoked" })).toBeFocused();
  expect((await (await request.get(`/api/certificates/${code}`)).json()).status).toBe("REVOKED");
});
