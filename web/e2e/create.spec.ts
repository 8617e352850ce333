import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { anArticle } from "../../api/test/article.ts";
import { expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const question = (page: Page, number: number) => page.getByRole("textbox", { name: `Question ${number}`, exact: true });
const option = (page: Page, letter: string, place = 0) =>
  page.getByRole("textbox", { name: `Option ${letter}`, exact: true }).nth(place);
const options = (page: Page) => page.getByRole("textbox", { name: /^Option [A-Z]$/ });
const texts = (page: Page) => options(page).evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
const toast = (page: Page, title: string) =>
  page.locator('[data-scope="toast"][data-part="title"]', { hasText: title });

async function open(page: Page, type: string) {
  await page.goto(`/maker?type=${type}`);
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
}

async function paste(page: Page, text: string) {
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", block);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test.describe("signed in", () => {
  test.beforeEach(async ({ page, request }) => signIn(page, await anAuthor(request)));

  test("a quiz is written by keyboard alone, created, and ready to share", async ({ page, baseURL }) => {
    await open(page, "quiz");
    await page.getByRole("textbox", { name: "Title" }).focus();
    await page.keyboard.type("Capitals");
    await question(page, 1).focus();
    await page.keyboard.type("Capital of Norway?");
    await option(page, "A").focus();
    await page.keyboard.type("Bergen");
    await page.keyboard.press("Enter");
    await expect(option(page, "B")).toBeFocused();
    await page.keyboard.type("Oslo");
    await page.keyboard.press("Enter");
    await expect(option(page, "C")).toBeFocused();
    await page.keyboard.type("Tromsø");
    await page.getByRole("radio", { name: "Option A is correct" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Option B is correct" })).toBeChecked();
    await page.getByRole("button", { name: "Create Quiz" }).focus();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible();
    await expect(toast(page, "Quiz created successfully!")).toBeVisible();
    await expect(page.getByText("Difficulty: medium.")).toBeVisible();
    const link = await page.getByLabel("Share link").inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/share/quiz/[0-9a-f-]{36}$`));
    const key = link.split("/").at(-1);
    await expect(page.getByRole("link", { name: "View Results" })).toHaveAttribute("href", `/results/${key}`);
    await expect(page.getByRole("main").getByRole("link", { name: /^Take/ })).toHaveAttribute("target", "_blank");

    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Capitals" })).toBeVisible();
  });

  test("keeps the preview after a reload, with links to the results and to a new item", { tag: "@slow" }, async ({
    page,
  }) => {
    await open(page, "survey");
    await page.getByRole("textbox", { name: "Title" }).fill("Lunch");
    await question(page, 1).fill("Where do you eat?");
    await page.getByLabel("Answer type").selectOption({ label: "Several answers" });
    await option(page, "A").fill("Here");
    await option(page, "B").fill("Out");
    await page.getByRole("button", { name: "Create Survey" }).click();
    await expect(page.getByRole("heading", { name: "Survey Created Successfully" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Survey Created Successfully" })).toBeVisible();
    await expect(page.getByRole("link", { name: "View Results" })).toHaveAttribute("href", /^\/survey-results\//);
    await page.getByRole("link", { name: "Create New" }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByText("Draft restored")).toBeHidden();
  });

  test("the sample assessment covers 4 to 20 without gaps, and its levels are drawn as they change", {
    tag: "@slow",
  }, async ({ page }) => {
    await open(page, "assessment");
    await page.getByRole("button", { name: "Load Sample Template" }).click();
    await expect(toast(page, "Sample template loaded!")).toBeVisible();
    await expect(page.getByText("With these questions, results fall between 4 and 20.")).toBeVisible();
    await expect(page.getByText(/^Gap|^Overlap|cannot be reached/)).toHaveCount(0);

    await page.getByLabel("From", { exact: true }).nth(1).fill("10");
    await expect(page.getByText("Gap: no level covers 8–9. Such a result counts as Emerging Leader.")).toBeVisible();
    await page.getByLabel("To", { exact: true }).nth(2).fill("18");
    await expect(page.getByText("Overlap: 17–18 lies in more than one level.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/^Gap|^Overlap/)).toHaveCount(0);

    await page.getByText("Email results to participants").click();
    await page.getByLabel("Subject").fill("Where you stand");
    await page.getByRole("button", { name: "Add Link" }).click();
    await expect(page.getByLabel("Title of link 1")).toBeFocused();
    await page.getByLabel("Title of link 1").fill("A book");
    await page.getByLabel("Address of link 1").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Create Assessment" }).click();
    await expect(page.getByText("Please enter a valid URL")).toBeVisible();
    await expect(page.getByLabel("Address of link 1")).toBeFocused();
    await page.getByLabel("Address of link 1").fill("https://example.org/book");
    await page.getByRole("button", { name: "Create Assessment" }).click();
    await expect(page.getByRole("heading", { name: "Assessment Created Successfully" })).toBeVisible();
    await expect(page.getByRole("link", { name: "View Results" })).toHaveAttribute("href", /^\/assessment-results\//);
  });

  test("options are added, removed and moved by keyboard, and undo restores everything", { tag: "@slow" }, async ({
    page,
  }) => {
    await open(page, "quiz");
    await option(page, "A").focus();
    for (const text of ["One", "Two", "Three"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    }
    await expect(option(page, "D")).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(option(page, "C")).toBeFocused();
    await expect.poll(() => texts(page)).toEqual(["One", "Two", "Three"]);
    await page.keyboard.press("Alt+ArrowUp");
    await expect(option(page, "B")).toBeFocused();
    await expect.poll(() => texts(page)).toEqual(["One", "Three", "Two"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => texts(page)).toEqual(["One", "Two", "Three"]);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => texts(page)).toEqual(["One", "Three", "Two"]);

    await page.getByRole("radio", { name: "Option B is correct" }).check({ force: true });
    await option(page, "B").press("Alt+ArrowDown");
    await expect(page.getByRole("radio", { name: "Option C is correct" })).toBeChecked();
    await page.getByRole("button", { name: "Remove option C" }).click();
    await expect(page.getByRole("radio", { name: /is correct/, checked: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Remove option/ })).toHaveCount(0);

    await option(page, "B").focus();
    await paste(page, " and more\nFour\nFive\nSix\nSeven\nEight");
    await expect.poll(() => texts(page)).toEqual(["One", "Twoand more", "Four", "Five", "Six", "Seven"]);
    await expect(toast(page, "5 of 6 lines pasted")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Option" })).toBeDisabled();
  });

  test("questions are added, duplicated and moved", { tag: "@slow" }, async ({ page }) => {
    await open(page, "survey");
    await question(page, 1).fill("First?");
    await page.getByRole("button", { name: "Duplicate question 1" }).click();
    await expect(question(page, 2)).toBeFocused();
    await question(page, 2).fill("Second?");
    await question(page, 2).press("Alt+ArrowUp");
    await expect(question(page, 1)).toHaveValue("Second?");
    await expect(question(page, 1)).toBeFocused();
    await page.getByRole("button", { name: "Add Question" }).click();
    await expect(question(page, 3)).toBeFocused();
  });

  test("restores the draft after a reload, and keeps only its head for another kind", { tag: "@slow" }, async ({
    page,
  }) => {
    await open(page, "quiz");
    await page.getByRole("textbox", { name: "Title" }).fill("Unfinished");
    await question(page, 1).fill("Where was I?");
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Where was I?");
    await page.reload();
    await expect(page.getByText("Draft restored")).toBeVisible();
    await expect(question(page, 1)).toHaveValue("Where was I?");

    await page.getByRole("button", { name: "Quiz · Manual Builder" }).click();
    await page.getByText("Survey", { exact: true }).click();
    await expect(page.getByRole("heading", { name: "Create a Survey" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Unfinished");
    await expect(question(page, 1)).toHaveValue("");
    await page.getByText("From URL").click();
    await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Unfinished");
    await page.getByText("Manual Builder").click();
    await expect(question(page, 1)).toBeVisible();
    await page.getByText("Quiz", { exact: true }).click();
    await expect(page.getByRole("heading", { name: "Create a Quiz" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Unfinished");
    await expect(question(page, 1)).toHaveValue("Where was I?");

    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Unfinished");
  });

  test("shows an error from the server at its field, and loses nothing typed", { tag: "@slow" }, async ({ page }) => {
    await open(page, "quiz");
    await page.getByRole("textbox", { name: "Title" }).fill("Capitals");
    await question(page, 1).fill("Capital of Norway?");
    await option(page, "A").fill("Oslo");
    await option(page, "B").fill("Bergen");
    await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });

    await page.route("**/graphql", (route) => route.abort());
    await page.getByRole("button", { name: "Create Quiz" }).click();
    await expect(toast(page, "Failed to create quiz")).toBeVisible();
    await expect(question(page, 1)).toHaveValue("Capital of Norway?");

    await page.unroute("**/graphql");
    await page.route("**/graphql", (route) => {
      const issues = [{ path: "questions.0.options.1", message: "Bergen is a city too many" }];
      const created = { __typename: "DomainError", code: "VALIDATION_FAILED", message: issues[0]?.message, issues };
      return route.fulfill({ json: { data: { created } } });
    });
    await page.getByRole("button", { name: "Create Quiz" }).click();
    await expect(option(page, "B")).toBeFocused();
    await expect(option(page, "B")).toHaveAccessibleErrorMessage("Bergen is a city too many");
  });
});

test("shows a generated quiz below its state and its share link, and makes it private until it is read", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  await page.goto("/maker?type=quiz&mode=url");
  await page.getByRole("button", { name: "Paste the text instead" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(anArticle("suez").paragraphs.join("\n\n"));
  await page.getByRole("button", { name: "Generate Quiz" }).click();
  await expect(page.getByRole("heading", { name: "Quiz Created Successfully" })).toBeVisible({ timeout: 30_000 });
  const read = await page.getByRole("region", { name: "Review Before Sharing" }).boundingBox();
  const share = await page.getByRole("textbox", { name: "Share link" }).boundingBox();
  expect(read?.y).toBeGreaterThan(share?.y ?? 0);
  const id = new URL(page.url()).searchParams.get("created") ?? "";
  await page.getByRole("button", { name: "Make It Private While I Review" }).click();
  const open = page.getByRole("button", { name: "Let Anyone with the Link Respond" });
  await expect(open).toBeFocused();
  expect((await request.get(`/api/quizzes/${id}`)).status()).toBe(404);
  await expect(page.getByText(/until you let anyone with the link respond/)).toBeVisible();
  await open.click();
  await expect(page.getByRole("button", { name: "Make It Private While I Review" })).toBeVisible();
  expect((await request.get(`/api/quizzes/${id}`)).status()).toBe(200);
});

test("shows a QR code and an embed code with the share link", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.goto(`/maker?created=${id}`);
  await page.getByText("QR code", { exact: true }).click();
  await expect(page.getByRole("img", { name: `/quiz/${id}` })).toBeVisible();
  for (const [type, start] of [
    ["PNG", "\x89PNG"],
    ["SVG", "<svg"],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: type }).click()]);
    expect(file.suggestedFilename()).toBe(`QR code Capitals of the north.${type.toLowerCase()}`);
    expect(readFileSync(await file.path(), "latin1").slice(0, 4)).toBe(start);
  }
  await page.getByText("Embed in a web page").click();
  await expect(page.getByRole("textbox", { name: "Embed code" })).toHaveValue(/<iframe src=/);
});

test("/maker asks to log in; /creator starts a draft, and shows it again after logging in", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  await page.goto("/maker?type=survey");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmaker%3Ftype%3Dsurvey$/);

  await page.goto("/creator?type=assessment");
  await page.getByRole("button", { name: "Load Sample Template" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Begun as a visitor");
  await page.getByRole("button", { name: "Create Assessment" }).click();
  await expect(page.getByText("Please log in to create assessments").first()).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmaker%3Ftype%3Dassessment$/);

  await signIn(page, await anAuthor(request));
  await page.goto("/maker?type=assessment");
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Begun as a visitor");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows a long title in full while it is written", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/creator?type=quiz");
    const title = page.getByRole("textbox", { name: "Title" });
    await title.fill("What everybody should know of the capitals of the north before they travel there by ship");
    await title.press("Enter");
    await expect(title).toHaveValue(/by ship$/);
    expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
    expect((await title.boundingBox())?.height).toBeGreaterThan(80);
  });

  test("each builder fits the screen and is accessible, light and dark", { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    test.slow();
    await signIn(page, await anAuthor(request));
    for (const type of ["quiz", "survey", "assessment"]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await open(page, type);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
    }
  });
});

test("reports that a browser stores nothing, and runs all builders in it", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { session } = await anAuthor(request);
  const headers = { Authorization: `Bearer ${session.accessToken}` };
  const { email } = (await (await request.get("/api/auth/me", { headers })).json()) as { email: string };
  await page.addInitScript(() => {
    for (const kind of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.goto("/login?redirect=%2Fmaker%3Ftype%3Dquiz%26mode%3Durl");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Passw0rd!");
  await page.getByRole("button", { name: "Sign In" }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Lunch");
  await expect(title).toHaveValue("Lunch");
  await page.getByText("Manual Builder").click();
  await expect(question(page, 1)).toBeVisible();
  await title.fill("Fjords");
  await expect(page.getByText("Your browser can't save drafts")).toBeVisible();
  await expect(page.getByText("Draft saved on this device.")).toHaveCount(0);
  const warning = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  expect((await warning).type()).toBe("beforeunload");
  await (await warning).dismiss();
  await expect(title).toHaveValue("Fjords");
});
