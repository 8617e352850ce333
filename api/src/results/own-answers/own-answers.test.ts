import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { certifying } from "../../../test/doors/certifying.ts";
import { type Edited, edit } from "../../../test/doors/regrading.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const { platform, db, owner, author, taker, certified, handIn, doors: certificates } = await certifying();

const read = `query ($contentId: ID!, $attemptKey: String!, $language: String) {
  ownAnswers(contentId: $contentId, attemptKey: $attemptKey, language: $language) {
    state completedAt previous { percentage skillLevel }
    receipt { id: attemptId percentage passed correctedAt correctionReason shown { from } certificate { needsName isIssued } } } }`;
const erase = `mutation ($contentId: ID!, $attemptKey: String!) {
  eraseOwnAnswers(contentId: $contentId, attemptKey: $attemptKey) {
    ... on EraseOwnAnswersSuccess { data } ... on DomainError { error: code message } } }`;

const start = `mutation ($contentId: ID!, $attemptKey: String!) {
  startAttempt(contentId: $contentId, attemptKey: $attemptKey) { ... on DomainError { error: code message } } }`;

const doors = {
  REST: {
    start: async (id: string, attemptKey: string) =>
      (await taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey })).body,
    read: async (id: string, attemptKey: string) =>
      (await taker.rest("POST", `/content/${id}/own-answers`, { attemptKey })).body,
    erase: async (id: string, attemptKey: string) =>
      (await taker.rest("POST", `/content/${id}/own-answers/erasure`, { attemptKey })).body,
  },
  GraphQL: {
    start: async (id: string, attemptKey: string) =>
      (await taker.graphql(start, { contentId: globalId("Content", id), attemptKey })).data?.startAttempt,
    async read(id: string, attemptKey: string) {
      const { data, errors } = await taker.graphql(read, { contentId: globalId("Content", id), attemptKey });
      return data?.ownAnswers ?? { error: errors?.[0]?.extensions?.code, message: errors?.[0]?.message };
    },
    async erase(id: string, attemptKey: string) {
      const { data } = await taker.graphql(erase, { contentId: globalId("Content", id), attemptKey });
      return data?.eraseOwnAnswers.data === true ? { erased: true } : data?.eraseOwnAnswers;
    },
  },
};

const none = { error: "NOT_FOUND", message: "Answers not found" };
const resultsOf = async (id: string) => (await author.rest("GET", `/quizzes/${id}/results`)).body;

