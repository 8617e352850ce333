import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { afterAll, expect, it } from "vitest";
import { hashPassword } from "../src/account/password.ts";
import { createAccessToken } from "../src/account/token/access-token.ts";
import { submit } from "../src/attempt/attempt.ts";
import { setAddress } from "../src/content/address/address.ts";
import { createQuiz, createSurvey } from "../src/content/create/create.ts";
import { personalKey } from "../src/content/rules/personal-link.ts";
import { saveTranslation } from "../src/content/translation/translation.ts";
import { deleteContent } from "../src/content/trash/delete.ts";
import type { User } from "../src/generated/prisma/client.ts";
import { imageHash } from "../src/image/image.shared.ts";
import { addPeople } from "../src/invitation/people/adding.ts";
import { anonymous } from "../src/platform/identity/viewer.ts";
import { deleteAttempt } from "../src/results/attempts/deletion/deletion.ts";
import { regradeAnswers } from "../src/results/regrading/regrading.ts";
import { failuresOf } from "./cases/failures.ts";
import { wholeDocument } from "./contract.ts";
import {
  aCertificate,
  aDraftedQuestion,
  anImage,
  aRekeyedQuiz,
  aShortQuiz,
  aSurvey,
  aUser,
  aWebhookFor,
  quizInput,
  surveyInput,
  surveyOfKinds,
  taken,
  viewerFor,
} from "./factories.ts";
import { testApp } from "./harness.ts";
import { aModelServer } from "./servers/model.ts";
import { aSite } from "./servers/site.ts";

/* Sends the OpenAPI document's examples unchanged, except that ids, links and times are replaced by real ones. */

const model = await aModelServer();
afterAll(() => model.close());
const page = `<p>${"The Rhine is longer than the Elbe, and both are shorter than the Danube. ".repeat(30)}</p>`;
const site = await aSite((_request, response) => {
  response.setHeader("content-type", "text/html");
  response.end(page);
}, afterAll);
const app = await testApp({ openaiKey: "sk-test", openaiBaseUrl: model.url, fetchAllowHosts: [site.host] });
const { platform } = app;
const { db } = platform;

const sample = {
  id: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
  link: "https://example.com/rivers",
  time: "2026-11-22T09:30:00Z",
  attemptKey: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c",
};
const email = "ada@example.com";
const password = await hashPassword("Ada-1815-Lovelace", "tests");

/** Operations whose example cannot be sent, with the reason. */
const unsent = {
  "has a token that was mailed or told once": [
    "POST /auth/refresh",
    "POST /auth/reset-password",
    "POST /auth/reset-password/access",
    "POST /auth/verify-email",
    "POST /auth/approve-email-change",
    "POST /auth/approve-email-change/link",
    "POST /auth/undo-email-change",
    "POST /auth/undo-email-change/link",
  ],
  "needs several answers": ["POST /content/{id}/questions/{questionId}/themes"],
  "sends a file": ["POST /images", "POST /pdfs/upload", "PUT /pdfs/objects/{id}"],
  "names a file that was sent": ["POST /quizzes/from-pdf", "POST /surveys/from-pdf"],
  "is about a generation, which has no example": ["GET /generations/{id}", "DELETE /generations/{id}"],
  "is a stream": ["GET /generations/{id}/events", "GET /content/{id}/events", "GET /draftings/{id}/events"],
};

const aQuizOf = (owner: User, rules?: object) =>
  createQuiz(platform, viewerFor(owner), { ...quizInput, questions: quizInput.questions.slice(0, 1), rules });
const aQuizId = async (owner: User) => (await aQuizOf(owner)).id;
const aSurveyOf = (owner: User) =>
  createSurvey(platform, viewerFor(owner), { ...surveyInput, questions: surveyInput.questions.slice(0, 1) });

async function anAttemptAt(owner: User) {
  const quiz = await aQuizOf(owner);
  await taken(platform, quiz);
  return db.attempt.findFirstOrThrow({ where: { contentId: quiz.id } });
}

async function aTrashed({ id }: { id: string }, owner: User) {
  await deleteContent(platform, viewerFor(owner), id);
  return id;
}

async function anOrphan() {
  const leaving = await aUser(platform);
  const quiz = await aQuizOf(leaving);
  await db.user.delete({ where: { id: leaving.id } });
  return quiz.id;
}

const aPausedWebhook = async (owner: User) =>
  aWebhookFor(platform, await aQuizOf(owner), { url: "https://127.0.0.1:9/" });

async function aWrittenAnswer(owner: User) {
  const { id } = await aSurvey(platform, owner, {
    questions: [{ questionType: "text", questionText: "What is missing?", form: { text: { isLong: true } } }],
  });
  const question = await db.question.findFirstOrThrow({ where: { contentId: id } });
  await submit(platform, anonymous("192.0.2.1"), id, { answers: { [question.id]: "Bicycle stands" } });
  return { contentId: id };
}

