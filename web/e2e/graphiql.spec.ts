import { expect, type Page } from "playwright/test";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

interface Session {
  accessToken: string;
  refreshToken: string;
}

/** Opens GraphiQL with an expired access token and a stored query. */
async function open(page: Page, { accessToken, refreshToken }: Session, query: string, search = "") {
  const stored = { accessToken: `${accessToken}x`, refreshToken, "graphiql:query": query };
  await page.goto("/healthz");
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
  await page.goto(`/graphql${search}`);
}

const editor = (page: Page) => page.locator(".graphiql-query-editor .view-lines");
const result = (page: Page) => page.locator(".result-window .view-lines");

async function run(page: Page) {
  await page.getByRole("button", { name: /Execute query/ }).click();
  return result(page);
}

test("GraphiQL ignores its URL parameters, and refreshes the user's session", {
  tag: "@slow",
}, async ({ page, request }) => {
  const { session, aQuiz } = await anAuthor(request);
  await aQuiz({ title: "Rivers" });
  const foreign = {
    query: "mutation { signOutEverywhere { __typename } }",
    variables: '{"a":1}',
    headers: '{"b":"2"}',
  };
  await open(page, session, "{ viewer { contents { edges { node { title } } } } }", `?${new URLSearchParams(foreign)}`);
  await expect(editor(page)).toContainText("viewer");
  await expect(editor(page)).not.toContainText("signOutEverywhere");
  await expect(await run(page)).toContainText("Rivers");
  await editor(page).click();
  await page.keyboard.type(" ");
  expect(new URL(page.url()).search).toBe("");
});

test("GraphiQL watches a subscription", { tag: "@slow" }, async ({ page, request }) => {
  const { session, aQuiz } = await anAuthor(request);
  const { id } = await aQuiz({ title: "Rivers" });
  const globalId = btoa(`Content:${id}`);
  await open(page, session, `subscription { resultsChanged(contentId: "${globalId}") { title attemptCount } }`);
  await expect(await run(page)).toContainText('"Rivers"');
  await expect(result(page)).toContainText('"attemptCount": 0');
  const answers = { answers: {} as Record<string, number> };
  const { questions } = await (await request.get(`/api/quizzes/${id}`)).json();
  for (const question of questions) answers.answers[question.id] = 0;
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data: answers })).status()).toBe(201);
  await expect(result(page)).toContainText('"attemptCount": 1');
});
