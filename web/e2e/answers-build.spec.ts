import { expect, type Page } from "playwright/test";
import { type Author, expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const question = (page: Page, number: number) => page.getByRole("textbox", { name: `Question ${number}`, exact: true });
const type = (page: Page) => page.getByLabel("Answer type");
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const ready = (page: Page, name: string) =>
  page.getByRole("group", { name: "Ready-made" }).getByRole("button", { name, exact: true });

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

async function begin(page: Page, kind: "quiz" | "survey" | "assessment", text: string) {
  await page.goto(`/maker?type=${kind}`);
  await page.getByRole("textbox", { name: "Title" }).fill("Built");
  await question(page, 1).fill(text);
}

/** Creates the item and returns its only question as REST tells it. */
async function created(page: Page, kind: "Quiz" | "Survey" | "Assessment"): Promise<object> {
  await page.getByRole("button", { name: `Create ${kind}` }).click();
  await expect(page.getByRole("heading", { name: `${kind} Created Successfully` })).toBeVisible();
  const { questions } = await author.read(new URL(page.url()).searchParams.get("created") ?? "");
  return questions[0] as object;
}

test("True / False fills a quiz's options, ready to be marked", async ({ page }) => {
  await begin(page, "quiz", "The sun is a star.");
  await ready(page, "True / False").click();
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });
  expect(await created(page, "Quiz")).toMatchObject({ options: ["True", "False"], correctAnswer: 0 });
});

test("a quiz asks for all right options, worth more, by keyboard alone", async ({ page }) => {
  await begin(page, "quiz", "Which are even?");
  await type(page).focus();
  await page.keyboard.type("Sev");
  await expect(type(page)).toHaveValue("multi_select");
  await page.getByRole("textbox", { name: "Option A" }).focus();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await page.keyboard.type("4");
  for (const letter of ["A", "C"]) {
    await page.getByRole("checkbox", { name: `Option ${letter} is correct` }).focus();
    await page.keyboard.press("Space");
  }
  await field(page, "Points of question 1").fill("2");
  await expect(page.getByText("2 points in all")).toBeVisible();
  expect(await created(page, "Quiz")).toMatchObject({
    questionType: "multi_select",
    answerKey: { options: [0, 2] },
    points: 2,
  });
});

test("a quiz takes several texts as right, pasted or typed", async ({ page }) => {
  await begin(page, "quiz", "Capital of Norway?");
  await type(page).selectOption("text");
  const answer = (number: number) => page.getByRole("textbox", { name: `Answer ${number}`, exact: true });
  await answer(1).fill("Oslo");
  await answer(1).press("Enter");
  await expect(answer(2)).toBeFocused();
  await page.keyboard.type("Kristiania");
  await field(page, "Try an answer").fill("kristianja");
  await expect(page.getByText("This would be wrong.")).toBeVisible();
  await page.getByRole("checkbox", { name: "One typo is fine" }).check({ force: true });
  await expect(page.getByText("This would be right.")).toBeVisible();
  await field(page, "Most characters").fill("40");
  expect(await created(page, "Quiz")).toMatchObject({
    questionType: "text",
    form: { text: { maxLength: 40, isLong: false } },
    answerKey: { text: { accepted: ["Oslo", "Kristiania"], allowTypo: true, matchCase: false } },
  });
});

test("a quiz takes a number with tolerance and unit, below zero as well", async ({ page }) => {
  await begin(page, "quiz", "How cold?");
  await type(page).selectOption("number");
  await field(page, "Right number").fill("-4.5");
  await field(page, "May be off by").fill("0.5");
  await field(page, "Decimals").fill("1");
  await field(page, "Unit").fill("°C");
  expect(await created(page, "Quiz")).toMatchObject({
    form: { number: { decimals: 1, unit: "°C", min: null, max: null } },
    answerKey: { number: { value: -4.5, tolerance: 0.5 } },
  });
});

test("a survey's Other asks for a text and None of these excludes the others", async ({ page }) => {
  await begin(page, "survey", "What do you drink?");
  await type(page).selectOption("multi_select");
  await page.getByRole("textbox", { name: "Option A" }).fill("Tea");
  await page.getByRole("textbox", { name: "Option B" }).fill("Coffee");
  await page.getByRole("button", { name: "Add “Other …”" }).click();
  await expect(page.getByRole("textbox", { name: "Option C" })).toBeFocused();
  await page.getByRole("button", { name: "Add “None of these”" }).click();
  await expect(page.getByText("Asks for a text.")).toBeVisible();
  await expect(page.getByText("Excludes the other options.")).toBeVisible();
  await page.getByRole("button", { name: "Add Option" }).click();
  await expect(page.getByRole("textbox", { name: "Option C" })).toBeFocused();
  await page.keyboard.type("Water");
  await page.getByRole("checkbox", { name: "Required" }).uncheck({ force: true });
  expect(await created(page, "Survey")).toMatchObject({
    options: ["Tea", "Coffee", "Water", "Other", "None of these"],
    form: { choice: { other: 3, none: 4 } },
    required: false,
  });
});

