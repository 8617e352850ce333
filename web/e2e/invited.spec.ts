import { type APIRequestContext, expect, type Page } from "playwright/test";
import { button, expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

async function answerAll(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const key of "ba") await page.keyboard.press(key).then(() => page.keyboard.press("Enter"));
  await page.keyboard.press("c");
  await button(page, "Finish").click();
}

/** An item that Ann is invited to, with her link, and the author's access to its API. */
async function invited(request: APIRequestContext, rules?: object) {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz(rules ? { rules } : {});
  const headers = { Authorization: `Bearer ${author.session.accessToken}` };
  const path = `/api/content/${id}/invitations`;
  await request.post(path, { headers, data: { text: "Ann Byron <ann@example.com>" } });
  const [, row = ""] = (await (await request.get(`${path}/links`, { headers })).text()).trim().split("\n");
  const link = new URL(row.split(",")[2] ?? "");
  const list = async () => (await (await request.get(path, { headers })).json()).invitations;
  const change = async (part: object) => {
    const [{ id: invitationId }] = await list();
    expect((await request.patch(`${path}/${invitationId}`, { headers, data: part })).status()).toBe(200);
  };
  const edit = (rules: object) => author.change(id, { rules });
  return { id, link: link.pathname + link.hash, list, change, edit, author, attempts: () => author.attempts(id) };
}

/** Simulates a return to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const withdrawn = "This personal link no longer works. Please ask the person who invited you.";

test("a personal link greets its person, who answers once under the name on the list", async ({
  page,
  request,
  browser,
}) => {
  const item = await invited(request, { invitedOnly: true });
  await page.goto(`/quiz/${item.id}`);
  await expect(page.getByRole("alert")).toHaveText(
    "This is for people who were invited. Open the link in your invitation.",
  );
  await expect(button(page, "Start")).toHaveCount(0);

  await page.goto("about:blank");
  await page.goto(item.link);
  await expect(page.getByText("Hello Ann Byron,")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: false })).toHaveCount(0);
  await expectAccessible(page);
  await button(page, "Start").click();
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
  await page.reload();
  await button(page, "Continue").click();
  await answerAll(page);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  expect(await item.attempts()).toMatchObject([{ participantName: "Ann Byron" }]);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await phone.goto(item.link);
  await expect(phone.getByText("Your answers arrived on", { exact: false })).toBeVisible();
  await expect(button(phone, "Start")).toHaveCount(0);
  await phone.context().close();
});

test("a person who failed tries again with the same link, and the author sees every attempt", async ({
  page,
  request,
}) => {
  const item = await invited(request, { passMark: 60, retakes: 2, counts: "BEST" });
  await page.goto(item.link);
  await button(page, "Start").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const key of "ab") await page.keyboard.press(key).then(() => page.keyboard.press("Enter"));
  await page.keyboard.press("a");
  await button(page, "Finish").click();
  await expect(page.getByText("You can try again. 2 attempts left.")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Try again").click();

  await expect(page.getByText("Your answers arrived on", { exact: false })).toBeVisible();
  await expect(page.getByText("You can try again. 2 attempts left.")).toBeVisible();
  await expect(page.getByRole("button", { name: "See your result" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Try again").click();
  await answerAll(page);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  await expect(page.getByText("You can try again.", { exact: false })).toHaveCount(0);
  expect(await item.list()).toMatchObject([{ attempts: 2, attempt: 2, percentage: 100, passed: true }]);

  await page.goto("about:blank");
  await page.goto(item.link);
  await expect(page.getByText("Your answers arrived on", { exact: false })).toBeVisible();
  await expect(button(page, "Try again")).toHaveCount(0);

  await signIn(page, item.author);
  await page.goto(`/results/${item.id}/people`);
  await button(page, "Attempt 2 of 2").click();
  await expect(page.getByRole("listitem").filter({ hasText: "counts" })).toContainText("100%");
  await expectAccessible(page);
});

test("shows that a link was cut off, and updates a waiting page when its link is withdrawn or restored", {
  tag: "@slow",
}, async ({ page, request }) => {
  const item = await invited(request, { invitedOnly: true, timeLimit: 10, opensAt: inSeconds(1800) });
  await item.change({ extraPercent: 25 });
  await page.goto(item.link.slice(0, -3));
  await expect(page.getByRole("alert")).toHaveText(
    "This personal link is incomplete. Open it again from your invitation.",
  );
  await page.goto("about:blank");
  await page.goto(item.link);
  await expect(page.getByText("Opens on", { exact: false })).toBeVisible();
  await expect(page.getByText("You have 13 minutes once you start.", { exact: false })).toBeVisible();
  await item.change({ isRevoked: true });
  await lookAgain(page);
  await expect(page.getByRole("alert")).toHaveText(withdrawn);
  await expect(page.getByText("Opens on", { exact: false })).toHaveCount(0);
  await expect(page.getByText("once you start", { exact: false })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText(withdrawn);
  await item.change({ isRevoked: false });
  await lookAgain(page);
  await expect(page.getByRole("timer")).toBeVisible();
  await item.edit({ opensAt: null });
  await lookAgain(page);
  await expect(page.getByText("Hello Ann Byron,")).toBeVisible();
  await expect(button(page, "Start")).toBeVisible();
});

for (const [rules, when] of [
  [{}, "at the start"],
  [{ invitedOnly: true, timeLimit: 10 }, "at a look"],
] as const)
  test(`who is greeted learns ${when} that the link was withdrawn, with ${JSON.stringify(rules)}`, {
    tag: "@slow",
  }, async ({ page, request }) => {
    const item = await invited(request, rules);
    await page.goto(item.link);
    await expect(page.getByText("Hello Ann Byron,")).toBeVisible();
    await expect(button(page, "Start")).toBeVisible();
    await item.change({ isRevoked: true });
    if (when === "at a look") await lookAgain(page);
    else await button(page, "Start").click();
    await expect(page.getByRole("alert").filter({ hasText: withdrawn })).toBeVisible();
    await expect(page.getByText("Hello Ann Byron,")).toHaveCount(0);
    await expect(button(page, "Start")).toHaveCount(0);
    await expect(page.getByText("once you start", { exact: false })).toHaveCount(0);
  });

test("shows the time left on a second device, and continues with it", { tag: "@slow" }, async ({
  page,
  request,
  browser,
}) => {
  const item = await invited(request, { invitedOnly: true, timeLimit: 10 });
  await page.goto(item.link);
  await expect(page.getByText("You have 10 minutes once you start.", { exact: false })).toBeVisible();
  await button(page, "Start").click();
  await expect(page.getByRole("timer")).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await phone.goto(item.link);
  await expect(phone.getByText("and your time is running.", { exact: false })).toBeVisible();
  await expect(phone.getByRole("timer")).toHaveText(/^Time left (10:00|9:\d\d|09:\d\d)$/);
  await expect(phone.getByText("once you start", { exact: false })).toHaveCount(0);
  await button(phone, "Start").click();
  await expect(phone.getByRole("timer")).toHaveText(/^Time left (10:00|0?9:\d\d)$/);
  await phone.context().close();

  await item.edit({ closesAt: inSeconds(0) });
  const late = await (await browser.newContext()).newPage();
  await late.goto(item.link);
  await expect(
    late.getByText("Time is up.", { exact: true }).or(late.getByText("Closed on", { exact: false })),
  ).toBeVisible();
  await expect(button(late, "Start")).toHaveCount(0);
  await late.context().close();
});
