import { type ElementHandle, expect, type Locator, type Page } from "playwright/test";
import { type Author, isFocusInSight, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const bar = (page: Page) => page.getByRole("button", { name: /^(Create|Save) / }).last();
const rows = (page: Page) => page.locator("[data-question]");
const question = (page: Page, number: number) => page.getByRole("textbox", { name: `Question ${number}`, exact: true });
const outline = (page: Page) => page.getByRole("navigation", { name: "Outline" }).locator("[name^=outline]");
const preview = (page: Page) => page.frameLocator("iframe");
const fold = (page: Page) => page.getByText("Description and settings");

async function build(page: Page, type: string) {
  await page.goto(`/maker?type=${type}`);
  await expect(rows(page)).toHaveCount(1);
}

async function edit(page: Page, id: string) {
  await page.goto(`/maker?edit=${id}`);
  await expect(page.getByText("All changes saved")).toBeVisible();
}

const aLongQuiz = (count: number) => ({
  title: "A long one",
  questions: Array.from({ length: count }, (_, place) => ({
    question: `Question number ${place + 1}?`,
    options: ["Yes", "No", "Perhaps", "Never"],
    correctAnswer: 0,
  })),
});

let author: Author;
test.beforeEach(async ({ page, request }) => {
  author = await anAuthor(request);
  await signIn(page, author);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("shows the first question above the fold, in each builder and in the editor", { tag: "@slow" }, async ({
      page,
    }) => {
      const expectInSight = async (first: ReturnType<Page["locator"]>) => {
        const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThan((await bar(page).boundingBox())?.y ?? 0);
      };
      for (const type of ["quiz", "survey", "assessment"]) {
        await build(page, type);
        await expectInSight(question(page, 1));
        if (viewport.width < 1280) continue;
        await page.getByRole("textbox", { name: "Title" }).fill("Capitals");
        await expectInSight(page.getByRole("textbox", { name: "Option B", exact: true }));
      }
      await edit(page, (await author.aQuiz()).id);
      await expectInSight(rows(page).first().getByText("Capital of Norway?"));
      if (viewport.width < 1280) return;
      await page.getByRole("button", { name: "Edit question 1" }).click();
      await expectInSight(page.getByRole("textbox", { name: "Option B", exact: true }));
    });
  });
}

test("opens the editor with the title and the actions of the item", { tag: "@slow" }, async ({ page }) => {
  const { id } = await author.anAssessment();
  await edit(page, id);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Where do you stand with typography?");
  await expect(page.getByRole("link", { name: "Preview, in a new tab" })).toHaveAttribute(
    "href",
    `/assessment/${id}?trial`,
  );
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem", { name: "Results" })).toHaveAttribute("href", `/assessment/${id}/results`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByLabel("Share link")).toHaveValue(new RegExp(`/share/assessment/${id}$`));
});

test("summarizes folded settings, and opens them for an error", { tag: "@slow" }, async ({ page }) => {
  await build(page, "quiz");
  await expect(page.getByText("No description · Medium")).toBeVisible();
  const description = page.getByLabel("Description", { exact: true });
  await expect(description).toBeHidden();
  await fold(page).click();
  await description.fill("x".repeat(5001));
  await page.getByLabel("Difficulty").selectOption("Hard");
  await fold(page).click();
  await expect(page.getByText(/^x+ · Hard$/)).toBeVisible();

  await page.getByRole("textbox", { name: "Title" }).fill("Capitals");
  await page.getByRole("button", { name: "Create Quiz" }).click();
  await expect(description).toBeFocused();
  await expect(page.getByText("Needs attention", { exact: true })).toBeVisible();
  await description.fill("Short");
  await expect(page.getByText("Needs attention", { exact: true })).toBeHidden();
});