const scales: [name: string, options: string[], scale: object][] = [
  ["1–5", ["1", "2", "3", "4", "5"], { look: "numbers", isNps: false }],
  ["Stars", ["1", "2", "3", "4", "5"], { look: "stars" }],
  [
    "0–10, NPS",
    Array.from({ length: 11 }, (_, place) => String(place)),
    { isNps: true, lowLabel: "Not at all likely" },
  ],
  [
    "Agree–disagree, 5",
    ["Strongly disagree", "Disagree", "Neither agree nor disagree", "Agree", "Strongly agree"],
    { look: "labels" },
  ],
];
for (const [name, options, scale] of scales) {
  test(`a survey has the ready-made scale ${name}`, async ({ page }) => {
    await begin(page, "survey", "How was it?");
    await type(page).selectOption("scale");
    await ready(page, name).click();
    expect(await created(page, "Survey")).toMatchObject({ questionType: "scale", options, form: { scale } });
  });
}

test("a scale is set up point by point, and undone", async ({ page }) => {
  await begin(page, "survey", "How was it?");
  await type(page).selectOption("scale");
  await field(page, "Number of points").selectOption("7");
  await field(page, "First number").selectOption("0");
  await field(page, "Label of the first point").fill("Bad");
  await field(page, "Label of the last point").fill("Good");
  await field(page, "Look").selectOption("labels");
  await expect(page.getByRole("textbox", { name: "Point 7" })).toHaveValue("6");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Number of points")).toHaveValue("7");
  expect(await created(page, "Survey")).toMatchObject({
    options: ["0", "1", "2", "3", "4", "5", "6"],
    form: { scale: { look: "numbers", lowLabel: "Bad", highLabel: "Good" } },
  });
});

test("rows of a matrix are pasted as lines", async ({ page }) => {
  await begin(page, "survey", "How was …?");
  await type(page).selectOption("matrix");
  await page.getByRole("textbox", { name: "Row 1" }).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "- Food\n- Drink\n- Music");
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(page.getByRole("textbox", { name: "Row 3" })).toBeFocused();
  expect(await created(page, "Survey")).toMatchObject({
    questionType: "matrix",
    form: { rows: ["Food", "Drink", "Music"] },
  });
});

test("a survey's number needs a range, said where it is missing", async ({ page }) => {
  await begin(page, "survey", "How many?");
  await type(page).selectOption("number");
  await expect(field(page, "Least number")).toBeVisible();
  await page.getByRole("button", { name: "Create Survey" }).click();
  await expect(page.getByText("Say what the least number is")).toBeVisible();
  await expect(field(page, "Least number")).toBeFocused();
  await field(page, "Least number").fill("0");
  await field(page, "Largest number").fill("9");
  expect(await created(page, "Survey")).toMatchObject({ form: { number: { decimals: 0, min: 0, max: 9 } } });
});

test("a survey's text has several lines", async ({ page }) => {
  await begin(page, "survey", "What else?");
  await type(page).selectOption("text");
  await field(page, "Length").selectOption("lines");
  expect(await created(page, "Survey")).toMatchObject({
    questionType: "text",
    form: { text: { isLong: true, maxLength: 5000 } },
  });
});

test("an assessment's scale has the points as weights, to be changed", async ({ page }) => {
  await begin(page, "assessment", "How sure are you?");
  await type(page).selectOption("scale");
  await page.getByRole("spinbutton", { name: "Weight of point 5" }).fill("20");
  expect(await created(page, "Assessment")).toMatchObject({
    questionType: "scale",
    options: ["1", "2", "3", "4", "5"],
    optionWeights: [1, 2, 3, 4, 20],
  });
});

test("a type can be tried: what is written comes back", async ({ page }) => {
  await begin(page, "survey", "Which?");
  await page.getByRole("textbox", { name: "Option A" }).fill("Red");
  await page.getByRole("textbox", { name: "Option B" }).fill("Blue");
  await type(page).selectOption("text");
  await expect(page.getByText("Its options are left out, and come back with the type it had.")).toBeVisible();
  await type(page).selectOption("single_choice");
  await expect(page.getByRole("textbox", { name: "Option B" })).toHaveValue("Blue");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(type(page)).toHaveValue("text");
});

test.describe("each type of question in the builders", () => {
  const items = {
    survey: ["multi_select", "scale", "matrix", "text", "number"],
    quiz: ["multi_select", "text", "number"],
  };
  for (const colorScheme of ["light", "dark"] as const) {
    for (const [kind, types] of Object.entries(items)) {
      test(`is accessible and fits a phone: ${kind}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 390, height: 844 });
        await begin(page, kind as "survey" | "quiz", "Asked?");
        for (const one of types) {
          await type(page).selectOption(one);
          await expect(page.getByRole("checkbox", { name: "Required" })).toBeVisible();
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        }
      });
    }
  }
});
