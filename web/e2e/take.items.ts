import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";

export type Author = Awaited<ReturnType<typeof anAuthor>>;

export async function anAuthor(request: APIRequestContext) {
  const password = "Passw0rd!";
  const email = `${randomUUID()}@author.test`;
  const registration = await request.post("/api/auth/register", {
    data: {
      email,
      password,
      confirmPassword: password,
      firstName: "Ada",
      lastName: "Author",
    },
  });
  expect(registration.status()).toBe(201);
  const session: { accessToken: string; refreshToken: string } = await registration.json();
  const headers = { Authorization: `Bearer ${session.accessToken}` };
  const create = async (path: string, data: object): Promise<{ id: string; questions: { id: string }[] }> => {
    const response = await request.post(path, { headers, data });
    expect(response.status()).toBe(201);
    return response.json();
  };

  return {
    session,
    email,
    password,
    aQuiz: (part: object = {}) => create("/api/quizzes/manual", { ...quiz, ...part }),
    aSurvey: (part: object = {}) => create("/api/surveys", { ...survey, ...part }),
    anAssessment: (part: object = {}) => create("/api/quizzes/skill-based", { ...assessment, ...part }),
    change: async (id: string, data: object) => {
      expect((await request.put(`/api/quizzes/${id}`, { headers, data })).status()).toBe(200);
    },
    remove: async (id: string) => {
      expect((await request.delete(`/api/quizzes/${id}`, { headers })).ok()).toBe(true);
    },
    read: async (id: string): Promise<{ title: string; revision: number; questions: object[] }> =>
      (await request.get(`/api/quizzes/${id}`, { headers })).json(),
    results: async (id: string) => {
      const response = await request.get(`/api/quizzes/${id}/results`, { headers });
      return (await response.json()).questions as { questionText: string; responses: number; wordings: object[] }[];
    },
    attempts: async (id: string) => {
      const response = await request.get(`/api/quizzes/${id}/results`, { headers });
      return (await response.json()).attempts as {
        participantName: string | null;
        answers: object;
        duration: number;
      }[];
    },
    waiting: async (id: string): Promise<number> => {
      const response = await request.get(`/api/quizzes/${id}/results`, { headers });
      return (await response.json()).stats.waiting;
    },
    deleteAttempts: async (id: string) => {
      const { attempts }: { attempts: { id: string }[] } = await (
        await request.get(`/api/quizzes/${id}/results`, { headers })
      ).json();
      for (const attempt of attempts)
        expect((await request.delete(`/api/attempts/${attempt.id}`, { headers })).ok()).toBe(true);
    },
  };
}

const quiz = {
  title: "Capitals of the north",
  description: "Three quick ones.",
  showResultsToTakers: true,
  questions: [
    { question: "Capital of Norway?", options: ["Bergen", "Oslo"], correctAnswer: 1, explanation: "Since 1814." },
    { question: "Capital of Iceland?", options: ["Reykjavík", "Akureyri", "Keflavík"], correctAnswer: 0 },
    { question: "Capital of Finland?", options: ["Turku", "Tampere", "Helsinki"], correctAnswer: 2 },
  ],
};

const survey = {
  title: "Lunch on Fridays",
  description: "Tell us what to cook.",
  showResultsToTakers: true,
  questions: [
    { questionText: "Where do you eat?", questionType: "single_choice", options: ["Here", "Out"] },
    { questionText: "What should there be?", questionType: "multi_select", options: ["Soup", "Bread", "Cake"] },
  ],
};

const level = { description: "You set text with intent.", encouragingMessage: "It shows on the page." };
const assessment = {
  title: "Where do you stand with typography?",
  showResultsToTakers: true,
  skillLevels: [
    { ...level, name: "Developing", range: [0, 3] },
    { ...level, name: "Proficient", range: [4, 8] },
  ],
  questions: [
    { questionText: "I choose a measure on purpose.", options: ["Never", "Always"], optionWeights: [0, 4] },
    { questionText: "I can explain leading.", options: ["No", "Yes"], optionWeights: [0, 4] },
  ],
};
