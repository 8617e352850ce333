import { expect, type Page } from "playwright/test";
import { elsewhere } from "./elsewhere.ts";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const frameOf = (page: Page) => page.frameLocator("iframe");
const heightOf = async (page: Page) => Math.round((await page.locator("iframe").boundingBox())?.height ?? 0);

const fits = (page: Page) =>
  frameOf(page)
    .locator("html")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);

test("an item is taken on another site's page, which gives it the height it needs", { tag: "@slow" }, async ({
  page,
  request,
  baseURL,
}) => {
  const author = await anAuthor(request);
  const { id, questions } = await author.aQuiz();
  await signIn(page, author);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Share Capitals of the north" }).click();
  await page.getByText("For a shared device").click();
  const shared = page.getByRole("textbox", { name: "Link for a shared device" });
  await expect(shared).toHaveValue(`${baseURL}/share/quiz/${id}?shared`);
  await page.getByText("Embed in a web page").click();
  const code = await page.getByRole("textbox", { name: "Embed code" }).inputValue();
  expect(code).toContain(`<iframe src="${baseURL}/embed/quiz/${id}"`);

  const site = await elsewhere(`<title>A blog</title><h1>A blog</h1><p style="height: 900px">Some words.</p>${code}`);
  await page.goto(site.url);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  const frame = frameOf(page);
  await expect(frame.getByRole("heading", { name: "Capitals of the north" })).toBeVisible();
  await expect(frame.getByRole("banner")).toHaveCount(0);
  await expect(frame.getByRole("link")).toHaveText(["Privacy Policy"]);
  await expect.poll(() => heightOf(page)).not.toBe(600);
  await expect.poll(() => fits(page)).toBe(true);
  const intro = await heightOf(page);

  await frame.getByRole("button", { name: "Start" }).click();
  await frame.getByLabel("Oslo").check();
  await frame.getByRole("button", { name: "Next" }).click();
  await frame.getByLabel("Reykjavík").check();
  await frame.getByRole("button", { name: "Next" }).click();
  await frame.getByLabel("Helsinki").check();
  await frame.getByRole("button", { name: "Finish" }).click();
  await expect(frame.getByText("You scored 100% (3/3)")).toBeVisible();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(intro);
  await expect.poll(() => fits(page)).toBe(true);
  await expect.poll(async () => (await page.locator("iframe").boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect(Object.keys((await author.attempts(id))[0]?.answers ?? {})).toHaveLength(questions.length);
  site.close();
});

test("a script that loads late still gets the height", { tag: "@slow" }, async ({ page, request, baseURL }) => {
  const { id } = await (await anAuthor(request)).aSurvey();
  const site = await elsewhere(`<iframe src="${baseURL}/embed/survey/${id}" title="Lunch" height="80"></iframe>`);
  await page.goto(site.url);
  await expect(frameOf(page).getByRole("heading", { name: "Lunch on Fridays" })).toBeVisible();
  await page.addScriptTag({ url: `${baseURL}/embed.js` });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(200);
  site.close();
});

test("a message from another source does not size a frame", { tag: "@slow" }, async ({ page, request, baseURL }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  const code = `<iframe src="${baseURL}/embed/quiz/${id}" title="Quiz"></iframe><script src="${baseURL}/embed.js"></script>`;
  const site = await elsewhere(code);
  await page.goto(site.url);
  await expect.poll(() => heightOf(page)).toBeGreaterThan(200);
  const height = await heightOf(page);
  // Messages arrive in order: once the last one has arrived, so has the one before.
  await page.evaluate(() => {
    const last = new Promise((heard) => addEventListener("message", ({ data }) => data === "last" && heard(data)));
    for (const message of [{ assay: 9 }, "last"]) postMessage(message, "*");
    return last;
  });
  expect(await heightOf(page)).toBe(height);
  site.close();
});

test("a frame that may store nothing shows so, and works", { tag: "@slow" }, async ({ page, request, baseURL }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey();
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    };
    Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse, indexedDB: refuse });
  });
  const site = await elsewhere(`<iframe src="${baseURL}/embed/survey/${id}" title="Lunch" height="900"></iframe>`);
  await page.goto(site.url);
  const frame = frameOf(page);
  await frame.getByRole("button", { name: "Start Survey" }).click();
  await frame.getByLabel("Here").check();
  await expect(frame.getByText("Your browser can't save answers", { exact: false })).toBeVisible();
  await frame.getByRole("button", { name: "Next" }).click();
  await frame.getByLabel("Soup").check();
  await frame.getByRole("button", { name: "Submit Survey" }).click();
  await expect(frame.getByText("Survey Complete!")).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);
  site.close();
});

test("no other page can be framed", { tag: "@slow" }, async ({ page, request, baseURL }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  const site = await elsewhere(`<iframe src="${baseURL}/quiz/${id}" title="Framed"></iframe>`);
  const refusal = page.waitForEvent("console", (message) => message.text().includes("frame"));
  await page.goto(site.url);
  expect((await refusal).text()).toMatch(/frame-ancestors|X-Frame-Options/);
  site.close();
});

test.describe("in a sandbox", () => {
  async function takeIn(page: Page) {
    const frame = frameOf(page);
    await frame.getByLabel("Name (optional)").fill("Grace");
    await frame.getByLabel("Name (optional)").press("Enter");
    await frame.getByLabel("Here").check();
    await frame.getByRole("button", { name: "Next" }).click();
    await frame.getByLabel("Soup").check();
    await frame.getByRole("button", { name: "Submit Survey" }).click();
    await expect(frame.getByText("Survey Complete!")).toBeVisible();
  }

  for (const sandbox of ["allow-scripts", "allow-scripts allow-forms", "allow-scripts allow-same-origin"]) {
    test(`with ${sandbox} an item is taken`, { tag: "@slow" }, async ({ page, request, baseURL }) => {
      const author = await anAuthor(request);
      const { id } = await author.aSurvey();
      const site = await elsewhere(
        `<iframe src="${baseURL}/embed/survey/${id}" title="Lunch" sandbox="${sandbox}"></iframe>
         <script src="${baseURL}/embed.js" async></script>`,
      );
      await page.goto(site.url);
      const start = frameOf(page).getByRole("button", { name: "Start Survey" });
      await expect(start).toHaveCSS("background-color", "rgb(30, 91, 79)");
      const keepsNothing = frameOf(page).getByText("Your browser may not save answers", { exact: false });
      await expect(keepsNothing).toHaveCount(sandbox.includes("same-origin") ? 0 : 1);
      await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
      await takeIn(page);
      expect(await author.attempts(id)).toMatchObject([{ participantName: "Grace" }]);
      site.close();
    });
  }

  test("shows the missing permission of a sandbox without scripts", { tag: "@slow" }, async ({
    page,
    request,
    baseURL,
  }) => {
    const { id } = await (await anAuthor(request)).aSurvey();
    const site = await elsewhere(
      `<iframe src="${baseURL}/embed/survey/${id}" title="Lunch" height="600" sandbox=""></iframe>`,
    );
    await page.goto(site.url);
    const missing = frameOf(page).locator("noscript p").last();
    await expect(missing).toHaveText(/frame's sandbox must include allow-scripts/);
    await expect(missing).toBeInViewport();
    await expect(missing).toHaveCSS("color", "rgb(31, 27, 22)");
    site.close();
  });
});
