import { expect, type Page } from "playwright/test";
import { button, signIn, tab } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const title = "عواصم الشمال";
const taker = "ليلى";
const code = "إذا (س) {\n    أعد ١؛\n}";
const explanation = "انظر https://example.org/oslo لمزيد من المعلومات";
const questions = [
  { question: "ما عاصمة النرويج؟", options: ["أوسلو", "HTML", code], correctAnswer: 0, explanation },
  { question: "ما عاصمة فنلندا؟", options: ["هلسنكي", "توركو"], correctAnswer: 0 },
];

const undirected = (page: Page) =>
  page.evaluate((name) => {
    const arabic = /\p{Script=Arabic}/u;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      if (!arabic.test(data) || element?.closest("script, option")) continue;
      if (!element?.closest("bdi, body [dir]")) found.push(data);
      // Names have no language, and hidden text is not read.
      if (element?.closest("[aria-hidden=true]") || data.includes(name)) continue;
      if (element?.closest<HTMLElement>("[lang]")?.lang !== "ar") found.push(`no Arabic: ${data}`);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea"))
      if (arabic.test(field.value) && !field.dir) found.push(field.value);
    return found;
  }, taker);

test("shows an Arabic item from right to left on every screen of its author", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id, questions: asked } = await author.aQuiz({ title, questions });
  const answers = Object.fromEntries(asked.map((question) => [question.id, 1]));
  await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, duration: 9, participantName: taker } });
  await signIn(page, author);
  const expectDirected = async (text: string) => {
    await expect(page.getByText(text).first()).toBeVisible();
    expect(await undirected(page)).toEqual([]);
  };

  await page.goto("/dashboard");
  await expectDirected(title);
  await page.getByRole("button", { name: /^More actions/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expectDirected("Its link stops working");

  await page.goto(`/maker?edit=${id}`);
  await expectDirected("ما عاصمة النرويج؟");
  await page.getByRole("button", { name: "Edit question 1" }).click();
  await expect(page.getByRole("textbox", { name: "Question 1", exact: true })).toHaveAttribute("lang", "ar");
  expect(await undirected(page)).toEqual([]);

  await page.goto(`/maker?created=${id}`);
  await expectDirected(title);
  await page.goto(`/results/${id}?tab=questions`);
  await button(page, "Show All Charts").click();
  await expectDirected("ما عاصمة فنلندا؟");
  await expect(page.getByRole("heading", { level: 1 }).locator("bdi")).toHaveAttribute("lang", "ar");
  await tab(page, "People").click();
  await page.getByRole("link", { name: taker }).click();
  await expectDirected(explanation.slice(0, 4));
  await page.goto(`/results/${id}?present=1`);
  await expectDirected("ما عاصمة النرويج؟");
  await page.goto(`/results/${id}/webhooks`);
  await expectDirected(title);
});

test("mirrors an Arabic item on paper, in its editor and in the table of its results", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const description = "اختبار قصير.";
  const { id, questions: asked } = await author.aQuiz({ title, description, questions });
  const answers = Object.fromEntries(asked.map((question) => [question.id, 1]));
  await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, duration: 9, participantName: taker } });
  await signIn(page, author);
  const box = async (text: string, within = page.getByRole("main")) =>
    within
      .getByText(text, { exact: true })
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      });

  await page.goto(`/content/${id}/print`);
  await expect(page.getByText(description)).toBeVisible();
  const { right } = await box(title);
  expect((await box(description)).right).toBeCloseTo(right, 0);
  expect((await box("1.")).right).toBeGreaterThan((await box("ما عاصمة النرويج؟")).right);
  expect((await box("أوسلو")).right).toBeLessThan((await box("A")).left + 1);

  await page.goto(`/maker?edit=${id}`);
  for (const part of ["[data-text]", "[data-state] bdi"])
    await expect(page.locator(`[data-question] ${part}`).first()).toHaveCSS("direction", "rtl");
  await expect(page.getByText("· Medium").locator("bdi")).toHaveText(description);

  await page.goto(`/results/${id}?tab=questions`);
  const table = page.getByRole("table", { name: "All questions" });
  const inset = await table
    .getByRole("rowheader")
    .first()
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector("bdi") ?? cell);
      return range.getBoundingClientRect().left - cell.getBoundingClientRect().left;
    });
  expect(inset).toBeLessThan(40);
});

test("does not set a long question at the size of a headline", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const long = { question: `Long? ${"A word or two. ".repeat(120)}`, options: ["Yes", "No"], correctAnswer: 0 };
  const short = { question: "Short?", options: ["Yes", "No"], correctAnswer: 0 };
  const { id } = await author.aQuiz({ questions: [short, long] });
  await signIn(page, author);
  const size = async (slide: number, text: string) => {
    await page.goto(`/results/${id}?present=${slide}`);
    const heading = page.getByRole("dialog").getByText(text);
    return Number.parseFloat(await heading.evaluate((element) => getComputedStyle(element).fontSize));
  };
  expect(await size(2, "Long?")).toBeLessThan(0.6 * (await size(1, "Short?")));
});

test("presents an Arabic scale with its columns above their points", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const asked = {
    questionText: "ما احتمال أن توصي بنا؟",
    questionType: "scale",
    options: Array.from({ length: 11 }, (_, point) => String(point)),
    form: { scale: { look: "numbers", lowLabel: "غير محتمل", highLabel: "محتمل جدًا", isNps: false } },
  };
  const { id, questions } = await author.aSurvey({ title, questions: [asked] });
  const data = { answers: { [`${questions[0]?.id}`]: 9 } };
  expect((await request.post(`/api/surveys/${id}/responses`, { data })).status()).toBe(201);
  await signIn(page, author);
  await page.goto(`/results/${id}?present=1`);
  const slide = page.getByRole("dialog");
  const middleOf = async (text: string) => {
    const box = await slide.getByText(text, { exact: true }).last().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  await expect(slide.getByText("9", { exact: true })).toBeVisible();
  const column = slide.locator("p").filter({ hasText: /^1$/ }).first();
  await expect(column).toBeVisible();
  const box = await column.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (await middleOf("9")))).toBeLessThan(12);
  expect(await middleOf("محتمل جدًا")).toBeGreaterThan(await middleOf("غير محتمل"));
});

test.describe("read from the right", () => {
  test.use({ locale: "ar" });

  test("shows figures below their labels", { tag: "@slow" }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const number = { questionText: "كم يساوي ٢ + ٥؟", questionType: "number", options: [] };
    const key = { answerKey: { number: { value: 7, tolerance: 0.1 } } };
    const { id } = await author.aQuiz({ title, questions: [{ ...number, ...key }] });
    await page.goto(`/quiz/${id}`);
    await page.getByRole("button", { name: "بدء" }).click();
    await page.getByRole("textbox").fill("7");
    await page.getByRole("button", { name: "إنهاء" }).click();
    const labels = page.getByRole("term");
    await expect(labels).toHaveText(["إجابتك", "الإجابة الصحيحة"]);
    const ends = await page.locator("dt, dd bdi").evaluateAll((all) =>
      all.map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return Math.round(words.getBoundingClientRect().right);
      }),
    );
    expect(ends).toHaveLength(4);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(2);
  });
});
