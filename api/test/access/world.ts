import { randomUUID } from "node:crypto";
import { v7 as uuid } from "uuid";
import { createAccessToken } from "../../src/account/token/access-token.ts";
import { submit } from "../../src/attempt/attempt.ts";
import { newCode } from "../../src/attempt/certificate/code.ts";
import { setAddress } from "../../src/content/address/address.ts";
import { updateContent } from "../../src/content/edit/edit.ts";
import { personalKey } from "../../src/content/rules/personal-link.ts";
import { saveTranslation } from "../../src/content/translation/translation.ts";
import { deleteContent } from "../../src/content/trash/delete.ts";
import type { User } from "../../src/generated/prisma/client.ts";
import { viewerOf } from "../../src/platform/identity/authentication.ts";
import { anonymous } from "../../src/platform/identity/viewer.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { anAssessment, aQuiz, aSurvey, aUser, quizInput, viewerFor } from "../factories.ts";
import { accessTokenOf } from "../harness.ts";
import { type Asker, type Setting, settings } from "./rules.ts";

export type World = Awaited<ReturnType<typeof aWorld>>;
type Things = Awaited<ReturnType<typeof thingsOf>>;

/**
 * Creates an owner with items of each kind in the needed settings, everything that belongs to them, and every asker.
 */
