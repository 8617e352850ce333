import { describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { mailsTo } from "../../test/mail.ts";
import { personalKey } from "../content/rules/personal-link.ts";
import { globalId } from "../platform/graphql/ids.ts";

const { platform, as } = await testApp({ publicUrl: "https://quiz.example" });
const owner = await aUser(platform, { isEmailVerified: true });
const [author, taker] = [await as(owner), await as()];

let count = 0;
const anAddress = () => `invited-${++count}@example.com`;

async function anItem(rules: object = { invitedOnly: true }) {
  const { id } = await aQuiz(platform, owner, { rules });
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const invite = async (person: object = {}) => {
    const email = anAddress();
    const people = [{ name: "Ann Byron", email, ...person }];
    expect(await author.rest("POST", `/content/${id}/invitations`, { people })).toMatchObject({
      status: 200,
      body: { added: 1 },
    });
    const invitation = await platform.db.invitation.findFirstOrThrow({ where: { contentId: id, email } });
    return { ...invitation, email, key: personalKey(platform, id, invitation.id) };
  };
  return { id, answers, invite };
}

type Item = Awaited<ReturnType<typeof anItem>>;

const begin = `mutation ($contentId: ID!, $attemptKey: String!) { startAttempt(contentId: $contentId, attemptKey: $attemptKey) {
  ... on DomainError { code errorType } } }`;
const handIn = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
  ... on SubmitAttemptSuccess { data { id: attemptId } } ... on DomainError { code errorType } } }`;
const open = `mutation ($contentId: ID!, $personalKey: String!) { openInvitation(contentId: $contentId, personalKey: $personalKey) {
  ... on OpenInvitationSuccess { data { name startedAt finishedAt timeLimit timeLeft } } ... on DomainError { code errorType } } }`;

/** REST and GraphQL as takers use them. The result is the reason for a refusal, or null. */
const doors = {
  REST: {
    start: async ({ id }: Item, attemptKey: string) => {
      const { body } = await taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey });
      return body.error ? [body.error, body.errorType] : null;
    },
    submit: async ({ id, answers }: Item, attemptKey: string | null, part: object = {}) => {
      const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey, ...part });
      return body.error ? [body.error, body.errorType] : body.id;
    },
    open: async ({ id }: Item, key: string) => {
      const { body } = await taker.rest("POST", `/content/${id}/invitations/open`, { personalKey: key });
      return body.error ? [body.error, body.errorType] : body;
    },
  },
  GraphQL: {
    start: async ({ id }: Item, attemptKey: string) => {
      const { data } = await taker.graphql(begin, { contentId: globalId("Content", id), attemptKey });
      return data?.startAttempt.code ? [data.startAttempt.code, data.startAttempt.errorType] : null;
    },
    submit: async ({ id, answers }: Item, attemptKey: string | null, part: object = {}) => {
      const given = Object.entries(answers).map(([questionId, choice]) => ({ questionId, choices: [choice] }));
      const input = { contentId: globalId("Content", id), answers: given, attemptKey, ...part };
      const { data } = await taker.graphql(handIn, { input });
      const { code, errorType, data: receipt } = data?.submitAttempt ?? {};
      return code ? [code, errorType] : receipt.id;
    },
    open: async ({ id }: Item, key: string) => {
      const { data } = await taker.graphql(open, { contentId: globalId("Content", id), personalKey: key });
      const { code, errorType, data: told } = data?.openInvitation ?? {};
      return code ? [code, errorType] : told;
    },
  },
};

describe.each(Object.entries(doors))("a personal link over %s", (_name, door) => {
  it("lets its person answer once, under the name and address on the list", async () => {
    const item = await anItem();
    const { id, key, email } = await item.invite();
    expect(await door.open(item, key)).toMatchObject({ name: "Ann Byron", startedAt: null, finishedAt: null });
    expect(await door.start(item, key)).toBeNull();
    const attemptId = await door.submit(item, key, { participantName: "Mallory", participantEmail: "m@example.com" });
    expect(await platform.db.attempt.findUnique({ where: { id: attemptId } })).toMatchObject({
      participantName: "Ann Byron",
      participantEmail: email,
      invitationId: id,
      attemptKey: `invitation:${id}`,
      hadStart: true,
    });
    expect(await door.submit(item, key)).toBe(attemptId);
    expect(await platform.db.attempt.count({ where: { contentId: item.id } })).toBe(1);
    const after = await platform.db.invitation.findUniqueOrThrow({ where: { id } });
    expect(after).toMatchObject({
      openedAt: expect.any(Date),
      startedAt: expect.any(Date),
      finishedAt: expect.any(Date),
    });
    expect(await door.open(item, key)).toMatchObject({ finishedAt: expect.anything() });
  });

  it("is asked for where only the invited may answer", async () => {
    const item = await anItem();
    expect(await door.start(item, "any key")).toEqual(["NOT_INVITED", "NO_LINK"]);
    expect(await door.submit(item, "any key")).toEqual(["NOT_INVITED", "NO_LINK"]);
    expect(await door.submit(item, null)).toEqual(["NOT_INVITED", "NO_LINK"]);
  });

  it("works where everybody may answer", async () => {
    const item = await anItem({});
    const { key } = await item.invite();
    expect(await door.submit(item, key)).toEqual(expect.any(String));
    expect(await door.submit(item, "any key")).toEqual(expect.any(String));
  });

  it("is refused when it is cut off, of another item, or forged", async () => {
    const [item, other] = [await anItem({}), await anItem({})];
    const { key, id } = await other.invite();
    for (const wrong of [key, key.slice(0, -1), `invitation:${id}`]) {
      expect(await door.open(item, wrong)).toEqual(["NOT_INVITED", "INCOMPLETE"]);
      expect(await door.start(item, wrong)).toEqual(["NOT_INVITED", "INCOMPLETE"]);
      expect(await door.submit(item, wrong)).toEqual(["NOT_INVITED", "INCOMPLETE"]);
    }
  });

  it("reports that it was withdrawn, and works again when restored", async () => {
    const item = await anItem();
    const { key, id } = await item.invite();
    const change = (part: object) => author.rest("PATCH", `/content/${item.id}/invitations/${id}`, part);
    expect((await change({ isRevoked: true })).status).toBe(200);
    expect(await door.open(item, key)).toEqual(["NOT_INVITED", "WITHDRAWN"]);
    expect(await door.start(item, key)).toEqual(["NOT_INVITED", "WITHDRAWN"]);
    expect(await door.submit(item, key)).toEqual(["NOT_INVITED", "WITHDRAWN"]);
    expect((await change({ isRevoked: false })).status).toBe(200);
    expect(await door.submit(item, key)).toEqual(expect.any(String));
    await change({ isRevoked: true });
    // Repeating an earlier submission still succeeds.
    expect(await door.submit(item, key)).toEqual(expect.any(String));
    expect((await author.rest("DELETE", `/content/${item.id}/invitations/${id}`)).status).toBe(200);
    expect(await door.open(item, key)).toEqual(["NOT_INVITED", "WITHDRAWN"]);
  });
});

it("shows the questions only with the key", async () => {
  const item = await anItem();
  const { key } = await item.invite();
  const closed = await taker.rest("GET", `/quizzes/${item.id}`);
  expect(closed.body).toMatchObject({ availability: "INVITED", questions: [], rules: { invitedOnly: true } });
  const opened = await taker.rest("GET", `/quizzes/${item.id}`, undefined, { "x-personal-key": key });
  expect(opened.body).not.toHaveProperty("availability");
  expect(opened.body.questions).toHaveLength(2);
  expect(opened.headers["cache-control"]).toBe("private, no-store");
});

it("emails each person a link once, and notes the delivery", async () => {
  const item = await anItem();
  const { email, key, id } = await item.invite({ language: "de" });
  const { status, body } = await author.rest("POST", `/content/${item.id}/invitations/send`, {});
  expect([status, body]).toEqual([202, { queued: 1 }]);
  const [mail] = await mailsTo(platform, email, "invitation");
  expect(mail?.subject).toMatch(/^Einladung: /);
  expect(mail?.text).toContain(`https://quiz.example/quiz/${item.id}?lang=de#invitation=${key}`);
  await expect.poll(() => platform.db.invitation.findUnique({ where: { id } })).toMatchObject({ mail: "kept" });
});

