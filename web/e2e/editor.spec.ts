import { expect, type Page } from "playwright/test";
import { type Author, expectAccessible, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const save = (page: Page) => page.getByRole("button", { name: /^Save Changes$|^Saving\.\.\.$/ }).last();
const isSaved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();
const isChanged = (page: Page) => expect(page.getByText("You have unsaved changes")).toBeVisible();
const questions = (page: Page) =>
  page
    .getByRole("region", { name: "Questions" })
    .getByRole("listitem")
    .filter({ has: page.locator("[data-question]") });

async function open(page: Page, id: string) {
  await page.goto(`/maker?edit=${id}`);
  await isSaved(page);
}

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

test("one question is edited at a time, saved, and reads back", async ({ page }) => {
  const { id } = await author.aQuiz();
  await open(page, id);
  await expect(page.getByRole("heading", { name: "Edit Quiz" })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  expect((await save(page).boundingBox())?.width).toBeGreaterThanOrEqual(140);

  await page.getByRole("button", { name: "Edit question 2" }).click();
  const text = page.getByRole("textbox", { name: "Question 2" });
  await expect(text).toBeFocused();
  await page.getByRole("button", { name: "Add Option" }).click();
  await page.getByRole("textbox", { name: "Option D" }).fill("Hafnarfjörður");
  await page.getByRole("button", { name: "Remove option B" }).click();
  await expect(page.getByRole("textbox", { name: "Option C" })).toHaveValue("Hafnarfjörður");
  await text.fill("Capital of Iceland, really?");
  await isChanged(page);
  await page.getByRole("button", { name: "Edit question 1" }).click();
  await expect(text).toBeHidden();
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });
  await page.getByRole("button", { name: "Done Editing" }).click();
  await expect(page.getByRole("button", { name: "Edit question 1" })).toBeFocused();
  await expect(questions(page).first()).toContainText("Key: Bergen");

  await openAccess(page);
  await page.getByRole("checkbox", { name: "Anyone with the link can respond" }).click({ force: true });
  await save(page).click();
  await expect(page.getByText("Quiz Updated Successfully!").first()).toBeVisible();
  await isSaved(page);
  await page.reload();
  await expect(questions(page).nth(1)).toContainText("Capital of Iceland, really?");
  await expect(page.getByText("Three quick ones. · Medium")).toBeVisible();
  await openAccess(page);
  await expect(page.getByRole("checkbox", { name: "Anyone with the link can respond" })).not.toBeChecked();
});

test("saving an answered question asks whether it is still the same", { tag: "@slow" }, async ({ page, request }) => {
  const quiz = await author.aQuiz();
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers } });
  await open(page, quiz.id);
  await expect(page.getByText("One person has answered.")).toBeVisible();
  const reword = async (text: string) => {
    await page.getByRole("button", { name: "Edit question 2" }).click();
    await page.getByRole("textbox", { name: "Question 2" }).fill(text);
    await page.getByRole("button", { name: "Done Editing" }).click();
  };
  const dialog = page.getByRole("dialog", { name: /^Still the Same Question/ });
  const responses = async () => (await author.results(quiz.id)).map(({ responses }) => responses);

  await reword("Capital, of Iceland?");
  await page.getByRole("button", { name: "Edit question 1" }).click();
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });
  await page.getByRole("button", { name: "Done Editing" }).click();
  await save(page).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByRole("listitem").first()).toContainText("Another answer is the right one now.");
  await expect(dialog.getByText("It starts at 0; the 1 earlier answer stays apart.")).toBeVisible();
  const second = dialog.getByRole("group", { name: "Question 2 is" });
  await expect(second.getByRole("radio", { name: "the same question" })).toBeChecked();
  await expect(page.getByText("Saving...")).toHaveCount(0);
  await expect(dialog.getByText("Before: Capital of Iceland?")).toBeVisible();
  await expect(save(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(save(page)).toBeFocused();
  await isChanged(page);

  await save(page).click();
  await dialog.getByRole("radio", { name: "Keep their grades" }).check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await isSaved(page);
  // The first question starts a new line of data; the second continues.
  expect(await responses()).toEqual([0, 1, 1, 1]);

  await reword("Capital of Greenland?");
  await page.keyboard.press("Control+s");
  await dialog.getByRole("radio", { name: "another question" }).check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await isSaved(page);
  expect(await responses()).toEqual([0, 1, 0, 1, 1]);

  await reword("Capital of Greenland, now?");
  await save(page).click();
  await isSaved(page);
  await expect(dialog).toBeHidden();
});

