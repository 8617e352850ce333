import { type BrowserContext, expect, type Page } from "playwright/test";
import { button, expectAccessible } from "./screen.ts";
import { without } from "./storage.ts";
import { anAuthor } from "./take.items.ts";
import { answer } from "./take.keys.ts";
import { test } from "./test.ts";

test.describe("when the server does not answer", () => {
  test("promises nothing that a browser without storage cannot keep", async ({ page, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz();
    await without(page, "localStorage", "indexedDB");
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    await expect(page.getByText("Your browser can't save answers", { exact: false })).toBeVisible();
    await page.route("**/attempts", (route) => route.abort());
    await button(page, "Finish").click();
    await expect(page.getByText("Keep this page open until they arrive", { exact: false })).toBeVisible();
    await expect(page.getByText("saved on this device", { exact: false })).toHaveCount(0);
    await page.unroute("**/attempts");
    await button(page, "Try now").click();
    await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  });

  test("answers are sent again, and shown as saved, where the page's later parts cannot be loaded", {
    tag: "@slow",
  }, async ({ page, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz();
    await page.route("**/Outcome*.js", (route) => route.abort());
    await page.route("**/attempts", (route) => route.abort());
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    await button(page, "Finish").click();
    await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
    await expect(page.getByText("Your answers are saved on this device.", { exact: false })).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    const [sent] = await Promise.all([page.waitForResponse("**/attempts"), button(page, "Try again").click()]);
    expect(sent.ok()).toBe(true);
  });

  test("moves the focus to a result that loads late", { tag: "@slow" }, async ({ page, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz();
    const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/Outcome*.js", async (route) => {
      await isLetThrough;
      await route.continue();
    });
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    await Promise.all([page.waitForResponse("**/attempts"), button(page, "Finish").click()]);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(page.getByText("Loading your result…")).toBeVisible();
    letThrough();
    await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeFocused();
    await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
  });

  test("shows the result of an attempt that was taken offline, once the device is online", async ({
    page,
    context,
    request,
  }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz();
    await page.goto(`/quiz/${id}`);
    await expect(button(page, "Start")).toBeVisible();
    await context.setOffline(true);
    await answer(page, "bac");
    await button(page, "Finish").click();
    await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeFocused();
    await expect(page.getByText("3 of 3 correct")).toBeVisible();
    expect(await author.attempts(id)).toHaveLength(1);
  });

  test("shows that the answers are stored while the result cannot be loaded, and loads it on request", async ({
    page,
    request,
  }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz();
    await page.route("**/Outcome*.js", (route) => route.abort());
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    await button(page, "Finish").click();
    await expect(page.getByRole("heading", { name: "Your answers have arrived." })).toBeFocused();
    await expect(page.getByText("They are saved.", { exact: false })).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
    await expectAccessible(page);
    // Pressed before the file is available. The page also retries automatically, and the button would disappear.
    const asked = page.waitForRequest("**/Outcome*.js");
    await button(page, "Try again").click();
    await asked;
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.getByText("3 of 3 correct")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Your result" })).toBeVisible();
    expect(await author.attempts(id)).toHaveLength(1);
  });

  test("answers that only fitted into IndexedDB are sent by the next visit", { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz();
    await without(page, "localStorage");
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    await page.route("**/attempts", (route) => route.abort());
    await button(page, "Finish").click();
    await expect(page.getByText("Your answers are saved on this device.", { exact: false })).toBeVisible();
    await page.unroute("**/attempts");
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`/quiz/${id}`);
    await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
    expect(await author.attempts(id)).toHaveLength(1);
  });

  test("keeps the answers when a login page arrives instead of the receipt", async ({ page, request }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz();
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    const signIn = { status: 200, contentType: "text/html", body: "<h1>Welcome to the hotel</h1>" };
    await page.route("**/attempts", (route) => route.fulfill(signIn));
    await button(page, "Finish").click();
    await expect(page.getByText("Another system answered instead of the server", { exact: false })).toBeVisible();
    await page.unroute("**/attempts");
    await button(page, "Try now").click();
    await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
    expect(await author.attempts(id)).toHaveLength(1);
  });
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  /** Waits until the service worker has cached the page and serves it. */
  const isKept = (page: Page) =>
    page.waitForFunction(
      async () =>
        navigator.serviceWorker.controller?.state === "activated" &&
        (await (await caches.open("assay-take")).match(location.href)) !== undefined,
    );

  test("opens the page again during an outage, and continues the attempt", { tag: "@slow" }, async ({
    page,
    context,
    request,
  }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz();
    await page.goto(`/share/quiz/${id}`);
    await button(page, "Start").click();
    await page.getByLabel("Oslo").check();
    await isKept(page);
    await context.setOffline(true);
    // Now and then Chromium skips the service worker and shows its own page, as for any other URL.
    await expect(async () => {
      await page.reload().catch(() => {});
      await expect(page.getByText("You answered 1 of 3 questions on this device.")).toBeVisible();
    }).toPass();
    await button(page, "Continue").click();
    await expect(page.getByLabel("Oslo")).toBeChecked();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText("Welcome back")).toBeVisible();
  });

  test("answers arrive after the page was closed, once the device is online", async ({ page, context, request }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz();
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    await isKept(page);
    await context.setOffline(true);
    await button(page, "Finish").click();
    await expect(page.getByText("Your answers are saved on this device.", { exact: false })).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    await syncNow(context);
    await expect.poll(async () => (await author.attempts(id)).length).toBe(1);

    const next = await context.newPage();
    await next.goto(`/quiz/${id}`);
    await expect(next.getByText("You scored 100% (3/3)")).toBeVisible();
    expect(await author.attempts(id)).toHaveLength(1);
  });
});

