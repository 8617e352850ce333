import { expect, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { answer } from "./take.keys.ts";
import { chooseLanguage, translate } from "./take.translations.ts";
import { test } from "./test.ts";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const day = 86_400;
/** Simulates a return to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** Answers the three questions of a quiz correctly, whatever the order of questions and options. */
async function answerAll(page: Page) {
  const cities = { Norway: "Oslo", Iceland: "Reykjavík", Finland: "Helsinki" };
  for (const place of [1, 2, 3]) {
    await expect(page.getByRole("group", { name: `Question ${place}.` })).toBeVisible();
    const asked = await page.locator(".question-text").innerText();
    const city = Object.entries(cities).find(([country]) => asked.includes(country))?.[1] ?? "";
    await page.getByLabel(city).check();
    if (place < 3) await button(page, "Next").click();
  }
}

test("opens the item for a waiting taker, whatever the device's clock shows", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { opensAt: inSeconds(day) } });
  await page.clock.install({ time: Date.now() + 2 * day * 1000 });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Opens on", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Capitals of the north" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await author.change(id, { rules: { opensAt: inSeconds(1800) } });
  await lookAgain(page);
  await expect(page.getByRole("timer")).toHaveText(/^2\d:\d\d$/);
  await expect(button(page, "Start")).toHaveCount(0);
  await author.change(id, { rules: { opensAt: inSeconds(-1) } });
  await page.clock.fastForward(1_810_000);
  await expect(button(page, "Start")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await button(page, "Start").click();
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
});

test("shows a waiting taker that the device is offline, and opens once it is back", { tag: "@slow" }, async ({
  page,
  request,
  context,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { opensAt: inSeconds(day) } });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("it starts automatically", { exact: false })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expectAccessible(page);
  await author.change(id, { rules: { opensAt: null } });
  await context.setOffline(true);
  await lookAgain(page);
  await expect(page.getByText("You're offline", { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(button(page, "Start")).toBeVisible();
});

test("an item that waited in one language opens in another, and is complete in both", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz({ language: "en", rules: { opensAt: inSeconds(day) } });
  await translate(request, author, quiz, "de");
  await page.goto(`/quiz/${quiz.id}?lang=en`);
  await expect(page.getByText("Opens on", { exact: false })).toBeVisible();
  await chooseLanguage(page, "Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Hauptstädte des Nordens" })).toBeVisible();
  await author.change(quiz.id, { rules: null });
  await lookAgain(page);
  await button(page, "Starten").click();
  await expect(page.locator(".question-text")).toHaveText("Die Hauptstadt von Norwegen?");
  await chooseLanguage(page, "English");
  await expect(page.locator(".question-text")).toHaveText("Capital of Norway?");
});

test("keeps the questions of an item that has closed in every language, and late answers on the device", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz({ language: "en" });
  await translate(request, author, quiz, "de");
  await page.goto(`/quiz/${quiz.id}?lang=en`);
  await answer(page, "bac");
  // Closed before the taker started.
  await author.change(quiz.id, { rules: { closesAt: inSeconds(-day) } });
  await chooseLanguage(page, "Deutsch");
  await expect(button(page, "Abgeben")).toBeVisible();
  await expect(page.locator(".question-text")).toHaveText("Capital of Finland?");
  await expect(page.locator(".question-text")).toHaveAttribute("lang", "en");
  await expect(page.getByLabel("Helsinki")).toBeChecked();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Willkommen zurück" })).toBeVisible();
  await expect(page.getByText("Geschlossen", { exact: false })).toBeVisible();
  await chooseLanguage(page, "English");
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  // A new attempt would be refused.
  await expect(page.locator(".resume").getByRole("button")).toHaveText(["Continue"]);
  await button(page, "Continue").click();
  await expect(page.getByLabel("Helsinki")).toBeChecked();
  await button(page, "Finish").click();
  await expect(page.getByText("It has closed and no longer accepts answers.")).toBeVisible();
  await expect(page.getByText("Your answers are still on this device.")).toBeVisible();
  await author.change(quiz.id, { rules: null });
  await button(page, "Try again").click();
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
});

test("opens a closed item again after its closing was moved", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { closesAt: inSeconds(-day) } });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await author.change(id, { rules: { closesAt: inSeconds(day) } });
  await lookAgain(page);
  await expect(button(page, "Start")).toBeVisible();
});

test("stops sending a start once answers are on their way", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { closesAt: inSeconds(day) } });
  await page.route(/\/(starts|attempts)$/, (route) => route.abort());
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await answerAll(page);
  await button(page, "Finish").click();
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  const sent: string[] = [];
  page.on("request", (one) => {
    if (one.method() === "POST") sent.push(one.url().split("/").at(-1) ?? "");
  });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  expect(sent).not.toContain("starts");
});

test("sends a start even if the part that repeats it cannot be loaded", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { closesAt: inSeconds(day) } });
  await page.route("**/timed*.js", (route) => route.abort());
  await page.goto(`/quiz/${id}`);
  const [taken] = await Promise.all([page.waitForResponse("**/starts"), button(page, "Start").click()]);
  expect(taken.ok()).toBe(true);
});

test("an attempt starts in the author's order if the network stalls", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { shuffleQuestions: true, shuffleOptions: true } });
  // The request is never answered.
  await page.route("**/timed*.js", () => {});
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(button(page, "Loading…")).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
});

test("a start that the server never received is sent again after a reload", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { closesAt: inSeconds(day) } });
  await page.goto(`/quiz/${id}`);
  await page.route("**/starts", (route) => route.abort());
  await button(page, "Start").click();
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
  await page.unroute("**/starts");
  await page.reload();
  const [taken] = await Promise.all([page.waitForResponse("**/starts"), button(page, "Continue").click()]);
  expect(taken.ok()).toBe(true);
});

test("shows that the item is closed to a taker who starts after the closing", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { closesAt: inSeconds(day) } });
  await page.goto(`/quiz/${id}`);
  await author.change(id, { rules: { closesAt: inSeconds(-day) } });
  await button(page, "Start").click();
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await expect(button(page, "Continue")).toHaveCount(0);
});

test("two presses on Start start one attempt", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { shuffleOptions: true } });
  const starts: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/starts")) starts.push(sent.postData() ?? "");
  });
  // The file arrives only after the second press.
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/timed*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await button(page, "Loading…").click();
  release();
  await answerAll(page);
  const [handedIn] = await Promise.all([page.waitForRequest("**/attempts"), button(page, "Finish").click()]);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  expect(starts.map((start) => JSON.parse(start).attemptKey)).toEqual([handedIn.postDataJSON().attemptKey]);
  await page.unrouteAll({ behavior: "wait" });
});
