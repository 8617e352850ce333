import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { followMail, openMail } from "./mail.ts";
import { expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test("a participant is mailed what the author saw while writing", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const { email } = await (await request.get("/api/auth/me", { headers })).json();
  await signIn(page, author);
  await page.goto("/maker");
  await page.getByText("Assessment", { exact: true }).first().click();
  await page.getByRole("button", { name: "Load Sample Template" }).click();
  await page.getByText("Email results to participants").click();
  const warning = page.getByText("Verify your email address first. Until then, no results are sent.");
  await expect(warning).toBeVisible();

  const title = `Leadership ${randomUUID()}`;
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Subject", { exact: true }).fill("Where you stand");
  await page.getByLabel("Message", { exact: true }).fill("Thank you for <taking> part.");
  await page.getByLabel("Signature", { exact: true }).fill("Ada");
  const preview = page.getByRole("figure", { name: "Preview of the email" });
  const sheet = preview.frameLocator("iframe");
  await expect(preview.getByText("Subject: Where you stand")).toBeVisible();
  await expect(sheet.getByText("Thank you for <taking> part.")).toBeVisible();
  await expect(sheet.getByText(`This is how you did in “${title}”.`)).toBeVisible();
  await page.getByRole("button", { name: "Create Assessment" }).click();
  await expect(page.getByText("Assessment created successfully!")).toBeVisible();

  await (await followMail(await page.context().newPage(), email, "Verify your email address", "Verify email address"))
    .getByRole("heading", { name: "Email Verified" })
    .waitFor();
  const { recentQuizzes } = await (await request.get("/api/dashboard", { headers })).json();
  const { id } = recentQuizzes.find((item: { title: string }) => item.title === title);
  const { questions } = await (await request.get(`/api/quizzes/${id}`)).json();
  const answers = Object.fromEntries(questions.map((question: { id: string }) => [question.id, 3]));
  const participantEmail = `${randomUUID()}@taker.test`;
  const data = { answers, participantEmail, participantName: "Bob" };
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data })).status()).toBe(201);

  const mail = await openMail(page, participantEmail, "Where you stand");
  await expect(mail.getByText("Hello,")).toBeVisible();
  await expect(mail.getByText("Thank you for <taking> part.")).toBeVisible();
  await expect(mail.getByRole("link", { name: "Stop receiving results" })).toBeVisible();
  await page.setContent(await mail.locator("html").evaluate((html) => html.outerHTML));
  await expectAccessible(page);
});
