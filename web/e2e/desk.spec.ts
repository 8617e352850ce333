import { expect, type Locator, type Page } from "playwright/test";
import { anArticle } from "../../api/test/article.ts";
import { good, hangs, refuses } from "../../api/test/servers/model.ts";
import { type Author, button, expectAccessible, isFocusInSight, link, looks, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";
import { type ModelService, test as withModel } from "./with-model.ts";

const text = anArticle("suez").paragraphs.join("\n\n");

const mill = [
  "The old mill of Harlow was rebuilt in 1874 after a fire on the upper floor.",
  "A lade is a narrow channel that leads water from a river to the wheel of a mill.",
  "The bridge across the river Stort near Harlow is 42.5 metres long and carries no cars.",
].join("\n\n");

const cards = (page: Page) => page.locator("[data-card]");
const card = (page: Page, number: number) => cards(page).nth(number - 1);
const inCard = (page: Page, number: number, name: string) =>
  card(page, number).getByRole("button", { name, exact: true });
const stem = (page: Page, number: number) => card(page, number).getByRole("heading", { level: 3 });
const bar = (page: Page) => page.locator("[data-bar]");
const announced = (page: Page, text: string) => page.locator("body > [aria-live]", { hasText: text });
const isWritten = (page: Page) =>
  expect(async () => {
    // Reading is refused while the machine is busy with other sources.
    const again = button(page, "Try Again");
    if (await again.isVisible()) await again.click();
    await expect(page.getByText("questions written")).toBeVisible();
  }).toPass({ timeout: 90_000 });

test.describe("without a model", () => {
  test.describe.configure({ timeout: 180_000 });

  async function aPastedDraft(page: Page, author: Author, type = "quiz") {
    await signIn(page, author);
    await page.goto(`/maker?type=${type}&mode=url`);
    await page.getByRole("button", { name: "Paste the text instead" }).click();
    await page.getByRole("textbox", { name: "Text" }).fill(text);
    await page.getByLabel("Number of questions").selectOption("5");
    await button(page, "Draft Question by Question").click();
    await expect(page.getByText(/^About \d+ questions: /)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel("Audience (optional)")).toHaveCount(0);
    await button(page, "Start Drafting").click();
    await isWritten(page);
  }

  test("a number and a short answer are kept and saved", async ({ page, request }) => {
    const author = await anAuthor(request);
    await signIn(page, author);
    await page.goto("/maker?type=quiz&mode=url");
    await page.getByRole("button", { name: "Paste the text instead" }).click();
    await page.getByRole("textbox", { name: "Text" }).fill(mill);
    await page.getByLabel("Number of questions").selectOption("5");
    await expect(page.getByLabel("Answers")).toHaveValue("mixed");
    await page.getByLabel("Answers").selectOption("typed");
    await button(page, "Draft Question by Question").click();
    const outlook = page.getByText(/^About \d+ questions: \d+ typed\. They are the same at every difficulty\.$/);
    await expect(outlook).toBeVisible({ timeout: 60_000 });
    await page.getByLabel("Difficulty").selectOption("hard");
    await expect(outlook).toBeVisible();
    await expectAccessible(page);
    await button(page, "Start Drafting").click();
    await isWritten(page);
    for (const words of ["was rebuilt in _____", "a narrow channel that leads water"]) {
      const one = cards(page).filter({ hasText: words });
      // The explanation repeats the passage, which is shown already.
      await expect(one.getByText("The old mill of Harlow was rebuilt in 1874")).toHaveCount(
        words.includes("rebuilt") ? 1 : 0,
      );
      await one.getByRole("button", { name: "Keep", exact: true }).click();
    }
    await button(page, "Create a quiz of 2").click();
    await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
    const id = new URL(page.url()).searchParams.get("created");
    const headers = { authorization: `Bearer ${author.session.accessToken}` };
    const saved = await (await request.get(`/api/quizzes/${id}`, { headers })).json();
    expect(saved.questions).toMatchObject([
      { questionType: "number", answerKey: { number: { value: 1874, tolerance: 0 } } },
      { questionType: "text", answerKey: { text: { accepted: ["lade", "a lade"] } } },
    ]);
  });

  test("a quiz is chosen from a text by keyboard alone", { tag: "@slow" }, async ({ page, request }) => {
    await aPastedDraft(page, await anAuthor(request));
    const [first, second, third] = [await stem(page, 1).innerText(), stem(page, 2), stem(page, 3)];
    await expect(card(page, 1).getByText(/^From the source/)).toBeVisible();

    await card(page, 1).focus();
    await page.keyboard.press("k");
    await expect(card(page, 1)).toHaveAccessibleName(/^Question 1 , kept/);
    await expect(card(page, 2)).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
    await expect(announced(page, "Kept. 1 kept,")).toBeAttached();

    const dropped = await second.innerText();
    await page.keyboard.press("d");
    await expect(card(page, 3)).toBeFocused();
    await expect(inCard(page, 2, "Put Back")).toBeVisible();
    await page.keyboard.press("u");
    await expect(card(page, 2)).toBeFocused();
    await expect(second).toHaveText(dropped);
    await expect(inCard(page, 2, "Keep")).toBeVisible();
    await page.keyboard.press("ArrowDown");

    const before = await third.innerText();
    await page.keyboard.press("a");
    await expect(third).not.toHaveText(before);
    await expect(card(page, 3)).toBeFocused();
    await expect(inCard(page, 3, "Previous Question")).toBeVisible();
    await page.keyboard.press("u");
    await expect(third).toHaveText(before);
    await expect(card(page, 3)).toBeFocused();

    await page.keyboard.press("e");
    const words = page.getByRole("textbox", { name: "Question 3", exact: true });
    await expect(words).toBeFocused();
    await words.fill("");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Question text is required")).toBeVisible();
    // Letters are typed as text, not as shortcuts.
    await words.pressSequentially("Kad");
    await page.keyboard.press("Control+Enter");
    await expect(third).toHaveText("Kad");
    await expect(card(page, 3)).toBeFocused();
    await page.keyboard.press("k");

    await page.reload();
    await expect(bar(page)).toContainText("2 kept of 5");
    await expect(third).toHaveText("Kad");
    await button(page, "Create a quiz of 2").press("Enter");
    await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
    for (const words of [first, "Kad"]) await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText("This draft has become a quiz.")).toBeVisible();
  });

  test("a survey offers what can be done without a model, more of it, and is discarded", { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    await aPastedDraft(page, await anAuthor(request), "survey");
    await expect(inCard(page, 1, "Another")).toBeVisible();
    for (const name of ["Easier", "Harder", "New Options"]) await expect(inCard(page, 1, name)).toHaveCount(0);
    await button(page, "Write More from This Source").click();
    await isWritten(page);
    await expect(page.locator("#main")).toBeFocused();
    await button(page, "Discard Draft").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard Draft" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("No content yet")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Draft not found" })).toBeVisible();
  });
});

