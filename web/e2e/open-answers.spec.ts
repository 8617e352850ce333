import { type APIRequestContext, expect, type Page } from "playwright/test";
import { type Author, button, chartOf, looks, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

type Item = Awaited<ReturnType<Author["aSurvey"]>>;

const questions = [
  {
    questionText: "How did you come?",
    questionType: "single_choice",
    options: ["Bus", "Bike", "Other"],
    form: { choice: { other: 2, none: null } },
  },
  {
    questionText: "What should change?",
    questionType: "text",
    options: [],
    form: { text: { isLong: true, maxLength: 2000 } },
  },
];

async function write(request: APIRequestContext, { id, questions }: Item, text: string, come: unknown = 0) {
  const [first, second] = questions.map((question) => question.id);
  const data = { answers: { [`${first}`]: come, [`${second}`]: text } };
  const response = await request.post(`/api/surveys/${id}/responses`, { data });
  expect(response.status(), await response.text()).toBe(201);
}

async function aSurveyWith(page: Page, request: APIRequestContext, texts: string[]) {
  const author = await anAuthor(request);
  await signIn(page, author);
  const survey = await author.aSurvey({ questions });
  for (const text of texts) await write(request, survey, text);
  return survey;
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
}

/** Answers load when their question is scrolled into view. */
async function openAnswers(page: Page, { id }: Item) {
  await open(page, `/results/${id}?tab=questions`);
  await chartOf(page, "What should change?").scrollIntoViewIfNeeded();
}

const list = (page: Page) => chartOf(page, "What should change?").getByRole("list", { name: "Answers" });
const entry = (page: Page, text: string) => list(page).getByRole("listitem").filter({ hasText: text });

const long = "A long answer that goes on. ".repeat(30);

for (const { width, colorScheme } of looks)
  test(`open answers are read, searched, starred and hidden, ${width} wide`, { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const texts = ["Mehr Fahrradständer, bitte", "المزيد من مواقف الدراجات", "Rude words", long];
    const survey = await aSurveyWith(page, request, texts);
    await openAnswers(page, survey);
    await expect(list(page).getByRole("listitem")).toHaveCount(4);
    await expect(list(page).getByRole("listitem").first()).toContainText("A long answer");

    const folded = entry(page, "A long answer");
    const { height } = (await folded.boundingBox()) ?? { height: 0 };
    await folded.getByRole("button", { name: "Show all" }).click();
    await expect(folded.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
    await expect.poll(async () => (await folded.boundingBox())?.height ?? 0).toBeGreaterThan(height);
    await folded.getByRole("button", { name: "Show less" }).click();

    const [star, hide] = ["Star", "Hide"].map((name) => ({ name, exact: true }));
    await entry(page, "Fahrrad").getByRole("button", star).focus();
    await page.keyboard.press("Enter");
    await expect(entry(page, "Fahrrad").getByRole("button", star)).toHaveAttribute("aria-pressed", "true");
    await entry(page, "Rude").getByRole("button", hide).click();
    await expect(entry(page, "Rude")).toContainText("Hidden");

    // Stored on the server.
    await openAnswers(page, survey);
    await expect(entry(page, "Fahrrad").getByRole("button", star)).toHaveAttribute("aria-pressed", "true");
    const panel = chartOf(page, "What should change?");
    await panel.getByLabel("Show", { exact: true }).selectOption("hidden");
    await expect(list(page).getByRole("listitem")).toHaveText([/Rude words/]);
    await entry(page, "Rude").getByRole("button", hide).click();
    await expect(entry(page, "Rude").getByRole("button", hide)).toHaveAttribute("aria-pressed", "false");
    await panel.getByLabel("Show", { exact: true }).selectOption("starred");
    await expect(list(page).getByRole("listitem")).toHaveText([/Fahrrad/]);
    await panel.getByLabel("Show", { exact: true }).selectOption("all");
    await panel.getByLabel("Search these answers").fill("WORDS");
    await expect(panel.getByText("1 answer found")).toBeVisible();
    await expect(list(page).getByRole("listitem")).toHaveText([/Rude words/]);
    await panel.getByLabel("Search these answers").fill("nobody wrote this");
    await expect(panel.getByText("0 answers found")).toBeVisible();
  });

test("loads more answers page by page, and new ones on request", { tag: "@slow" }, async ({ page, request }) => {
  const survey = await aSurveyWith(
    page,
    request,
    Array.from({ length: 12 }, (_, place) => `Wish ${place + 1}.`),
  );
  await openAnswers(page, survey);
  await expect(list(page).getByRole("listitem")).toHaveCount(10);
  await button(page, "Load more answers").click();
  await expect(list(page).getByRole("listitem")).toHaveCount(12);
  await expect(button(page, "Load more answers")).toHaveCount(0);
  await write(request, survey, "Fresh one.");
  await button(page, "1 new answer").click();
  await expect(list(page).getByRole("listitem").first()).toContainText("Fresh one.");
  await expect(button(page, "1 new answer")).toHaveCount(0);
});

test("links the most used words to the answers that contain them", { tag: "@slow" }, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  const survey = await aSurveyWith(page, request, [
    "More bicycle stands",
    "A bicycle for each of us",
    "Warm soup, more bread",
    "Soup!",
  ]);
  await openAnswers(page, survey);
  const panel = chartOf(page, "What should change?");
  await panel.getByText("Most used words").click();
  const words = panel.getByRole("list", { name: "Most used words" });
  await expect(words.getByRole("listitem")).toHaveText(["bicycle2", "soup2"]);
  await words.getByRole("button", { name: "soup" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("2 answers found")).toBeVisible();
  await expect(list(page).getByRole("listitem")).toHaveText([/Soup!/, /Warm soup/]);
});

test("lists the texts of Other separately", { tag: "@slow" }, async ({ page, request }) => {
  const survey = await aSurveyWith(page, request, []);
  await write(request, survey, "Nothing.", { choices: [2], other: "By boat" });
  await open(page, `/results/${survey.id}?tab=questions`);
  const come = chartOf(page, "How did you come?");
  await come.getByText("“Other” answers").click();
  await expect(come.getByRole("list", { name: "Answers" })).toContainText("By boat");
  await come.getByRole("button", { name: "Star", exact: true }).click();
  await expect(come.getByRole("button", { name: "Star", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("presents answers as they arrive, and removes hidden ones at once", { tag: "@slow" }, async ({
  page,
  request,
  context,
}) => {
  const survey = await aSurveyWith(page, request, ["More light.", "Rude words"]);
  await open(page, `/results/${survey.id}?present=3`);
  const slide = page.getByRole("dialog");
  await expect(slide.getByRole("listitem")).toHaveText(["Rude words", "More light."]);
  await write(request, survey, "More bicycles.");
  await expect(slide.getByRole("listitem")).toHaveText(["More bicycles.", "Rude words", "More light."]);

  const desk = await context.newPage();
  await desk.addInitScript(
    (tokens) => Object.assign(localStorage, tokens),
    await page.evaluate(() => ({ ...localStorage })),
  );
  await openAnswers(desk, survey);
  await entry(desk, "Rude").getByRole("button", { name: "Hide", exact: true }).click();
  await expect(slide.getByRole("listitem")).toHaveText(["More bicycles.", "More light."]);
  await entry(desk, "bicycles").getByRole("button", { name: "Star", exact: true }).click();
  await expect(entry(desk, "bicycles").getByRole("button", { name: "Star", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await button(page, "Only starred").click();
  await expect(slide.getByRole("listitem")).toHaveText(["More bicycles."]);
});

for (const { width, colorScheme } of looks)
  test(`the presenter has a slide of what stands beside Other, ${width} wide`, { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const survey = await aSurveyWith(page, request, []);
    for (const other of ["By boat", "Rude words", "بالقارب"])
      await write(request, survey, "Nothing.", { choices: [2], other });
    await open(page, `/results/${survey.id}?tab=questions`);
    const come = chartOf(page, "How did you come?");
    await come.getByText("“Other” answers").click();
    const rude = come.getByRole("listitem").filter({ hasText: "Rude words" });
    await rude.getByRole("button", { name: "Hide", exact: true }).click();
    await expect(rude).toContainText("Hidden");

    await page.goto(`/results/${survey.id}?present=1`);
    const slide = page.getByRole("dialog");
    await expect(slide.getByText("3 answers")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(slide.getByRole("heading", { name: "1.How did you come?" })).toBeVisible();
    await expect(slide.getByText("Written for “Other”")).toBeVisible();
    await expect(slide.getByRole("listitem")).toHaveText(["بالقارب", "By boat"]);
    await write(request, survey, "Nothing.", { choices: [2], other: "On foot" });
    await expect(slide.getByRole("listitem")).toHaveText(["On foot", "بالقارب", "By boat"]);
    await page.keyboard.press("ArrowRight");
    await expect(slide.getByRole("heading", { name: "2.What should change?" })).toBeVisible();
  });

test("loads a panel again that could not be loaded", { tag: "@slow" }, async ({ page, request }) => {
  const survey = await aSurveyWith(page, request, ["More light."]);
  let isBroken = true;
  await page.route("**/graphql", (route) =>
    isBroken && route.request().postData()?.includes("TextPanelQuery") ? route.abort() : route.fallback(),
  );
  await openAnswers(page, survey);
  await expect(page.getByText("Couldn't load the answers.")).toBeVisible();
  isBroken = false;
  await button(page, "Try again").click();
  await expect(list(page)).toContainText("More light.");
});
