import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { makeAdmin } from "../admins.ts";
import { anAuthor } from "../take.items.ts";
import { test as base } from "../test.ts";

export type Who = "visitor" | "creator" | "editor" | "beginner" | "admin";
export type Session = { accessToken: string; refreshToken: string };
export type World = Awaited<ReturnType<typeof aWorld>>;

export const password = "Passw0rd!";

async function aWorld(request: APIRequestContext, baseURL: string) {
  const [creator, editor, beginner] = [await anAuthor(request), await anAuthor(request), await anAuthor(request)];
  const admin = await aPerson(request);
  makeAdmin(admin.email, new URL(baseURL).port);
  const quiz = await creator.aQuiz();
  const survey = await creator.aSurvey();
  const assessment = await creator.anAssessment();
  const silent = await creator.aQuiz({ title: "Nobody came" });
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 1]));
  const attempt = await request.post(`/api/quizzes/${quiz.id}/attempts`, {
    data: { answers, duration: 125, participantName: "Grace Hopper" },
  });
  expect(attempt.status()).toBe(201);
  const [where, what] = survey.questions.map(({ id }) => id);
  await request.post(`/api/surveys/${survey.id}/responses`, {
    data: { answers: { [`${where}`]: 0, [`${what}`]: [0, 1] } },
  });

  const places: Record<string, string> = {
    quiz: quiz.id,
    survey: survey.id,
    assessment: assessment.id,
    silent: silent.id,
    editedQuiz: (await editor.aQuiz()).id,
    editedSurvey: (await editor.aSurvey()).id,
    editedAssessment: (await editor.anAssessment()).id,
  };
  const sessions: Record<Who, Session | null> = {
    visitor: null,
    creator: creator.session,
    editor: editor.session,
    beginner: beginner.session,
    admin: admin.session,
  };
  return {
    places,
    aPerson: () => aPerson(request),
    sessions,
  };
}

async function aPerson(request: APIRequestContext) {
  const email = `${randomUUID()}@person.test`;
  const data = { email, password, confirmPassword: password, firstName: "Grace", lastName: "Hopper" };
  const answer = await request.post("/api/auth/register", { data });
  expect(answer.status()).toBe(201);
  return { email, session: (await answer.json()) as Session };
}

export const test = base.extend<{ open: (session: Session | null) => Promise<Page> }, { world: World }>({
  world: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? "";
      const request = await playwright.request.newContext({ baseURL });
      await use(await aWorld(request, baseURL));
      await request.dispose();
    },
    { scope: "worker" },
  ],
  /** Opens a person's page. It replaces the page of the person before, without that person's stored data. */
  open: async ({ context }, use) => {
    let current: { session: Session | null; page: Page } | undefined;
    await use(async (session) => {
      if (current?.session === session) {
        await current.page.unrouteAll({ behavior: "ignoreErrors" });
        return current.page;
      }
      await current?.page.close();
      const page = await context.newPage();
      current = { session, page };
      await page.addInitScript(begin, { "cookie-consent": "{}", ...session });
      return page;
    });
  },
});

function begin(stored: object) {
  if (sessionStorage.length > 0) return;
  sessionStorage.setItem("begun", "yes");
  localStorage.clear();
  // The outbox would send attempts of the previous page.
  indexedDB.deleteDatabase("assay-take");
  Object.assign(localStorage, stored);
}
