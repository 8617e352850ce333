import { expect } from "playwright/test";
import { button, closeAccess, expectAccessible, openAccess, signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { take } from "./take.keys.ts";
import { test } from "./test.ts";

const byClass = { name: "class", values: ["7a", "7b"], isGroup: true };

test("reads the class and the person from a pasted link, and keeps them with the answers through a reload", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { fields: [byClass, { name: "ref" }] } });
  await page.goto("/take");
  const said = "class=7b&amp;ref=A%2017&utm_source=mail&name=J%F6rg+Lee&email=ann+quiz@example.org";
  await page
    .getByLabel("Link or ID")
    .fill(`Please answer (${new URL(page.url()).origin}/quiz/${id.toUpperCase()}?${said}).`);
  await button(page, "Go").click();
  const read = "class=7b&ref=A+17&utm_source=mail&name=J%C3%B6rg+Lee&email=ann%2Bquiz%40example.org";
  await expect(page).toHaveURL(`/quiz/${id}?${read}`);
  await expect(page.getByLabel("Name (optional)")).toHaveValue("Jörg Lee");
  await expect(page.getByLabel(/email/i)).toHaveValue("ann+quiz@example.org");
  await button(page, "Start").click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await page.goto(`/quiz/${id}`);
  await button(page, "Continue").click();
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  await button(page, "Finish").click();
  await expect(page.getByText("You scored", { exact: false }).first()).toBeVisible();
  expect(await author.attempts(id)).toMatchObject([
    { participantName: "Jörg Lee", fields: { class: "7b", ref: "A 17" } },
  ]);
});

test("declares link parameters, shows them in a link, and filters answers by them", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const { id, questions } = await author.aQuiz();
  await page.goto(`/maker?edit=${id}`);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await openAccess(page);
  await button(page, "Add Parameter").click();
  const name = page.getByLabel("Name of parameter 1");
  await expect(name).toBeFocused();
  await name.fill("My Class");
  await page.getByLabel("Values of parameter 1").fill("7a\n7b\n");
  await page.getByLabel("Results for each value").check({ force: true });
  const save = page.getByRole("button", { name: "Save Changes" }).last();
  await save.click();
  await expect(page.getByText("Start with a small letter", { exact: false })).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("class");
  await expect(page.getByText("?class=7a")).toBeVisible();
  await button(page, "Add Parameter").click();
  await page.getByLabel("Name of parameter 2").fill("ref");
  await save.click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText("· link parameters", { exact: false })).toBeVisible();
  await openAccess(page);
  await expect(page.getByLabel("Values of parameter 1")).toHaveValue("7a\n7b");
  await button(page, "Delete parameter 2").click();
  await expect(name).toBeFocused();
  await save.click();
  await expect(page.getByText("All changes saved")).toBeVisible();

  const answers = Object.fromEntries(questions.map(({ id }) => [id, 1]));
  for (const [participantName, value] of [
    ["Ann of A", "7a"],
    ["Ben of B", "7b"],
    ["Cleo of C", "8c"],
  ]) {
    const data = { answers, participantName, fields: { class: value } };
    expect((await request.post(`/api/quizzes/${id}/attempts`, { data })).status()).toBe(201);
  }
  await page.goto(`/results/${id}?tab=people`);
  const [ann, ben] = ["Ann of A", "Ben of B"].map((who) => page.getByText(who, { exact: true }).first());
  if (!ann || !ben) throw new Error("There are two people");
  await expect(ann).toBeVisible();
  await tab(page, "Overview").click();
  const groups = page.getByRole("region", { name: "By class" });
  await expect(groups.getByRole("listitem")).toHaveText([/7a.*1 of 3 people/, /7b.*1 of 3 people/, /No value.*1 of 3/]);
  await groups.getByRole("button", { name: "7a: 1 of 3 people" }).click();
  await expect(page).toHaveURL(/\?field=class%3A7a$/);
  await tab(page, "People").click();
  await expect(ann).toBeVisible();
  await expect(ben).toBeHidden();
  await tab(page, "Overview").click();
  await groups.getByRole("button", { name: "7a: 1 of 3 people" }).click();
  await tab(page, "People").click();
  await expect(ben).toBeVisible();
  await expect(page.getByRole("row", { name: /Ann of A/ })).toContainText("class 7a");
  await page.getByRole("link", { name: "Ann of A" }).click();
  await expect(page.getByRole("dialog")).toContainText("Link parameters: class 7a");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = page.getByRole("search", { name: "Filter responses" });
  await filters.getByLabel("Field: class").selectOption("7b (1)");
  await expect(page).toHaveURL(/field=class%3A7b$/);
  await expect(ben).toBeVisible();
  await expect(ann).toBeHidden();
  await filters.getByLabel("Field: class").selectOption("None");
  await expect(page.getByText("Cleo of C", { exact: true }).first()).toBeVisible();
  await expect(ben).toBeHidden();
  await page.getByRole("button", { name: /class: none/ }).click();
  await expect(ann).toBeVisible();
});

