import { expect, type Locator, type Page } from "playwright/test";
import sharp from "sharp";
import { button, expectAccessible, looks, signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

type Author = Awaited<ReturnType<typeof anAuthor>>;

const fence = "```";
const text = (image: string) => `Look at **this**: $x^2 + \\frac{1}{2}$

- one
- two with [a link](https://example.org/)

${fence}
print("x")
${fence}

![A red field](${image})`;

/** One attack of each kind that has got through somewhere in the past. */
const worst = [
  "<img src=x onerror=globalThis.ran=1> <script>globalThis.ran=1</script>",
  "[a](javascript:globalThis.ran=1) <javascript:globalThis.ran=1>",
  '![a](x" onerror="globalThis.ran=1) ![a](https://evil.example/x.png)',
  "$\\href{javascript:globalThis.ran=1}{x}$ $\\text{</math><img src=x onerror=globalThis.ran=1>}$",
  "<svg><style><img src=x onerror=globalThis.ran=1></style></svg> <math><mtext><table><mglyph><style><img src=x onerror=globalThis.ran=1>",
].join("\n\n");

async function anImage(page: Page, { session }: Author): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 120, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  const response = await page.request.post("/api/images", {
    headers: { Authorization: `Bearer ${session.accessToken}`, "content-type": "image/png" },
    data: bytes,
  });
  expect(response.status()).toBe(201);
  return (await response.json()).url;
}

