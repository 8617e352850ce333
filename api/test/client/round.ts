/** Programs against REST as other developers write them: with openapi-fetch and only the document's types. */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../src/generated/paths.ts";

/** An export may also be text; this client requests only JSON. */
type Api = Client<paths, "application/json">;

interface Answer<Data> {
  data?: Data;
  error?: { error: string; message: string };
  response: Response;
}

function dataOf<Data>({ data, error, response }: Answer<Data>): Data {
  if (data === undefined) throw new Error(`${response.status} ${error?.error}: ${error?.message}`);
  return data;
}

export const visitor = (baseUrl: string) => createClient<paths, "application/json">({ baseUrl });

/** Returns a client for a new account. */
export async function register(baseUrl: string): Promise<Api> {
  const password = "Ada-1815-Lovelace";
  const name = { firstName: "Ada", lastName: "Lovelace" };
  const email = `${crypto.randomUUID()}@example.com`;
  const body = { ...name, email, password, confirmPassword: password };
  const { accessToken } = dataOf(await visitor(baseUrl).POST("/api/auth/register", { body }));
  return createClient<paths, "application/json">({ baseUrl, headers: { authorization: `Bearer ${accessToken}` } });
}

export async function createQuiz(author: Api): Promise<string> {
  const question = { question: "Capital of Norway?", options: ["Oslo", "Bergen"], correctAnswer: 0 };
  const { id } = dataOf(
    await author.POST("/api/quizzes/manual", {
      params: { header: { "idempotency-key": crypto.randomUUID() } },
      body: { title: "Capitals", difficulty: "easy", showResultsToTakers: true, questions: [question] },
    }),
  );
  return id;
}

export async function createAssessment(author: Api): Promise<string> {
  const words = { description: "So far.", encouragingMessage: "Go on!" };
  const { id } = dataOf(
    await author.POST("/api/quizzes/skill-based", {
      body: {
        title: "Spreadsheets",
        showResultsToTakers: true,
        skillLevels: [
          { name: "Beginner", range: [0, 4], ...words },
          { name: "Expert", range: [5, 10], ...words },
        ],
        questions: [{ questionText: "Do you use pivots?", options: ["Often", "Never"], optionWeights: [10, 0] }],
      },
    }),
  );
  return id;
}

/** Runs one round of a quiz or skill assessment: take, view, edit, copy, export and delete. */
export async function roundOfQuiz(author: Api, taker: Api, id: string) {
  const quiz = { params: { path: { id } } };
  const shown = dataOf(await taker.GET("/api/quizzes/{id}", quiz));
  const attemptKey = crypto.randomUUID();
  dataOf(await taker.POST("/api/quizzes/{id}/starts", { ...quiz, body: { attemptKey } }));
  const answers = Object.fromEntries(shown.questions.map((question) => [question.id, 0]));
  const receipt = dataOf(
    await taker.POST("/api/quizzes/{id}/attempts", {
      ...quiz,
      body: { answers, attemptKey, participantName: "Grace", duration: 12, revision: shown.revision },
    }),
  );
  const results = dataOf(
    await author.GET("/api/quizzes/{id}/results", { params: { path: { id }, query: { limit: 10, minScore: 50 } } }),
  );

  const own = dataOf(await author.GET("/api/quizzes/{id}", quiz));
  if (!("canEdit" in own)) throw new Error("That is somebody else's");
  const same = dataOf(await author.PUT("/api/quizzes/{id}", { ...quiz, body: own }));
  const edited = dataOf(await author.PUT("/api/quizzes/{id}", { ...quiz, body: { title: "Renamed" } }));
  const copy = dataOf(await author.POST("/api/quizzes/{id}/duplicate", quiz));
  const exported = dataOf(
    await author.GET("/api/quizzes/{id}/export", { params: { path: { id }, query: { format: "json" } } }),
  );
  dataOf(await author.DELETE("/api/quizzes/{id}", quiz));
  const { error: gone } = await author.GET("/api/quizzes/{id}", quiz);
  return { shown, receipt, results, own, same, edited, copy, exported, gone };
}

/** Runs one round of a survey. */
export async function roundOfSurvey(author: Api, taker: Api) {
  const { id } = dataOf(
    await author.POST("/api/surveys", {
      body: {
        title: "Lunch",
        showResultsToTakers: true,
        questions: [{ questionText: "What did you have?", questionType: "multi_select", options: ["Soup", "Cake"] }],
      },
    }),
  );
  const survey = { params: { path: { id } } };
  const shown = dataOf(await taker.GET("/api/surveys/{id}", survey));
  const attemptKey = crypto.randomUUID();
  dataOf(await taker.POST("/api/surveys/{id}/starts", { ...survey, body: { attemptKey } }));
  const answers = Object.fromEntries(shown.questions.map((question) => [question.id, [0, 1]]));
  const receipt = dataOf(await taker.POST("/api/surveys/{id}/responses", { ...survey, body: { answers, attemptKey } }));
  const results = dataOf(await author.GET("/api/surveys/{id}/results", survey));
  const responses = dataOf(await author.GET("/api/surveys/{id}/responses", survey));

  const own = dataOf(await author.GET("/api/surveys/{id}", survey));
  if (!("canEdit" in own)) throw new Error("That is somebody else's");
  const same = dataOf(await author.PUT("/api/surveys/{id}", { ...survey, body: own }));
  const edited = dataOf(await author.PUT("/api/surveys/{id}", { ...survey, body: { title: "Renamed" } }));
  const copy = dataOf(await author.POST("/api/surveys/{id}/duplicate", survey));
  const exported = dataOf(
    await author.GET("/api/surveys/{id}/export", { params: { path: { id }, query: { format: "json" } } }),
  );
  dataOf(await author.DELETE("/api/surveys/{id}", survey));
  const { error: gone } = await author.GET("/api/surveys/{id}", survey);
  return { shown, receipt, results, responses, own, same, edited, copy, exported, gone };
}

/** Sends a request that the compiler rejects, and returns the service's response. */
export async function misspelt(author: Api) {
  const question = { question: "Capital of Norway?", options: ["Oslo", "Bergen"], correctAnswer: 0 };
  // @ts-expect-error A quiz has a title.
  return await author.POST("/api/quizzes/manual", { body: { titel: "Capitals", questions: [question] } });
}
