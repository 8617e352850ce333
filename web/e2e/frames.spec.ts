import { type APIRequestContext, expect } from "playwright/test";
import { chartOf, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** The batch size in `web/src/ui/hooks/renderQueue.ts`. */
const atATime = 5;

declare global {
  interface Window {
    /** Keys of the questions rendered in each React commit. */
    commits: string[][];
    waiting: IdleRequestCallback[];
    /** React's root, which has pending lanes until it has rendered everything. */
    root: { pendingLanes: number };
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

test("a frame renders the questions in sight, and the others a few at a time", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  await signIn(page, author);
  const question = { questionText: "One of many", options: ["Yes", "No"], correctAnswer: 0 };
  const quiz = await author.aQuiz({ questions: Array.from({ length: 60 }, () => question) });
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
  await answer(request, quiz.id, answers);
  await page.addInitScript(countRendered);
  await page.addInitScript(holdIdleCallbacks);
  await page.goto(`/results/${quiz.id}?tab=questions`);
  await expect(page.getByRole("status").getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show All Charts" }).click();
  await page.getByRole("button", { name: "Show all 60 questions" }).click();
  const charts = chartOf(page, "One of many");
  await expect(charts).toHaveCount(60);
  await expect(page.getByText(/No verdict on the questions yet: 1 response so far/)).toBeVisible();

  await page.evaluate(runIdleCallbacks);
  await charts.last().scrollIntoViewIfNeeded();
  await answer(request, quiz.id, answers);
  await expect(charts.last()).toContainText("2 answers");
  await expect(charts.first()).toContainText("1 answer");
  await expect(page.getByText("All 2 responses")).toBeVisible();
  const first = await page.evaluate(() => window.commits.splice(0));
  const inSight = new Set(first.flat()).size;
  expect(inSight).toBeGreaterThan(0);
  expect(inSight).toBeLessThan(20);

  const pieces = await page.evaluate(runIdleCallbacks);
  await expect(charts.filter({ hasText: "2 answers" })).toHaveCount(60);
  // Row and chart of a question are next to each other. In sight, the frame draws both, and idle callbacks neither.
  expect(new Set([...first, ...pieces].flat()).size).toBe(60);
  // Questions scrolled into view during this are drawn immediately, on a busy machine in the same frame.
  expect(Math.max(...pieces.map((keys) => keys.length))).toBeLessThanOrEqual(atATime + inSight);
});

const answer = async (request: APIRequestContext, id: string, answers: Record<string, number>) =>
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, duration: 60 } })).ok()).toBe(true);

/** Idle callbacks run only when the test calls them. */
function holdIdleCallbacks() {
  window.waiting = [];
  window.requestIdleCallback = (work) => window.waiting.push(work);
}

/**
 * Runs the idle callbacks, each after React has rendered the work of the one before. Returns the keys of the questions
 * rendered.
 */
async function runIdleCallbacks() {
  for (let work = window.waiting.shift(); work; work = window.waiting.shift()) {
    work({ didTimeout: false, timeRemaining: () => 50 });
    while (window.root.pendingLanes !== 0) await new Promise(requestAnimationFrame);
  }
  return window.commits.splice(0);
}

/** Installed before React, like its developer tools. */
function countRendered() {
  interface Fiber {
    key: string | null;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  const performedWork = 1;
  const isQuestion = (key: string | null) => key?.startsWith(btoa("Question:"));
  window.commits = [];

  /** True if a component rendered. Otherwise its children are the same objects as before. */
  function look(fiber: Fiber, keys: string[]): boolean {
    let isRendered = (fiber.flags & performedWork) !== 0;
    if (fiber.child !== fiber.alternate?.child)
      for (let child = fiber.child; child; child = child.sibling) isRendered = look(child, keys) || isRendered;
    if (isRendered && isQuestion(fiber.key)) keys.push(String(fiber.key));
    return isRendered;
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_renderer: number, root: { current: Fiber; pendingLanes: number }) {
      window.root = root;
      const keys: string[] = [];
      look(root.current, keys);
      if (keys.length > 0) window.commits.push(keys);
    },
  };
}