test("shows changes of a formatted question in plain words", { tag: "@slow" }, async ({ page, request }) => {
  const quiz = await author.aQuiz({ format: "rich" });
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers } });
  await open(page, quiz.id);
  await page.getByRole("button", { name: "Edit question 2" }).click();
  await page.getByRole("textbox", { name: "Question 2" }).fill("Capital of **Iceland**, $x^2$?");
  await page.getByRole("button", { name: "Done Editing" }).click();
  await save(page).click();
  const changed = page.getByRole("dialog", { name: /^Still the Same Question/ }).getByRole("listitem");
  await expect(changed.getByText("2. Capital of Iceland, x^2?")).toBeVisible();
});

test("questions are dragged by pointer and by keyboard", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await open(page, id);
  const grip = (number: number) => page.getByRole("button", { name: `Move question ${number}` });
  // Tools appear once the pointer is near.
  for (const place of [0, 2]) await questions(page).nth(place).hover();
  await grip(3).hover();
  // Set when dnd-kit has loaded.
  await expect(grip(3)).toHaveAttribute("aria-roledescription", "sortable");
  const to = await grip(1).boundingBox();
  if (!to) throw new Error("The handle is not on the page");
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 60, { steps: 10 });
  await expect(grip(3)).toHaveAttribute("aria-pressed", "true");
  await page.mouse.move(to.x + 8, to.y, { steps: 20 });
  await expect(page.getByText("At place 1 of 3.")).toBeAttached();
  await page.mouse.up();
  await expect(questions(page).first()).toContainText("Capital of Finland?");

  await expect(page.getByText("Question put down at place 1 of 3.")).toBeAttached();

  await grip(1).focus();
  await page.keyboard.press("Space");
  // Announced once dnd-kit has measured the places. Before that, it ignores arrow keys.
  await expect(page.getByText("At place 1 of 3.", { exact: true })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("At place 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(questions(page).nth(1)).toContainText("Capital of Finland?");
  await save(page).click();
  await isSaved(page);
});

test("a tap on a handle offers to move a question without dragging it", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await open(page, id);
  await questions(page).first().hover();
  await page.getByRole("button", { name: "Move question 1" }).click();
  const [up, down] = [page.getByRole("button", { name: "Move up" }), page.getByRole("button", { name: "Move down" })];
  await expect(up).toHaveAttribute("aria-disabled", "true");
  await down.click();
  await expect(questions(page).nth(1)).toContainText("Capital of Norway?");
  await expect(page.getByText("At place 2 of 3.")).toBeAttached();
  await down.click();
  await expect(questions(page).nth(2)).toContainText("Capital of Norway?");
  await expect(down).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(down).toBeHidden();
});

test("leaving with changes asks: stay, discard or save", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await open(page, id);
  const leave = () =>
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Dashboard" }).click();
  const dialog = page.getByRole("alertdialog");

  await title(page).fill("First thought");
  await leave();
  await dialog.getByRole("button", { name: "Stay Here" }).click();
  await expect(dialog).toBeHidden();
  await expect(title(page)).toHaveValue("First thought");

  await leave();
  await dialog.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await open(page, id);
  await expect(title(page)).toHaveValue("Capitals of the north");
  await title(page).fill("Second thought");
  await leave();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("link", { name: "Second thought", exact: true })).toBeVisible();
});

