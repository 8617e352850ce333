import { expect } from "vitest";
import { bodies } from "./bodies.ts";
import { flag, list, type Row, row, text, tokens } from "./row.ts";

const me = {
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  plan: "free",
  isEmailVerified: flag,
  createdAt: text,
  isAdmin: false,
};

const item = { id: text, title: text, questions: list };
const pdfType = { "content-type": "application/pdf" };

function form(pdf: Buffer) {
  const file = new FormData();
  file.append("pdf", new File([new Uint8Array(pdf)], "suez_canal.pdf", { type: "application/pdf" }));
  return file;
}

export const creatorCalls: Row[] = [
  row(
    "POST /api/auth/refresh",
    { by: "visitor", send: bodies["POST /api/auth/refresh"], status: 200, answer: tokens },
    { by: "visitor", send: { refreshToken: "unknown" }, status: 401, answer: { error: "UNAUTHENTICATED" } },
  ),
  row(
    "GET /api/auth/me",
    { by: "creator", status: 200, answer: me },
    { by: "visitor", status: 401, answer: { error: "UNAUTHENTICATED" } },
  ),
  row("POST /api/auth/logout", {
    by: "creator",
    send: bodies["POST /api/auth/logout"],
    status: 200,
    answer: { message: text },
  }),
  row(
    "PATCH /api/auth/profile",
    { by: "leaver", send: bodies["PATCH /api/auth/profile"], status: 200, answer: { email: "ada@profile.test" } },
    { by: "visitor", send: bodies["PATCH /api/auth/profile"], status: 401, answer: { error: "UNAUTHENTICATED" } },
  ),
  row(
    "POST /api/auth/change-password",
    {
      by: "visitor",
      send: bodies["POST /api/auth/change-password"],
      status: 401,
      answer: { error: "UNAUTHENTICATED" },
    },
    {
      by: "leaver",
      send: bodies["POST /api/auth/change-password"],
      status: 200,
      answer: { message: "Your password has been changed successfully" },
    },
  ),
  row(
    "POST /api/surveys",
    { by: "creator", send: bodies["POST /api/surveys"], status: 201, answer: { ...item, contentType: "survey" } },
    { by: "visitor", send: bodies["POST /api/surveys"], status: 401, answer: { error: "UNAUTHENTICATED" } },
  ),
  row("POST /api/surveys/ai-generate", {
    by: "creator",
    send: bodies["POST /api/surveys/ai-generate"],
    status: 201,
    answer: { ...item, contentType: "survey", sourceType: "ai_generated", showResultsToTakers: true },
  }),
  row("POST /api/surveys/from-url", {
    by: "creator",
    send: bodies["POST /api/surveys/from-url"],
    status: 201,
    answer: { survey: { id: text, title: "Canals", sourceType: "article" } },
  }),
  row("POST /api/surveys/from-pdf", {
    by: "creator",
    send: bodies["POST /api/surveys/from-pdf"],
    status: 201,
    answer: { ...item, sourceType: "pdf", description: "For our guests" },
  }),
  row(
    "POST /api/pdfs/upload",
    { by: "creator", status: 201, answer: { uploadURL: text } },
    {
      call: async ({ uploadLink }) => `PUT ${await uploadLink()}`,
      by: "visitor",
      send: ({ pdf }) => pdf,
      headers: pdfType,
      status: 200,
      answer: { pdfPath: expect.stringMatching(/^\/api\/pdfs\/objects\//) },
    },
    { by: "visitor", status: 401, answer: { error: "UNAUTHENTICATED" } },
  ),
  row("POST /api/pdfs/upload variant (multipart form with field pdf)", {
    call: "POST /api/pdfs/upload",
    by: "creator",
    send: ({ pdf }) => form(pdf),
    status: 201,
    answer: { pdfPath: text },
  }),
  row(
    "POST /api/quizzes",
    {
      by: "creator",
      send: bodies["POST /api/quizzes"],
      status: 201,
      answer: { quiz: { ...item, difficulty: "hard" } },
    },
    { by: "creator", send: { prompt: "Trees", questionCount: 3 }, status: 201, answer: { quiz: item } },
  ),
  row("POST /api/quizzes/from-pdf", {
    by: "creator",
    send: bodies["POST /api/quizzes/from-pdf"],
    status: 201,
    answer: { ...item, sourceType: "pdf", difficulty: "easy" },
  }),
  row("POST /api/quizzes/manual", {
    by: "creator",
    send: bodies["POST /api/quizzes/manual"],
    status: 201,
    answer: { ...item, contentType: "quiz", scoringType: "traditional", isPublic: true, collectEmailUpfront: false },
  }),
  row("POST /api/quizzes/generate-ai", {
    by: "creator",
    send: bodies["POST /api/quizzes/generate-ai"],
    status: 201,
    answer: { ...item, sourceType: "ai_generated", difficulty: "medium" },
  }),
  row(
    "POST /api/quizzes/skill-based",
    {
      by: "creator",
      send: bodies["POST /api/quizzes/skill-based"],
      status: 201,
      answer: {
        ...item,
        scoringType: "skill_based",
        collectEmailUpfront: true,
        emailResultsSettings: { enabled: false },
      },
    },
    {
      by: "visitor",
      send: bodies["POST /api/quizzes/skill-based"],
      status: 401,
      answer: { error: "UNAUTHENTICATED", message: expect.stringMatching(/^Please log in first/) },
    },
  ),
  row(
    "GET /api/quizzes/{id}",
    {
      id: "quiz",
      by: "creator",
      status: 200,
      answer: { contentType: "quiz", scoringType: "traditional", title: text, questions: list, canEdit: true },
    },
    { id: "survey", by: "creator", status: 200, answer: { contentType: "survey", questions: list } },
    { id: "assessment", by: "creator", status: 200, answer: { scoringType: "skill_based", skillLevels: list } },
    { id: "hidden", by: "other", status: 404, answer: { error: "NOT_FOUND", message: "Quiz not found" } },
  ),
  row(
    "PUT /api/surveys/{id} or PUT /api/quizzes/{id}",
    {
      call: "PUT /api/surveys/{unshared}",
      by: "creator",
      send: { title: "Lunch, revised", sourceUrl: "Tell us what to cook.", showResultsToTakers: false },
      status: 200,
      answer: { title: "Lunch, revised", description: "Tell us what to cook.", questions: list },
    },
    {
      call: "PUT /api/quizzes/{hidden}",
      by: "creator",
      send: bodies["PUT /api/quizzes/{hidden}"],
      status: 200,
      answer: { title: "Capitals, revised", difficulty: "hard", questions: [{ questionText: "Capital of Spain?" }] },
    },
    {
      call: "PUT /api/quizzes/{quiz}",
      by: "other",
      send: { title: "Mine" },
      status: 403,
      answer: { error: "FORBIDDEN" },
    },
    {
      call: "PUT /api/quizzes/{quiz}",
      by: "admin",
      send: { title: "Mine" },
      status: 403,
      answer: { error: "FORBIDDEN" },
    },
  ),
];
