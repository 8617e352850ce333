import { expect, type Locator, type Page } from "playwright/test";
import { expectNothingFound } from "./engines/engines.ts";
import { button } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { settled } from "./take.keys.ts";
import { chosen, keyed, written } from "./take-kinds.items.ts";
import { test } from "./test.ts";

// Each walk answers a question of every kind.
test.describe.configure({ timeout: 120_000 });

interface Step {
  /** The accessibility tree of the control before it is answered. */
  tree?: string;
  answer: () => Promise<void>;
  /** Whether the answered control is checked for accessibility. */
  isChecked?: true;
}

/** Answers question by question; `go` continues to the next one. */
async function walk(page: Page, steps: Step[], go: () => Promise<void>) {
  for (const [place, { tree, answer, isChecked }] of steps.entries()) {
    await expect(page.getByRole("heading", { level: 1, name: `Question ${place + 1}.` })).toBeFocused();
    if (tree) await expect(page.locator(".question")).toMatchAriaSnapshot(tree);
    await answer();
    if (isChecked) await expectNothingFound(page, `question ${place + 1}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await go();
  }
}

const pressing =
  (page: Page, ...keys: string[]) =>
  async () => {
    for (const key of keys) await page.keyboard.press(key);
  };

const typing = (page: Page, text: string) => async () => {
  await expect(page.getByRole("textbox")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(text);
};

const checking =
  (page: Page, ...names: string[]) =>
  async () => {
    for (const name of names)
      await page
        .getByRole("radio", { name, exact: true })
        .or(page.getByRole("checkbox", { name, exact: true }))
        .check();
  };

const filling = (page: Page, text: string) => () => page.getByRole("textbox").fill(text);

const trees = {
  single: `
    - group "Question 1. How do you come here?":
      - heading "Question 1. How do you come here?" [level=1]
      - radio "By bus"
      - radio "On foot"
      - radio "Other"
  `,
  several: `
    - group "Question 2. What do you eat?":
      - paragraph: Choose all that apply
      - checkbox "Soup"
      - checkbox "Bread"
      - checkbox "Other"
      - checkbox "None of these"
      - status
  `,
  points: `
    - group "Question 3. How likely are you to recommend us?":
      - radio "0 , Not at all likely"
      - radio "1"
      - radio "9"
      - radio "10 , Very likely"
  `,
  stars: `
    - group "Question 4. How many stars?":
      - radio "1 of 5"
      - radio "2 of 5"
      - radio "3 of 5"
      - radio "4 of 5"
      - radio "5 of 5"
  `,
  labels: `
    - group "Question 5. Lunch is worth its price.":
      - radio "Strongly disagree"
      - radio "Disagree"
      - radio "Neither"
      - radio "Agree"
      - radio "Strongly agree"
  `,
  table: `
    - group "Question 1. How good are these?":
      - table:
        - rowgroup:
          - row:
            - columnheader "Bad"
            - columnheader "Fair"
            - columnheader "Good"
        - rowgroup:
          - row:
            - rowheader "The food"
            - cell:
              - radio "The food Bad"
            - cell:
              - radio "The food Fair"
            - cell:
              - radio "The food Good"
          - row:
            - rowheader "The people who work here"
            - cell:
              - radio "The people who work here Bad"
  `,
  cards: `
    - group "Question 1. How good are these?":
      - group "The food":
        - radio "Bad"
        - radio "Fair"
        - radio "Good"
      - group "The people who work here":
        - radio "Bad"
        - radio "Fair"
        - radio "Good"
  `,
  line: `
    - heading "Question 2. In one word?" [level=1]
    - textbox "In one word?"
    - status
  `,
  lines: `
    - heading "Question 3. What should change?" [level=1]
    - paragraph: Optional
    - textbox "What should change?"
    - status
  `,
  number: `
    - heading "Question 5. How far do you walk?" [level=1]
    - textbox "How far do you walk?"
    - text: km
    - status
    - paragraph: From 0 to 20
  `,
  keyed: `
    - group "Question 1. Which are primes?":
      - paragraph: Choose all that apply · 2 points
      - checkbox "2"
      - checkbox "3"
      - checkbox "4"
  `,
};

type Author = Awaited<ReturnType<typeof anAuthor>>;
type Created = Awaited<ReturnType<Author["aSurvey"]>>;

/** Returns the answers of the only stored attempt, in question order. */
async function stored(author: Author, { id, questions }: Created): Promise<unknown[]> {
  const [attempt, ...others] = await author.attempts(id);
  expect(others).toEqual([]);
  const answers = attempt?.answers as Record<string, unknown>;
  return questions.map((question) => answers[question.id]);
}

const row = (page: Page, name: string) => page.getByRole("row", { name, exact: true });
const review = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: text }) });

async function expectRows(page: Page, ...rows: string[]) {
  for (const name of rows) await expect(row(page, name)).toBeVisible();
}

async function expectWrittenTold(page: Page) {
  for (const [name, told] of [
    ["The food", "Good · your answer 1 100%"],
    ["The people who work here", "Bad · your answer 1 100%"],
  ] as const)
    await expect(page.getByRole("table", { name }).getByRole("row", { name: told, exact: true })).toBeVisible();
  await expect(review(page, "In one word?").getByRole("definition")).toHaveText("Warm");
  await expect(review(page, "What should change?").getByRole("definition")).toHaveText("More bread.\nAnd soup.");
  await expect(review(page, "What else?")).toContainText("(not answered)");
  await expect(review(page, "How far do you walk?").getByRole("definition")).toHaveText("1.5 km");
  await expect(review(page, "How far do you walk?").getByRole("row", { name: /^\S+ – \S+ 1$/ })).toHaveCount(1);
}

/** Presses Safari's Enter, which accepts a composed word. */
const acceptComposed = (field: Locator) =>
  field.evaluate((node) => {
    node.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }));
  });

test.describe("with a keyboard, on a wide screen, in light colours", () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  const enter = (page: Page) => () => page.keyboard.press("Enter");

  test("choices with Other and None, and scales", { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const item = await author.aSurvey(chosen);
    await page.goto(`/survey/${item.id}`);
    await button(page, "Start Survey").press("Enter");
    await walk(
      page,
      [
        {
          tree: trees.single,
          answer: async () => {
            await page.keyboard.press("c");
            await expect(page.getByRole("textbox", { name: "Other: in your own words" })).toBeFocused();
            await page.keyboard.type("By boat");
          },
          isChecked: true,
        },
        {
          tree: trees.several,
          answer: async () => {
            await pressing(page, "a", "b", "d")();
            await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
            await expect(page.getByRole("status").filter({ hasText: "Soup, Bread" })).toBeAttached();
            await pressing(page, "b", "a")();
          },
        },
        { tree: trees.points, answer: pressing(page, "1", "0"), isChecked: true },
        { tree: trees.stars, answer: pressing(page, "4"), isChecked: true },
        { tree: trees.labels, answer: pressing(page, "d") },
      ],
      enter(page),
    );
    await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeFocused();
    await expectRows(
      page,
      "Other: By boat · your answer 1 100%",
      "Soup · your answer 1 100%",
      "Bread · your answer 1 100%",
      "10 · your answer 1 100%",
      "4 · your answer 1 100%",
      "Agree · your answer 1 100%",
    );
    expect(await stored(author, item)).toEqual([{ choices: [2], other: "By boat" }, [0, 1], 10, 3, 3]);
  });

  test("a matrix, texts and a number", async ({ page, request }) => {
    const author = await anAuthor(request);
    const item = await author.aSurvey(written);
    await page.goto(`/survey/${item.id}`);
    await button(page, "Start Survey").press("Enter");
    await walk(
      page,
      [
        { tree: trees.table, answer: pressing(page, "Tab", "3", "ArrowDown", "1"), isChecked: true },
        {
          tree: trees.line,
          answer: async () => {
            await typing(page, "ab")();
            await page.keyboard.press("Enter");
            await expect(page.getByRole("status").getByText("Type at least 3 characters")).toBeAttached();
            await expect(page.locator(".kept")).toHaveText("Type at least 3 characters");
            await page.getByRole("textbox").fill("Warm");
            await acceptComposed(page.getByRole("textbox"));
            await expect(page.getByRole("textbox")).toHaveValue("Warm");
          },
        },
        {
          tree: trees.lines,
          answer: async () => {
            await typing(page, "More bread.\nAnd soup.")();
            await expect(page.getByRole("textbox")).toHaveValue("More bread.\nAnd soup.");
          },
        },
        { answer: () => expect(button(page, "Skip")).toBeEnabled() },
        {
          tree: trees.number,
          answer: async () => {
            await typing(page, "1,500")();
            await expect(page.getByRole("status").filter({ hasText: "=" })).toHaveText("= 1,500");
            await page.keyboard.press("ControlOrMeta+A");
            await page.keyboard.type("1,5");
            await expect(page.getByRole("status").filter({ hasText: "=" })).toHaveText("= 1.5");
          },
        },
      ],
      () => page.keyboard.press("Control+Enter"),
    );
    await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeFocused();
    await expectWrittenTold(page);
    expect(await stored(author, item)).toEqual([[2, 0], "Warm", "More bread.\nAnd soup.", undefined, 1.5]);
  });
});

test.describe("with touch, on a phone, in dark colours", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  const forward = (page: Page) => () => button(page, /^(Next|Skip|Finish|Submit Survey)$/).click();
  /** Continues without a complete answer, so that the page shows the missing part. */
  const tooEarly = async (page: Page) => {
    await settled(page);
    await button(page, "Next").or(button(page, "Submit Survey")).click({ force: true });
  };

  test("choices with Other and None, and scales", { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const item = await author.aSurvey(chosen);
    await page.goto(`/survey/${item.id}`);
    await button(page, "Start Survey").click();
    await walk(
      page,
      [
        { tree: trees.single, answer: checking(page, "On foot") },
        {
          tree: trees.several,
          answer: async () => {
            await checking(page, "None of these", "Soup", "Other")();
            await expect(page.getByRole("checkbox", { name: "None of these" })).not.toBeChecked();
            await tooEarly(page);
            await expect(page.getByRole("textbox")).toBeFocused();
            await expect(page.getByRole("textbox")).toHaveAccessibleDescription("Type your answer");
            await filling(page, "Rice")();
            await page.getByRole("checkbox", { name: "Other" }).uncheck({ force: true });
            await expect(page.getByRole("textbox")).toHaveCount(0);
            await checking(page, "Other")();
            await expect(page.getByRole("textbox")).toHaveValue("Rice");
          },
        },
        { tree: trees.points, answer: checking(page, "0 , Not at all likely") },
        { tree: trees.stars, answer: checking(page, "5 of 5") },
        { tree: trees.labels, answer: checking(page, "Neither") },
      ],
      forward(page),
    );
    await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeFocused();
    await expectRows(
      page,
      "On foot · your answer 1 100%",
      "Soup · your answer 1 100%",
      "Other: Rice · your answer 1 100%",
      "0 · your answer 1 100%",
      "5 · your answer 1 100%",
      "Neither · your answer 1 100%",
    );
    expect(await stored(author, item)).toEqual([1, { choices: [0, 2], other: "Rice" }, 0, 4, 2]);
  });

  test("a matrix, texts and a number", { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const item = await author.aSurvey(written);
    const point = (row: string, name: string) =>
      page.getByRole("group", { name: row, exact: true }).getByRole("radio", { name, exact: true });
    await page.goto(`/survey/${item.id}`);
    await button(page, "Start Survey").click();
    await walk(
      page,
      [
        {
          tree: trees.cards,
          answer: async () => {
            await point("The food", "Good").check();
            await tooEarly(page);
            await expect(point("The people who work here", "Bad")).toBeFocused();
            await expectNothingFound(page, "a row without an answer");
            await point("The people who work here", "Bad").check();
          },
        },
        {
          tree: trees.line,
          answer: async () => {
            await filling(page, "ab")();
            await tooEarly(page);
            await expect(page.getByRole("textbox")).toHaveAccessibleDescription(/3/);
            await filling(page, "Warm")();
          },
        },
        { tree: trees.lines, answer: filling(page, "More bread.\nAnd soup.") },
        { answer: () => expect(button(page, "Skip")).toBeVisible() },
        {
          tree: trees.number,
          answer: async () => {
            await filling(page, "25")();
            await tooEarly(page);
            await expect(page.getByRole("textbox")).toHaveAccessibleDescription(/From 0 to 20/);
            await expectNothingFound(page, "a number out of range");
            await filling(page, "1.5")();
          },
        },
      ],
      forward(page),
    );
    await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeFocused();
    await expectWrittenTold(page);
    expect(await stored(author, item)).toEqual([[2, 0], "Warm", "More bread.\nAnd soup.", undefined, 1.5]);
  });

  test("a quiz with wrong answers shows the correct ones", { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const item = await author.aQuiz(keyed);
    await page.goto(`/quiz/${item.id}`);
    await button(page, "Start").click();
    await walk(
      page,
      [
        { tree: trees.keyed, answer: checking(page, "2", "4") },
        {
          answer: async () => {
            for (const [name, value] of Object.entries({
              spellcheck: "false",
              autocorrect: "off",
              autocapitalize: "none",
            }))
              await expect(page.getByRole("textbox")).toHaveAttribute(name, value);
            await filling(page, "Bergen")();
          },
        },
        { answer: filling(page, "2000") },
      ],
      forward(page),
    );
    await expect(page.getByText("0 of 4 points")).toBeVisible();
    await expect(page.getByText("Incorrect", { exact: true })).toHaveCount(3);
    await expect(review(page, "Capital of Norway?").getByRole("definition")).toHaveText([
      "Bergen",
      "Oslo · Christiania",
    ]);
    await expect(review(page, "How high is Galdhøpiggen?").getByRole("definition")).toHaveText([
      "2,000 m",
      "2,469 ± 10 m",
    ]);
    await expectRows(page, "3 · correct answer 0 0%", "4 · your answer 1 100%");
    await expectNothingFound(page, "the ending");
    expect(await stored(author, item)).toEqual([[0, 2], "Bergen", 2000]);
  });
});
