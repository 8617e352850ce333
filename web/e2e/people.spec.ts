import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { followMail, openMail } from "./mail.ts";
import { axeViolations, button, expectAccessible, link, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

type Author = Awaited<ReturnType<typeof anAuthor>>;

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
/** Chooses an action from a person's menu by keyboard. */
async function choose(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `More actions for ${name}` }).press("Enter");
  const item = page.getByRole("menuitem", { name: action });
  await expect(item).toBeVisible();
  // The first one is highlighted as the menu opens.
  const highlighted = page.locator("[role=menuitem][data-highlighted]");
  await expect(highlighted).toHaveCount(1);
  while ((await highlighted.getAttribute("id")) !== (await item.getAttribute("id"))) {
    const before = await highlighted.getAttribute("id");
    await page.keyboard.press("ArrowDown");
    await expect(highlighted).not.toHaveAttribute("id", before ?? "");
  }
  await page.keyboard.press("Enter");
}

const headersOf = ({ session }: Author) => ({ authorization: `Bearer ${session.accessToken}` });

async function add(request: APIRequestContext, author: Author, id: string, text: string) {
  const sent = await request.post(`/api/content/${id}/invitations`, { headers: headersOf(author), data: { text } });
  expect(sent.ok()).toBe(true);
}

test("people are pasted, checked line by line, invited, and seen to finish", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id, questions } = await author.aQuiz({ title: "Rivers" });
  const ada = `${randomUUID()}@people.test`;
  await followMail(page, author.email, "Verify your email address", "Verify email address");
  await signIn(page, author);
  await page.goto(`/results/${id}`);
  await link(page, "invite people").click();
  await expect(page.getByRole("heading", { name: "No one is invited yet" })).toBeVisible();

  await button(page, "Add People").click();
  const dialog = page.getByRole("dialog", { name: "Add people" });
  await expect(dialog.getByRole("textbox", { name: "People" })).toBeFocused();
  await page.keyboard.insertText(
    [
      `Ada Lovelace <${ada}>`,
      "grace@people.test; Grace Hopper",
      "nobody@",
      "نور <noor@people.test>",
      "alan@people.test",
    ].join("\n"),
  );
  await expect(dialog.getByRole("status")).toHaveText("4 new, 1 line needs fixing");
  await expect(dialog.getByRole("list", { name: "Lines that need fixing" })).toContainText("Line 3 nobody@");
  await expectAccessible(page);
  await button(page, "Add 4, Skip 1").click();
  await expect(page.getByText("4 people added")).toBeVisible();
  await expect(row(page, "Ada Lovelace")).toContainText("Not invited yet");
  await expect(page.getByRole("row")).toHaveCount(5);

  await button(page, "Send 4 Invitations").click();
  const question = page.getByRole("alertdialog", { name: "Send 4 invitations?" });
  await expect(question).toContainText("gets their personal link by email");
  await button(page, "Send 4").click();
  await expect(page.getByText("4 invitations on the way")).toBeVisible();
  await expect(row(page, "Ada Lovelace")).toContainText("Not sent: no mail server");

  const other = await page.context().newPage();
  const mail = await openMail(other, ada, "Invitation: Rivers");
  const address = await mail.getByRole("link", { name: "Go to the questions" }).getAttribute("href");
  const attemptKey = new URLSearchParams(new URL(address ?? "").hash.slice(1)).get("invitation");
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const data = { answers, attemptKey };
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data })).status()).toBe(201);
  await page.reload();
  await expect(row(page, "Ada Lovelace")).toContainText("Finished");
  await page.getByRole("button", { name: "Finished 1", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Search people").fill("grace");
  await expect(page.getByText("No one matches")).toBeVisible();
  await button(page, "Show Everyone").click();
  await expect(page.getByRole("row")).toHaveCount(5);

  await page.goto(`/results/${id}?tab=people`);
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  const response = page.getByRole("dialog", { name: "Response" });
  await expect(response).toContainText("By the personal link of Ada Lovelace");
  await response.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(page.getByLabel("Search people")).toHaveValue(ada);
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("finds people who failed in a department, by keyboard", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id, questions } = await author.aQuiz({ rules: { passMark: 60 } });
  await add(request, author, id, "name,email,Department\nAda,,Sales\nBen,,Sales\nCleo,,Support\nDan,,Sales");
  const links = await request.get(`/api/content/${id}/invitations/links`, { headers: headersOf(author) });
  const keys = [...(await links.text()).matchAll(/#invitation=([\w-]+)/g)].map(([, key]) => key);
  const right = [1, 0, 2];
  for (const [person, wrong] of [9, 0, 9].entries()) {
    const answers = Object.fromEntries(
      questions.map(({ id }, at) => [id, wrong ? (right[at] === 0 ? 1 : 0) : right[at]]),
    );
    const sent = await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, attemptKey: keys[person] } });
    expect(sent.status()).toBe(201);
  }
  await signIn(page, author);
  await page.goto(`/results/${id}/people`);
  await expect(row(page, "Ben")).toContainText("100% Passed");
  await expect(row(page, "Dan")).not.toContainText("%");
  await button(page, "Failed 2").press("Enter");
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByLabel("Department").selectOption("Sales (3)");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row(page, "Ada")).toContainText("0% Failed");
  await expect(page.getByRole("status").filter({ hasText: "1 person" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.goto(`/results/${id}/people`);
  await page.getByLabel("Sort by").selectOption("Highest score");
  await expect(page.getByRole("row").nth(1)).toContainText("Ben");
});

test("extends one person's time, withdraws another's link and deletes a third, all by keyboard", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { timeLimit: 30 } });
  await add(request, author, id, "Ada <ada@people.test>\nGrace <grace@people.test>\nAlan <alan@people.test>");
  await signIn(page, author);
  await page.goto(`/results/${id}/people`);
  await choose(page, "Ada", "Extra Time, Name and Language");
  const dialog = page.getByRole("dialog", { name: "Ada" });
  await dialog.getByRole("radio", { name: "Percent" }).press("Space");
  await dialog.getByLabel("Percent more").fill("900");
  await dialog.getByLabel("Percent more").press("Enter");
  await expect(dialog.getByText("Enter a whole number from 1 to 400")).toBeVisible();
  await dialog.getByLabel("Percent more").fill("50");
  await expect(dialog.getByText("Added to the time limit: 45 instead of 30 minutes", { exact: false })).toBeVisible();
  await dialog.getByLabel("Percent more").press("Enter");
  await expect(row(page, "Ada")).toContainText("+50%");
  await expect(page.getByRole("button", { name: "More actions for Ada" })).toBeFocused();

  await choose(page, "Grace", "Withdraw Link");
  await expect(row(page, "Grace")).toContainText("Withdrawn");
  await choose(page, "Grace", "Restore Link");
  await expect(row(page, "Grace")).toContainText("Not invited yet");

  await choose(page, "Alan", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(row(page, "Alan")).toHaveCount(0);

  const changes: string[] = [];
  page.on("request", (sent) => changes.push(sent.postData() ?? ""));
  await page.getByRole("checkbox", { name: "Select all shown" }).press("Space");
  await page.getByRole("group", { name: "Selected people" }).getByRole("button", { name: "Withdraw" }).press("Enter");
  await page
    .getByRole("alertdialog", { name: "Withdraw 2 links?" })
    .getByRole("button", { name: "Withdraw" })
    .press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Withdrawn" })).toHaveCount(2);
  expect(changes.filter((body) => body.includes("REVOKE"))).toHaveLength(1);
});

