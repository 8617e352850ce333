import { expect, type Page } from "playwright/test";
import { button, link } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const pages = [
  ["/", "Ask well. Read the answers live."],
  ["/tour", "A Tour in Three Steps"],
  ["/templates", "Templates"],
  ["/templates/lab-safety-quiz", "Laboratory safety"],
  ["/take", "Take a quiz, survey or assessment"],
  ["/sample-dashboard", "How glass is made"],
  ["/developers", "Developers"],
  ["/cookie-policy", "Cookie Policy"],
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-of-service", "Terms of Service"],
  ["/nowhere/at/all", "404 Page Not Found"],
] as const;

for (const [path, heading] of pages) {
  test(`${path} reads well on paper of any size and colour`, { tag: "@slow" }, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      // The browser logs the 404 status of the page itself.
      if (message.type() === "error" && message.location().url !== page.url()) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    for (const [width, colorScheme] of [
      [1280, "dark"],
      [390, "light"],
      [320, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(complaints).toEqual([]);
  });
}

test("the landing page leads to everything", async ({ page }) => {
  await page.goto("/");
  for (const title of ["How It Works", "Create From Any Source"])
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  for (const title of ["Create", "Share", "Analyze", "Web content", "PDF documents"])
    await expect(page.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
  await expect(page.getByText("94%")).toBeVisible();
  await expect(page.getByText("8.5/10")).toBeVisible();
  await expect(link(page, "Start Creating for Free")).toHaveAttribute("href", "/creator");
  await expect(link(page, "Create Your First Content")).toHaveAttribute("href", "/creator");
  await expect(link(page, "Take the tour")).toHaveAttribute("href", "/tour");
  await expect(link(page, "See a sample dashboard")).toHaveAttribute("href", "/sample-dashboard");
});

test("shows the product in the chosen colours", { tag: "@slow" }, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.url().endsWith(".webp") && fetched.push(request.url()));
  await page.goto("/");
  const picture = page.getByRole("img", { name: "A question in the editor with its correct answer marked" });
  // Hydration may replace the element in between.
  await expect(() => picture.scrollIntoViewIfNeeded()).toPass();
  await expect(picture).toHaveAttribute("src", /create-light/);
  await expect.poll(() => fetched.some((url) => url.includes("create-light"))).toBe(true);
  expect(fetched.filter((url) => url.includes("dark"))).toEqual([]);
  await button(page, "Use dark colours").click();
  await expect(picture).toHaveAttribute("src", /create-dark/);
});

test("search engines and home screens find what they ask for", async ({ page, request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /api/");
  await page.goto("/");
  const icons = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(icons).toHaveLength(2);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const path of [...icons, "/favicon.ico", ...manifest.icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(path)).headers()["content-type"]).toMatch(/^image\//);
});

test("hides items from search engines", async ({ request }) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  for (const path of [`/quiz/${id}`, `/share/quiz/${id}`, `/embed/quiz/${id}`]) {
    const page = await request.get(path);
    expect(page.headers()["x-robots-tag"]).toBe("noindex");
    expect(await page.text()).toContain('<meta name="robots" content="noindex" />');
  }
  for (const path of ["/", "/take", "/tour"])
    expect((await request.get(path)).headers()["x-robots-tag"]).toBeUndefined();
});

test("the footer has four columns", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/terms-of-service");
  const footer = page.getByRole("contentinfo");
  const column = async (name: string) =>
    footer
      .getByRole("navigation", { name })
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => `${one.textContent} ${one.getAttribute("href")}`));
  expect(await column("Product")).toEqual([
    "Create Content /creator",
    "Templates /templates",
    "Dashboard /dashboard",
    "View Sample /sample-dashboard",
    "Take Quiz/Survey /take",
    "Developers /developers",
  ]);
  expect(await column("Legal")).toEqual([
    "Privacy Policy /privacy-policy",
    "Cookie Policy /cookie-policy",
    "Terms of Service /terms-of-service",
  ]);
  expect(await column("Support")).toEqual([
    "Contact Support mailto:support@assay.example",
    "Privacy Questions mailto:support@assay.example?subject=Privacy%20question",
    "Send Feedback mailto:support@assay.example?subject=Feedback%20on%20Assay",
  ]);
  await expect(footer).toContainText("Ask well. See the answers as they come in.");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Assay`);
});

for (const [path, facts] of [
  ["/privacy-policy", ["at least 13 years old", "within 30 days", "support@assay.example"]],
  ["/cookie-policy", ["30 days", "1 year", "2 years and 24 hours", "support@assay.example"]],
  ["/terms-of-service", ["at least 13 years old", "free, pro and enterprise", "2–3 business days"]],
] as const) {
  test(`${path} states its facts and leads home`, { tag: "@slow" }, async ({ page }) => {
    await page.goto(path);
    for (const fact of facts) await expect(page.getByRole("main")).toContainText(fact);
    await link(page, "Back to Home").click();
    await expect(page).toHaveURL("/");
  });
}

test("the sample dashboard is a results page with made-up figures", { tag: "@slow" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/graphql") && asked.push(request.url()));
  await page.goto("/sample-dashboard");
  await expect(page.getByText("Demo Dashboard")).toBeVisible();
  await expect(link(page, "Start Creating")).toHaveAttribute("href", "/creator");
  await expect(link(page, "Back to Home")).toHaveAttribute("href", "/");
  await expect(page.getByRole("definition").getByText("248", { exact: true })).toBeVisible();
  await page.getByText("Show as table: People by score").click();
  await expect(page.getByRole("row", { name: "100% 121 49%" })).toBeVisible();
  await link(page, "Jonas Lindqvist").click();
  const dialog = page.getByRole("dialog", { name: "Response" });
  await expect(dialog.getByText("4 of 5")).toBeVisible();
  await expect(dialog.getByText("Incorrect", { exact: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([]);
});

test("moves nothing below the questions of a dashboard when they load", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/sample-dashboard");
  const questions = page.getByRole("cell").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(questions).toHaveCount(5);
  const heights = () => questions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const reserved = await heights();
  for (const question of await questions.all()) await question.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const taken = await heights();
  for (const [place, height] of reserved.entries()) expect(Math.abs(height - (taken[place] ?? 0))).toBeLessThan(2);
});

test("the tour is moved by its buttons and its dots", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/tour");
  await expect(link(page, "Back to Home")).toHaveAttribute("href", "/");
  await expect(link(page, "Start Creating")).toHaveAttribute("href", "/creator");
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(button(page, "Previous")).toBeDisabled();

  await button(page, "Next Step").click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Share", exact: true })).toBeFocused();
  await expect(page.getByRole("img", { name: /countdown/ })).toBeVisible();

  await button(page, "Next Step").click();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await expect(button(page, "Next Step")).toHaveCount(0);
  await expect(link(page, "Start Creating Now")).toHaveAttribute("href", "/creator");
  for (const claim of ["About 5 minutes setup", "Free to start", "24/7 support"])
    await expect(page.getByRole("heading", { name: claim })).toBeVisible();
  await expect(link(page, "Create Your First Content")).toHaveAttribute("href", "/creator");
  await expect(link(page, "Return to the home page")).toHaveAttribute("href", "/");

  await button(page, "Previous").click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await button(page, "Step 1: Create").click();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await button(page, "Step 3: Analyze").click();
  await expect(button(page, "Step 3: Analyze")).toHaveAttribute("aria-current", "step");
});

const hotspots = ["Quiz Mode", "Survey Mode", "Manual Builder", "AI from URL", "AI from PDF", "AI Processing"];

const hotspot = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`\\d ?: ${name}$`) });

test("the first step explains itself when pointed at", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/tour");
  for (const name of hotspots) {
    await hotspot(page, name).hover();
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
});

test("the first step explains itself by keyboard", { tag: "@slow" }, async ({ page }) => {
  // Waits, because hydration would drop the focus.
  await page.goto("/tour", { waitUntil: "networkidle" });
  await link(page, "Start Creating").focus();
  for (const name of hotspots) {
    await page.keyboard.press("Tab");
    await expect(hotspot(page, name)).toBeFocused();
    await expect(hotspot(page, name)).toHaveAccessibleDescription(/\w/);
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
});

test("the first step explains itself when tapped", { tag: "@slow" }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto("/tour");
  for (const name of hotspots) {
    await hotspot(page, name).tap();
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  await context.close();
});
