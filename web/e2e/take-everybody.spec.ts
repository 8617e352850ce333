import { expect, type Page } from "playwright/test";
import { button, isFocusInSight } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test.describe("at 400 % zoom", { tag: "@slow" }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("covers no focused element", async ({ page, request }) => {
    const questionText = "Which of these towns in the far north is the capital of Norway, as far as you remember?";
    const question = { question: questionText, options: ["Bergen", "Oslo", "Trondheim"], correctAnswer: 1 };
    const { id } = await (await anAuthor(request)).aQuiz({ questions: [question, question] });
    const walk = async (stops: number) => {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press("Tab");
        expect(await isFocusInSight(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(true);
      }
    };
    await page.goto(`/quiz/${id}`);
    await expect(button(page, "Start")).toBeVisible();
    await walk(4);
    await button(page, "Start").click();
    for (const place of [1, 2]) {
      const heading = page.getByRole("heading", { level: 1, name: new RegExp(`^Question ${place}\\.`) });
      await expect(heading).toBeFocused();
      expect(await isFocusInSight(page)).toBe(true);
      await page.keyboard.press("b");
      await walk(2);
      await page.keyboard.press("ArrowRight");
    }
    await expect(button(page, "Finish")).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
  });
});

const styleOf = (page: Page, text: string, property: "fontSize" | "whiteSpace" | "textAlign") =>
  page
    .getByText(text)
    .first()
    .evaluate((element, property) => getComputedStyle(element)[property], property);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("sets a long question as text, and keeps the lines of code", { tag: "@slow" }, async ({ page, request }) => {
    const code = "if (x) {\n    return 1;\n}";
    const { id } = await (await anAuthor(request)).aQuiz({
      questions: [
        { question: "Short?", options: ["Yes", code], correctAnswer: 1 },
        { question: `Long? ${"A word or two. ".repeat(120)}`, options: ["Yes", "No"], correctAnswer: 0 },
      ],
    });
    await page.goto(`/quiz/${id}`);
    await button(page, "Start").click();
    const short = Number.parseFloat(await styleOf(page, "Short?", "fontSize"));
    expect(await page.getByText("return 1;").innerText()).toBe(code);
    await page.keyboard.press("b");
    await expect(page.locator(".option-tick").filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Long?")).toBeVisible();
    expect(Number.parseFloat(await styleOf(page, "Long?", "fontSize"))).toBeLessThan(Math.min(short, 20));
  });

  test("all rows of a question follow the direction of its language", { tag: "@slow" }, async ({ page, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz({
      title: "בירות הצפון",
      description: "שלוש שאלות קצרות.",
      questions: [{ question: "מה מתאר את מבנה הדף?", options: ["HTML", "שפת סגנונות", "C++"], correctAnswer: 0 }],
    });
    await page.goto(`/quiz/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "he");
    await button(page, "Start").click();
    const badges = page.locator(".badge");
    await expect(badges).toHaveCount(3);
    const places = await badges.evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().left));
    expect(new Set(places).size).toBe(1);
    expect(places[0]).toBeGreaterThan(195);
    await expect(page.locator(".options")).toHaveAttribute("lang", "he");
  });

  test("keeps a count of four digits on one line", { tag: "@slow" }, async ({ page, request }) => {
    const { id } = await (await anAuthor(request)).aSurvey();
    await page.route("**/responses", async (route) => {
      const response = await route.fetch();
      const receipt = await response.json();
      for (const { options } of receipt.aggregatedResults) for (const option of options) option.count = 1976;
      await route.fulfill({ response, json: receipt });
    });
    await page.goto(`/survey/${id}`);
    await button(page, "Start Survey").click();
    for (const key of ["a", "Enter", "a", "Enter"]) await page.keyboard.press(key);
    const count = page.getByText("1,976").first();
    await expect(count).toBeVisible();
    const lines = await count.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

test("shows a disabled button as disabled under the pointer", { tag: "@slow" }, async ({ page, request }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "Oslo" }).check();
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await expect(page.getByRole("heading", { name: "Capital of Iceland?" })).toBeVisible();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await next.hover();
  await expect(next).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