test("reduces the footer to a line that opens on the author's screens", { tag: "@slow" }, async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  for (const path of ["/maker", "/dashboard", "/profile"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(footer.getByRole("link")).toHaveCount(0);
    expect((await footer.boundingBox())?.height).toBeLessThan(60);
  }
  await footer.getByText("Product, Legal, Support").focus();
  await page.keyboard.press("Enter");
  await expect(footer.getByRole("link", { name: "Take Quiz/Survey" })).toBeInViewport();
  for (const name of ["Product", "Legal", "Support"])
    await expect(footer.getByRole("navigation", { name })).toBeVisible();
  await expect(footer).toContainText("Ask well. See the answers as they come in.");
});

test("sets the kind and the source of a new item separately", { tag: "@slow" }, async ({ page }) => {
  await build(page, "quiz");
  const kind = page.getByRole("group", { name: "Kind of content" });
  const source = page.getByRole("group", { name: "How to create it" });
  await kind.getByText("Survey").click();
  await expect(page).toHaveURL(/type=survey/);
  await source.getByText("From URL").click();
  await expect(page).toHaveURL(/type=survey&mode=url/);
  const frame = (group: typeof kind) =>
    group.locator("div").evaluate((row) => getComputedStyle(row).borderInlineStartWidth);
  expect(await frame(kind)).not.toBe(await frame(source));

  const chosen = await Promise.all([kind.getByText("Assessment"), source.getByText("From PDF")].map(handle));
  await page.evaluate((labels) => {
    for (const label of labels) (label as HTMLElement).click();
  }, chosen);
  await expect(page).toHaveURL(/type=assessment&mode=pdf/);
});

const handle = async (part: Locator) => (await part.elementHandle()) as ElementHandle;

