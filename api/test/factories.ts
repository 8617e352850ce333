import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import sharp from "sharp";
import { hashPassword } from "../src/account/password.ts";
import { submit } from "../src/attempt/attempt.ts";
import { issueCertificate } from "../src/attempt/certificate/certificate.ts";
import { createAssessment, createQuiz, createSurvey } from "../src/content/create/create.ts";
import { updateContent } from "../src/content/edit/edit.ts";
import type { Content, Prisma, User } from "../src/generated/prisma/client.ts";
import { keepForMissing } from "../src/generation/missing/keep.ts";
import { uploadImage } from "../src/image/image.ts";
import { globalId } from "../src/platform/graphql/ids.ts";
import { anonymous, type Viewer } from "../src/platform/identity/viewer.ts";
import type { Platform } from "../src/platform/platform.ts";

export const password = "correct horse";
let hashed: Promise<string> | undefined;

export async function aUser({ db }: Platform, overrides: Partial<Prisma.UserCreateInput> = {}): Promise<User> {
  hashed ??= hashPassword(password, "tests");
  const email = `${randomUUID()}@example.com`;
  return db.user.create({
    data: { email, password: await hashed, firstName: "Ada", lastName: "Byron", ...overrides },
  });
}

export const viewerFor = ({
  id,
  isAdmin,
  timeZone = null,
}: Pick<User, "id" | "isAdmin"> & { timeZone?: string | null }): Viewer => ({
  ...anonymous("192.0.2.1"),
  user: { id, isAdmin, timeZone },
});

const someImage = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } }).png();

/** An image that the user uploaded. */
export const anImage = async (platform: Platform, user: User) =>
  uploadImage(platform, viewerFor(user), Readable.from([await someImage.toBuffer()]));

export const quizInput = {
  title: "Capitals",
  questions: [
    {
      questionText: "Capital of France?",
      options: ["Lyon", "Paris", "Nice"],
      correctAnswer: 1,
      explanation: "Since 987.",
    },
    { questionText: "Capital of Italy?", options: ["Rome", "Milan"], correctAnswer: 0 },
  ],
};

/** A quiz with an attempt at its first revision, and a different answer key since. */
export async function aRekeyedQuiz(platform: Platform, owner: User): Promise<Content> {
  const { id } = await aQuiz(platform, owner);
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  await submit(platform, anonymous("192.0.2.1"), id, { answers });
  const edited = questions.map(({ id, questionText, options }) => ({ id, questionText, options, correctAnswer: 0 }));
  return updateContent(platform, viewerFor(owner), id, { questions: edited });
}

/** The order in the API reference's example. */
const certifiedOrder = { attemptKey: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c", name: "Ada Lovelace" };

/** A certificate issued for an attempt at a quiz, and the order that was sent for it. */
export async function aCertificate(platform: Platform, owner: User) {
  const { id } = await aQuiz(platform, owner, { rules: { passMark: 1, certificate: {} } });
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map(({ id, correctAnswer }) => [id, correctAnswer]));
  const taker = anonymous("192.0.2.1");
  const { attemptKey } = certifiedOrder;
  await submit(platform, taker, id, { answers, attemptKey });
  const { code } = await issueCertificate(platform, taker, id, certifiedOrder);
  return { key: id, code, order: { contentId: globalId("Content", id), ...certifiedOrder } };
}

export const surveyInput = {
  title: "Lunch",
  questions: [
    { questionText: "How was it?", questionType: "single_choice", options: ["Good", "Bad"] },
    { questionText: "What did you have?", questionType: "multi_select", options: ["Soup", "Salad", "Cake"] },
  ],
};

export const assessmentInput = {
  title: "Spreadsheets",
  skillLevels: [
    { name: "Beginner", range: [0, 9], description: "You begin.", encouragingMessage: "Go on!", followUpContent: "" },
    {
      name: "Expert",
      range: [10, 20],
      description: "You know.",
      encouragingMessage: "Well done!",
      followUpContent: "",
    },
  ],
  questions: [
    { questionText: "Do you use formulas?", options: ["Never", "Often"], optionWeights: [0, 10] },
    { questionText: "Do you use pivots?", options: ["Never", "Often"], optionWeights: [0, 10] },
  ],
};

const toTen = Array.from({ length: 11 }, (_, point) => String(point));
const numbered = { look: "numbers", lowLabel: null, highLabel: null, isNps: false };

