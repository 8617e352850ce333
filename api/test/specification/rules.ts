import { expect } from "vitest";
import { failuresOf } from "../cases/failures.ts";
import { bodies, broken } from "./bodies.ts";
import type { World } from "./world.ts";

/** A forbidden value, with its place in a call's payload and the message. */
interface Rule {
  call: string;
  path: string;
  value: unknown;
  message: string;
  at: string;
}

const rule = (call: string, path: string, value: unknown, message: string, at = path): Rule => ({
  call,
  path,
  value,
  message,
  at,
});

const by = (call: string) => (/auth\/(register|login|forgot|reset|verify)/.test(call) ? "visitor" : "creator");

/** Returns the rules that the service breaks. */
export const brokenRules = (rules: Rule[], world: World) =>
  failuresOf(
    rules,
    ({ call, path, message }) => `${call} · ${path}: ${message}`,
    async ({ call, path, value, message, at }) => {
      world.rest();
      const [method, address = ""] = call.replace(/\{(\w+)\}/g, (_all, name) => world.places[name] ?? "").split(" ");
      const body = (await bodies[call]?.(world)) ?? {};
      const client = world.clients[by(call)];
      const answer = await client.rest(
        method as "POST" | "PUT" | "PATCH",
        address.replace("/api", ""),
        broken(body, path, value),
      );
      expect(answer).toMatchObject({
        status: 400,
        body: { error: "VALIDATION_FAILED", message: expect.stringContaining(message) },
      });
      expect(answer.body.issues).toContainEqual({ path: at, message });
    },
  );

const long = (length: number) => "x".repeat(length);
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const register = "POST /api/auth/register";
const login = "POST /api/auth/login";
const reset = "POST /api/auth/reset-password";
const profile = "PATCH /api/auth/profile";
const password = "POST /api/auth/change-password";
const survey = "POST /api/surveys";
const quiz = "POST /api/quizzes/manual";
const assessment = "POST /api/quizzes/skill-based";
const aiSurvey = "POST /api/surveys/ai-generate";
const urlSurvey = "POST /api/surveys/from-url";
const pdfSurvey = "POST /api/surveys/from-pdf";
const urlQuiz = "POST /api/quizzes";
const aiQuiz = "POST /api/quizzes/generate-ai";
const pdfQuiz = "POST /api/quizzes/from-pdf";
const edit = "PUT /api/quizzes/{quiz}";

const surveyQuestion = { questionText: "How?", questionType: "single_choice", options: ["Well", "Badly"] };
const ratingQuestion = { questionText: "How?", options: ["Badly", "Well"], optionWeights: [0, 1] };
const level = { name: "One", range: [0, 1], description: "d", encouragingMessage: "e" };