test.describe("with room on both sides", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the outline leads to each question, and the preview follows", { tag: "@slow" }, async ({ page }) => {
    await edit(page, (await author.aQuiz(aLongQuiz(60))).id);
    await expect(outline(page)).toHaveCount(60);
    await page.getByRole("button", { name: "Add Question" }).scrollIntoViewIfNeeded();
    await expect(outline(page).first()).not.toBeInViewport();
    await outline(page).nth(39).click();
    await expect(page.getByRole("button", { name: "Edit question 40" })).toBeFocused();
    await expect(rows(page).nth(39)).toBeInViewport({ ratio: 0.9 });
    await expect(outline(page).nth(39)).toHaveAttribute("aria-current", "true");
    await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(/Question number 40\?$/);
    await expect(preview(page).getByText("40 of 60")).toBeVisible();

    await page.getByRole("button", { name: "Edit question 42" }).click();
    await expect(outline(page).nth(41)).toHaveAttribute("aria-current", "true");
    await expect(outline(page).nth(41)).toBeInViewport({ ratio: 0.9 });
    await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(/Question number 42\?$/);
  });

  test("the preview shows the taker's view of the draft", { tag: "@slow" }, async ({ page }) => {
    await build(page, "survey");
    await question(page, 1).fill("What should there be?");
    await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(/What should there be\?$/);
    const option = (letter: string) => page.getByRole("textbox", { name: `Option ${letter}`, exact: true });
    await option("A").fill("Soup");
    await option("B").fill("Bread");
    await expect(preview(page).getByRole("radio")).toHaveCount(2);
    await page.getByLabel("Answer type").selectOption({ label: "Several answers" });
    await expect(preview(page).getByText("Choose all that apply")).toBeVisible();
    await preview(page).getByRole("checkbox", { name: "Soup" }).click();
    await preview(page).getByRole("checkbox", { name: "Bread" }).click();
    await expect(preview(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expect(preview(page).locator("html")).toHaveClass(/\blight\b/);
    await page.getByRole("button", { name: "Use dark colours" }).click();
    await expect(preview(page).locator("html")).toHaveClass(/\bdark\b/);
  });

  test("the outline sorts questions by keyboard", { tag: "@slow" }, async ({ page }) => {
    await edit(page, (await author.aQuiz()).id);
    await outline(page).first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(outline(page).nth(1)).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(outline(page).first()).toBeFocused();
    await expect(outline(page)).toHaveText([/Iceland/, /Norway/, /Finland/]);
    await expect(rows(page).first()).toContainText("Capital of Iceland?");

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(outline(page)).toHaveText([/Norway/, /Iceland/, /Finland/]);
  });

  test("marks a question that needs attention until it is fixed", { tag: "@slow" }, async ({ page }) => {
    await build(page, "survey");
    await page.getByRole("textbox", { name: "Title" }).fill("Lunch");
    await question(page, 1).fill("Where do you eat?");
    await page.getByRole("textbox", { name: "Option A", exact: true }).fill("Here");
    await page.getByRole("textbox", { name: "Option B", exact: true }).fill("Out");
    await page.getByRole("button", { name: "Add Question" }).click();
    await page.getByRole("button", { name: "Create Survey" }).click();
    await expect(question(page, 2)).toBeFocused();
    await expect(outline(page)).toHaveText([/Where do you eat\?$/, /needs attention$/]);
    await question(page, 2).fill("And when?");
    await page.getByRole("textbox", { name: "Option A", exact: true }).fill("At noon");
    await page.getByRole("textbox", { name: "Option B", exact: true }).fill("Later");
    await expect(outline(page)).toHaveText([/Where do you eat\?$/, /And when\?$/]);
  });

  test("a hundred questions stay light", { tag: "@slow" }, async ({ page }) => {
    await edit(page, (await author.aQuiz(aLongQuiz(100))).id);
    await expect(outline(page)).toHaveCount(100);
    const isDrawn = (place: number) =>
      rows(page)
        .nth(place)
        .locator("[data-text]")
        .evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn(0)).toBe(true);
    expect(await isDrawn(99)).toBe(false);

    const [height, nodes] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelectorAll("*").length,
    ]);
    expect(height).toBeLessThanOrEqual(8000);
    expect(nodes).toBeLessThanOrEqual(2500);

    await page.getByRole("button", { name: "Edit question 1", exact: true }).click();
    await expect(question(page, 1)).toBeFocused();
    await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(/1\?$/);
    const stirred = await page.evaluateHandle(() => {
      const found = new Set<string>();
      const note = (records: MutationRecord[]) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const entry = element?.closest("[data-question]")?.querySelector("[name]") ?? element?.closest("li, form");
          found.add(entry?.getAttribute("name") ?? entry?.querySelector("[name]")?.getAttribute("name") ?? "page");
        }
      };
      const observer = new MutationObserver(note);
      const changes = { subtree: true, childList: true, characterData: true, attributes: true };
      for (const part of document.querySelectorAll("[data-question], [role=navigation] li"))
        observer.observe(part, changes);
      return found;
    });
    await page.keyboard.type("Well, ");
    await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(/Well,$/);
    const names = await stirred.evaluate((found) => [...found].sort());
    expect(names.filter((name) => name !== "questions.0.questionText")).toEqual(["outline.0"]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("outline and preview are a tap away", { tag: "@slow" }, async ({ page }) => {
    await edit(page, (await author.aQuiz(aLongQuiz(30))).id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("button", { name: "Outline" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("[name^=outline]")).toHaveCount(30);
    await expect(dialog.locator('[name="outline.0"]')).toBeFocused();
    await dialog.locator('[name="outline.24"]').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Edit question 25" })).toBeFocused();
    await expect(rows(page).nth(24)).toBeInViewport({ ratio: 0.9 });

    await page.getByRole("button", { name: "Preview" }).click();
    await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText(/Question number 25\?$/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();
  });
});

async function expectFocusInSight(page: Page) {
  await page.getByRole("textbox", { name: "Title" }).focus();
  const end = page.locator("footer summary");
  do {
    await page.keyboard.press("Tab");
    expect(await isFocusInSight(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(true);
  } while (!(await end.evaluate((summary) => summary === document.activeElement)));
}

test("covers no focused element, nor a text of several lines above the bar", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await edit(page, (await author.anAssessment()).id);
  await expectFocusInSight(page);
});

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("covers no focused element", { tag: "@slow" }, async ({ page }) => {
    await build(page, "quiz");
    await expectFocusInSight(page);
    await edit(page, (await author.aQuiz()).id);
    await page.getByRole("button", { name: "Edit question 2" }).click();
    await expectFocusInSight(page);
  });
});
