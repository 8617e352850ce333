import { type APIRequestContext, expect, type Page } from "playwright/test";
import { anArticle } from "../../api/test/article.ts";
import { aPdf } from "../../api/test/pdfs.ts";
import { answers, good, hangs, type ModelServer, refuses, waits } from "../../api/test/servers/model.ts";
import { expectAccessible, signIn } from "./screen.ts";
import { anArticlePage } from "./service.ts";
import { sitePort } from "./sites.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";
import { type ModelService, test as withModel } from "./with-model.ts";

const { title, paragraphs } = anArticle("suez");
const article = await aPdf({ title, pages: [paragraphs] });

const letterOf = (options: { letter: string; text: string }[], beginning: string) =>
  options.find(({ text }) => text.startsWith(beginning))?.letter ?? "";
const toast = (page: Page, text: string) => page.locator('[data-scope="toast"][data-part="title"]', { hasText: text });
/** Returns a text in Markdown, with a heading above each paragraph. */
const headed = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph, index) => `## The canal in chapter ${index + 1}\n\n${paragraph}`).join("\n\n");

const submit = (page: Page) => page.getByRole("button", { name: /^Generat(e|ing) / });
const url = (page: Page) => page.getByRole("textbox", { name: "URL" });
const count = (page: Page) => page.getByLabel("Number of questions");
const choose = (page: Page, file: { name?: string; mimeType?: string; buffer?: Buffer } = {}) =>
  page.locator("input[type=file]").setInputFiles({
    name: "suez_canal-history.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(article),
    ...file,
  });
const isMade = (page: Page, label: string) =>
  expect(page.getByRole("heading", { name: `${label} Created Successfully` })).toBeVisible({ timeout: 30_000 });

test.describe("without a model", () => {
  test.beforeEach(async ({ page, request }) => signIn(page, await anAuthor(request)));

  test("a quiz is made from a PDF, taken and scored", async ({ page, request }) => {
    test.slow();
    await page.goto("/maker?type=quiz&mode=pdf");
    await expect(page.getByText("This server has no language model.")).toContainText("drafted without AI");
    await choose(page);
    await expect(toast(page, "PDF uploaded successfully")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Quiz: suez canal history");
    await count(page).selectOption("5");
    await expect(page.getByLabel("Answers")).toHaveValue("mixed");
    await page.getByLabel("Answers").selectOption("choices");
    await page.getByLabel("Pages (optional)").fill("2-1");
    await submit(page).click();
    await expect(page.getByText("Please enter pages such as 12-40")).toBeVisible();
    await page.getByLabel("Pages (optional)").fill("1-2");
    await submit(page).click();
    await isMade(page, "Quiz");
    await expect(toast(page, "Quiz generated successfully!")).toBeVisible();
    await expect(page.getByText("Drafted without AI")).toBeVisible();
    await expect(page.getByText("From the source, page 1")).toHaveCount(5);

    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await expect(page.getByText("Drafted without AI")).toBeVisible();
    await page.getByRole("button", { name: "Edit question 1", exact: true }).click();
    await expect(page.getByText("From the source, page 1")).toBeVisible();
    await page.goBack();

    const link = await page.getByLabel("Share link").inputValue();
    const answers = await rightAnswers(page, request, link);
    await page.goto(link);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    for (const [place, answer] of answers.entries()) {
      await page.getByRole("radio", { name: answer, exact: true }).check({ force: true });
      if (place < answers.length - 1) await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByText("100%").first()).toBeVisible();
  });

  test("refuses files that are not PDFs or too large before they are sent", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/maker?type=survey&mode=pdf");
    await submit(page).click();
    await expect(toast(page, "PDF required")).toBeVisible();
    await choose(page, { name: "notes.txt", mimeType: "text/plain" });
    await expect(toast(page, "Invalid file type")).toBeVisible();
    await expect(page.getByText("Please select a PDF file.").first()).toBeVisible();
    await choose(page, { buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await expect(toast(page, "File too large")).toBeVisible();
    await choose(page, { buffer: Buffer.from("Not what its name says") });
    await expect(toast(page, "Invalid file type")).toBeVisible();
    await choose(page);
    await expect(page.getByLabel("Title")).toHaveValue("Survey: suez canal history");
    await page.getByRole("button", { name: "Remove suez_canal-history.pdf" }).click();
    await expect(page.getByRole("button", { name: "Choose PDF" })).toBeFocused();
    await expect(page.getByLabel("Title")).toHaveValue("");
    await choose(page, { name: "europe_rivers-2024.pdf" });
    await expect(page.getByLabel("Title")).toHaveValue("Survey: europe rivers 2024");
    await page.getByLabel("Title").fill("My own");
    await page.getByRole("button", { name: "Remove europe_rivers-2024.pdf" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("My own");
  });

  test("removes the error of a file with the file", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/maker?type=quiz&mode=pdf");
    await choose(page, { name: "empty.pdf", buffer: Buffer.from(await aPdf({ pages: [[]] })) });
    await expect(page.getByLabel("Title")).toHaveValue("Quiz: empty");
    await submit(page).click();
    const refusal = page.getByRole("main").getByText(/seems to be scanned/);
    await expect(refusal).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Remove empty.pdf" }).click();
    await expect(refusal).toHaveCount(0);
    await choose(page);
    await expect(page.getByLabel("Title")).toHaveValue("Quiz: suez canal history");
  });

  test("a topic alone is refused before anything is typed, with alternatives that work", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.goto("/maker?type=survey&mode=ai");
    await expect(page.getByText("Topics need a language model")).toContainText("An administrator can connect one.");
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByLabel("Title")).toBeDisabled();
    await page.getByRole("link", { name: "a web page" }).click();
    await expect(page.getByRole("radio", { name: "From URL" })).toBeChecked();
    await expect(page).toHaveURL(/type=survey&mode=url$/);
    await expect(submit(page)).toBeEnabled();
  });

  test("keeps a link that cannot be read, and accepts a pasted text instead", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/maker?type=assessment&mode=url");
    await submit(page).click();
    await expect(toast(page, "Missing URL")).toBeVisible();
    await url(page).fill("example");
    await submit(page).click();
    await expect(toast(page, "Invalid URL")).toBeVisible();
    await url(page).fill("http://127.0.0.1:9/article");
    await submit(page).click();
    await expect(toast(page, "Failed to Create Assessment")).toBeVisible();
    await expect(url(page)).toHaveValue("http://127.0.0.1:9/article");
    await page.reload();
    await expect(url(page)).toHaveValue("http://127.0.0.1:9/article");

    await page.getByRole("button", { name: "Paste the text instead" }).click();
    await expect(page.getByRole("textbox", { name: "Text" })).toBeFocused();
    await page.getByRole("textbox", { name: "Text" }).fill(headed(paragraphs));
    await submit(page).click();
    await isMade(page, "Assessment");
    await expect(toast(page, "Assessment created successfully!")).toBeVisible();
  });
});