async function aTranslatedQuiz(owner: User) {
  const quiz = await aQuizOf(owner);
  await saveTranslation(platform, viewerFor(owner), quiz.id, "de", { texts: [{ path: "title", text: "Hauptstädte" }] });
  return quiz;
}

async function aNamedQuiz(owner: User) {
  return setAddress(platform, viewerFor(owner), (await aQuizOf(owner)).id, {
    address: `rivers-${randomUUID().slice(0, 8)}`,
  });
}

async function anInvitingQuiz(owner: User, rules?: object) {
  const { id } = await aQuizOf(owner, rules);
  await db.user.update({ where: { id: owner.id }, data: { isEmailVerified: true } });
  await addPeople(platform, viewerFor(owner), id, { text: "Grace <grace@example.com>" });
  return id;
}

/** Submits answers with the attempt key used in the examples. */
async function anOwnAttempt(owner: User) {
  const { id } = await aQuizOf(owner);
  const { id: question = "" } = (await db.question.findFirst({ where: { contentId: id } })) ?? {};
  await submit(platform, anonymous("192.0.2.1"), id, { answers: { [question]: 0 }, attemptKey: sample.attemptKey });
  return id;
}

async function aReport(owner: User) {
  const data = { contentId: await aQuizId(owner), reason: "phishing" as const, text: "It asks for my password." };
  return (await db.contentReport.create({ data })).id;
}

async function anAttemptDeleted(owner: User) {
  return deleteAttempt(platform, viewerFor(owner), (await anAttemptAt(owner)).id);
}

async function aRegrading(owner: User) {
  const { id, revision } = await aRekeyedQuiz(platform, owner);
  return regradeAnswers(platform, viewerFor(owner), id, { revision });
}

/** Creates the object that a path parameter names, and returns its id. */
const things: [RegExp, (owner: User) => Promise<string>][] = [
  [/^.surveys.{id}.restore/, async (owner) => aTrashed(await aSurveyOf(owner), owner)],
  [/^.(content|quizzes).{id}.restore|^.trash/, async (owner) => aTrashed(await aQuizOf(owner), owner)],
  [/^.admin.reports/, aReport],
  [/^.admin.users/, async () => (await aUser(platform)).id],
  [/^.admin.content.{id}.details/, aQuizId],
  [/^.admin.content/, anOrphan],
  [/^.content.{id}.questions.*attemptId/, async (owner) => (await aWrittenAnswer(owner)).contentId],
  [/^.content.{id}.questions/, async (owner) => (await aSurvey(platform, owner, surveyOfKinds)).id],
  [/^.content.{id}.own-answers/, anOwnAttempt],
  [/^.content.{id}.addresses/, async (owner) => (await aNamedQuiz(owner)).id],
  [/^.content.{id}.invitations.redeem/, async (owner) => anInvitingQuiz(owner, { anonymous: true })],
  [/^.content.{id}.invitations./, async (owner) => anInvitingQuiz(owner)],
  [/^.content.{id}.links/, async (owner) => (await aQuizOf(owner, { fields: [{ name: "class" }] })).id],
  [/^.content.{id}.translations/, async (owner) => (await aTranslatedQuiz(owner)).id],
  [/^.images/, async (owner) => imageHash((await anImage(platform, owner)).url) ?? ""],
  [/^.content.{id}.missing/, async (owner) => (await aShortQuiz(platform, owner)).id],
  [/^.surveys/, async (owner) => (await aSurveyOf(owner)).id],
  [/^.addresses/, async (owner) => (await aNamedQuiz(owner)).address ?? ""],
  [/^.short-links/, async (owner) => (await aQuizOf(owner)).shortCode],
  [/^.templates/, async () => "exit-ticket"],
  [/^.certificates/, async (owner) => (await aCertificate(platform, owner)).code],
  [/^.quizzes.{id}.certificates/, async (owner) => (await aCertificate(platform, owner)).key],
  [/^.content.{id}.regrade$/, async (owner) => (await aRekeyedQuiz(platform, owner)).id],
  [/^.content.{id}.regradings/, async (owner) => (await aRegrading(owner)).contentId],
  [/^.content.{id}.attempts.deletions/, async (owner) => (await anAttemptAt(owner)).contentId],
  [/^.attempt-deletions/, async (owner) => (await anAttemptDeleted(owner)).id],
  [
    /^.account.erasures.{id}/,
    async ({ id: userId }) =>
      (await db.erasure.create({ data: { userId, everywhere: false, salt: "", addressHash: "" } })).id,
  ],
  [/^.attempts/, async (owner) => (await anAttemptAt(owner)).id],
  [/^.draftings/, async (owner) => (await aDraftedQuestion(platform, owner)).draftingId],
  [/^.draft-questions/, async (owner) => (await aDraftedQuestion(platform, owner)).id],
  [/^.webhooks/, async (owner) => (await aPausedWebhook(owner)).id],
  [
    /^.webhook-deliveries/,
    async (owner) => {
      const [{ id: webhookId }, { id: attemptId, contentId }] = [await aPausedWebhook(owner), await anAttemptAt(owner)];
      const message = { webhookId, attemptId, contentId, state: "delivered" as const };
      return (await db.webhookDelivery.create({ data: message })).id;
    },
  ],
  [
    /^.auth.tokens/,
    async (owner) => (await createAccessToken(platform, viewerFor(owner), { name: "script", scope: "read" })).token.id,
  ],
];

