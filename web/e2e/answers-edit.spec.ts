import { expect } from "playwright/test";
import { type Author, expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

const everyForm = {
  survey: [
    { questionText: "Stars?", questionType: "scale", options: ["1", "2", "3"], form: { scale: { look: "stars" } } },
    { questionText: "Rows?", questionType: "matrix", options: ["no", "yes"], form: { rows: ["Food", "Drink"] } },
    { questionText: "Words?", questionType: "text", required: false, form: { text: { isLong: true, maxLength: 900 } } },
    {
      questionText: "How many?",
      questionType: "number",
      form: { number: { min: -3, max: 9.5, decimals: 1, unit: "km" } },
    },
    {
      questionText: "Which?",
      questionType: "multi_select",
      options: ["a", "b", "c"],
      form: { choice: { other: 1, none: 2 } },
    },
  ],
  quiz: [
    { questionText: "All?", questionType: "multi_select", options: ["a", "b", "c"], answerKey: { options: [0, 2] } },
    {
      questionText: "Word?",
      questionType: "text",
      points: 3,
      answerKey: { text: { accepted: ["Oslo"], matchCase: true } },
    },
    { questionText: "Number?", questionType: "number", answerKey: { number: { value: -4.25, tolerance: 0.5 } } },
  ],
};

for (const kind of ["survey", "quiz"] as const) {
  test(`the editor changes the title of a ${kind} of every type, and nothing else`, { tag: "@slow" }, async ({
    page,
  }) => {
    const { id } = await author[kind === "quiz" ? "aQuiz" : "aSurvey"]({ questions: everyForm[kind] });
    const { questions } = await author.read(id);
    await page.goto(`/maker?edit=${id}`);
    await expect(page.getByText("All changes saved")).toBeVisible();
    await page.getByRole("textbox", { name: "Title" }).fill("Renamed");
    await page.getByRole("button", { name: "Save Changes" }).last().click();
    await expect(page.getByText("All changes saved")).toBeVisible();
    expect(await author.read(id)).toMatchObject({ title: "Renamed", questions });
  });
}

test("the editor tells each form of a folded question, and changes one", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.aSurvey({ questions: everyForm.survey });
  await page.goto(`/maker?edit=${id}`);
  const questions = page.getByRole("region", { name: "Questions" });
  await expect(questions.getByText("3 stars")).toBeVisible();
  await expect(questions.getByText("Optional · Several lines, up to 900 characters")).toBeVisible();
  await expect(questions.getByText("Number with up to 1 decimal, -3 to 9.5 km")).toBeVisible();
  await page.getByRole("button", { name: "Edit question 2" }).click();
  await page.getByRole("textbox", { name: "Row 2" }).fill("Drinks");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect((await author.read(id)).questions[1]).toMatchObject({ form: { rows: ["Food", "Drinks"] } });
});

test("questions of every type print with room for a pen, and a key", { tag: "@slow" }, async ({ page }) => {
  const survey = await author.aSurvey({ questions: everyForm.survey });
  await page.goto(`/content/${survey.id}/print`);
  const rows = page.getByRole("table");
  await expect(rows.getByRole("columnheader", { name: "yes" })).toBeVisible();
  await expect(rows.getByRole("rowheader", { name: "Drink" })).toBeVisible();
  await expect(page.getByText("from -3 up to 9.5")).toBeVisible();
  await expectAccessible(page);
  const quiz = await author.aQuiz({ questions: everyForm.quiz });
  await page.goto(`/content/${quiz.id}/print?key=1`);
  await expect(page.getByText("of 5")).toBeVisible();
  await expect(page.getByRole("region", { name: "Key" }).getByRole("listitem")).toHaveText([
    "1.AaCc",
    "2.Oslo3 points",
    "3.-4.25 ± 0.5",
  ]);
});