test("shows the next step for a video without captions, and accepts its pasted transcript", {
  tag: "@slow",
}, async ({ page, request }) => {
  await signIn(page, await anAuthor(request));
  const generateContent = {
    __typename: "DomainError",
    code: "SOURCE_UNREADABLE",
    message: "This video has no captions",
    errorType: "youtube_no_transcript",
    issues: [],
  };
  for (const [type, said] of [
    ["quiz", "No Transcript Available"],
    ["survey", "Content Not Available"],
  ] as const) {
    await page.goto(`/maker?type=${type}&mode=url`);
    await url(page).fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    await page.route("**/graphql", (route) => route.fulfill({ json: { data: { generateContent } } }));
    await submit(page).click();
    await expect(toast(page, said)).toBeVisible();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Paste the Transcript" }).click();
    await expect(page.getByRole("textbox", { name: "Text" })).toBeFocused();
    await page.getByRole("textbox", { name: "Text" }).fill(paragraphs.join("\n\n"));
    await count(page).selectOption("5");
    const sending = page.waitForRequest((request) => request.postData()?.includes("sourceUrl") ?? false);
    await submit(page).click();
    expect((await sending).postDataJSON().variables.input.sourceUrl).toContain("dQw4w9WgXcQ");
    await isMade(page, type === "quiz" ? "Quiz" : "Survey");
  }
});