/** creators: validation rules. Rules that exist only on screens are in the browser's tables. */
export const creatorRules: Rule[] = [
  rule(register, "email", "nobody", "Please enter a valid email address"),
  rule(register, "password", "short", "Password must be at least 8 characters"),
  rule(register, "confirmPassword", "something else", "Passwords don't match"),
  rule(register, "firstName", "", "First name is required"),
  rule(register, "lastName", " ", "Last name is required"),
  rule(login, "email", "nobody", "Please enter a valid email address"),
  rule(login, "password", "", "Password is required"),
  rule(reset, "token", 7, "The password reset link is missing or invalid."),
  rule(reset, "password", "short", "Password must be at least 8 characters"),
  rule(profile, "firstName", "", "First name is required"),
  rule(profile, "firstName", long(51), "First name must be less than 50 characters"),
  rule(profile, "lastName", "", "Last name is required"),
  rule(profile, "lastName", long(51), "Last name must be less than 50 characters"),
  rule(profile, "email", "nobody", "Please enter a valid email address"),
  rule(password, "currentPassword", "", "Current password is required"),
  rule(password, "newPassword", "Short1", "Password must be at least 8 characters"),
  rule(password, "newPassword", "lower9horses", "Password must contain at least one uppercase letter"),
  rule(password, "newPassword", "UPPER9HORSES", "Password must contain at least one lowercase letter"),
  rule(password, "newPassword", "BetterHorses", "Password must contain at least one number"),
  rule(password, "confirmPassword", "", "Please confirm your new password"),
  rule(password, "confirmPassword", "Better9mice", "Passwords don't match"),
  rule(survey, "title", " ", "Title is required"),
  rule(survey, "questions", [], "At least 1 question required"),
  rule(survey, "questions", times(51, surveyQuestion), "Maximum 50 questions allowed"),
  rule(survey, "questions.0.questionText", "", "Question is required"),
  rule(
    survey,
    "questions.0.questionType",
    "essay",
    "This must be one of single_choice, multi_select, scale, matrix, text, number",
  ),
  rule(survey, "questions.0.options", ["Good"], "At least 2 options required"),
  rule(survey, "questions.0.options", [..."abcdefghijk"], "Maximum 10 options allowed"),
  rule(survey, "questions.0.options.1", "", "Option cannot be empty"),
  rule(quiz, "title", "", "Quiz title is required"),
  rule(quiz, "questions", [], "At least 1 question required"),
  rule(quiz, "questions.0.question", "", "Question text is required", "questions.0.questionText"),
  rule(quiz, "questions.0.options", ["Paris"], "At least 2 options required"),
  rule(quiz, "questions.0.options", [..."abcdefg"], "Maximum 6 options allowed"),
  rule(quiz, "questions.0.options.0", " ", "Option cannot be empty"),
  rule(quiz, "questions.0.correctAnswer", null, "Correct answer is required"),
  rule(quiz, "questions.0.correctAnswer", 2, "Correct answer is required"),
  rule(assessment, "title", "", "Title is required"),
  rule(assessment, "skillLevels", [level], "At least 2 skill levels required"),
  rule(assessment, "skillLevels", times(7, level), "Maximum 6 skill levels"),
  rule(assessment, "skillLevels.0.range.0", -1, "Must be 0 or more"),
  rule(assessment, "skillLevels.1.range.1", 101, "Must be 100 or less"),
  rule(assessment, "skillLevels.0.name", "", "Level name is required"),
  rule(assessment, "skillLevels.0.description", "", "Level description is required"),
  rule(assessment, "skillLevels.0.encouragingMessage", "", "Encouraging message is required"),
  rule(assessment, "questions", [], "At least 1 question required"),
  rule(assessment, "questions", times(21, ratingQuestion), "Maximum 20 questions allowed"),
  rule(assessment, "questions.0.options", ["Never"], "At least 2 options required"),
  rule(assessment, "questions.0.options", [..."abcdefg"], "Maximum 6 options allowed"),
  rule(assessment, "questions.0.optionWeights", [1], "Every option needs a weight"),
  rule(assessment, "questions.0.optionWeights.0", -1, "Must be 0 or more"),
  rule(assessment, "questions.0.optionWeights.1", 101, "Must be 100 or less"),
  rule(assessment, "emailResultsSettings.resourceLinks.0.url", "javascript:alert(1)", "Please enter a valid URL"),
  rule(aiSurvey, "title", "", "Title is required"),
  rule(aiSurvey, "description", long(9), "Description must be at least 10 characters"),
  rule(aiSurvey, "questionCount", 2, "Minimum 3 questions"),
  rule(aiSurvey, "questionCount", 16, "Maximum 15 questions"),
  rule(urlSurvey, "url", "no link", "Please enter a valid URL"),
  rule(urlSurvey, "questionCount", 4, "Minimum 5 questions"),
  rule(urlSurvey, "questionCount", 21, "Maximum 20 questions"),
  rule(urlQuiz, "url", "no link", "Please enter a valid URL"),
  rule(urlQuiz, "questionCount", 4, "Minimum 5 questions"),
  rule(urlQuiz, "questionCount", 21, "Maximum 20 questions"),
  rule(urlQuiz, "difficulty", "extreme", "This must be one of easy, medium, hard"),
  rule(aiQuiz, "title", "", "Title is required"),
  rule(aiQuiz, "topic", long(9), "Topic description must be at least 10 characters"),
  rule(aiQuiz, "questionCount", 2, "Minimum 3 questions"),
  rule(aiQuiz, "questionCount", 16, "Maximum 15 questions"),
  rule(aiQuiz, "difficulty", "extreme", "This must be one of easy, medium, hard"),
  rule(pdfQuiz, "title", "", "Title is required"),
  rule(pdfQuiz, "title", long(201), "Title is too long"),
  rule(pdfQuiz, "questionCount", 4, "Minimum 5 questions"),
  rule(pdfQuiz, "questionCount", 21, "Maximum 20 questions"),
  rule(pdfQuiz, "difficulty", "extreme", "This must be one of easy, medium, hard"),
  rule(pdfSurvey, "title", "", "Title is required"),
  rule(pdfSurvey, "title", long(201), "Title is too long"),
  rule(pdfSurvey, "description", long(501), "Description is too long"),
  rule(pdfSurvey, "questionCount", 2, "Minimum 3 questions"),
  rule(pdfSurvey, "questionCount", 16, "Maximum 15 questions"),
  rule(pdfQuiz, "pdfPath", "", "Please upload a PDF document first"),
  rule(pdfSurvey, "pdfPath", "", "Please upload a PDF document first"),
  rule(edit, "meta.title", "", "Title is required", "title"),
  rule(edit, "questions.0.questionText", "", "Question cannot be empty"),
  rule(edit, "questions.0.options", ["One"], "At least 2 options required"),
  rule(edit, "questions.0.options.0", "", "Option cannot be empty"),
  rule(edit, "questions.0.correctAnswer", -1, "Please select the correct answer"),
  rule("PUT /api/quizzes/{assessment}", "skillLevels", [], "At least 1 skill level required"),
];

const forgot = "POST /api/auth/forgot-password";
const verify = "POST /api/auth/verify-email";

export const takerRules: Rule[] = [
  rule(register, "confirmPassword", "something else", "Passwords don't match"),
  rule(forgot, "email", "nobody", "Please enter a valid email address"),
  rule(reset, "password", "short", "Password must be at least 8 characters"),
  rule(reset, "confirmPassword", "short", "Please confirm your password"),
  rule(reset, "confirmPassword", "another mouse", "Passwords don't match"),
  rule(verify, "token", "", "Invalid verification link. No token provided."),
];
