import { expect } from "vitest";
import { aScannedPdf } from "../pdfs.ts";
import { refuses, says } from "../servers/model.ts";
import { bodies } from "./bodies.ts";
import { list, type Row, row } from "./row.ts";

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const tenMegabytes = 10 * 1024 * 1024;
const pdfType = { "content-type": "application/pdf" };
const putPdf = async ({ uploadLink }: { uploadLink: () => Promise<string> }) => `PUT ${await uploadLink()}`;
const noCaptions =
  "This YouTube video doesn't have captions available. Please try a different video or use the Manual Builder.";

/** "The server's message" of both error catalogues, and the table of error bodies. */
export const errorBodies: Row[] = [
  row(
    "400 VALIDATION_FAILED",
    {
      call: "POST /api/surveys",
      by: "creator",
      send: {},
      status: 400,
      answer: { error: "VALIDATION_FAILED", message: "Title is required", issues: list },
    },
    {
      call: "GET /api/quizzes/{quiz}/results?limit=501",
      by: "creator",
      status: 400,
      answer: { error: "VALIDATION_FAILED", message: "limit is 1 to 500" },
    },
    {
      call: "GET /api/quizzes/{quiz}/results?cursor=zz",
      by: "creator",
      status: 400,
      answer: { error: "VALIDATION_FAILED", issues: [{ path: "cursor" }] },
    },
    {
      call: "POST /api/auth/login",
      by: "visitor",
      send: Buffer.from("{oops"),
      headers: { "content-type": "application/json" },
      status: 400,
      answer: { error: "VALIDATION_FAILED", message: "The body must be a JSON object" },
    },
    {
      call: "POST /api/auth/reset-password",
      by: "visitor",
      send: { token: "used", password: "another horse", confirmPassword: "another horse" },
      status: 400,
      answer: { message: "This reset link is invalid or has expired. Please request a new one." },
    },
    {
      call: "POST /api/auth/verify-email",
      by: "visitor",
      send: { token: "used" },
      status: 400,
      answer: { message: "This verification link is invalid or has expired." },
    },
    {
      call: "POST /api/auth/change-password",
      by: "creator",
      send: { currentPassword: "not this", newPassword: "Better9horses", confirmPassword: "Better9horses" },
      status: 400,
      answer: { message: "This is not your current password" },
    },
  ),
  row(
    "401 UNAUTHENTICATED, TOKEN_EXPIRED, INVALID_CREDENTIALS",
    { call: "GET /api/dashboard", by: "visitor", status: 401, answer: { error: "UNAUTHENTICATED" } },
    {
      call: "GET /api/quizzes/{quiz}",
      by: "visitor",
      headers: { authorization: "Bearer nonsense" },
      status: 401,
      answer: { error: "UNAUTHENTICATED" },
    },
    {
      call: "GET /api/auth/me",
      by: "creator whose token expired",
      status: 401,
      answer: { error: "TOKEN_EXPIRED", shouldRefresh: true, message: "Your session has expired" },
    },
    {
      call: "POST /api/auth/login",
      by: "visitor",
      send: ({ people }) => ({ email: people.creator.email, password: "not this one" }),
      status: 401,
      answer: { error: "INVALID_CREDENTIALS", message: "Invalid email or password" },
    },
  ),
  row(
    "403 FORBIDDEN",
    { call: "GET /api/quizzes/{quiz}/results", by: "other", status: 403, answer: { error: "FORBIDDEN" } },
    {
      call: "GET /api/admin/dashboard",
      by: "creator",
      status: 403,
      answer: { error: "FORBIDDEN", message: "Access denied. Admin privileges required." },
    },
    {
      call: "GET /api/surveys/{unshared}/responses",
      by: "visitor",
      status: 403,
      answer: { error: "FORBIDDEN", message: "The results of this survey are not shared" },
    },
  ),
  row(
    "404 NOT_FOUND",
    { call: "GET /api/quizzes/{missing}", by: "visitor", status: 404, answer: { message: "Quiz not found" } },
    { call: "GET /api/surveys/{missing}", by: "visitor", status: 404, answer: { message: "Survey not found" } },
    {
      call: "PATCH /api/admin/users/{missing}/admin",
      by: "admin",
      send: { isAdmin: true },
      status: 404,
      answer: { error: "NOT_FOUND", message: "User not found" },
    },
    {
      call: "GET /api/attempts/{missing}/details",
      by: "creator",
      status: 404,
      answer: { error: "NOT_FOUND", message: "Attempt not found" },
    },
    {
      call: "GET /api/nowhere",
      by: "visitor",
      status: 404,
      answer: { error: "NOT_FOUND", message: expect.stringMatching(/^Page not found/) },
    },
  ),
  row(
    "409 CONFLICT",
    {
      call: "POST /api/auth/register",
      by: "visitor",
      send: async (world) => ({
        ...(await bodies["POST /api/auth/register"]?.(world)),
        email: world.people.creator.email.toUpperCase(),
      }),
      status: 409,
      answer: { error: "CONFLICT", message: "An account with this email already exists" },
    },
    {
      call: "PATCH /api/admin/users/{admin}/admin",
      by: "admin",
      send: { isAdmin: false },
      status: 409,
      answer: { error: "CONFLICT", message: "At least one administrator must remain" },
    },
    {
      call: "POST /api/quizzes/{quiz}/attempts",
      by: "visitor",
      send: async ({ answersTo, places, usedKey }) => ({
        answers: await answersTo(places.quiz ?? "", 0),
        attemptKey: usedKey,
      }),
      status: 409,
      answer: { error: "CONFLICT", message: "Different answers were already submitted with this key" },
    },
    {
      call: "POST /api/auth/resend-verification",
      by: "other",
      status: 409,
      answer: { error: "CONFLICT", message: "Your email address is verified already" },
    },
  ),
  row(
    "413 PAYLOAD_TOO_LARGE",
    {
      call: "POST /api/surveys",
      by: "creator",
      send: { title: "x".repeat(8_400_000) },
      status: 413,
      answer: { error: "PAYLOAD_TOO_LARGE" },
    },
    {
      call: putPdf,
      by: "visitor",
      send: Buffer.alloc(tenMegabytes + 1, "%PDF-"),
      headers: pdfType,
      status: 413,
      answer: {
        error: "PAYLOAD_TOO_LARGE",
        message: "File too large: Please select a PDF file smaller than 10MB.",
      },
    },
  ),
  row(
    "415 UNSUPPORTED_MEDIA_TYPE",
    {
      call: "POST /api/auth/login",
      by: "visitor",
      send: Buffer.from("email=a@b.test"),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      status: 415,
      answer: { error: "UNSUPPORTED_MEDIA_TYPE" },
    },
    {
      call: putPdf,
      by: "visitor",
      send: Buffer.from("Not what its name says"),
      headers: pdfType,
      status: 415,
      answer: { error: "UNSUPPORTED_MEDIA_TYPE", message: "Invalid file type: Please select a PDF file." },
    },
  ),
  row(
    "422 youtube_no_transcript, content_unavailable, pdf_unreadable, not_enough_text",
    {
      call: "POST /api/quizzes",
      by: "creator",
      send: { url: video },
      status: 422,
      answer: { message: noCaptions, errorType: "youtube_no_transcript", url: video },
    },
    {
      call: "POST /api/surveys/from-url",
      by: "creator",
      send: { url: "http://127.0.0.1:1/" },
      status: 422,
      answer: {
        message: "Unable to extract content from this URL. Please try a different article or web page.",
        errorType: "content_unavailable",
        url: "http://127.0.0.1:1/",
      },
    },
    {
      call: "POST /api/quizzes/from-pdf",
      by: "creator",
      send: async (world) => ({ title: "Scanned", pdfPath: await world.uploaded(await aScannedPdf()) }),
      status: 422,
      answer: { errorType: "pdf_unreadable" },
    },
    {
      call: "POST /api/quizzes",
      by: "creator",
      send: ({ shortLink }) => ({ url: shortLink }),
      status: 422,
      answer: { errorType: "not_enough_text", url: expect.stringContaining("http") },
    },
  ),
  row("429 RATE_LIMITED", {
    call: "POST /api/auth/login",
    by: "visitor who tried too often",
    send: { email: "limited@people.test", password: "not this one" },
    status: 429,
    answer: { error: "RATE_LIMITED" },
  }),
  row(
    "502 GENERATION_FAILED",
    {
      call: "POST /api/quizzes/generate-ai",
      by: "creator",
      send: async (world) => {
        world.model.plan(says("no"));
        return (await bodies["POST /api/quizzes/generate-ai"]?.(world)) ?? {};
      },
      status: 502,
      answer: {
        error: "GENERATION_FAILED",
        message: "The AI service did not return enough usable questions. Please try again.",
      },
    },
    {
      call: "POST /api/surveys/ai-generate",
      by: "creator",
      send: async (world) => {
        world.model.plan(refuses(400));
        return (await bodies["POST /api/surveys/ai-generate"]?.(world)) ?? {};
      },
      status: 502,
      answer: { error: "GENERATION_FAILED" },
    },
  ),
  row("503 GENERATION_UNAVAILABLE", {
    call: "POST /api/quizzes/generate-ai",
    by: "creator without a model",
    send: bodies["POST /api/quizzes/generate-ai"],
    status: 503,
    answer: { error: "GENERATION_UNAVAILABLE", message: expect.stringContaining("OPENAI_API_KEY") },
  }),
];