async function rightAnswers(page: Page, request: APIRequestContext, link: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const response = await request.get(`/api/quizzes/${link.split("/").at(-1)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { questions } = (await response.json()) as { questions: { options: string[]; correctAnswer: number }[] };
  return questions.map(({ options, correctAnswer }) => options[correctAnswer] ?? "");
}

test("makes a quiz from a web page without a model", { tag: "@slow" }, async ({ page, request }) => {
  const site = await anArticlePage(sitePort(test.info().parallelIndex));
  try {
    await signIn(page, await anAuthor(request));
    await page.goto("/maker?type=quiz&mode=url");
    await url(page).fill(site.url);
    await submit(page).click();
    await isMade(page, "Quiz");
    await expect(page.getByText("Drafted without AI")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await page.goto(await page.getByLabel("Share link").inputValue());
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  } finally {
    site.stop();
  }
});

test("makes a quiz from a text and a web page, and links its questions to the page", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const site = await anArticlePage(sitePort(test.info().parallelIndex));
  try {
    await signIn(page, await anAuthor(request));
    await page.goto("/maker?type=quiz&mode=url");
    await page.getByRole("button", { name: "Paste the text instead" }).click();
    await page.getByRole("textbox", { name: "Text" }).fill("A canal is a waterway that people dig. ".repeat(10));
    const add = page.getByRole("button", { name: "Add Another Link" });
    for (const number of [2, 3]) {
      await add.click();
      await expect(page.getByLabel(`URL of source ${number}`)).toBeFocused();
    }
    await page.getByRole("button", { name: "Remove source 3" }).click();
    await expect(add).toBeFocused();
    await submit(page).click();
    await expect(page.getByText("Source 2: Please enter a valid URL")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("URL of source 2").fill(site.url);
    await count(page).selectOption("5");
    await submit(page).click();
    await isMade(page, "Quiz");
    const place = page.getByRole("link", { name: title }).first();
    await expect(place).toHaveAttribute("href", new RegExp(`^${site.url}#:~:text=`));
  } finally {
    site.stop();
  }
});

