import { type APIRequestContext, expect } from "playwright/test";
import { anArticle } from "../../../api/test/article.ts";
import { anAuthor } from "../take.items.ts";

export type World = Awaited<ReturnType<typeof aWorld>>;

const question = (number: number) => ({ question: `Question ${number}?`, options: ["Yes", "No"], correctAnswer: 0 });

export async function aWorld(request: APIRequestContext) {
  const author = await anAuthor(request);
  const [quiz, survey, assessment] = await Promise.all([author.aQuiz(), author.aSurvey(), author.anAssessment()]);
  const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, 0]));
  const data = { answers, duration: 60, participantName: "Grace Hopper" };
  await request.post(`/api/quizzes/${quiz.id}/attempts`, { data });
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const endpoint = { url: "https://hooks.test/all", events: ["attempt.created"], allItems: true };
  const { id } = await (await request.post("/api/webhooks", { headers, data: endpoint })).json();
  return { request, author, quiz, survey, assessment, webhook: btoa(`Webhook:${id}`) };
}

/** Returns the global id of a draft with all its questions. */
export async function aDraft({ request, author }: World): Promise<string> {
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const text = anArticle("suez").paragraphs.join("\n\n");
  const data = { kind: "QUIZ", origin: "text", title: "The canal", text, questionCount: 5 };
  const { id } = await (await request.post("/api/draftings", { headers, data })).json();
  async function state() {
    const { state } = await (await request.get(`/api/draftings/${id}`, { headers })).json();
    // Reading is refused while the machine is busy with other sources.
    if (state === "stopped") await request.post(`/api/draftings/${id}/resume`, { headers });
    return state;
  }
  await expect.poll(state, { timeout: 60_000 }).toBe("ready");
  return btoa(`Drafting:${id}`);
}

/** Returns the path of the people invited to a quiz, after adding one. */
export async function aListOfPeople({ request, author, quiz }: World): Promise<string> {
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const data = { text: "Grace <grace@people.test>" };
  expect((await request.post(`/api/content/${quiz.id}/invitations`, { headers, data })).ok()).toBe(true);
  return `/results/${quiz.id}/people`;
}

/** Returns the path of the trash, with an item in it. */
export async function aFilledTrash({ author }: World): Promise<string> {
  await author.remove((await author.aQuiz({ title: "Rivers of the South" })).id);
  return "/trash";
}

export const aLongQuiz = ({ author }: World) =>
  author.aQuiz({ questions: Array.from({ length: 14 }, (_, place) => question(place + 1)) });

/** A quiz with one attempt, saved with another correct answer since. */
export async function aQuizWithEarlierKey({ request, author }: World): Promise<string> {
  const { id, questions } = await author.aQuiz({ questions: [question(1), question(2)] });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, participantName: "Grace Hopper" } });
  const corrected = questions.map(({ id }, place) => ({
    id,
    questionText: `Question ${place + 1}?`,
    options: ["Yes", "No"],
    correctAnswer: place,
  }));
  await author.change(id, { questions: corrected });
  return id;
}

/** A quiz with two invited people. */
export async function aQuizWithPeople({ request, author }: World): Promise<string> {
  const { id } = await author.aQuiz({ rules: { passMark: 50 } });
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const data = {
    text: "name,email,Department\nAda Lovelace,ada@people.test,Sales\nGrace Hopper,grace@people.test,Support",
  };
  expect((await request.post(`/api/content/${id}/invitations`, { headers, data })).ok()).toBe(true);
  return id;
}

/** Returns the path of a quiz's results, with a participant who has a certificate. */
export async function aCertifiedQuiz({ request, author }: World): Promise<string> {
  const { id, questions } = await author.aQuiz({ rules: { passMark: 50, certificate: {} } });
  const answers = Object.fromEntries(questions.map(({ id }, place) => [id, [1, 0, 2][place]]));
  const attemptKey = crypto.randomUUID();
  await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, attemptKey, participantName: "Grace Hopper" } });
  expect((await request.post(`/api/quizzes/${id}/certificates`, { data: { attemptKey } })).ok()).toBe(true);
  return `/results/${id}?tab=people`;
}

/** Returns the private link to a participant's answers to a quiz. */
export async function ownAnswersLink({ request, author }: World): Promise<string> {
  const { id, questions } = await author.aQuiz();
  const answers = Object.fromEntries(questions.map(({ id }, place) => [id, [1, 0, 2][place]]));
  const attemptKey = crypto.randomUUID();
  expect((await request.post(`/api/quizzes/${id}/attempts`, { data: { answers, attemptKey } })).ok()).toBe(true);
  return `/quiz/${id}#answers=${attemptKey}`;
}

/** A quiz with its title translated into German. */
export async function aTranslatedQuiz({ request, author }: World): Promise<string> {
  const { id } = await author.aQuiz();
  const headers = { authorization: `Bearer ${author.session.accessToken}` };
  const data = { texts: [{ path: "title", text: "Hauptstädte des Nordens" }] };
  expect((await request.put(`/api/content/${id}/translations/de`, { headers, data })).ok()).toBe(true);
  return id;
}

export async function anOrphan(request: APIRequestContext) {
  const leaving = await anAuthor(request);
  const orphan = await leaving.aQuiz({ title: "Left behind" });
  const headers = { authorization: `Bearer ${leaving.session.accessToken}` };
  await request.post("/api/auth/delete-account", { headers, data: { password: leaving.password, content: "keep" } });
  return orphan;
}
