import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const aName = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;
const field = (page: Page) => page.getByRole("textbox", { name: "Address", exact: true });
const ownAddress = (page: Page) => page.getByLabel("Custom link", { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("chooses, shares, presents, opens and changes a custom link, and redirects the previous one", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers } });
  const [first, second] = [aName("rivers"), aName("lakes")];

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results/${quiz.id}`);
  await button(page, "Share").click();
  await page.getByText("Custom Link").click();
  await expect(field(page)).toHaveValue(/^capitals-of-the/);
  await field(page).fill(`http://localhost/q/${first.replace("-", " ").toUpperCase()}`);
  await expect(field(page)).toHaveValue(first);
  await expect(page.getByRole("status").filter({ hasText: `/q/${first} is free.` })).toBeVisible();
  await field(page).press("Enter");
  await expect(ownAddress(page)).toHaveValue(new RegExp(`/q/${first}$`));
  await expect(page.getByRole("img", { name: new RegExp(`^QR code for .*/q/${first}$`) })).toBeVisible();
  await page.getByText("Other links").click();
  await expect(page.getByLabel("Share link", { exact: true })).toHaveValue(new RegExp(`/share/quiz/${quiz.id}$`));

  await field(page).fill(second);
  await button(page, "Save").click();
  await expect(ownAddress(page)).toHaveValue(new RegExp(`/q/${second}$`));
  await expect(page.getByRole("listitem").filter({ hasText: `/q/${first}` })).toBeVisible();

  const stranger = await page.context().browser()?.newPage();
  if (!stranger) throw new Error("There is no browser");
  await stranger.goto(`/q/${first}?class=7b#top`);
  await expect(stranger).toHaveURL(`/quiz/${quiz.id}?class=7b#top`);
  await expect(stranger.getByRole("heading", { level: 1, name: "Capitals of the north" })).toBeVisible();
  await stranger.goto("/take");
  await stranger.getByLabel("Link or ID").fill(second.toUpperCase());
  await stranger.getByRole("button", { name: "Go" }).click();
  await expect(stranger).toHaveURL(`/quiz/${quiz.id}`);

  await button(page, `Use ${first} again`).click();
  await expect(ownAddress(page)).toHaveValue(new RegExp(`/q/${first}$`));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(first);
  await button(page, "Remove Custom Link").click();
  await expect(page.getByLabel("Short link", { exact: true })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await button(page, `Use ${first} again`).click();
  await expect(ownAddress(page)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/results/${quiz.id}?present=1`);
  await expect(page.getByRole("dialog").locator("p", { hasText: `/q/${first}` })).toBeVisible();

  await author.change(quiz.id, { isPublic: false });
  await stranger.goto(`/q/${first}`);
  await expect(stranger.getByRole("heading", { name: "Quiz not found" })).toBeVisible();
  await stranger.close();
  await page.goto(`/q/${first}?trial`);
  await expect(page.getByText("This is what participants see.")).toBeVisible();
});

test("refuses a custom link that is taken, while it is typed and when it is saved", {
  tag: "@slow",
}, async ({ page, request }) => {
  const [author, other] = [await anAuthor(request), await anAuthor(request)];
  const [quiz, theirs] = [await author.aQuiz(), await other.aQuiz()];
  const [taken, late] = [aName("taken"), aName("late")];
  const take = (address: string) =>
    request.put(`/api/content/${theirs.id}/address`, {
      data: { address },
      headers: { authorization: `Bearer ${other.session.accessToken}` },
    });
  await take(taken);
  await signIn(page, author);
  await page.goto(`/maker?edit=${quiz.id}`);
  await button(page, "Share").click();
  await page.getByText("Custom Link").click();
  const problem = page.getByRole("dialog").locator("[aria-live=polite]").filter({ hasText: "This link is taken" });
  await field(page).fill(taken);
  await expect(problem).toBeVisible();
  await expect(field(page)).toHaveAccessibleErrorMessage(/This link is taken. Choose another./);
  await expectAccessible(page);
  await field(page).fill("a b?");
  await expect(page.getByText("Use only letters from a to z, digits and hyphens")).toBeVisible();

  await field(page).fill(late);
  await expect(page.getByRole("status").filter({ hasText: `/q/${late} is free.` })).toBeVisible();
  await take(late);
  await button(page, "Save").click();
  await expect(problem).toBeVisible();
  await expect(field(page)).toBeFocused();
});
