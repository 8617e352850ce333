import { expect } from "playwright/test";
import { button, link, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { translate } from "./take.translations.ts";
import { test } from "./test.ts";

test("the gallery narrows to a kind and leads to each template", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/templates");
  const cards = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(page.getByRole("status").filter({ hasText: "templates" })).toHaveText("14 templates");
  await page.getByRole("radio", { name: "Assessment", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(cards).toHaveText(["Working with others: a 360° view", "Digital skills at work"]);
  await expect(page.getByRole("status").filter({ hasText: "templates" })).toHaveText("2 templates");
  await link(page, "Digital skills at work").click();
  await expect(page).toHaveURL("/templates/digital-skills");
  await expect(page.getByRole("heading", { level: 1, name: "Digital skills at work" })).toBeVisible();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("group", { name: /You need a document that you wrote last year/ })).toBeVisible();
});

test("a template is chosen, changed, created and taken", { tag: "@slow" }, async ({ page, request, browser }) => {
  await signIn(page, await anAuthor(request));
  await page.goto("/templates");
  await link(page, "Use template: Digital skills at work").click();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue("Digital skills at work");
  await expect(page).toHaveURL("/maker?type=assessment");
  await title.fill("Skills of our team");
  await page.reload();
  await expect(title).toHaveValue("Skills of our team");
  await button(page, "Create Assessment").click();
  await expect(page.getByRole("heading", { name: "Assessment Created Successfully" })).toBeVisible();
  const address = await page.getByLabel("Share link").inputValue();

  const taker = await browser.newPage();
  await taker.goto(address);
  await expect(taker.getByRole("heading", { level: 1, name: "Skills of our team" })).toBeVisible();
  await taker.getByRole("button", { name: "Start", exact: true }).click();
  await expect(taker.getByRole("group", { name: /You need a document that you wrote last year/ })).toBeVisible();
  await taker.close();
});

test("keeps the previous draft one undo away", { tag: "@slow" }, async ({ page, request }) => {
  await signIn(page, await anAuthor(request));
  await page.goto("/maker?type=assessment");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Half an idea");
  await expect(page.getByText("Draft saved on this device.")).toBeVisible();
  await page.goto("/maker?type=assessment&template=digital-skills");
  await expect(title).toHaveValue("Digital skills at work");
  await button(page, "Undo").click();
  await expect(title).toHaveValue("Half an idea");
});

test("a visitor logs in on the way to the builder", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/templates/digital-skills");
  await link(page, "Use This Template").click();
  await expect(page).toHaveURL(/^[^?]+\/login\?redirect=%2Fmaker%3Ftype%3Dassessment%26template%3Ddigital-skills$/);
});

test("uses an author's own item as a template, and stores nothing until it is created", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await translate(request, author, await author.aQuiz({ title: "Capitals of last year" }), "de");
  await signIn(page, author);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "More actions for Capitals of last year" }).click();
  await page.getByRole("menuitem", { name: "Use as Template" }).click();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue("Capitals of last year");
  await expect(page.getByRole("textbox", { name: "Question 1", exact: true })).toHaveValue("Capital of Norway?");
  await expect(page.getByRole("radio", { name: "Option B is correct" }).first()).toBeChecked();
  await title.fill("Capitals of this year");
  await button(page, "Create Quiz").click();
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
  const key = (await page.getByLabel("Share link").inputValue()).split("/").at(-1);
  const german = await (await request.get(`/api/quizzes/${key}?language=de`)).json();
  expect(german).toMatchObject({ title: "Capitals of this year", language: "de" });
  expect(german.questions[0].questionText).toBe("Die Hauptstadt von Norwegen?");
  await page.goto("/dashboard");
  await expect(page.getByText("(2 of 2)")).toBeVisible();
});

test("shows an error for an unknown template, and for another author's item", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const other = await (await anAuthor(request)).aQuiz();
  await signIn(page, await anAuthor(request));
  await page.goto("/templates/none");
  await expect(page.getByRole("heading", { level: 1, name: "Template not found" })).toBeVisible();
  await page.goto("/maker?type=quiz&template=course-feedback");
  await expect(page.getByRole("alert").filter({ hasText: "Template not found" })).toBeVisible();
  await page.goto(`/maker?type=quiz&from=${other.id}`);
  await expect(page.getByRole("alert").filter({ hasText: "Item not found" })).toBeVisible();
});

for (const [name, kind, create] of [
  ["lab-safety-quiz", "quiz", "Create Quiz"],
  ["course-feedback", "survey", "Create Survey"],
  ["360-self-assessment", "assessment", "Create Assessment"],
] as const)
  test(`${name} goes through the builder without a loss`, { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    await signIn(page, author);
    await page.goto(`/maker?type=${kind}&template=${name}`);
    await expect(page).toHaveURL(`/maker?type=${kind}`);
    await button(page, create).click();
    await expect(page.getByRole("heading", { name: /Created Successfully$/ })).toBeVisible();
    const key = (await page.getByLabel("Share link").inputValue()).split("/").at(-1);
    const headers = { Authorization: `Bearer ${author.session.accessToken}` };
    const stored = await (await request.get(`/api/content/${key}`, { headers })).json();
    const { item } = await (await request.get(`/api/templates/${name}`)).json();
    const direct = await (await request.post(creating[kind], { headers, data: item })).json();
    expect(stored.questions.map(withoutId)).toEqual(direct.questions.map(withoutId));
    expect([stored.title, stored.description, stored.skillLevels]).toEqual([
      direct.title,
      direct.description,
      direct.skillLevels,
    ]);
  });

const creating = { quiz: "/api/quizzes/manual", survey: "/api/surveys", assessment: "/api/quizzes/skill-based" };
const withoutId = ({ id, ...question }: { id: string }) => question;