withModel.describe("with a model", () => {
  // One worker, so that the service starts once.
  withModel.describe.configure({ mode: "default" });
  let service: ModelService;
  let model: ModelServer;
  withModel.beforeEach(async ({ page, playwright, service: started }) => {
    service = started;
    model = service.model;
    const request = await playwright.request.newContext({ baseURL: service.url });
    await signIn(page, await anAuthor(request));
    await request.dispose();
  });

  const made = {
    quiz: ["Quiz", "Quiz generated successfully!"],
    survey: ["Survey", "Survey created successfully!"],
    assessment: ["Assessment", "Assessment created successfully!"],
  } as const;

  for (const [type, [label, said]] of Object.entries(made)) {
    withModel(`${type}: from a topic, a link and a PDF`, { tag: "@slow" }, async ({ page }) => {
      model.plan(good());
      for (const mode of ["ai", "url", "pdf"]) {
        await page.goto(`${service.url}/maker?type=${type}&mode=${mode}`);
        if (mode === "url") await url(page).fill(service.article);
        else if (mode === "pdf") {
          await choose(page);
          await expect(toast(page, "PDF uploaded successfully")).toBeVisible();
        } else {
          if (type !== "assessment") await page.getByLabel("Title").fill("Canals");
          await page
            .getByLabel(type === "survey" ? "Description" : "Topic")
            .fill("Canals of the world and their ships");
        }
        await submit(page).click();
        await isMade(page, label);
        await expect(toast(page, type === "survey" && mode === "ai" ? `AI ${said}` : said)).toBeVisible();
        await expect(page.getByText("Drafted without AI")).toBeHidden();
        await expect(page.getByText(/^From the source/).first()).toBeVisible({ visible: mode !== "ai" });
        await expect(page.getByText(/^Because it is/).first()).toBeVisible({ visible: type === "quiz" });
      }
    });
  }

  withModel(
    "each question of a quiz from a source says what was found when it was checked",
    { tag: "@slow" },
    async ({ page }) => {
      model.plan(good());
      model.planChecks(
        answers({ blind: ({ number, options }) => (number <= 4 ? letterOf(options, "The right one") : "none") }),
      );
      await page.goto(`${service.url}/maker?type=quiz&mode=url`);
      await url(page).fill(service.article);
      await count(page).selectOption("5");
      await submit(page).click();
      await isMade(page, "Quiz");
      await expect(page.getByText("The passage contains the answer")).toHaveCount(5);
      await expect(page.getByText("Needs the source")).toHaveCount(4);
      await expect(page.getByText("Can be guessed without the source")).toHaveCount(1);
      await expect(page.getByText("Asks to remember")).toHaveCount(5);
      await expect(page.getByText(/^The model read [\d,]+ tokens and wrote [\d,]+\.$/)).toBeVisible();
      await expectAccessible(page);
    },
  );

  withModel("questions appear one by one, and Stop stops the writing", { tag: "@slow" }, async ({ page }) => {
    model.plan(good({ pause: 200 }));
    await page.goto(`${service.url}/maker?type=quiz&mode=ai`);
    await page.getByLabel("Title").fill("Trees");
    await page.getByLabel("Topic").fill("Trees of the north, and how to tell them apart");
    await submit(page).click();
    await expect(submit(page)).toHaveText("Generating Quiz...");
    const written = page.getByRole("list", { name: "Questions so far" }).locator("> li");
    await expect(written).toHaveCount(1);
    await expect(page.getByText("Writing question 2 of 8")).toBeVisible();
    await expect(written).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop" }).click();
    await model.abandoned;
    await expect(toast(page, "Stopped. Nothing was made.")).toBeVisible();
    await expect(submit(page)).toBeFocused();
    await expect(page.getByLabel("Title")).toHaveValue("Trees");
  });

  withModel(
    "what a generation fell short of is written later, and said when that fails",
    { tag: "@slow" },
    async ({ page }) => {
      model.plan(good({ until: 2400 }), refuses(401));
      await page.goto(`${service.url}/maker?type=quiz&mode=url`);
      await url(page).fill(service.article);
      await submit(page).click();
      await isMade(page, "Quiz");
      const questions = page
        .getByRole("heading", { name: "Review Before Sharing" })
        .locator("xpath=ancestor::section[1]")
        .getByText("From the source, paragraph");
      expect(await questions.count()).toBeGreaterThan(0);
      const write = page.getByRole("button", { name: "Write More Questions" });
      await expect(write).toBeVisible();
      await expectAccessible(page);
      await write.click();
      await expect(page.getByText(/OPENAI_API_KEY\. You can still generate the rest/)).toBeVisible();
      model.plan(good({ pause: 30 }));
      await write.press("Enter");
      await expect(page.getByText(/Writing question \d of/)).toBeVisible();
      await expect(questions).toHaveCount(10);
      await expect(write).toBeHidden();
      await expect(page.getByRole("main").getByText(/questions? (is|are) missing/)).toHaveCount(0);
      await expect(page.getByRole("main")).toBeFocused();
      await page.reload();
      await expect(questions).toHaveCount(10);
      await expect(page.getByRole("button", { name: /^Write (?:More|the Missing) Question/ })).toHaveCount(0);
    },
  );

  async function begin(page: Page, title: string) {
    await page.goto(`${service.url}/maker?type=quiz&mode=ai`);
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Topic").fill("Trees of the north, and how to tell them apart");
    await submit(page).click();
  }
  const coming = (page: Page) => page.getByRole("list", { name: "In Progress" }).getByRole("listitem");

  withModel(
    "what is left goes on, and the dashboard shows it until it is there",
    { tag: "@slow" },
    async ({ page }) => {
      const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
      model.plan(waits(isSeen, good({ pause: 50 })));
      await begin(page, "Trees left alone");
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      await page.getByRole("link", { name: "your dashboard" }).click();
      await expect(coming(page).getByRole("heading", { name: "Trees left alone" })).toBeVisible();
      await expect(coming(page)).toContainText("Writing question 1 of 8");
      goOn();
      await expect(page.getByRole("link", { name: "Trees left alone", exact: true })).toBeVisible();
      await expect(coming(page)).toHaveCount(0);
      await page.getByRole("link", { name: "Review before sharing: Trees left alone" }).click();
      await expect(page.getByRole("button", { name: "Make It Private While I Review" })).toBeVisible();
      await page.goto(`${service.url}/dashboard`);
      await expect(page.getByRole("link", { name: "Trees left alone", exact: true })).toBeVisible();
      await expect(page.getByText("Review before sharing")).toHaveCount(0);
      await page.getByRole("link", { name: "Edit Trees left alone" }).click();
      await expect(page.getByRole("button", { name: "Edit question 8" })).toBeVisible();
    },
  );

  withModel(
    "a reload forgets no run: it is watched again, stopped, or found when it is made",
    { tag: "@slow" },
    async ({ page }) => {
      model.plan(hangs);
      await begin(page, "Trees come back to");
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      await expect(submit(page)).toBeDisabled();
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(toast(page, "Stopped. Nothing was made.")).toBeVisible();
      await expect(submit(page)).toBeFocused();
      await page.reload();
      await expect(submit(page)).toBeEnabled();

      const { promise: isBack, resolve: goOn } = Promise.withResolvers<void>();
      model.plan(waits(isBack, good()));
      await submit(page).click();
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      goOn();
      await isMade(page, "Quiz");

      model.plan(hangs);
      await begin(page, "Trees stopped elsewhere");
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      await page.goto(`${service.url}/dashboard`);
      await page.getByRole("button", { name: "Stop Trees stopped elsewhere" }).click();
      await expect(coming(page)).toHaveCount(0);
      await page.goBack();
      await expect(submit(page)).toBeEnabled();
      await expect(page.getByLabel("Title")).toHaveValue("Trees stopped elsewhere");
    },
  );

  withModel("a run whose live connection is refused is asked for again", { tag: "@slow" }, async ({ page }) => {
    const refused = new Set<string>();
    await page.routeWebSocket(/graphql$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const { type, id, payload } = JSON.parse(String(message));
        if (type !== "subscribe" || refused.has(payload.operationName)) return server.send(message);
        refused.add(payload.operationName);
        socket.send(JSON.stringify({ type: "error", id, payload: [{ message: "Something went wrong" }] }));
      });
    });
    model.plan(hangs);
    await begin(page, "Trees asked for again");
    await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
    expect([...refused]).toEqual(["followGenerationProgressSubscription"]);
    await page.reload();
    await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
    expect([...refused]).toContain("followGenerationSubscription");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(toast(page, "Stopped. Nothing was made.")).toBeVisible();
  });

  withModel(
    "what is left goes wrong or is made: the builder says so to whoever comes back",
    { tag: "@slow" },
    async ({ page }) => {
      const { promise: isLeft, resolve: fail } = Promise.withResolvers<void>();
      model.plan(waits(isLeft, refuses(500)));
      await begin(page, "Trees again");
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
      fail();
      await expect(page.getByText("The AI service has a problem.").first()).toBeVisible({ timeout: 30_000 });

      const { promise: isElsewhere, resolve: goOn } = Promise.withResolvers<void>();
      model.plan(waits(isElsewhere, good()));
      await submit(page).click();
      await page.getByRole("link", { name: "your dashboard" }).click();
      await expect(coming(page).getByRole("heading", { name: "Trees again" })).toBeVisible();
      goOn();
      await expect(page.getByRole("link", { name: "Trees again", exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByText("Trees again is ready.")).toBeVisible();
      await expect(page.getByLabel("Title")).toHaveValue("");
      await page.getByRole("link", { name: "Review Before Sharing" }).click();
      await isMade(page, "Quiz");
    },
  );

  withModel("what is left is stopped from the dashboard, also after a reload", { tag: "@slow" }, async ({ page }) => {
    model.plan(hangs);
    await begin(page, "Trees not wanted");
    await expect(page.getByText("Writing question 1 of 8")).toBeVisible();
    await page.goto(`${service.url}/dashboard`);
    await page.getByRole("button", { name: "Stop Trees not wanted" }).press("Enter");
    await expect(coming(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^Your Content/ })).toBeFocused();
    await expect(page.locator("[aria-live]", { hasText: "Stopped. Nothing was made." })).toBeAttached();
    await expect(page.getByText("No content yet")).toBeVisible();
  });

  withModel(
    "what fails while its creator is elsewhere says why, until it is dismissed",
    { tag: "@slow" },
    async ({ page }) => {
      const { promise: isLeft, resolve: fail } = Promise.withResolvers<void>();
      model.plan(waits(isLeft, refuses(500)));
      await begin(page, "Trees that fell");
      await page.getByRole("link", { name: "your dashboard" }).click();
      await expect(coming(page)).toContainText("Trees that fell");
      fail();
      await expect(coming(page)).toContainText("Couldn't create this. The AI service has a problem.", {
        timeout: 30_000,
      });
      await page.reload();
      await page.getByRole("button", { name: "Dismiss Trees that fell" }).click();
      await expect(coming(page)).toHaveCount(0);
    },
  );

  withModel("a model that fails costs nothing of what was typed", { tag: "@slow" }, async ({ page }) => {
    model.plan(refuses(500));
    await page.goto(`${service.url}/maker?type=survey&mode=ai`);
    await page.getByLabel("Title").fill("Lunch");
    await page.getByLabel("Description").fill("short");
    await submit(page).click();
    await expect(page.getByText("Description must be at least 10 characters")).toBeVisible();
    await page.getByLabel("Description").fill("What people would like to eat on Fridays");
    await submit(page).click();
    await expect(toast(page, "Failed to create AI survey")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel("Description")).toHaveValue("What people would like to eat on Fridays");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the builders fit the screen and are accessible, light and dark", { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    await signIn(page, await anAuthor(request));
    for (const [mode, colorScheme] of [
      ["ai", "light"],
      ["url", "dark"],
      ["pdf", "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/maker?type=quiz&mode=${mode}`);
      await expect(count(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