interface Described {
  responses: Record<string, { content?: Record<string, { example: unknown }> }>;
  security?: object[];
  parameters?: { in: string; name: string; schema: { example?: unknown } }[];
  requestBody?: { content: Record<string, { example: unknown }> };
}

const { paths } = await wholeDocument(app.http);
const operations = Object.entries(paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const name = `${method.toUpperCase()} ${path.replace("/api", "")}`;
    return { name, method: method.toUpperCase() as InjectOptions["method"], path: path.replace("/api", ""), operation };
  }),
);
const excepted = Object.values(unsent).flat();

it("leaves out only operations that there are", () => {
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(excepted));
});

async function checkExample({ name, method, path, operation }: (typeof operations)[number]) {
  // Renamed instead of deleted, because the draft of an earlier user may still be in progress.
  await db.user.updateMany({ where: { email }, data: { email: `${randomUUID()}@example.com` } });
  const isTaken = name !== "POST /auth/register";
  const own = { email: isTaken ? email : "grace@example.com", password, isAdmin: path.startsWith("/admin") };
  const owner = await aUser(platform, own);
  if (path.startsWith("/auth/email-change"))
    await db.addressChange.create({
      data: {
        userId: owner.id,
        oldEmail: email,
        newEmail: "new@example.com",
        confirmToken: randomUUID(),
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
  const [, make] = things.find(([pattern]) => pattern.test(path)) ?? [path, aQuizId];
  const id = await make(owner);
  const question = await db.question.findFirst({ where: { contentId: id } });
  const attempt = await db.attempt.findFirst({ where: { contentId: id } });
  const regrading = await db.regrading.findFirst({ where: { contentId: id } });
  const invitation = await db.invitation.findFirst({ where: { contentId: id } });
  const real = (example: unknown) =>
    JSON.parse(
      JSON.stringify(example)
        .replaceAll("assay_inv_…", invitation ? personalKey(platform, id, invitation.id) : "")
        .replaceAll(`"${sample.id}":`, `"${question?.id}":`)
        .replaceAll(sample.id, id)
        .replaceAll(sample.link, `${site.url}/rivers`)
        .replaceAll(sample.time, new Date().toISOString()),
    );
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query" && parameter.schema.example !== undefined)
    .map((parameter) => [parameter.name, String(real(parameter.schema.example))]);
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const client = await app.as(owner);
  const visitor = await app.as();
  const address = `${path
    .replace(/{\w+}/, id)
    .replace("{questionId}", question?.id ?? "")
    .replace("{language}", "de")
    .replace("{attemptId}", attempt?.id ?? "")
    .replace("{invitationId}", invitation?.id ?? "")
    .replace("{regradingId}", regrading?.id ?? "")}?${new URLSearchParams([...query, ["strict", "1"]])}`;
  const body = media && real(media.example);
  const refusal = (status: number) => ({
    status,
    body: operation.responses[status]?.content?.["application/json"]?.example,
  });
  if (operation.security?.every((one) => "bearer" in one))
    expect(await visitor.rest(method, address, body)).toMatchObject(refusal(401));
  const wrong = media ? client.rest(method, address, []) : client.rest(method, address.replace(/strict=1/, "strict=x"));
  expect(await wrong).toMatchObject(refusal(400));
  const answer = await client.rest(method, address, body, type ? { "content-type": type } : {});
  const success = Object.keys(operation.responses).find((status) => status.startsWith("2"));
  expect([answer.status, answer.status < 300 ? "" : answer.body]).toEqual([Number(success), ""]);
}

it("takes the example of each operation, and refuses as its examples say", {
  tags: ["slow"],
  timeout: 180_000,
}, async () => {
  const sent = operations.filter(({ name }) => !excepted.includes(name));
  expect(await failuresOf(sent, ({ name }) => name, checkExample)).toEqual([]);
});