test("changes survive a reload until they are saved or discarded", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await open(page, id);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // Browsers show the dialog only after an interaction with the page.
  await title(page).click();
  await title(page).fill("Half a thought");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Half a thought");
  await page.reload();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(title(page)).toHaveValue("Half a thought");
  expect(asked).toEqual(["beforeunload"]);
  await isChanged(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(title(page)).toHaveValue("Capitals of the north");
  await isSaved(page);
  await title(page).fill("A whole thought");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("A whole thought");
  await save(page).click();
  await isSaved(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("A whole thought");
});

test("offers a choice of versions when another person has saved first", { tag: "@slow" }, async ({ page }) => {
  const quiz = await author.aQuiz();
  await open(page, quiz.id);
  await author.change(quiz.id, { title: "Theirs" });
  await title(page).fill("Mine");
  await save(page).click();
  await expect(page.getByRole("button", { name: "Load the Saved Version" })).toBeVisible();
  await expect(title(page)).toHaveValue("Mine");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Load the Saved Version" }).click();
  await expect(title(page)).toHaveValue("Theirs");
  await isSaved(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title(page)).toHaveValue("Mine");

  // The other save removes a question that is still in this draft.
  await author.change(quiz.id, {
    title: "Theirs again",
    questions: [{ questionText: "Another?", options: ["Yes", "No"], correctAnswer: 0 }],
  });
  await save(page).click();
  await page.getByRole("button", { name: "Save Mine Over It" }).click();
  await isSaved(page);
  await page.reload();
  await expect(title(page)).toHaveValue("Mine");
  await expect(questions(page)).toHaveCount(3);
});

test("an assessment with decimal weights is edited with decimals", { tag: "@slow" }, async ({ page }) => {
  const level = { description: "d", encouragingMessage: "e" };
  const { id } = await author.anAssessment({
    skillLevels: [
      { ...level, name: "Low", range: [0, 0.5] },
      { ...level, name: "High", range: [0.5, 1] },
    ],
    questions: [{ questionText: "How often?", options: ["Never", "Always"], optionWeights: [0.4, 1] }],
  });
  await open(page, id);
  const from = page.getByLabel("From").first();
  await expect(from).toHaveValue("0.0");
  await expect(from).toHaveAttribute("step", "0.1");
  await expect(page.getByLabel("To", { exact: true }).last()).toHaveValue("1.0");
  await page.getByRole("button", { name: "Edit question 1" }).click();
  await expect(page.getByLabel("Weight of option A")).toHaveValue("0.4");
  await page.getByRole("button", { name: "Add Option" }).click();
  await expect(page.getByLabel("Weight of option C")).toHaveValue("0.5");
  await page.getByRole("textbox", { name: "Option C" }).fill("Sometimes");
  await page.getByLabel("Weight of option C").fill("2");
  await save(page).click();
  await expect(page.getByText("Must be 1 or less")).toBeVisible();
  await page.getByLabel("Weight of option C").fill("0.7");
  // The message disappears, and everything below it moves.
  await expect(page.getByText("Must be 1 or less")).toHaveCount(0);

  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("textbox", { name: "Option D" })).toHaveValue("Option 4");
  await expect(page.getByLabel("Weight of option D")).toHaveValue("1.0");
  await page.getByRole("textbox", { name: "Question 2" }).fill("How well?");
  await page.getByRole("button", { name: "Add Level" }).click();
  await expect(page.getByLabel("Level name").last()).toHaveValue("Level 3");
  await page.getByRole("button", { name: "Delete level 3" }).click();
  await save(page).click();
  await expect(page.getByText("Assessment Updated Successfully!").first()).toBeVisible();
  await isSaved(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the editor fits the screen and is accessible", { tag: "@slow" }, async ({ page }) => {
    const { id } = await author.anAssessment();
    await open(page, id);
    await page.getByRole("button", { name: "Edit question 1" }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("the keyboard stays where it was after saving and after the last undo", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aQuiz();
  await open(page, id);
  await title(page).fill("Capitals");
  await save(page).focus();
  await page.keyboard.press("Enter");
  await isSaved(page);
  await expect(save(page)).toBeFocused();
  await expect(save(page)).toBeDisabled();
  const undo = page.getByRole("button", { name: "Undo" });
  await title(page).fill("Capitals of today");
  await isChanged(page);
  await undo.focus();
  while (await undo.isEnabled()) await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
});
