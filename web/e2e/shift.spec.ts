import { type APIRequestContext, expect, type Page } from "playwright/test";
import { makeAdmin } from "./admins.ts";
import { signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** The highest allowed cumulative layout shift. */
const most = 0.02;

/** Slow enough for every screen to show its placeholder first. */
const slowLine = { offline: false, latency: 100, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

function observeShifts() {
  window.shifts = [];
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? ""),
      );
      if (!hadRecentInput) window.shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function expectStill(page: Page, path: string) {
  await page.addInitScript(observeShifts);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowLine);
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(sum, `${path} moved:\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(most);
}

async function aBusyAuthor(request: APIRequestContext) {
  const author = await anAuthor(request);
  const [quiz, survey, assessment] = await Promise.all([author.aQuiz(), author.aSurvey(), author.anAssessment()]);
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
  for (let count = 0; count < 12; count++)
    await request.post(`/api/quizzes/${quiz.id}/attempts`, { data: { answers, duration: 60 } });
  return { author, quiz, survey, assessment };
}

type Busy = Awaited<ReturnType<typeof aBusyAuthor>>;

const visitors = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/tour",
  "/templates",
  "/developers",
  "/sample-dashboard",
  "/privacy-policy",
];

const owners: Record<string, (busy: Busy) => string> = {
  dashboard: () => "/dashboard",
  maker: () => "/creator",
  "manual builder": () => "/maker?mode=manual",
  "survey builder": () => "/maker?type=survey&mode=manual",
  "builder from a topic": () => "/maker?type=quiz&mode=ai",
  "builder from a link": () => "/maker?type=survey&mode=url",
  "builder from a PDF": () => "/maker?type=assessment&mode=pdf",
  editor: ({ quiz }) => `/maker?edit=${quiz.id}`,
  created: ({ survey }) => `/maker?created=${survey.id}`,
  "results with answers": ({ quiz }) => `/results/${quiz.id}`,
  "questions of the results": ({ quiz }) => `/results/${quiz.id}?tab=questions`,
  "results without": ({ survey }) => `/survey/${survey.id}/results`,
  presenter: ({ quiz }) => `/results/${quiz.id}?present=0`,
  webhooks: ({ quiz }) => `/results/${quiz.id}/webhooks`,
  endpoints: () => "/webhooks",
  profile: () => "/profile",
  taker: ({ quiz }) => `/quiz/${quiz.id}`,
};

const wide = ["dashboard", "manual builder", "editor", "results with answers"];

for (const viewport of [phone, desk])
  test.describe(`at ${viewport.width} px nothing moves by itself`, () => {
    test.use({ viewport });

    for (const path of viewport === phone ? visitors : visitors.slice(0, 2))
      test(`on ${path}`, { tag: "@slow" }, async ({ page }) => {
        await expectStill(page, path);
      });

    for (const [screen, pathTo] of Object.entries(owners).filter(([name]) => viewport === phone || wide.includes(name)))
      test(`in the ${screen}`, { tag: "@slow" }, async ({ page, request }) => {
        const busy = await aBusyAuthor(request);
        await signIn(page, busy.author);
        await expectStill(page, pathTo(busy));
      });
  });

test("moves nothing without input in the administration", { tag: "@slow" }, async ({ context, request }) => {
  const { author } = await aBusyAuthor(request);
  makeAdmin(author.email);
  for (const [viewport, tabs] of [
    [phone, ["overview", "users", "content", "reports", "analytics"]],
    [desk, ["users", "content"]],
  ] as const)
    for (const tab of tabs) {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await signIn(page, author);
      await expectStill(page, `/admin?tab=${tab}`);
      await expect(page.getByRole("tab", { selected: true })).toBeVisible();
      await page.close();
    }
});

test("moves nothing without input in an empty dashboard", { tag: "@slow" }, async ({ page, request }) => {
  await signIn(page, await anAuthor(request));
  await expectStill(page, "/dashboard");
});