withModel.describe("with a model", () => {
  // One worker, so that the service starts once.
  withModel.describe.configure({ mode: "default" });
  let service: ModelService;
  withModel.beforeEach(async ({ page, service: started }) => {
    service = started;
    await signIn(page, service.author);
  });

  async function begin(page: Page, title: string) {
    await page.goto(`${service.url}/maker?type=quiz&mode=ai`);
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Topic").fill("Trees of the north and their wood");
    await button(page, "Draft Question by Question").click();
    await page.getByLabel("Audience (optional)").fill("Foresters");
    await page.getByLabel("Language", { exact: true }).selectOption({ label: "Deutsch" });
    await button(page, "Start Drafting").click();
    await expect(page).toHaveURL(/\/drafts\//);
  }

  withModel(
    "questions come one by one while they are chosen, on the dashboard as well",
    { tag: "@slow" },
    async ({ page }) => {
      const { promise: isLeft, resolve: goOn } = Promise.withResolvers<void>();
      service.model.plan(async (request, response) => {
        await isLeft;
        await good({ pause: 5 })(request, response);
      });
      await begin(page, "Trees to choose");
      await expect(page.getByText("of 14 written")).toBeVisible();
      await expect.poll(() => service.model.requests.at(-1)?.messages.at(-1)?.content).toContain("Foresters");
      await link(page, "Dashboard").first().click();
      await expect(page.getByRole("list", { name: "Drafts waiting for you" })).toContainText("Trees to choose");
      goOn();
      await expect(page.getByText("A draft is waiting: 0 questions kept, 14 to decide.")).toBeVisible();
      await link(page, "Choose questions: Trees to choose").click();
      await expect(cards(page)).toHaveCount(14);

      service.model.plan(good());
      await inCard(page, 1, "Keep").click();
      await expect(card(page, 2)).toBeFocused();
      await inCard(page, 2, "Discard").click();
      await inCard(page, 2, "Put Back").click();
      const before = await stem(page, 2).innerText();
      await inCard(page, 2, "Harder").click();
      await expect(stem(page, 2)).not.toHaveText(before);
      await inCard(page, 3, "Edit").click();
      await page.getByRole("textbox", { name: "Question 3", exact: true }).fill("Which tree is the tallest?");
      await button(page, "Save and Keep").click();
      await expect(stem(page, 3)).toHaveText("Which tree is the tallest?");
      await page.getByLabel("How many").selectOption("3");
      await button(page, "Write More on This Topic").click();
      await expect(cards(page)).toHaveCount(17);
      await button(page, "Create a quiz of 2").click();
      await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
      await page.goto(`${service.url}/dashboard`);
      await expect(link(page, "Trees to choose")).toBeVisible();
      await expect(page.getByText("A draft is waiting")).toHaveCount(0);
    },
  );

  withModel(
    "writing that breaks off says why and goes on, and is stopped by its creator",
    { tag: "@slow" },
    async ({ page }) => {
      service.model.plan(refuses(401));
      await begin(page, "Trees that fell");
      await expect(page.getByText(/OPENAI_API_KEY/)).toBeVisible({ timeout: 30_000 });
      await expect(link(page, "Another Topic")).toBeVisible();
      await link(page, "Dashboard").first().click();
      await link(page, "Open draft: Trees that fell").click();
      service.model.plan(hangs);
      await button(page, "Try Again").click();
      await button(page, "Stop Writing").click();
      await expect(page.getByText("0 questions written")).toBeVisible();
      await expect(button(page, "Write More on This Topic")).toBeVisible();
    },
  );

  for (const { width, colorScheme } of looks) {
    const where = width === 390 ? "with a pointer on a phone" : "with the keyboard on a wide page";
    withModel(
      `kinds of questions are wished for, shown, edited and kept ${where}`,
      { tag: "@slow" },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        service.model.plan(good());
        const press = (target: Locator, key: string) => (width === 390 ? target.click() : target.press(key));
        await page.goto(`${service.url}/maker?type=quiz&mode=ai`);
        await page.getByLabel("Title").fill("Trees of all kinds");
        await page.getByLabel("Topic").fill("Trees of the north and their wood");
        const kind = (name: string) =>
          page
            .getByRole("group", { name: "Kinds of questions" })
            .getByRole("checkbox", { name: new RegExp(`^${name}`) });
        await expect(kind("One answer")).toBeChecked();
        await press(kind("One answer"), "Space");
        await press(button(page, "Generate Quiz"), "Enter");
        await expect(page.getByText("Choose at least one kind of question")).toBeVisible();
        for (const name of ["Several answers", "Text", "Number"]) await press(kind(name), "Space");
        await press(button(page, "Draft Question by Question"), "Enter");
        await press(button(page, "Start Drafting"), "Enter");
        await expect(cards(page)).toHaveCount(14);

        const first = (text: RegExp) =>
          cards(page)
            .filter({ has: page.getByRole("heading", { name: text }) })
            .first();
        await expect(first(/^Which two/).getByText("Correct answer")).toHaveCount(2);
        await expect(first(/^What is/).getByText(/^Name \d+/)).toBeVisible();
        const number = first(/^How many km/);
        await expect(number.getByText(/^12\d\d ± 5 km/)).toBeVisible();
        await expect(number.getByRole("button", { name: "New Options" })).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

        await page.getByText("Language, wishes and kinds of questions").click();
        for (const name of ["Several answers", "Text", "Number"]) await press(kind(name), "Space");
        await expect(page.getByRole("alert").getByText("Choose at least one kind of question")).toBeVisible();
        await press(button(page, "Write More on This Topic"), "Enter");
        await expect(page.getByRole("status").getByText("Choose at least one kind of question")).toBeVisible();
        await press(kind("Several answers"), "Space");
        await expect(page.getByText("Choose at least one kind of question")).toHaveCount(0);

        await press(number.getByRole("button", { name: "Edit" }), "Enter");
        await page.getByLabel("May be off by").fill("7");
        await expectAccessible(page);
        await press(button(page, "Save and Keep"), "Enter");
        await expect(first(/^How many km/).getByText(/^12\d\d ± 7 km/)).toBeVisible();
        await press(button(page, "Create a quiz of 1"), "Enter");
        await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
        await expect(page.getByText(/^12\d\d ± 7 km/)).toBeVisible();
      },
    );
  }

  withModel("on a phone everything fits, light and dark, with the bar at hand", { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    service.model.plan(good());
    await begin(page, "Trees on a phone");
    await expect(cards(page)).toHaveCount(14);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await inCard(page, 5, "Keep").click();
    await expect(card(page, 6)).toBeFocused();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    // Pressed by keyboard, because an element that slides in below may move the bar under a click.
    await button(page, "Create a quiz of 1").press("Enter");
    await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
  });
});
