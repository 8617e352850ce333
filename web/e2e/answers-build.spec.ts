import { expect, type Page } from "playwright/test";
import { type Author, expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** Returns the part of the page that shows a question. */
const asked = (page: Page, number: number) => {
  const row = page.locator("[data-question]").nth(number - 1);
  return {
    row,
    type: row.getByLabel("Answer type"),
    field: (name: string) => row.getByLabel(name, { exact: true }),
    text: (name: string) => row.getByRole("textbox", { name, exact: true }),
    ready: (name: string) => row.getByRole("group", { name: "Ready-made" }).getByRole("button", { name, exact: true }),
  };
};

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

async function begin(page: Page, kind: "quiz" | "survey" | "assessment", text: string) {
  await page.goto(`/maker?type=${kind}`);
  await page.getByRole("textbox", { name: "Title" }).fill("Built");
  await asked(page, 1).text("Question 1").fill(text);
}

async function addQuestion(page: Page, number: number, text: string, type?: string) {
  await page.getByRole("button", { name: "Add Question" }).click();
  await asked(page, number).text(`Question ${number}`).fill(text);
  if (type) await asked(page, number).type.selectOption(type);
  return asked(page, number);
}

/** Creates the item and returns its questions as stored. */
async function created(page: Page, kind: "Quiz" | "Survey" | "Assessment"): Promise<object[]> {
  await page.getByRole("button", { name: `Create ${kind}` }).click();
  await expect(page.getByRole("heading", { name: `${kind} Created Successfully` })).toBeVisible();
  return (await author.read(new URL(page.url()).searchParams.get("created") ?? "")).questions;
}

async function expectToFitPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

test("builds a quiz of every type of question", async ({ page }) => {
  await begin(page, "quiz", "The sun is a star.");
  await asked(page, 1).ready("True / False").click();
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });

  const several = await addQuestion(page, 2, "Which are even?");
  await several.type.focus();
  await page.keyboard.type("Sev");
  await expect(several.type).toHaveValue("multi_select");
  await several.text("Option A").focus();
  for (const key of ["2", "Enter", "3", "Enter", "4"]) await page.keyboard.press(key);
  for (const letter of ["A", "C"]) {
    await several.row.getByRole("checkbox", { name: `Option ${letter} is correct` }).focus();
    await page.keyboard.press("Space");
  }
  await several.field("Points of question 2").fill("2");

  const text = await addQuestion(page, 3, "Capital of Norway?", "text");
  await text.text("Answer 1").fill("Oslo");
  await text.text("Answer 1").press("Enter");
  await expect(text.text("Answer 2")).toBeFocused();
  await page.keyboard.type("Kristiania");
  await text.field("Try an answer").fill("kristianja");
  await expect(text.row.getByText("This would be wrong.")).toBeVisible();
  await text.row.getByRole("checkbox", { name: "One typo is fine" }).check({ force: true });
  await expect(text.row.getByText("This would be right.")).toBeVisible();
  await text.field("Most characters").fill("40");

  const number = await addQuestion(page, 4, "How cold?", "number");
  await number.field("Right number").fill("-4.5");
  await number.field("May be off by").fill("0.5");
  await number.field("Decimals").fill("1");
  await number.field("Unit").fill("°C");
  await expect(page.getByText("5 points in all")).toBeVisible();
  await expectToFitPhone(page);
  expect(await created(page, "Quiz")).toMatchObject([
    { options: ["True", "False"], correctAnswer: 0 },
    { questionType: "multi_select", answerKey: { options: [0, 2] }, points: 2 },
    {
      questionType: "text",
      form: { text: { maxLength: 40, isLong: false } },
      answerKey: { text: { accepted: ["Oslo", "Kristiania"], allowTypo: true, matchCase: false } },
    },
    {
      form: { number: { decimals: 1, unit: "°C", min: null, max: null } },
      answerKey: { number: { value: -4.5, tolerance: 0.5 } },
    },
  ]);
});

test("builds a survey of every type of question", { tag: "@slow" }, async ({ page }) => {
  await begin(page, "survey", "What do you drink?");
  const several = asked(page, 1);
  await several.type.selectOption("multi_select");
  await several.text("Option A").fill("Tea");
  await several.text("Option B").fill("Coffee");
  await several.row.getByRole("button", { name: "Add “Other …”" }).click();
  await expect(several.text("Option C")).toBeFocused();
  await several.row.getByRole("button", { name: "Add “None of these”" }).click();
  await expect(several.row.getByText("Asks for a text.")).toBeVisible();
  await expect(several.row.getByText("Excludes the other options.")).toBeVisible();
  await several.row.getByRole("button", { name: "Add Option" }).click();
  await expect(several.text("Option C")).toBeFocused();
  await page.keyboard.type("Water");
  await several.row.getByRole("checkbox", { name: "Required" }).uncheck({ force: true });

  const scale = await addQuestion(page, 2, "How was it?", "scale");
  await scale.ready("0–10, NPS").click();
  await scale.field("Number of points").selectOption("7");
  await scale.field("First number").selectOption("0");
  await scale.field("Label of the first point").fill("Bad");
  await scale.field("Label of the last point").fill("Good");
  await scale.field("Look").selectOption("labels");
  await expect(scale.text("Point 7")).toHaveValue("6");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(scale.field("Number of points")).toHaveValue("7");

  const matrix = await addQuestion(page, 3, "How was …?", "matrix");
  await matrix.text("Row 1").focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "- Food\n- Drink\n- Music");
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(matrix.text("Row 3")).toBeFocused();

  const text = await addQuestion(page, 4, "What else?", "text");
  await text.field("Length").selectOption("lines");

  const number = await addQuestion(page, 5, "How many?", "number");
  await expect(number.field("Least number")).toBeVisible();
  await page.getByRole("button", { name: "Create Survey" }).click();
  await expect(page.getByText("Say what the least number is")).toBeVisible();
  await expect(number.field("Least number")).toBeFocused();
  await number.field("Least number").fill("0");
  await number.field("Largest number").fill("9");
  await expectToFitPhone(page);
  expect(await created(page, "Survey")).toMatchObject([
    {
      options: ["Tea", "Coffee", "Water", "Other", "None of these"],
      form: { choice: { other: 3, none: 4 } },
      required: false,
    },
    {
      options: ["0", "1", "2", "3", "4", "5", "6"],
      form: { scale: { look: "numbers", lowLabel: "Bad", highLabel: "Good" } },
    },
    { questionType: "matrix", form: { rows: ["Food", "Drink", "Music"] } },
    { questionType: "text", form: { text: { isLong: true, maxLength: 5000 } } },
    { form: { number: { decimals: 0, min: 0, max: 9 } } },
  ]);
});

test("builds an assessment whose scale has its points as weights", { tag: "@slow" }, async ({ page }) => {
  await begin(page, "assessment", "How sure are you?");
  await asked(page, 1).type.selectOption("scale");
  await page.getByRole("spinbutton", { name: "Weight of point 5" }).fill("20");
  expect(await created(page, "Assessment")).toMatchObject([
    { questionType: "scale", options: ["1", "2", "3", "4", "5"], optionWeights: [1, 2, 3, 4, 20] },
  ]);
});
