import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "playwright/test";
import { Webhook } from "standardwebhooks";
import { expectAccessible, signIn } from "./screen.ts";
import { aService } from "./service.ts";
import { anAuthor } from "./take.items.ts";

async function aReceiver() {
  const calls: { headers: Record<string, string>; body: string }[] = [];
  const control = { status: 500, answer: "Out of paper" };
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(control.status).end(control.answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { calls, control, host, url: `http://${host}/hook`, stop: () => void server.close() };
}

test("a webhook is added, tested, told of a response, shown what failed, replayed and deleted", async ({
  page,
  playwright,
}) => {
  test.setTimeout(120_000);
  const receiver = await aReceiver();
  const service = await aService({ FETCH_ALLOW_HOSTS: receiver.host });
  const request = await playwright.request.newContext({ baseURL: service.url });
  try {
    const author = await anAuthor(request);
    const quiz = await author.aQuiz();
    await signIn(page, author);
    await page.addInitScript(() => localStorage.setItem("cookie-consent", "{}"));
    await page.goto(`${service.url}/results/${quiz.id}`);
    await page.getByRole("link", { name: "send each response on with webhooks" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();

    await page.getByLabel("Address of the receiver").fill("http://example.com/hook");
    await page.getByRole("button", { name: "Add Webhook" }).click();
    await expect(page.getByText("Please enter a public address that begins with https:").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Address of the receiver").fill(receiver.url);
    await page.getByRole("button", { name: "Add Webhook" }).click();
    const webhook = page.getByRole("region", { name: receiver.url });
    await expect(webhook.getByText("Nothing has been sent yet.")).toBeVisible();
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
    const messages = webhook.getByRole("group", { name: "Messages" });
    await expect(async () => {
      await webhook.getByRole("button", { name: "Refresh" }).click();
      await expect(messages.getByText("Failed")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await messages.getByText("What it said").click();
    await expect(messages.getByText("Out of paper")).toBeVisible();
    await expectAccessible(page);

    receiver.control.status = 200;
    await messages.getByRole("button", { name: /^Replay/ }).click();
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
    await request.dispose();
    await service.stop();
    receiver.stop();
  }
});