/** A survey with every type of question. */
export const surveyOfKinds = {
  title: "A day here",
  questions: [
    {
      questionText: "How did you come?",
      questionType: "single_choice",
      options: ["Bus", "Bike", "Other"],
      form: { choice: { other: 2 } },
    },
    {
      questionText: "What did you eat?",
      questionType: "multi_select",
      options: ["Soup", "Salad", "Other", "None of these"],
      form: { choice: { other: 2, none: 3 } },
      required: false,
    },
    {
      questionText: "Would you recommend us?",
      questionType: "scale",
      options: toTen,
      form: { scale: { ...numbered, isNps: true } },
    },
    {
      questionText: "How were these?",
      questionType: "matrix",
      options: ["Bad", "Fair", "Good"],
      form: { rows: ["Food", "Staff"] },
      required: false,
    },
    {
      questionText: "What else?",
      questionType: "text",
      form: { text: { isLong: true, minLength: 3, maxLength: 300 } },
      required: false,
    },
    {
      questionText: "How many were you?",
      questionType: "number",
      form: { number: { min: 0, max: 100 } },
      required: false,
    },
  ],
};

/** A quiz with every kind of answer key. */
export const quizOfKinds = {
  title: "Physics",
  questions: [
    {
      questionText: "Which are noble gases?",
      questionType: "multi_select",
      options: ["Neon", "Iron", "Argon"],
      answerKey: { options: [0, 2] },
      points: 3,
    },
    {
      questionText: "Who found radium?",
      questionType: "text",
      answerKey: { text: { accepted: ["Curie"], allowTypo: true } },
      required: false,
    },
    {
      questionText: "How fast do things fall?",
      questionType: "number",
      form: { number: { decimals: 2, unit: "m/s²", min: 0, max: 20 } },
      answerKey: { number: { value: 9.81, tolerance: 0.01 } },
      points: 2,
    },
    { questionText: "Which is a metal?", options: ["Iron", "Neon"], correctAnswer: 0, required: false },
  ],
};

export const aQuiz = (platform: Platform, owner: User, overrides: object = {}) =>
  createQuiz(platform, viewerFor(owner), { ...quizInput, ...overrides });

export const aSurvey = (platform: Platform, owner: User, overrides: object = {}) =>
  createSurvey(platform, viewerFor(owner), { ...surveyInput, ...overrides });

export const anAssessment = (platform: Platform, owner: User, overrides: object = {}) =>
  createAssessment(platform, viewerFor(owner), { ...assessmentInput, ...overrides });

const wishes = { language: null, audience: null, focus: null, sections: [] };

/** A quiz with one question fewer than its generation requested. */
export async function aShortQuiz(platform: Platform, owner: User): Promise<Content> {
  const quiz = await aQuiz(platform, owner);
  const wanted = { title: quiz.title, topic: "Capitals of Europe", questionCount: quizInput.questions.length + 1 };
  await keepForMissing(platform.db, quiz, { ...wishes, kind: "QUIZ", origin: "topic", wanted }, null);
  return quiz;
}

/** A draft that stopped after one question, which was accepted. */
export async function aDraftedQuestion({ db }: Platform, { id: userId }: User) {
  const wanted = { topic: "Rivers", questionCount: 5 };
  const order = { ...wishes, kind: "QUIZ", origin: "topic", wanted } as const;
  return db.candidate.create({
    data: {
      drafting: { create: { userId, order, title: "Rivers", draftedBy: "model", wanted: 9, runId: randomUUID() } },
      position: 1,
      state: "kept",
      question: {
        questionText: "Capital of Italy?",
        questionType: "multiple_choice",
        options: ["Rome", "Milan"],
        correctAnswer: 0,
        optionWeights: null,
        explanation: null,
        passage: null,
        passageAnchor: null,
      },
    },
  });
}

/** Submits the first option of each question as an anonymous taker. */
export async function taken(platform: Platform, { id }: { id: string }, participantName = "Ann"): Promise<void> {
  const questions = await platform.db.question.findMany({ where: { contentId: id, untilRevision: null } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  await submit(platform, anonymous("192.0.2.7"), id, { answers, participantName });
}

/** A webhook of the item for new attempts. Bypasses the domain, which does not let tests send to this machine. */
export const aWebhookFor = (
  { db }: Platform,
  { id: contentId, userId }: Pick<Content, "id" | "userId">,
  part: { url?: string; secret?: string } = {},
) =>
  db.webhook.create({
    data: {
      userId: userId ?? "",
      events: ["attempt_created"],
      items: { create: { contentId } },
      url: "https://example.com/",
      secret: "whsec_",
      ...part,
    },
  });