describe.each(Object.entries(doors))("over %s", (_name, door) => {
  it("reads the receipt by the key, even after the item has closed or has got a passcode", async () => {
    const quiz = await certified();
    const { attemptKey, receipt } = await handIn(quiz);
    await db.content.update({
      where: { id: quiz.id },
      data: { rules: { passMark: 50, passcode: "tulip", closesAt: "2020-01-01T00:00:00.000Z" } },
    });
    expect(await door.read(quiz.id, attemptKey)).toMatchObject({
      state: "STORED",
      completedAt: expect.any(String),
      receipt: { id: receipt.id, percentage: 100, passed: true },
    });
  });

  it("includes an issued certificate, which needs no name then", async () => {
    const quiz = await certified();
    const { attemptKey, answers } = await handIn(quiz);
    expect(await door.read(quiz.id, attemptKey)).toMatchObject({ receipt: { certificate: { needsName: true } } });
    await certificates.REST.issue(quiz.id, { attemptKey, name: "Ann" });
    const offer = { needsName: false, isIssued: true };
    expect(await door.read(quiz.id, attemptKey)).toMatchObject({ receipt: { certificate: offer } });
    const again = await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { attemptKey, answers });
    expect(again.body.certificate).toEqual(offer);
  });

  it("gives the time from which results are shown, and hides them until then", async () => {
    const shown = { what: ["SCORE"], when: "AFTER_CLOSING" };
    const quiz = await certified({ rules: { closesAt: "2999-01-01T00:00:00Z", shown } });
    const { attemptKey } = await handIn(quiz);
    const own = await door.read(quiz.id, attemptKey);
    expect(own).toMatchObject({ receipt: { percentage: null, shown: { from: expect.stringMatching(/^2999/) } } });
    expect(own.previous ?? null).toBeNull();
  });

  it("finds nothing for keys without answers, keys that can be guessed, and anonymous answers, all alike", async () => {
    const quiz = await certified();
    const { attemptKey } = await handIn(quiz, [1, 0], { attemptKey: "taker 1" });
    const secret = await certified({ rules: { anonymous: true } });
    const unlinked = await handIn(secret);
    expect(unlinked.receipt.id).toEqual(expect.any(String));
    const tried: [string, string][] = [
      [quiz.id, attemptKey],
      [quiz.id, randomUUID()],
      [quiz.id, "invitation:1"],
      [secret.id, unlinked.attemptKey],
      ["unknown", randomUUID()],
    ];
    for (const [id, key] of tried) {
      expect(await door.read(id, key)).toMatchObject(none);
      expect(await door.erase(id, key)).toMatchObject(none);
    }
    expect(await db.attempt.count({ where: { contentId: { in: [quiz.id, secret.id] } } })).toBe(2);
  });

  it("erases the answers once, from every figure, with their certificate, and says so afterwards", async () => {
    const quiz = await certified();
    const other = await handIn(quiz, [0, 1]);
    const { attemptKey, answers } = await handIn(quiz, [1, 0], { participantName: "Ann" });
    const { code } = await certificates.REST.issue(quiz.id, { attemptKey });
    const before = await db.logEntry.count({ where: { userId: owner.id } });
    for (const _ of ["first", "again"]) expect(await door.erase(quiz.id, attemptKey)).toEqual({ erased: true });

    expect(await door.read(quiz.id, attemptKey)).toMatchObject({ state: "ERASED" });
    expect(await certificates.REST.check(code)).toMatchObject({ status: "REVOKED", name: null });
    const { stats, attempts } = await resultsOf(quiz.id);
    expect(stats).toMatchObject({ totalAttempts: 1, averageScore: 0 });
    expect(attempts.map(({ id }: { id: string }) => id)).toEqual([other.receipt.id]);
    const logged = await db.logEntry.findMany({ where: { userId: owner.id, contentId: quiz.id } });
    expect(logged).toMatchObject([
      { action: "answers_erased", by: "unknown", network: null, sessionId: null, detail: { title: quiz.title } },
    ]);
    expect(await db.logEntry.count({ where: { userId: owner.id } })).toBe(before + 1);

    const again = await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { attemptKey, answers });
    expect(again).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
    expect(await db.attempt.count({ where: { contentId: quiz.id } })).toBe(1);
  });

  it("refuses a start with the key of erased answers, which holds no place", async () => {
    const quiz = await certified({ rules: { maxAttempts: 1 } });
    const { attemptKey } = await handIn(quiz);
    await door.erase(quiz.id, attemptKey);
    expect(await door.start(quiz.id, attemptKey)).toMatchObject({
      error: "CONFLICT",
      message: "You have erased these answers, and they are not stored again",
    });
    expect(await db.attemptStart.count({ where: { contentId: quiz.id } })).toBe(0);
    expect(await door.start(quiz.id, randomUUID())).not.toHaveProperty("error");
  });

  it("erases what an undone deletion would bring back, and what is stored at an item that is hidden by now", async () => {
    const quiz = await certified();
    const { attemptKey, answers, receipt } = await handIn(quiz);
    const { body } = await author.rest("DELETE", `/attempts/${receipt.id}`);
    expect(await door.read(quiz.id, attemptKey)).toMatchObject(none);
    await taker.rest("POST", `/quizzes/${quiz.id}/attempts`, { attemptKey, answers });
    await edit(platform, owner, quiz.id, (questions) => questions, { isPublic: false });
    const hidden = await door.read(quiz.id, attemptKey);
    expect(hidden).toMatchObject({ state: "HIDDEN" });
    expect(hidden.receipt ?? null).toBeNull();
    expect(await door.erase(quiz.id, attemptKey)).toEqual({ erased: true });
    await author.rest("POST", `/attempt-deletions/${body.deletionId}/undo`);
    expect(await db.attempt.count({ where: { contentId: quiz.id } })).toBe(0);
  });

  it("includes the result before a correction, and its reason", async () => {
    const quiz = await certified();
    const { attemptKey } = await handIn(quiz, [0, 0]);
    expect((await door.read(quiz.id, attemptKey)).previous ?? null).toBeNull();
    const rekeyed = (questions: Edited[]) =>
      questions.map((question, place) => (place === 0 ? { ...question, correctAnswer: 0 } : question));
    await edit(platform, owner, quiz.id, rekeyed);
    const { id, revision } = await db.content.findUniqueOrThrow({ where: { id: quiz.id } });
    await author.rest("POST", `/content/${id}/regrade`, { revision, reason: "The key was wrong." });
    expect(await door.read(quiz.id, attemptKey)).toMatchObject({
      receipt: { percentage: 100, correctionReason: "The key was wrong." },
      previous: { percentage: 50, skillLevel: null },
    });
  });
});
