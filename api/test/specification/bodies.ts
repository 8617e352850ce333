import { assessmentInput, surveyInput } from "../factories.ts";
import type { World } from "./world.ts";

type Body = Record<string, unknown>;

const profile = { firstName: "Ada", lastName: "Byron", email: "ada@profile.test" };
const change = { newPassword: "Better9horses", confirmPassword: "Better9horses" };
const registration = { firstName: "Ada", lastName: "Byron", password: "long enough", confirmPassword: "long enough" };
const quiz = {
  title: "Capitals",
  description: "Two of them.",
  showResultsToTakers: false,
  questions: [
    {
      question: "Capital of France?",
      options: ["Lyon", "Paris"],
      correctAnswer: 1,
      explanation: "Since 987.",
      type: "multiple_choice",
    },
  ],
};

const mails = {
  enabled: false,
  subject: "Where you stand",
  customMessage: "Thank you.",
  resourceLinks: [{ title: "A book", url: "https://example.org/book" }],
  authorSignature: "Ada",
};

const survey = {
  ...surveyInput,
  description: "For Fridays.",
  showResultsToTakers: false,
  collectEmailUpfront: false,
  emailResultsSettings: mails,
};

const assessment = {
  ...assessmentInput,
  description: "Honestly.",
  scoringType: "skill_based",
  showResultsToTakers: false,
  collectEmailUpfront: true,
  emailResultsSettings: mails,
};

const pdf = async (world: World) => ({ pdfPath: await world.uploaded(), fileName: "suez_canal.pdf" });
const edit = {
  meta: {
    title: "Capitals, revised",
    difficulty: "hard",
    sourceUrl: "https://example.org/",
    showResultsToTakers: true,
  },
  questions: [{ questionText: "Capital of Spain?", options: ["Madrid", "Seville"], correctAnswer: 0 }],
};

let people = 0;

/** A valid payload for each call; tests break single values. */
export const bodies: Record<string, (world: World) => Body | Promise<Body>> = {
  "POST /api/auth/register": () => ({ ...registration, email: `new${++people}@people.test` }),
  "POST /api/auth/login": ({ people, password }) => ({ email: people.creator.email, password }),
  "POST /api/auth/forgot-password": ({ people }) => ({ email: people.creator.email }),
  "POST /api/auth/reset-password": async (world) => ({
    token: await world.resetToken(),
    password: "another horse",
    confirmPassword: "another horse",
  }),
  "POST /api/auth/verify-email": async (world) => ({ token: await world.verificationToken() }),
  "POST /api/auth/refresh": async (world) => ({ refreshToken: (await world.session()).refreshToken }),
  "POST /api/auth/logout": async (world) => ({ refreshToken: (await world.session()).refreshToken }),
  "PATCH /api/auth/profile": () => profile,
  "POST /api/auth/change-password": ({ password }) => ({ currentPassword: password, ...change }),
  "POST /api/surveys": () => survey,
  "POST /api/surveys/ai-generate": () => ({
    title: "Trees",
    description: "What people think of trees",
    questionCount: 3,
    showResultsToTakers: true,
  }),
  "POST /api/surveys/from-url": ({ link }) => ({
    url: link,
    title: "Canals",
    questionCount: 5,
    showResultsToTakers: true,
  }),
  "POST /api/surveys/from-pdf": async (world) => ({
    title: "Canals",
    description: "For our guests",
    questionCount: 3,
    showResultsToTakers: false,
    ...(await pdf(world)),
  }),
  "POST /api/quizzes": ({ link }) => ({
    url: link,
    title: "Canals",
    questionCount: 5,
    difficulty: "hard",
    showResultsToTakers: true,
  }),
  "POST /api/quizzes/from-pdf": async (world) => ({
    title: "Canals",
    questionCount: 5,
    difficulty: "easy",
    showResultsToTakers: false,
    ...(await pdf(world)),
  }),
  "POST /api/quizzes/manual": () => quiz,
  "POST /api/quizzes/generate-ai": () => ({
    title: "Trees",
    topic: "The trees of the north",
    questionCount: 3,
    difficulty: "medium",
    showResultsToTakers: false,
  }),
  "POST /api/quizzes/skill-based": () => assessment,
  "PUT /api/quizzes/{assessment}": () => ({ skillLevels: assessmentInput.skillLevels }),
  "PUT /api/quizzes/{quiz}": () => edit,
  "PUT /api/quizzes/{hidden}": () => edit,
};

export function broken(body: Body, path: string, value: unknown): Body {
  const copy = structuredClone(body);
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  const parent = steps.reduce<Body>((within, step) => within[step] as Body, copy);
  parent[last] = value;
  return copy;
}