describe("with a time limit", () => {
  it.each([
    [{ extraMinutes: 5 }, 1500],
    [{ extraPercent: 25 }, 1500],
    [{ extraPercent: 33 }, 1620],
    [{}, 1200],
  ])("a person with %j has %i seconds from the start", async (extra, seconds) => {
    const item = await anItem({ timeLimit: 20 });
    const { key } = await item.invite(extra);
    for (const door of Object.values(doors))
      expect((await door.open(item, key)).timeLimit ?? 20, "the greeting says it").toBe(seconds / 60);
    const { body } = await taker.rest("POST", `/quizzes/${item.id}/starts`, { attemptKey: key });
    expect(body.timeLeft).toBeGreaterThan(seconds - 60);
    expect(body.timeLeft).toBeLessThanOrEqual(seconds);
  });

  it.each(Object.entries(doors))("over %s, a link shows the rest of an attempt, and starts none", async (_, door) => {
    const item = await anItem({ timeLimit: 20 });
    const { key } = await item.invite({ extraMinutes: 5 });
    const left = async () => (await door.open(item, key)).timeLeft ?? null;
    expect(await left()).toBeNull();
    await door.start(item, key);
    expect(await left()).toBeGreaterThan(1440);
    expect(await left()).toBeLessThanOrEqual(1500);
    await platform.sql.query("DELETE FROM attempt_starts WHERE quiz_id = $1", [item.id]);
    expect(await left()).toBeNull();
    await door.start(item, key);
    await door.submit(item, key);
    expect(await left()).toBeNull();
  });

  it("applies extra time that is granted during an attempt, and never reduces it", async () => {
    const item = await anItem({ timeLimit: 20 });
    const { id, key } = await item.invite();
    const left = async () =>
      (await taker.rest("POST", `/quizzes/${item.id}/starts`, { attemptKey: key })).body.timeLeft as number;
    const change = (part: object) => author.rest("PATCH", `/content/${item.id}/invitations/${id}`, part);
    expect(await left()).toBeLessThanOrEqual(1200);
    await change({ extraPercent: 50 });
    expect(await left()).toBeGreaterThan(1700);
    await change({ extraPercent: null });
    expect(await left()).toBeGreaterThan(1700);
  });

  it("answers within the extra time are in time", async () => {
    const item = await anItem({ timeLimit: 20 });
    const [slow, other] = [await item.invite({ extraMinutes: 10 }), await item.invite()];
    for (const { id, key } of [slow, other]) {
      await doors.REST.start(item, key);
      await platform.sql.query(
        "UPDATE attempt_starts SET started_at = now() - interval '25 minutes' WHERE attempt_key = $1",
        [`invitation:${id}`],
      );
      await doors.REST.submit(item, key);
    }
    const late = async ({ id }: { id: string }) =>
      (await platform.db.attempt.findFirstOrThrow({ where: { invitationId: id } })).late;
    expect(await late(slow)).toBeNull();
    expect(await late(other)).toBeGreaterThanOrEqual(299);
  });
});

it("is unfinished again once the answers are deleted", async () => {
  const item = await anItem();
  const { id, key } = await item.invite();
  const attempt = await doors.REST.submit(item, key);
  const finishedAt = async () => (await platform.db.invitation.findUniqueOrThrow({ where: { id } })).finishedAt;
  expect(await finishedAt()).not.toBeNull();
  await author.rest("DELETE", `/attempts/${attempt}`);
  expect(await finishedAt()).toBeNull();
});

it("goes with its person, when that is erased", async () => {
  const item = await anItem();
  const { email, id } = await item.invite();
  await author.rest("POST", `/content/${item.id}/invitations/send`, {});
  await mailsTo(platform, email, "invitation");
  const preview = await author.rest("POST", "/account/erasures/preview", { email });
  expect(preview.body.items).toMatchObject([{ invitations: 1 }]);
  await author.rest("POST", "/account/erasures", { email });
  await expect.poll(() => platform.db.mail.count({ where: { recipient: email } })).toBe(0);
  expect(await platform.db.invitation.findUnique({ where: { id } })).toBeNull();
});