test("keeps the values of a signed link, and ignores them once it was changed", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const { id } = await author.aQuiz({ rules: { fields: [byClass, { name: "ref" }] } });
  await page.goto(`/maker?edit=${id}`);
  await openAccess(page);
  await page.getByLabel("Accept signed links only", { exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("All changes saved")).toBeVisible();

  await closeAccess(page);
  await page.getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Links for each class").click();
  await sheet.getByLabel("class", { exact: true }).selectOption("7b");
  await sheet.getByLabel("ref", { exact: true }).fill("A 17");
  const made = sheet.getByLabel("Link with these values");
  await expect(made).toHaveValue(/\?class=7b&ref=A\+17&sig=[\w-]{32}$/);
  await expect(sheet.getByLabel("One link for each class")).toHaveValue(/^7a\t\S+class=7a\S+\n7b\t\S+class=7b\S+$/);
  await expectAccessible(page);
  const link = await made.inputValue();

  const takeAs = async (address: string, participantName: string) => {
    await page.goto(address);
    await page.getByLabel("Name (optional)").fill(participantName);
    await take(page, "bac");
    await expect(page.getByText("You scored", { exact: false }).first()).toBeVisible();
  };
  await takeAs(link, "Ann");
  await page.evaluate(() => localStorage.clear());
  await takeAs(link.replace("class=7b", "class=7a"), "Ben");
  const attempts = (await author.attempts(id)) as { participantName: string; fields?: object }[];
  expect(Object.fromEntries(attempts.map(({ participantName, fields }) => [participantName, fields ?? null]))).toEqual({
    Ann: { class: "7b", ref: "A 17" },
    Ben: null,
  });
});

test("leaves out link values that cannot be stored, and accepts the answers", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz({ rules: { fields: [byClass, { name: "ref" }, { name: "desk" }] } });
  await page.goto(`/quiz/${id}?class=7b&ref=A%00B&desk=${"x".repeat(101)}`);
  await take(page, "bac");
  await expect(page.getByText("You scored", { exact: false }).first()).toBeVisible();
  expect(await author.attempts(id)).toMatchObject([{ fields: { class: "7b" } }]);
});

test("puts into links to anonymous items only the parameters that are stored", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const { id } = await author.aQuiz({ rules: { anonymous: true, fields: [{ name: "ref" }, byClass] } });
  await page.goto(`/maker?edit=${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Links for each").click();
  await expect(sheet.getByText("only the field used to compare results", { exact: false })).toBeVisible();
  await sheet.getByLabel("class", { exact: true }).selectOption("7b");
  await expect(sheet.getByLabel("Link with these values")).toHaveValue(/\?class=7b$/);
  await expect(sheet.getByLabel("ref", { exact: true })).toHaveCount(0);
});
