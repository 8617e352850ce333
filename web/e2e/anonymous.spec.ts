import { type APIRequestContext, expect, type Page } from "playwright/test";
import { button, openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const promise = "Your answers are stored without your name";
const note = (page: Page) => page.getByText(promise, { exact: false });

async function answersTo(
  request: APIRequestContext,
  { questions }: { questions: object[] },
  id: string,
  { count, fields }: { count: number; fields?: object },
) {
  const [place, dish] = questions as { id: string }[];
  const answers = { [place?.id ?? ""]: 0, [dish?.id ?? ""]: [0] };
  for (let answered = 0; answered < count; answered++)
    expect((await request.post(`/api/surveys/${id}/responses`, { data: { answers, fields } })).status()).toBe(201);
}

async function answerAll(page: Page) {
  await button(page, "Start Survey").click();
  await page.getByLabel("Here").check({ force: true });
  await button(page, "Next").click();
  await finish(page);
}

async function finish(page: Page) {
  await page.getByLabel("Soup").check({ force: true });
  await button(page, "Submit Survey").click();
  await expect(page.getByRole("heading", { level: 1, name: "Survey Complete" })).toBeVisible();
}

test("shows the notice of an anonymous survey, asks for no name, and groups other people's answers", async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ showResultsToTakers: true, rules: { anonymous: true } });
  await page.goto(`/survey/${id}`);
  await expect(note(page)).toBeVisible();
  await expect(page.getByLabel("Name (optional)")).toHaveCount(0);
  await expect(page.getByLabel("Email (optional)")).toHaveCount(0);
  await expect(page.getByText("with your name and email", { exact: false })).toHaveCount(0);
  await answerAll(page);
  await expect(page.getByText("Others’ answers are shown once at least five people have answered.")).toBeVisible();
});

test("a participant sees what the link adds and how many share it, and answers without it", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const author = await anAuthor(request);
  const fields = [{ name: "class", values: ["7a", "7b"], isGroup: true }];
  const { id } = await author.aSurvey({ rules: { anonymous: true, fields } });
  await page.goto(`/survey/${id}?class=7b`);
  await expect(page.getByText("It is shown with answers only after at least five people share it.")).toBeVisible();
  await answersTo(request, await author.read(id), id, { count: 5, fields: { class: "7b" } });
  const shared = async () => (await request.get(`/api/content/${id}/link-values?field=class:7b`)).json();
  await expect.poll(shared).toEqual({ values: [{ name: "class", value: "7b", people: 5 }] });
  await page.reload();
  await expect(page.getByText("People who have answered and share it: 5.")).toBeVisible();
  await page.getByRole("button", { name: "Answer without it" }).click();
  await expect(page.getByText("Your answers are stored without the value from the link.")).toBeVisible();
  const submitted = page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/responses"));
  await answerAll(page);
  expect((await submitted).postDataJSON().fields).toBeUndefined();
});

test("a participant who comes back sees what the link has added, and answers without it", async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({
    rules: { anonymous: true, fields: [{ name: "class", values: ["7a", "7b"], isGroup: true }] },
  });
  await page.goto(`/survey/${id}?class=7b`);
  await button(page, "Start Survey").click();
  await page.getByLabel("Here").check({ force: true });
  await button(page, "Next").click();
  await expect(page.getByLabel("Soup")).toBeAttached();
  await page.goto(`/survey/${id}?class=7a`);
  await expect(page.getByText("This link adds class: \u20687b\u2069 to your answers.")).toBeVisible();
  await page.getByRole("button", { name: "Answer without it" }).click();
  await expect(page.getByText("Your answers are stored without the value from the link.")).toBeFocused();
  await page.reload();
  await button(page, "Continue").click();
  const submitted = page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/responses"));
  await finish(page);
  expect((await submitted).postDataJSON().fields).toBeUndefined();
});

test("a survey with a time limit shows both notices", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ rules: { anonymous: true, timeLimit: 20 } });
  await page.goto(`/survey/${id}`);
  await expect(note(page)).toBeVisible();
  await expect(page.getByText("20 minutes", { exact: false })).toBeVisible();
  await answerAll(page);
});

test("makes a survey anonymous after fixing a conflicting setting, and shows days instead of times", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aSurvey({ collectEmailUpfront: true });
  await signIn(page, author);
  await page.goto(`/maker?edit=${id}`);
  await openAccess(page);
  const anonymous = page.getByRole("checkbox", { name: "Anonymous answers" });
  await anonymous.click({ force: true });
  await expect(page.getByText("Anonymous answers have no address: do not require one.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Ask for an email address first" }).click({ force: true });
  await expect(page.getByText("Anonymous answers have no address: do not require one.")).toHaveCount(0);
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText("At any time · anyone with the link · anonymous")).toBeVisible();

  await page.goto(`/survey/${id}`);
  await expect(note(page)).toBeVisible();
  await answerAll(page);
  await page.goto(`/survey-results/${id}?tab=people`);
  await expect(page.getByText("Responses are shown in groups of five or more. 1 more is waiting.")).toBeVisible();
  await answersTo(request, await author.read(id), id, { count: 4 });
  const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Anonymous" }) });
  await expect(rows).toHaveCount(5);
  await expect(page.getByText("is waiting")).toHaveCount(0);
  await expect(rows.first().locator("time")).toHaveText(/^\w+ \d+, \d{4}$|^\d+ \w+ \d{4}$/);
  await expect(page.getByLabel("Order", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Search responses")).toHaveCount(0);
  // Filters by answer could single somebody out.
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page.getByLabel("From", { exact: true })).toBeVisible();
  await expect(page.getByText("Show only these")).toHaveCount(0);

  // The promise is kept.
  await page.goto(`/maker?edit=${id}`);
  await openAccess(page);
  await anonymous.click({ force: true });
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(
    page.getByText("has already answered, started or been invited anonymously", { exact: false }).first(),
  ).toBeVisible();
});