export async function aWorld(platform: Platform, needed: readonly Setting[] = settings) {
  const [owner, taker, other, administrator, target] = await Promise.all([
    aUser(platform, { timeZone: "Asia/Tokyo" }),
    aUser(platform),
    aUser(platform),
    aUser(platform, { isAdmin: true }),
    aUser(platform),
  ]);
  const [ownToken, takerToken, otherToken, administratorToken] = await Promise.all(
    [owner, taker, other, administrator].map((user) => accessTokenOf(platform, user)),
  );
  const tokenFor = async (token: string | undefined, scope: "read" | "write") => {
    const viewer = await viewerOf(platform, `Bearer ${token}`, "192.0.2.1");
    return createAccessToken(platform, viewer, { name: "script", scope, expiresInDays: 30 });
  };
  const [read, write, ofAdministrator] = [
    await tokenFor(ownToken, "read"),
    await tokenFor(ownToken, "write"),
    await tokenFor(administratorToken, "write"),
  ];
  const tokens: Record<Asker, string | undefined> = {
    anonymous: undefined,
    taker: takerToken,
    other: otherToken,
    owner: ownToken,
    administrator: administratorToken,
    "read token": read.secret,
    "write token": write.secret,
    "administrator's token": ofAdministrator.secret,
  };
  await platform.db.accessToken.update({ where: { id: read.token.id }, data: { lastUsedAt: new Date() } });
  await platform.db.addressChange.createMany({
    data: [owner, taker, other, administrator].map(({ id, email }) => ({
      userId: id,
      oldEmail: email,
      newEmail: `new.${email}`,
      confirmToken: randomUUID(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })),
  });
  const users: Record<Asker, User | null> = {
    anonymous: null,
    taker,
    other,
    owner,
    administrator,
    "read token": owner,
    "write token": owner,
    "administrator's token": administrator,
  };
  const made = needed.map(async (setting) => [setting, await thingsOf(platform, owner, taker, setting === "public")]);
  const things: Record<Setting, Things> = Object.fromEntries(await Promise.all(made));
  const limited = await platform.db.accessToken.create({
    data: {
      userId: owner.id,
      name: "limited",
      scope: "read",
      allItems: false,
      itemIds: Object.values(things).map(({ quiz }) => quiz),
      token: randomUUID(),
      lastUsedFrom: "192.0.2.0/24",
    },
  });
  const entry = await platform.db.logEntry.create({
    data: {
      userId: owner.id,
      action: "results_exported",
      by: "token",
      sessionId: uuid(),
      tokenId: limited.id,
      network: "192.0.2.0/24",
      contentId: Object.values(things)[0]?.quiz ?? null,
      detail: { title: "Capitals", program: "limited" },
    },
  });
  const erasure = await platform.db.erasure.create({
    data: { userId: owner.id, everywhere: false, salt: "", addressHash: "", doneAt: new Date() },
  });
  const ids = { erasureId: erasure.id, tokenId: read.token.id, limitedId: limited.id, entryId: entry.id };
  return { owner, target, tokens, users, things, ...ids };
}

async function thingsOf(platform: Platform, owner: User, taker: User, isPublic: boolean) {
  const quiz = await aQuiz(platform, owner, quizInput);
  const survey = await aSurvey(platform, owner);
  const shared = await aSurvey(platform, owner, { showResultsToTakers: true });
  const assessment = await anAssessment(platform, owner);
  const locked = await aQuiz(platform, owner, { rules: { passcode: "blue heron", timeLimit: 60 } });
  const [first, second] = await platform.db.question.findMany({
    where: { contentId: quiz.id },
    orderBy: { order: "asc" },
  });
  const [weighted, last] = await platform.db.question.findMany({
    where: { contentId: assessment.id },
    orderBy: { order: "asc" },
  });
  if (!first || !second || !weighted || !last) throw new Error("The items have no questions");

  const taken = async (contentId: string, answers: object) => {
    const viewer = { ...anonymous("192.0.2.7"), user: { id: taker.id, isAdmin: false, timeZone: null } };
    const person = { participantName: "Ann", participantEmail: "ann@example.com", duration: 61, language: "de" };
    return (await submit(platform, viewer, contentId, { answers, ...person })).id;
  };
  const attempt = await taken(quiz.id, { [first.id]: 1, [second.id]: 0 });
  const graded = await taken(assessment.id, { [weighted.id]: 1, [last.id]: 1 });
  await updateContent(platform, viewerFor(owner), quiz.id, {
    questions: [
      { id: first.id, questionText: "Seat of the French government?", options: ["Lyon", "Paris"], correctAnswer: 1 },
      { id: second.id, questionText: second.questionText, options: ["Rome", "Milan"], correctAnswer: 0 },
    ],
  });
  await platform.db.attempt.update({ where: { id: attempt }, data: { late: 60, attemptKey: "certified" } });
  await platform.sql.query("UPDATE attempts SET credit = score WHERE id = $1", [attempt]);
  const certificate = newCode();
  await platform.db.certificateCode.create({ data: { code: certificate } });
  const said = { name: "Ann", title: "Capitals", passMark: 50, language: "en", completedOn: "2026-11-27" };
  await platform.db.certificate.create({ data: { attemptId: attempt, code: certificate, ...said } });
  await platform.sql.query("INSERT INTO attempt_starts (quiz_id, attempt_key, time_limit) VALUES ($1, 'begun', 3600)", [
    locked.id,
  ]);
  const { id: deletion } = await platform.db.attemptDeletion.create({
    data: { contentId: quiz.id, total: 0, state: "restored" },
  });
  const { id: regrading } = await platform.db.regrading.create({
    data: { contentId: quiz.id, revision: 2, reason: "So it is.", mails: false, total: 1, doneAt: new Date() },
  });
  const { id: invitation } = await platform.db.invitation.create({
    data: {
      contentId: quiz.id,
      name: "Ann",
      email: "ann@example.com",
      language: "de",
      fields: { class: "7b" },
      extraMinutes: 5,
      extraPercent: 10,
      mail: "bounced",
      answer: "550 No such user",
      sentAt: new Date(),
      remindedAt: new Date(),
      openedAt: new Date(),
      startedAt: new Date(),
      finishedAt: new Date(),
      revokedAt: new Date(),
    },
  });
  await platform.db.attempt.update({ where: { id: attempt }, data: { invitationId: invitation } });
  await platform.db.invitation.update({ where: { id: invitation }, data: { skillLevel: "Proficient" } });
  const { id: invited } = await platform.db.invitation.create({ data: { contentId: quiz.id, name: "Ben" } });
  await platform.db.answerMark.create({ data: { attemptId: attempt, lineId: first.id, contentId: quiz.id } });
  const lines = await platform.db.question.findMany({ where: { contentId: quiz.id }, distinct: ["lineId"] });
  await platform.db.questionThemes.createMany({
    data: lines.map(({ lineId }) => ({ contentId: quiz.id, lineId, themes: [], state: "" })),
  });
  const { id: webhook } = await platform.db.webhook.create({
    // A private address, so nothing is ever sent.
    data: {
      userId: owner.id,
      events: ["attempt_created"],
      items: { create: { contentId: quiz.id } },
      url: "https://127.0.0.1:9/",
      secret: "whsec_c2VjcmV0",
      description: "Ours",
      failingSince: new Date(),
      pausedAt: new Date(),
      disabledAt: new Date(),
      disabledBecause: "failing",
    },
  });
  const outcome = {
    state: "waiting" as const,
    body: "{}",
    tries: 3,
    status: 500,
    answer: "no",
    error: "none",
    duration: 7,
    triedAt: new Date(),
  };
  const { id: delivery } = await platform.db.webhookDelivery.create({
    data: { webhookId: webhook, contentId: quiz.id, attemptId: attempt, ...outcome },
  });
  await platform.db.question.updateMany({
    where: { id: { in: [second.id, weighted.id] } },
    data: {
      explanation: "So it is.",
      optionFeedback: ["It is.", "It is not."],
      passage: "Rome is.",
      passageAnchor: { kind: "paragraph", paragraph: 1 },
      evidence: {
        answerable: true,
        guessable: false,
        guessRate: 0,
        difficulty: 0.7,
        flaws: ["odd-length"],
        prompts: 2,
        level: "remember",
        section: "Rome",
      },
      form: { choice: { other: 1, none: null }, rows: ["Rooms"] },
      answerKey: { options: [0], scoring: { rule: "each" } },
      rendered: {
        text: "<p>Where?</p>",
        options: ["Rome", "Milan"],
        explanation: "<p>So it is.</p>",
        optionFeedback: ["<p>It is.</p>", ""],
      },
    },
  });
  await platform.db.content.update({ where: { id: quiz.id }, data: { rendered: { description: "<p>On Rome.</p>" } } });
  const order = {
    kind: "QUIZ",
    origin: "topic",
    wanted: { questionCount: 5, difficulty: "hard", sourceUrl: "https://example.com" },
  } as const;
  const wishes = { language: "en", audience: "Pupils", focus: "Rome", sections: ["Rome"] };
  const ofOwner = { userId: owner.id, order: { ...order, ...wishes }, wanted: 9 };
  const addition = { ...ofOwner.order, for: { contentId: quiz.id, questionId: second.id } };
  const { id: drafted } = await platform.db.drafting.create({
    data: { ...ofOwner, order: addition, contentId: quiz.id },
  });
  await platform.db.drafting.create({ data: { ...ofOwner, contentId: assessment.id, isShort: true } });
  const { id: drafting } = await platform.db.drafting.create({
    data: {
      ...ofOwner,
      source: { sourceType: "text", title: "Rome", url: null, language: "en", passages: [] },
      title: "Rome",
      sections: ["Rome"],
      notices: ["Few."],
      runId: randomUUID(),
    },
  });
  const { id: candidate } = await platform.db.candidate.create({
    data: {
      draftingId: drafting,
      // Gives the restore action something to restore.
      replacedById: randomUUID(),
      position: 1,
      section: "Rome",
      question: {
        questionText: "Where?",
        questionType: "multiple_choice",
        options: ["Rome", "Milan"],
        correctAnswer: 0,
        optionWeights: [1, 0],
        explanation: "So it is.",
        optionFeedback: ["It is.", "It is not."],
        form: { rows: ["Now"] },
        answerKey: { options: [0] },
        passage: "Rome is.",
        passageAnchor: { kind: "paragraph", paragraph: 1 },
        evidence: { answerable: true, guessable: null, level: null, section: null },
      },
    },
  });
  const address = `rome-${randomUUID().slice(0, 8)}`;
  await setAddress(platform, viewerFor(owner), quiz.id, { address });
  await saveTranslation(platform, viewerFor(owner), quiz.id, "de", { texts: [{ path: "title", text: "Rom" }] });
  const ids = [quiz, survey, shared, assessment].map(({ id }) => id);
  const mail = { enabled: true, subject: "Yours", customMessage: "", resourceLinks: [], authorSignature: "" };
  await platform.db.content.updateMany({
    where: { id: { in: ids } },
    data: {
      description: "About it.",
      language: "en",
      draftedBy: "model",
      sourceUrl: "https://example.com",
      emailResultsSettings: mail,
      rules: { closesAt: "2100-01-01T00:00:00.000Z" },
    },
  });
  await platform.db.content.update({
    where: { id: quiz.id },
    data: {
      rules: {
        passMark: 50,
        scoring: { rule: "each" },
        endings: { everybody: { text: "Bye" } },
        fields: [{ name: "class", values: ["7b"], isGroup: true }],
        certificate: {},
      },
      groups: { field: "class", values: ["7b"] },
    },
  });
  const { id: report } = await platform.db.contentReport.create({
    data: { contentId: quiz.id, reason: "phishing", text: "It asks for my password." },
  });
  const usage = { inputTokens: 1000, outputTokens: 200, cost: 0.01 };
  for (const { id, title, userId } of [quiz, survey, shared, assessment]) {
    if (userId === null) continue;
    const data = { contentId: id, kind: "QUIZ" as const, title, url: "https://example.com", usage };
    await platform.db.event.create({ data: { userId, contentId: id, type: "generation_finished", data } });
  }
  await platform.db.content.updateMany({ where: { id: { in: [...ids, locked.id] } }, data: { isPublic } });
  // Written without the domain, so announced here.
  for (const id of ids) platform.events.tell("content", [id]);
  const inTrash = [await aQuiz(platform, owner), await aSurvey(platform, owner)];
  for (const { id } of inTrash) await deleteContent(platform, viewerFor(owner), id);
  const [trashed = "", trashedSurvey = ""] = inTrash.map(({ id }) => id);
  const { id: trashEntry } = await platform.db.trashedItem.findUniqueOrThrow({ where: { contentId: trashed } });
  return {
    trashed,
    trashedSurvey,
    trashEntry,
    quiz: quiz.id,
    shortCode: quiz.shortCode,
    address,
    survey: survey.id,
    shared: shared.id,
    assessment: assessment.id,
    locked: locked.id,
    question: second.id,
    weighted: weighted.id,
    replaced: first.id,
    attempt,
    certificate,
    graded,
    webhook,
    delivery,
    deletion,
    regrading,
    invitation,
    report,
    personalKey: personalKey(platform, quiz.id, invited),
    drafting,
    drafted,
    candidate,
    attemptKey: randomUUID(),
  };
}
