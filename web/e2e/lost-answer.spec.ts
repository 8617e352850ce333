import { expect, type Page } from "playwright/test";
import { anArticle } from "../../api/test/article.ts";
import { aPdf } from "../../api/test/pdfs.ts";
import { type Author, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

// The server handles a request, and its answer is lost.

const toast = (page: Page, title: string) =>
  page.locator('[data-scope="toast"][data-part="title"]', { hasText: title });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });

async function loseAnswer(page: Page, operation: string) {
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    if (isLost || route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
}

async function expectItems(page: Page, count: number) {
  await page.goto("/dashboard");
  await expect(page.getByText(`Your Content (${count} of ${count})`)).toBeVisible();
}

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

async function write(page: Page) {
  await page.goto("/maker?type=quiz");
  await title(page).fill("Capitals");
  await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("Capital of Norway?");
  for (const [letter, city] of Object.entries({ A: "Oslo", B: "Bergen" }))
    await page.getByRole("textbox", { name: `Option ${letter}`, exact: true }).fill(city);
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });
}

test("creates an item once, even when the page is reloaded between two presses", { tag: "@slow" }, async ({ page }) => {
  const create = page.getByRole("button", { name: "Create Quiz" });
  await write(page);
  await loseAnswer(page, "QuizBuilderMutation");
  await create.click();
  await expect(toast(page, "Failed to create quiz")).toBeVisible();
  await expect(page.getByText("No response from the server").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await create.click();
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
  await expectItems(page, 1);

  await write(page);
  await create.click();
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
  await expectItems(page, 2);
});

test("an item that was changed after a lost response is not silently created twice", { tag: "@slow" }, async ({
  page,
}) => {
  const create = page.getByRole("button", { name: "Create Quiz" });
  await write(page);
  await loseAnswer(page, "QuizBuilderMutation");
  await create.click();
  await expect(page.getByText("No response from the server").first()).toBeVisible();
  await title(page).fill("Capitals of the north");
  await create.click();
  await expect(page.getByText("Your earlier request succeeded").first()).toBeVisible();
  await create.click();
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
  await expectItems(page, 2);
});

test("stops waiting for an answer that does not arrive", { tag: "@slow" }, async ({ page }) => {
  await page.clock.install();
  const create = page.getByRole("button", { name: /^Creat(e|ing) Quiz/ });
  await write(page);
  let isHeld = false;
  await page.route("**/graphql", async (route) => {
    if (isHeld || route.request().postDataJSON()?.operationName !== "QuizBuilderMutation") return route.fallback();
    isHeld = true;
    await route.fetch();
  });
  await create.click();
  await expect(create).toHaveText("Creating Quiz...");
  await expect.poll(() => isHeld).toBe(true);
  await page.clock.fastForward(21_000);
  await expect(page.getByText("Your input is kept. Try again; nothing is done twice.").first()).toBeVisible();
  await page.unroute("**/graphql");
  await create.click();
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
  await page.clock.resume();
  await expectItems(page, 1);
});

test("an item is generated once", { tag: "@slow" }, async ({ page }) => {
  const { title: name, paragraphs } = anArticle("suez");
  const buffer = Buffer.from(await aPdf({ title: name, pages: [paragraphs] }));
  await page.goto("/maker?type=quiz&mode=pdf");
  await page.locator("input[type=file]").setInputFiles({ name: "suez.pdf", mimeType: "application/pdf", buffer });
  await expect(toast(page, "PDF uploaded successfully")).toBeVisible();
  await page.getByLabel("Number of questions").selectOption("5");
  await loseAnswer(page, "useMakeMutation");
  const generate = page.getByRole("button", { name: "Generate Quiz" });
  await generate.click();
  await expect(toast(page, "Failed to create quiz")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("No response from the server").first()).toBeVisible();
  // The upload was consumed by the first request, so this result must come from it.
  await generate.click();
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
  await expectItems(page, 1);
});

test("an item is copied once and deleted once", { tag: "@slow" }, async ({ page }) => {
  await author.aQuiz({ title: "Rivers" });
  await page.goto("/dashboard");
  const choose = async (action: string) => {
    await page.getByRole("button", { name: "More actions for Rivers", exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await loseAnswer(page, "useDuplicateMutation");
  await choose("Duplicate");
  await expect(page.getByText("it is copied only once").first()).toBeVisible();
  await choose("Duplicate");
  await expect(page.getByText("“Rivers (copy)” is at the top of the list.")).toBeVisible();
  await expectItems(page, 2);

  await loseAnswer(page, "DeleteDialogMutation");
  for (const outcome of ["Failed to delete", "Quiz deleted"]) {
    await choose("Delete");
    await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, outcome)).toBeVisible();
  }
  await expectItems(page, 1);
});

test.describe("a save", () => {
  const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).last();
  const isSaved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();
  const elsewhere = (page: Page) => page.getByText("saved elsewhere");

  async function saveUnheard(page: Page, id: string) {
    await page.goto(`/maker?edit=${id}`);
    await title(page).fill("Mine");
    await page.getByRole("button", { name: "Edit question 1" }).click();
    await page.getByRole("textbox", { name: "Question 1" }).fill("Capital of Norway, really?");
    await loseAnswer(page, "useSaveMutation");
    await save(page).click();
    await expect(page.getByText("No response from the server").first()).toBeVisible();
  }

  test("is stored once, and not taken for another person's", { tag: "@slow" }, async ({ page }) => {
    const { id } = await author.aQuiz();
    await saveUnheard(page, id);
    await save(page).click();
    await expect(toast(page, "Quiz Updated Successfully!")).toBeVisible();
    await isSaved(page);
    await expect(elsewhere(page)).toBeHidden();
    expect((await author.read(id)).revision).toBe(2);
  });

  test("is recognized as the author's own after a reload", { tag: "@slow" }, async ({ page }) => {
    const { id } = await author.aQuiz();
    await saveUnheard(page, id);
    await page.reload();
    await isSaved(page);
    await expect(title(page)).toHaveValue("Mine");
    await expect(elsewhere(page)).toBeHidden();
    await title(page).fill("Mine again");
    await save(page).click();
    await expect(toast(page, "Quiz Updated Successfully!")).toBeVisible();
    expect(await author.read(id)).toMatchObject({ revision: 3, title: "Mine again" });
  });

  test("is followed by later changes", { tag: "@slow" }, async ({ page }) => {
    const { id } = await author.aQuiz();
    await saveUnheard(page, id);
    await title(page).fill("Mine, later");
    await save(page).click();
    await expect(toast(page, "Quiz Updated Successfully!")).toBeVisible();
    await isSaved(page);
    const { revision, title: stored, questions } = await author.read(id);
    expect([revision, stored, questions.length]).toEqual([3, "Mine, later", 3]);
  });

  test("is reported as another person's if it is", { tag: "@slow" }, async ({ page }) => {
    const { id } = await author.aQuiz();
    await saveUnheard(page, id);
    await author.change(id, { title: "Theirs" });
    await title(page).fill("Mine, later");
    await save(page).click();
    await expect(elsewhere(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Save Mine Over It" }).click();
    await isSaved(page);
    expect(await author.read(id)).toMatchObject({ revision: 4, title: "Mine, later" });
  });
});

test("a token is made once, and a webhook is added once and deleted once", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await page.goto("/profile/programs");
  const tokens = page.getByRole("region", { name: "Access Tokens" });
  await tokens.getByRole("button", { name: "New Token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Nightly report");
  await loseAnswer(page, "NewAccessTokenDialogMutation");
  await dialog.getByRole("button", { name: "Create Token" }).click();
  await expect(page.getByText("No response from the server").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Create Token" }).click();
  await expect(dialog.getByLabel("Access token")).toHaveValue(/^assay_pat_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(tokens.getByRole("button", { name: "Revoke Nightly report" })).toHaveCount(1);

  await page.goto(`/results/${id}/webhooks`);
  await page.getByLabel("URL of the receiver").fill("https://example.com/hook");
  await loseAnswer(page, "NewWebhookMutation");
  await page.getByRole("button", { name: "Add Webhook" }).click();
  await expect(page.getByText("No response from the server").first()).toBeVisible();
  await page.getByRole("button", { name: "Add Webhook" }).click();
  await expect(page.getByRole("region", { name: "https://example.com/hook" })).toHaveCount(1);

  await loseAnswer(page, "DeleteWebhookMutation");
  for (const outcome of ["Couldn't delete the webhook", "Webhook deleted"]) {
    await page.getByRole("button", { name: "Delete https://example.com/hook" }).click();
    const confirmation = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await confirmation.getByRole("button", { name: "Delete Webhook" }).click();
    await expect(toast(page, outcome)).toBeVisible();
  }
});
