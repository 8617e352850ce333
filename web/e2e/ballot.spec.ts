import { type APIRequestContext, expect, type Page } from "playwright/test";
import { button, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

async function answerAll(page: Page, beforeFinish?: () => Promise<void>) {
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const key of "ba") await page.keyboard.press(key).then(() => page.keyboard.press("Enter"));
  await page.keyboard.press("c");
  await beforeFinish?.();
  await button(page, "Finish").click();
}

/** An item with two people invited to answer anonymously, and their links. */
async function anonymous(request: APIRequestContext, rules: object = { invitedOnly: true }) {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { anonymous: true, ...rules } });
  const headers = { Authorization: `Bearer ${author.session.accessToken}` };
  const path = `/api/content/${id}/invitations`;
  await request.post(path, { headers, data: { text: "Ann Byron <ann@example.com>\nBen Crowe <ben@example.com>" } });
  const [, ...rows] = (await (await request.get(`${path}/links`, { headers })).text()).trim().split("\n");
  const links = rows.map((row) => new URL(row.split(",")[2] ?? "")).map(({ pathname, hash }) => pathname + hash);
  const list = async () => (await (await request.get(path, { headers })).json()).invitations;
  return { id, author, links, link: links[0] ?? "", list, waiting: () => author.waiting(id) };
}

const told = "the person who invited you sees that you took part, not what you answered";

test("a personal link to anonymous answers is exchanged for a ballot, which answers once", { tag: "@slow" }, async ({
  page,
  request,
  browser,
}) => {
  const item = await anonymous(request);
  const key = item.link.split("=").at(-1) ?? "";
  const requests: { url: string; whole: string }[] = [];
  page.on("request", (sent) =>
    requests.push({ url: sent.url(), whole: `${JSON.stringify(sent.headers())} ${sent.postData() ?? ""}` }),
  );
  await page.goto(item.link);
  await expect(page.getByText("Hello Ann Byron,")).toBeVisible();
  await expect(page.getByText(told, { exact: false })).toBeVisible();
  expect(await item.list()).toMatchObject([{ finishedAt: null }, { finishedAt: null }]);
  await button(page, "Start").click();
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
  await page.reload();
  await button(page, "Continue").click();
  await answerAll(page);
  await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  expect(await item.waiting()).toBe(1);
  expect(await item.list()).toMatchObject([
    { name: "Ann Byron", finishedAt: expect.any(String) },
    { finishedAt: null },
  ]);

  // Requests with the ballot contain nothing that identifies the link.
  const ballots = requests.filter(({ whole }) => whole.includes("assay_bal_"));
  expect(ballots.map(({ url }) => url.split("/").at(-1))).toContain("attempts");
  for (const { whole } of ballots) expect(whole).not.toContain(key);

  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("assay_bal_");

  await page.goto("about:blank");
  await page.goto(item.link);
  await expect(page.getByText("Your answers have arrived. Nothing stored connects them to you.")).toBeVisible();
  await expect(button(page, "Start")).toHaveCount(0);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await phone.goto(item.link);
  await expect(phone.getByText("You started with this link on", { exact: false })).toBeVisible();
  await expect(button(phone, "Start")).toHaveCount(0);
  await phone.context().close();

  await signIn(page, item.author);
  await page.goto(`/results/${item.id}/people`);
  await expect(
    page
      .getByRole("row", { name: /Ann Byron/ })
      .getByText("Took part")
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText("You can see who took part, not what they answered", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Took part 1" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Extra time" })).toHaveCount(0);
});

test("a ballot with a lost signature is the same when requested again, and sends answers once the network is back", {
  tag: "@slow",
}, async ({ page, request, context }) => {
  const item = await anonymous(request, { invitedOnly: true, timeLimit: 20 });
  const sent: (string | null)[] = [];
  await page.route("**/invitations/redeem", async (route) => {
    sent.push(route.request().postData());
    const response = await route.fetch();
    if (sent.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(item.link);
  await button(page, "Start").click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.reload();
  await button(page, "Start").click();
  await expect(page.getByText("Capital of Norway?").first()).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);

  await answerAll(page, () => context.setOffline(true));
  await expect(page.getByText("saved on this device", { exact: false }).first()).toBeVisible();
  await context.setOffline(false);
  // The service worker may send them before the page does, which then shows no toast.
  await expect(page.getByText("3 of 3 correct")).toBeVisible();
  expect(await item.waiting()).toBe(1);
});

test("issues a ballot to each of two people on a shared device, even if anyone may answer", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const item = await anonymous(request, {});
  for (const link of item.links) {
    await page.goto("about:blank");
    await page.goto(link);
    // The ordinary start is replaced by this notice.
    await expect(page.getByText(told, { exact: false })).toBeVisible();
    await button(page, "Start").click();
    await answerAll(page);
    await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  }
  expect(await item.waiting()).toBe(2);
});