test("a file is read, its links are downloaded, and emails are written with their preview", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ title: "Lunch" });
  await signIn(page, author);
  await page.goto(`/results/${id}/people`);
  await button(page, "Add People").click();
  await page.getByLabel("File with people").setInputFiles({
    name: "class.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "sep=;\nClass list;;;;;\nNom;Prénom;Courriel;language;extra minutes;class\nLovelace;Ada;ada@people.test;de;15;7b\nHopper;Grace;grace@people.test;;;7a\n;René;;;;\n",
      "latin1",
    ),
  });
  await expect(page.getByText("3 new, 1 without an email address", { exact: true })).toBeVisible();
  await expect(page.getByText("Check letters with accents", { exact: false })).toBeVisible();
  await expect(page.getByRole("list", { name: "First people to be added" })).toContainText("René");
  await expect(page.getByText("Stored with each person: class.")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Add 3").click();
  await expect(row(page, "Ada")).toContainText("+15 min");
  await expect(row(page, "Ada")).toContainText("German");

  await button(page, "Download Links").click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole("tab", { name: "Emails" }).click();
  await page.getByRole("textbox", { name: "Subject", exact: true }).fill("What shall we cook?");
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("It takes two minutes.");
  const preview = page.getByRole("figure", { name: "Preview of the email" });
  await expect(preview.getByText("Subject: What shall we cook?")).toBeVisible();
  await expect(preview.frameLocator("iframe").getByText("It takes two minutes.")).toBeVisible();
  await page.reload();
  await page.getByLabel("Show it in").selectOption({ label: "German" });
  await expect(preview.frameLocator("iframe").getByText(/^Guten Tag (Ada Lovelace|Grace Hopper|René),$/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue("It takes two minutes.");
  await page.getByLabel("Days after the invitation").fill("3");
  await button(page, "Save Emails").click();
  await expect(page.getByText("Emails saved")).toBeVisible();
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  expect(await axeViolations(page, ["iframe"])).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Days after the invitation")).toHaveValue("3");
});

test("opens the people from the editor, and previews the email to the first person", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.goto(`/maker?edit=${id}`);
  await button(page, "More actions").click();
  await page.getByRole("menuitem", { name: "People" }).click();
  await page.getByRole("tab", { name: "Emails" }).click();
  const preview = page.getByRole("figure", { name: "Preview of the email" }).frameLocator("iframe");
  await expect(preview.getByText("Hello Ada Lovelace,")).toBeVisible();
  await button(page, "Add People").click();
  await page.getByRole("textbox", { name: "People" }).fill("Grace <grace@people.test>");
  await button(page, "Add 1").click();
  await expect(preview.getByText("Hello Grace,")).toBeVisible();
});

test("fits a phone with long names, and limits an item to invited people", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
  await add(
    request,
    author,
    id,
    `${name} <${"long".repeat(12)}@${"address".repeat(8)}.example>\nنور الهدى <noor@people.test>`,
  );
  await signIn(page, author);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/results/${id}/people`);
  await expect(row(page, name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByText("Only people with a personal link can respond").click();
  await expect.poll(async () => (await (await request.get(`/api/quizzes/${id}`)).json()).availability).toBe("INVITED");
  await button(page, "Add People").click();
  await expect(page.getByRole("textbox", { name: "People" })).toBeVisible();
});