/** Collects every violation of the page's policies. */
async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { violations: seen });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      seen.push(`${violatedDirective} ${sample}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
}

const quizOf = (author: Author, questionText: string) =>
  author.aQuiz({
    format: "rich",
    description: "About `code` and $y$",
    showResultsToTakers: true,
    questions: [
      {
        question: questionText,
        options: ["$\\sqrt{2}$", "*two*"],
        correctAnswer: 0,
        explanation: "Because **so**, see [more](https://example.org/more).",
      },
    ],
  });

for (const { width, colorScheme } of looks)
  test(`formulas, lists, code, links and images are there for everybody, ${colorScheme}`, {
    tag: colorScheme === "dark" ? "@slow" : [],
  }, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const violations = await violationsOf(page);
    const author = await anAuthor(request);
    const { id } = await quizOf(author, text(await anImage(page, author)));
    await page.goto(`/quiz/${id}`);
    await expect(page.locator(".lead code")).toHaveText("code");
    await button(page, "Start").click();

    const question = page.getByRole("heading", { level: 1 });
    await expect(question.getByRole("math")).toBeVisible();
    await expect(question.getByRole("listitem")).toHaveText(["one", "two with a link"]);
    await expect(question.getByRole("link", { name: "a link" })).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect(question.getByRole("code")).toHaveText(/print/);
    const image = question.getByRole("img", { name: "A red field" });
    await expect(image).toBeVisible();
    await expect(image).toHaveJSProperty("complete", true);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(300);
    await expectAccessible(page);

    await page.getByRole("radio", { name: "two" }).check();
    await button(page, "Finish").click();
    await expect(page.getByRole("link", { name: "more" })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

test("puts images and formulas in Arabic at the right, and notes next to their options", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const author = await anAuthor(request);
  const image = `![حقل أحمر](${await anImage(page, author)})`;
  const asked = { question: `ماذا ترى؟\n\n${image}\n\n$x^2$`, options: ["$x = 2$", "*نعم*"], correctAnswer: 0 };
  const { id } = await author.aQuiz({ format: "rich", language: "ar", title: "صور", questions: [asked] });
  const rightOf = (locator: Locator) =>
    locator.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  await page.goto(`/quiz/${id}?lang=en`);
  await button(page, "Start").click();
  const question = page.locator(".question-text");
  await expect(question.getByRole("img")).toHaveJSProperty("complete", true);
  for (const part of [question.getByRole("img"), question.getByRole("math")])
    expect(await rightOf(part)).toBe(await rightOf(question));
  const option = page.locator(".option-text").first();
  expect(await rightOf(option.getByRole("math"))).toBe(await rightOf(option));
  await page.getByRole("radio").last().check();
  await button(page, "Finish").click();
  const answered = page.locator(".tally-answer").last();
  const [words, note] = [answered.locator("em"), answered.locator("small bdi")];
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  expect(Math.abs((await topOf(words)) - (await topOf(note)))).toBeLessThan(10);
});

test("results and paper show the same as takers see, and name it in words", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const { id, questions } = await quizOf(author, "What is **this**: $x^2$?");
  const data = { answers: { [questions[0]?.id ?? ""]: 1 } };
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data })).status()).toBe(201);
  const inWords = async () => expect(await page.locator("body").ariaSnapshot()).not.toMatch(/[*$]/);

  await page.goto(`/results/${id}?tab=questions`);
  await page.getByRole("button", { name: "Show All Charts" }).click();
  const asked = page.getByRole("heading", { name: "What is this" });
  await expect(asked.locator("strong")).toHaveText("this");
  await expect(asked.getByRole("math")).toBeVisible();
  await page.getByText("Table and figures").first().click();
  await inWords();
  await expectAccessible(page);
  await tab(page, "People").click();
  await page.getByRole("region", { name: "Responses" }).locator("tbody a").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "more" })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "What is this" }).getByRole("math")).toBeVisible();
  await inWords();

  await page.goto(`/results/${id}?present=1`);
  await expect(asked.getByRole("math")).toBeVisible();
  await inWords();
  await page.goto(`/content/${id}/print?key=1`);
  await expect(asked.getByRole("math")).toBeVisible();
  await inWords();
});

test("formats the labels of a scale's ends, and names them in words", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const scale = { look: "numbers", lowLabel: "*below* $\\frac{1}{2}$", highLabel: "all of it" };
  const asked = { questionText: "How much?", options: ["1", "2", "3"], required: false };
  const { id } = await author.aSurvey({
    format: "rich",
    questions: [
      { ...asked, questionType: "scale", form: { scale } },
      { ...asked, questionType: "matrix", form: { scale, rows: ["Here", "There"] } },
    ],
  });
  await page.goto(`/survey/${id}`);
  await button(page, "Start Survey").click();
  const ends = page.locator(".ends");
  await expect(ends.getByText("below")).toHaveCSS("font-style", "italic");
  await expect(ends.locator("math")).toBeVisible();
  await expect(page.getByRole("radio", { name: "1 , below 1 over 2", exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "3 , all of it" }).click();
  await page.keyboard.press("Enter");
  await expect(page.locator(".matrix small math")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(page.locator(".matrix .ends math").first()).toBeVisible();
  await page.getByRole("radio").first().click();
  await button(page, "Submit Survey").click();
  await expect(page.getByRole("heading", { name: "Survey Complete!" })).toBeVisible();

  await signIn(page, author);
  await page.goto(`/results/${id}?tab=questions`);
  await expect(page.locator("math").first()).toBeVisible();
  await page.goto(`/content/${id}/print`);
  await expect(page.locator("math").first()).toBeVisible();
});

test("runs and loads nothing that is written into a text", async ({ page, request }) => {
  const violations = await violationsOf(page);
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).host));
  const author = await anAuthor(request);
  const { id } = await quizOf(author, worst);
  await page.goto(`/quiz/${id}`);
  await button(page, "Start").click();
  await expect(page.getByText("<script>globalThis.ran=1</script>")).toBeVisible();
  // Any request made by the text was sent before this one.
  await page.evaluate(async () => (await fetch("/healthz")).ok);
  await expect(page.getByRole("heading", { level: 1 }).locator("img, svg, script, style")).toHaveCount(0);
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]));
  expect(await violations()).toEqual([]);
});

test("accepts HTML only through its policy", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}`);
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = "<p>x</p>";
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
});
