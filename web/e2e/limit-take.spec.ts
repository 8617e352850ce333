import { expect, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const day = 86_400_000;

const timer = (page: Page) => page.getByRole("timer");
const question = (page: Page) => page.getByText("Capital of Norway?").first();
const timeIsUp = (page: Page) => page.getByText("Time is up. Your answers are being submitted.");
const timeIsUpAlone = (page: Page) => page.getByText("Time is up.", { exact: true });

test("counts down, even after a reload, and submits at the end, whatever the device's clock shows", async ({
  page,
  request,
}) => {
  await page.clock.install({ time: Date.now() + 2 * day });
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { timeLimit: 20 } });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("You have 20 minutes once you start.", { exact: false })).toBeVisible();
  await expect(page.getByText("3 questions")).toBeVisible();
  expect(await page.content(), "comes with the start").not.toContain("Capital of Norway?");
  await button(page, "Start").click();
  await expect(timer(page)).toHaveText(/^Time left (20:00|19:\d\d)$/);
  await page.getByLabel("Oslo").check();
  await expect(page.getByText("Saved on this device")).toBeVisible();

  await page.reload();
  await expect(timer(page)).toHaveText(/^Time left (20:00|1\d:\d\d)$/);
  await expect(button(page, "Start over")).toHaveCount(0);
  await expect(page.getByText("once you start", { exact: false })).toHaveCount(0);
  await button(page, "Continue").click();
  await expectAccessible(page);
  await author.change(id, { rules: { closesAt: inSeconds(1) } });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(timeIsUp(page)).toBeVisible();
  await expect(page.getByText("1 of 3 correct")).toBeVisible();
  await expect(page.getByText("Your answers were late.", { exact: false })).toHaveCount(0);
  await expect(timer(page)).toHaveCount(0);
});

test("ignores a device's clock that runs ahead, and announces the time left", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { timeLimit: 2 } });
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(timer(page)).toBeVisible();
  await page.clock.fastForward(65_000);
  await expect(page.getByRole("status").filter({ hasText: "1 minute left." })).toHaveCount(1);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("status").filter({ hasText: "30 seconds left." })).toHaveCount(1);
  await page.clock.fastForward(60_000);
  await expect(timer(page)).toHaveText(/^Time left 01:\d\d$/);
  await expect(question(page)).toBeVisible();
});

test("shows that the item is closed to a taker who starts after the closing", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { timeLimit: 20 } });
  await page.goto(`/quiz/${id}`);
  await author.change(id, { rules: { closesAt: inSeconds(-100) } });
  await button(page, "Start").click();
  await expect(page.getByText("Closed on", { exact: false })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test("submits later when the device is offline at the end, and shows that the answers do not count", {
  tag: "@slow",
}, async ({ page, request, context }) => {
  const questions = [{ question: "Capital of Norway?", options: ["Bergen", "Oslo"], correctAnswer: 1 }];
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ questions, rules: { timeLimit: 20, excludeLate: true } });
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const item = await (await request.get(`/api/quizzes/${id}/trial`, { headers })).json();
  // The start is not stored, so the server counts the attempt as late.
  await page.route("**/starts", (route) => route.fulfill({ json: { started: true, timeLeft: 1200, item } }));
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(timer(page)).toBeVisible();
  await page.getByLabel("Oslo").check();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.unroute("**/starts");
  await context.setOffline(true);
  await page.clock.fastForward(1_210_000);
  await page.clock.fastForward(4000);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await expect(page.getByText("Your answers will be sent when you're back online.", { exact: false })).toBeVisible();
  await expect(timeIsUpAlone(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 of 1 correct")).toBeVisible();
  await expect(timeIsUp(page)).toBeVisible();
  await expect(page.getByText("Your answers were late.", { exact: false })).toBeVisible();
});

test("lets the next person start on a shared device", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { timeLimit: 20 } });
  await page.goto(`/quiz/${id}?shared`);
  await button(page, "Start").click();
  await page.getByLabel("Oslo").check();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.reload();
  await button(page, "Start over").click();
  await expect(button(page, "Start")).toHaveAccessibleDescription(/You have 20 minutes once you start/);
});

test("shows that a start with a lost response is under way, and repeats it unchanged", {
  tag: "@slow",
}, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { timeLimit: 20 } });
  const keys: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/starts")) keys.push(sent.postDataJSON().attemptKey);
  });
  await page.goto(`/quiz/${id}`);
  const answers: (() => Promise<void>)[] = [];
  await page.route("**/starts", (route) => void answers.push(() => route.abort()));
  await button(page, "Start").click();
  await expect(button(page, "Loading…")).toBeVisible();
  await expect.poll(() => answers.length).toBe(1);
  await answers[0]?.();
  await expect(page.getByText("The server can't be reached.")).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.unroute("**/starts");
  await button(page, "Start").click();
  await expect(timer(page)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("shows that a start with a link parameter cannot be prepared", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz({ rules: { fields: [{ name: "class" }] } });
  await page.route(/\/timed-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`/quiz/${id}?class=7b`);
  await button(page, "Start").click();
  await expect(page.getByText("The server can't be reached.")).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

for (const rules of [undefined, { shuffleQuestions: true }])
  test(`a limit set while the page is open is shown at the start, with rules ${JSON.stringify(rules)}`, {
    tag: "@slow",
  }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz(rules ? { rules } : {});
    await page.goto(`/quiz/${id}`);
    await expect(button(page, "Start")).toBeVisible();
    await author.change(id, { rules: { timeLimit: 20 } });
    await button(page, "Start").click();
    await expect(timer(page)).toHaveText(/^Time left (20:00|1\d:\d\d)$/);
  });

test("a request for the remaining time is repeated, and sent again after the device has slept", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { timeLimit: 20 } });
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(timer(page)).toBeVisible();
  await page.evaluate((id) => localStorage.removeItem(`assay.end.${id}`), id);
  const busy = { error: "UNAVAILABLE", message: "Busy" };
  await page.route("**/starts", (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
  await page.reload();
  await expect(timer(page)).toHaveText(/^Time left (20:00|1\d:\d\d)$/);
  await author.change(id, { rules: { timeLimit: 60 } });
  await page.clock.setSystemTime(Date.now() + day);
  await expect(timer(page)).toHaveText(/^Time left (60:00|1:00:00|5\d:\d\d)$/);
});