/** Fires the sync event, which the browser would send at a time of its own choosing. */
async function syncNow(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/robots.txt");
  const client = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string }>((resolve) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith("/quiz/"));
      if (found) resolve(found);
    }),
  );
  await client.send("ServiceWorker.enable");
  const { registrationId } = await registered;
  await client.send("ServiceWorker.dispatchSyncEvent", {
    origin: new URL(page.url()).origin,
    registrationId,
    tag: "hand-in",
    lastChance: false,
  });
  await page.close();
}

test.describe("two tabs", () => {
  test("share one attempt, and the second follows when the first submits", { tag: "@slow" }, async ({
    page,
    context,
    request,
  }) => {
    const author = await anAuthor(request);
    const { id } = await author.aQuiz();
    await page.goto(`/quiz/${id}`);
    await answer(page, "bac");
    const other = await context.newPage();
    await other.goto(`/quiz/${id}`);
    await button(other, "Continue").click();
    await expect(button(other, "Question 3, answered")).toBeVisible();
    await button(page, "Finish").click();
    await expect(page.getByText("You scored 100% (3/3)")).toBeVisible();
    await expect(other.getByRole("heading", { name: "Submitted in another tab" })).toBeFocused();
    await other.reload();
    await expect(button(other, "See your result")).toBeVisible();
    expect(await author.attempts(id)).toHaveLength(1);
  });

  test("show each other a restart, which can be undone until another answer is given", {
    tag: "@slow",
  }, async ({ page, context, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz();
    await page.goto(`/quiz/${id}`);
    await answer(page, "b");
    const other = await context.newPage();
    await other.goto(`/quiz/${id}`);
    await button(other, "Start over").click();
    await expect(other.getByRole("heading", { name: "Capitals of the north" })).toBeFocused();
    await expect(other.getByRole("status").filter({ hasText: "Your earlier answers were removed." })).toBeVisible();
    await expect(page.getByText("Started over in another tab")).toBeVisible();
    await expect(button(page, "Undo")).toBeVisible();
    await expectAccessible(page);

    await other.reload();
    await button(other, "Undo").click();
    await expect(other.getByText("You answered 1 of 3 questions on this device.")).toBeVisible();
    await button(page, "Continue").click();
    await page.keyboard.press("a");
    await expect(page.getByLabel("Bergen")).toBeChecked();
    await expect(page.getByText("Saved on this device")).toBeVisible();

    await page.reload();
    await button(page, "Start over").click();
    await answer(page, "a");
    await page.reload();
    await expect(page.getByText("Welcome back")).toBeVisible();
    await expect(button(page, "Undo")).toHaveCount(0);
  });

  test("keep typed text after a restart in the other, and end the old attempt", {
    tag: "@slow",
  }, async ({ page, context, request }) => {
    const { id } = await (await anAuthor(request)).aQuiz();
    const typing = await context.newPage();
    await typing.goto(`/quiz/${id}`);
    await typing.getByLabel("Name (optional)").fill("Grace");

    await page.goto(`/quiz/${id}`);
    await page.getByLabel("Name (optional)").fill("Ann");
    await button(page, "Start").click();
    await page.getByLabel("Oslo").check();
    await page.reload();
    await expect(page.getByText("Started as Ann.")).toBeVisible();
    await expect(typing.getByText("Started as Ann.")).toBeVisible();
    await button(page, "I'm someone else").click();
    await expect(page.getByLabel("Name (optional)")).toHaveValue("");
    await expect(typing.getByLabel("Name (optional)")).toHaveValue("Grace");
  });
});
