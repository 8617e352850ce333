import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "playwright/test";
import { Webhook } from "standardwebhooks";
import { expectAccessible, signIn } from "./screen.ts";
import { sitePort } from "./sites.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

async function aReceiver() {
  const calls: { headers: Record<string, string>; body: string }[] = [];
  const control = { status: 500, answer: "Out of paper" };
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(control.status).end(control.answer);
  });
  server.listen(sitePort(test.info().parallelIndex), "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { calls, control, host, url: `http://${host}/hook`, stop: () => void server.close() };
}

test("adds, tests, triggers and deletes a webhook, and replays a failed message", {
  tag: "@slow",
}, async ({ page, request }) => {
  const receiver = await aReceiver();
  try {
    const author = await anAuthor(request);
    const quiz = await author.aQuiz();
    await signIn(page, author);
    await page.goto(`/results/${quiz.id}`);
    await page.getByRole("link", { name: "send responses to other services with webhooks" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();

    await page.getByLabel("URL of the receiver").fill("http://example.com/hook");
    await page.getByRole("button", { name: "Add Webhook" }).click();
    await expect(page.getByText("Please enter a public URL that starts with https:").first()).toBeVisible();
    await page.getByLabel("URL of the receiver").fill(receiver.url);
    await page.getByRole("button", { name: "Add Webhook" }).click();
    const webhook = page.getByRole("region", { name: receiver.url });
    await expect(webhook.getByText("No messages yet.")).toBeVisible();
    const secret = await webhook.getByLabel("Signing secret").getByRole("textbox").inputValue();

    await webhook.getByRole("button", { name: "Send a Test" }).click();
    await expect(webhook.getByText(/It answered 500 in \d+ ms\./)).toBeVisible();
    await expect(webhook.getByText("Out of paper")).toBeVisible();
    const [call] = receiver.calls;
    expect(new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {})).toMatchObject({ type: "webhook.test" });

    receiver.control.status = 410;
    const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
    await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, participantName: "Ann" } });
    await expect.poll(() => receiver.calls.length).toBe(2);
    const messages = webhook.getByRole("group", { name: "Log" });
    await expect(async () => {
      await webhook.getByRole("button", { name: "Refresh" }).click();
      await expect(messages.getByText("Failed")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await messages.getByText("Response", { exact: true }).click();
    await expect(messages.getByText("Out of paper")).toBeVisible();
    await expectAccessible(page);

    receiver.control.status = 200;
    await expect(webhook.getByText("Disabled")).toBeVisible();
    await messages.getByRole("button", { name: /^Send again/ }).click();
    await expect(messages.getByText("Delivered")).toBeVisible();
    await expect(messages.getByText("2 tries")).toBeVisible();
    await messages.getByRole("link", { name: "See the response" }).click();
    await expect(page.getByRole("dialog")).toContainText("Ann");
    await page.goBack();

    await webhook.getByRole("button", { name: `Delete ${receiver.url}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Webhook" }).click();
    await expect(webhook).toHaveCount(0);
    await expect(page.locator("#main")).toBeFocused();
  } finally {
    receiver.stop();
  }
});

test("shows long lists of webhooks and messages a page at a time", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { headers, data });
    expect(response.status()).toBe(201);
    return response.json();
  };
  // No server answers at these URLs, so messages wait for their next try.
  const quizzes = await Promise.all(Array.from({ length: 11 }, () => author.aQuiz()));
  for (const [place, { id }] of quizzes.entries())
    for (let one = 0; one < 5; one++)
      await post(`/api/quizzes/${id}/webhooks`, { url: `https://nowhere.invalid/${place}/${one}` });
  await post("/api/webhooks", {
    url: "https://nowhere.invalid/all",
    events: ["content.updated"],
    allItems: true,
  });

  await page.goto("/webhooks");
  const rows = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(rows).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(56);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await page.goto(`/results/${quizzes[0]?.id}/webhooks`);
  await expect(page.getByText("https://nowhere.invalid/all")).toBeVisible();

  for (let change = 0; change < 21; change++) await author.change(quizzes[0]?.id ?? "", { description: `${change}` });
  await page.getByRole("link", { name: "https://nowhere.invalid/all" }).click();
  const messages = page.getByRole("group", { name: "Log" }).locator("ul > li");
  await expect(messages).toHaveCount(20);
  await page.getByRole("button", { name: "Show older" }).click();
  await expect(messages).toHaveCount(21);
  await expect(page.getByRole("button", { name: "Show older" })).toHaveCount(0);
});

test("creates, triggers, pauses, edits and deletes an endpoint of the account", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const receiver = await aReceiver();
  try {
    const author = await anAuthor(request);
    const quiz = await author.aQuiz();
    await author.aSurvey();
    await signIn(page, author);
    await page.goto("/profile/programs");
    await page.getByRole("link", { name: "Manage Webhooks" }).click();
    await expect(page.getByRole("heading", { name: "No endpoints yet" })).toBeVisible();

    await page.getByRole("button", { name: "New Endpoint" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add Endpoint" }).click();
    await expect(dialog.getByText("Please enter a valid URL that starts with https://")).toBeVisible();
    await dialog.getByLabel("URL of the receiver").fill("http://example.com/hook");
    await dialog.getByLabel("Description").fill("Customer database");
    await dialog.getByRole("button", { name: "Add Endpoint" }).click();
    await expect(dialog.getByText("Please enter a public URL that starts with https:")).toBeVisible();
    await dialog.getByLabel("URL of the receiver").fill(receiver.url);
    await dialog.getByRole("checkbox", { name: "New response" }).uncheck();
    await dialog.getByRole("button", { name: "Add Endpoint" }).click();
    await expect(dialog.getByText("Please choose at least one event")).toBeVisible();
    await dialog.getByRole("checkbox", { name: "New response" }).check();
    await dialog.getByRole("button", { name: "Add Endpoint" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Webhook" })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "All items" })).toBeVisible();

    receiver.control.status = 503;
    const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
    await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, participantName: "Ann" } });
    await expect.poll(() => receiver.calls.length).toBe(1);
    const log = page.getByRole("group", { name: "Log" });
    await expect(async () => {
      await log.getByRole("button", { name: "Refresh" }).click();
      await expect(log.getByText("next try in less than a minute")).toBeVisible({ timeout: 1000 });
    }).toPass();
    receiver.control.status = 200;
    await log.getByRole("button", { name: /^Send now/ }).click();
    await expect.poll(() => receiver.calls.length).toBe(2);
    await expect(log.getByText("Delivered")).toBeVisible();
    await log.getByText("Request", { exact: true }).click();
    await expect(log.getByText('"type": "attempt.created"')).toBeVisible();
    await expect(log.getByRole("link", { name: "See the response" })).toBeVisible();

    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Paused" })).toBeVisible();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(dialog.getByLabel("URL of the receiver")).toHaveValue(receiver.url);
    await dialog.getByRole("checkbox", { name: "Item changed" }).check();
    await dialog.getByLabel("Some items").check();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog.getByText("Please choose at least one item")).toBeVisible();
    await dialog.getByLabel("Search your items").fill("north");
    await expect(dialog.getByLabel("Lunch on Fridays")).toHaveCount(0);
    await dialog.getByLabel("Capitals of the north").check();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("definition").filter({ hasText: "New response, Item changed" })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Capitals of the north" })).toBeVisible();

    const again = page.getByRole("group", { name: "Send again" });
    await again.getByLabel("Since").fill("2020-01-01T00:00");
    await again.getByRole("button", { name: "Send Again" }).click();
    await expect(again.getByText(/Events are kept for 30 days/)).toBeVisible();
    const hourAgo = await page.evaluate(() => {
      const date = new Date(Date.now() - 3_600_000);
      return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    });
    await again.getByLabel("Since").fill(hourAgo);
    await again.getByRole("button", { name: "Send Again" }).click();
    await expect(again.getByText("This webhook is paused. Resume it first.")).toBeVisible();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await again.getByRole("button", { name: "Send Again" }).click();
    await expect(again.getByText("1 message on the way.")).toBeVisible();
    await expect.poll(() => receiver.calls.length).toBe(3);

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Webhooks" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Customer database" })).toContainText("On");
    await page.getByRole("link", { name: receiver.url }).click();
    await page.getByRole("button", { name: `Delete ${receiver.url}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Webhook" }).click();
    await expect(page.getByRole("heading", { name: "No endpoints yet" })).toBeVisible();
  } finally {
    receiver.stop();
  }
});
