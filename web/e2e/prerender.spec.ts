import { expect, type Page } from "playwright/test";
import { screens } from "../../api/src/client/screens.shared.ts";
import { publicPaths } from "../src/publicPaths.ts";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ["/", "Ask well. Read the answers live."],
    ["/tour", "Create"],
    ["/templates", "Templates"],
    ["/developers", "Developers"],
    ["/privacy-policy", "Privacy Policy"],
    ["/cookie-policy", "Cookie Policy"],
    ["/terms-of-service", "Terms of Service"],
  ] as const)
    test(`${path} can be read`, { tag: "@slow" }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    });
});

test("hides text for visitors from a logged-in user before the application loads", { tag: "@slow" }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("accessToken", "somebody's"));
  // Blocks the application, so that only the prerendered page is there.
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ask well. Read the answers live." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
});

test("each screen's code is loaded with its page", { tag: "@slow" }, async ({ request }) => {
  for (const [path, file] of Object.entries(screens)) {
    const html = await (await request.get(path.replace(":key", "some-item"))).text();
    expect(html, path).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file.split("/").at(-1)}-`);
  }
});

async function withholdApplication(page: Page): Promise<() => void> {
  const { promise: isAwaited, resolve: letIn } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await isAwaited;
    await route.continue();
  });
  return letIn;
}

/** React sets properties on hydrated elements. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

for (const path of publicPaths)
  test(`${path} is taken over as it was written`, { tag: "@slow" }, async ({ page }) => {
    const faults: Error[] = [];
    page.on("pageerror", (error) => faults.push(error));
    const letIn = await withholdApplication(page);
    await page.goto(path, { waitUntil: "commit" });
    const written = await page.waitForSelector("main h1");
    const before = await page.innerText("main");
    await page.evaluate(() => scrollTo(0, 40));
    letIn();
    await expect.poll(() => written.evaluate(isTakenOver)).toBe(true);
    expect(await page.innerText("main")).toBe(before);
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight > innerHeight + 40])).toEqual([
      40,
      true,
    ]);
    expect(faults).toEqual([]);
  });

test("keeps text, focus and caret from before the application loads", { tag: "@slow" }, async ({ page }) => {
  const letIn = await withholdApplication(page);
  await page.goto("/register?redirect=/dashboard", { waitUntil: "commit" });
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Email").pressSequentially("ada@example.com");
  await page.keyboard.press("Home");
  const field = await page.waitForSelector('input[type="email"]');
  letIn();
  await expect.poll(() => field.evaluate(isTakenOver)).toBe(true);
  await page.keyboard.type("x");
  await expect(page.getByLabel("Email")).toHaveValue("xada@example.com");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?redirect=%2Fdashboard");
});

test("sends a form that was submitted before the application loaded", { tag: "@slow" }, async ({ page, request }) => {
  const { email, password } = await anAuthor(request);
  const letIn = await withholdApplication(page);
  await page.goto("/login?redirect=/profile", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
  expect(new URL(page.url()).search).toBe("?redirect=/profile");
  letIn();
  await expect(page).toHaveURL("/profile");
});

function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) names.push(request.postDataJSON().operationName);
  });
  return names;
}

/** The screens for signed-in people, each with its first query. */
const firstQueriesOf = (quiz: { id: string }) =>
  [
    ["/dashboard?search=Capitals", "DashboardScreenQuery"],
    [`/results/${quiz.id}`, "ResultsScreenQuery"],
    [`/results/${quiz.id}/webhooks`, "ItemWebhooksScreenQuery"],
    [`/maker?edit=${quiz.id}`, "MakerScreenQuery"],
    ["/webhooks", "WebhooksScreenQuery"],
    ["/profile", "ProfileScreenQuery"],
    ["/profile/activity?what=signed_in", "ActivityScreenQuery"],
  ] as const;

test("sends a screen's first query before the application loads", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz();
  await signIn(page, author);
  const asked = operationsOf(page);
  await page.route("**/assets/index-*.js", (route) => route.abort());
  for (const [path, name] of firstQueriesOf(quiz)) {
    await page.goto(path);
    await expect.poll(() => asked.splice(0)).toEqual([name]);
  }
});

test("the application uses the early response, and asks once", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz({ title: "Asked once" });
  await signIn(page, author);
  const asked = operationsOf(page);
  for (const [path, name] of firstQueriesOf(quiz)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked.splice(0).filter((operation) => operation === name)).toEqual([name]);
  }
});

test("the first response contains all that a screen needs", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const quiz = await author.aQuiz();
  await signIn(page, author);
  const asked = operationsOf(page);
  for (const [path] of firstQueriesOf(quiz)) {
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith("/graphql") && /ScreenQuery$/.test(response.request().postDataJSON()?.operationName),
    );
    await page.route("**/assets/index-*.js", async (route) => {
      await (await answered).finished();
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Email verification" })).toBeVisible();
    expect(asked.splice(0)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(VerificationBanner|ForAdmins)/)]),
    );
    await page.unroute("**/assets/index-*.js");
  }
});

test("the first screen of an author does not compete with the font of titles", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  await signIn(page, await anAuthor(request));
  const isAsked = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes("Newsreader Variable") && status !== "unloaded"),
    );
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/dashboard");
  expect(await isAsked()).toBe(false);
  await page.unroute("**/assets/index-*.js");
  await page.reload();
  await expect.poll(isAsked).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("typeface"))).toBe("kept");
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.reload();
  await expect.poll(isAsked).toBe(true);
});

test("refreshes an expired token before the application loads", { tag: "@slow" }, async ({ page, request }) => {
  const { session } = await anAuthor(request);
  await signIn(page, { session: { ...session, accessToken: "expired" } });
  const answers: number[] = [];
  page.on("response", (response) => response.url().endsWith("/api/auth/refresh") && answers.push(response.status()));
  await page.route("**/graphql", async (route) => {
    if (route.request().headers().authorization !== "Bearer expired") return route.continue();
    await route.fulfill({ json: { errors: [{ message: "Expired", extensions: { code: "TOKEN_EXPIRED" } }] } });
  });
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/dashboard");
  await expect.poll(() => answers).toEqual([200]);
});

test("sends no query for a visitor who is not logged in", { tag: "@slow" }, async ({ page }) => {
  const asked = operationsOf(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
  expect(asked).toEqual([]);
});
