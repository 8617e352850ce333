import { expect, type Page } from "playwright/test";
import { signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** A time zone whose date differs from UTC's at the moment. */
const elsewhere = new Date().getUTCHours() < 11 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions, locale = "en") =>
  new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date());

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
}

const total = (page: Page) => page.locator('dt:text-is("Total attempts") + dd');
const days = (page: Page) => page.getByRole("region", { name: "Responses over time" });

for (const timezoneId of ["Asia/Tokyo", elsewhere]) {
  test(`an answer stands at the day that it came on in ${timezoneId}, and is found there`, {
    tag: "@slow",
  }, async ({ browser, request }) => {
    const author = await anAuthor(request);
    const quiz = await author.aQuiz();
    const data = { answers: Object.fromEntries(quiz.questions.map(({ id }) => [id, 1])) };
    expect((await request.post(`/api/quizzes/${quiz.id}/attempts`, { data })).ok()).toBe(true);
    const today = inZone(timezoneId, { dateStyle: "short" }, "sv");
    const day = inZone(timezoneId, { month: "short", day: "numeric", year: "numeric" });

    const there = await browser.newContext({ timezoneId });
    const page = await there.newPage();
    await signIn(page, author);
    await open(page, `/results/${quiz.id}?tab=time`);
    await expect(days(page).getByText(`All on ${day}.`, { exact: true })).toBeVisible();
    await open(page, `/results/${quiz.id}?from=${today}&to=${today}`);
    await expect(total(page)).toHaveText("1");
    await there.close();

    const here = await browser.newContext({ timezoneId: "America/New_York" });
    const reader = await here.newPage();
    await signIn(reader, author);
    await open(reader, `/results/${quiz.id}?from=${today}`);
    await expect(total(reader)).toHaveText("1");
    await tab(reader, "Over time").click();
    await expect(days(reader).getByText(`All on ${day}. Days in ${timezoneId.replace("_", " ")}.`)).toBeVisible();
    await here.close();
  });
}

test("the zone is chosen in the profile", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  await page.goto("/profile");
  const zone = page.getByLabel("Time zone");
  await expect(zone).toHaveValue(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone));
  await zone.fill("Atlantis");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Unknown time zone. Please choose one such as Europe/Berlin")).toBeVisible();
  await zone.fill("tokyo");
  await expect(page.getByText(`It is ${inZone("Asia/Tokyo", { weekday: "long" })}`)).toBeVisible();
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile updated", { exact: true })).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue("Asia/Tokyo");
});
