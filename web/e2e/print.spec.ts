import { expect } from "playwright/test";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test("results print as a report, without tools or names", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
  const data = { answers, duration: 60, participantName: "Grace Hopper" };
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/results/${quiz.id}?tab=people`);
  await expect(page.getByRole("link", { name: "Grace Hopper" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/dark/);

  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  const moving = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await expect(page.getByText(/^Quiz · 3 questions · 1 response · as of \w+ \d+, \d{4} \d+:\d\d [AP]M$/)).toBeVisible();
  for (const region of ["Scores", "Responses over time", "Questions"])
    await expect(page.getByRole("region", { name: region })).toBeVisible();
  await expect(page.getByRole("table", { name: "All questions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Capital of Norway?" })).toBeVisible();
  for (const tool of [
    page.getByRole("link", { name: "Grace Hopper" }),
    page.getByRole("tablist"),
    page.getByRole("button", { name: "Share" }),
    page.getByRole("button", { name: "Filter", exact: true }),
    page.getByRole("contentinfo"),
    page.getByRole("banner"),
  ])
    await expect(tool).toBeHidden();
  expect((await page.pdf()).subarray(0, 4).toString()).toBe("%PDF");
});

test("questions print as a paper, with the key on a page of its own when it is wanted", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const quiz = await author.aQuiz();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "More actions for Capitals of the north" }).click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await expect(page.getByRole("heading", { name: "Capitals of the north" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("listitem").filter({ hasText: "Oslo" }).last()).toContainText(
    "BOslo",
  );
  await expect(page.getByRole("region", { name: "Key" })).toHaveCount(0);
  const pages = async () => ((await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
  expect(await pages()).toBe(1);

  await page.getByLabel("With the key").check();
  const key = page.getByRole("region", { name: "Key" });
  await expect(key.getByRole("listitem")).toHaveText(["1.BOsloSince 1814.", "2.AReykjavík", "3.CHelsinki"]);
  await expect(page).toHaveURL(/\/print\?key=1$/);
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(key).toBeVisible();
  expect(await pages()).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();

  // The editor's sticky bar would cover the text.
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/maker?edit=${quiz.id}`);
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(save).toBeVisible();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await expect(save).toBeVisible();
  const data = { answers: Object.fromEntries(quiz.questions.map(({ id }) => [id, 1])), duration: 9 };
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data });
  await page.reload();
  const notice = page.getByText("One person has answered.");
  await expect(notice).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const tool of [
    save,
    notice,
    page.getByRole("button", { name: "Share" }),
    page.getByRole("button", { name: "Edit question 1" }),
    page.getByRole("button", { name: "Move question 1" }),
    page.getByRole("button", { name: "Add Question" }),
    page.getByText("3 of up to"),
  ])
    await expect(tool).toBeHidden();
  expect(await pages()).toBe(1);
});

test("somebody else's paper is not found", { tag: "@slow" }, async ({ page, request }) => {
  const quiz = await (await anAuthor(request)).aQuiz();
  await signIn(page, await anAuthor(request));
  await page.goto(`/content/${quiz.id}/print?key=1`);
  await expect(page.getByRole("heading", { name: "Content Not Found" })).toBeVisible();
  await expect(page.getByText("Oslo")).toHaveCount(0);
});
