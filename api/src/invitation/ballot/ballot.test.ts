import { randomBytes } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aBallot, anInviter, blinded, type InvitingItem as Item } from "../../../test/client/ballots.ts";
import { testApp } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mail.ts";
import { purgeKeys } from "../../attempt/writing/forgotten-keys.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const { db, sql } = platform;
const { author, taker, anItem } = await anInviter(app);

const begin = `mutation ($contentId: ID!, $attemptKey: String!) { startAttempt(contentId: $contentId, attemptKey: $attemptKey) {
  ... on DomainError { code errorType } } }`;
const handIn = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
  ... on SubmitAttemptSuccess { data { id: attemptId } } ... on DomainError { code errorType } } }`;
const open = `mutation ($contentId: ID!, $personalKey: String!) { openInvitation(contentId: $contentId, personalKey: $personalKey) {
  ... on OpenInvitationSuccess { data { startedAt finishedAt ballotKey } } ... on DomainError { code errorType } } }`;
const draw = `mutation ($contentId: ID!, $personalKey: String!, $blinded: String!) {
  drawBallot(contentId: $contentId, personalKey: $personalKey, blinded: $blinded) {
    ... on DrawBallotSuccess { data { blindSignature } } ... on DomainError { code errorType } } }`;

type Told = [code: string, errorType?: string | null];
const told = ({
  error,
  code = error,
  errorType,
}: {
  error?: string;
  code?: string;
  errorType?: string;
}): Told | null => (code ? [code, errorType ?? null] : null);

const doors = {
  REST: {
    open: async ({ id }: Item, key: string) =>
      (await taker.rest("POST", `/content/${id}/invitations/open`, { personalKey: key })).body,
    draw: async ({ id }: Item, key: string, message: string): Promise<string | Told> => {
      const sent = { personalKey: key, blinded: message };
      const { body } = await taker.rest("POST", `/content/${id}/invitations/redeem`, sent);
      return told(body) ?? body.blindSignature;
    },
    start: async ({ id }: Item, attemptKey: string) =>
      told((await taker.rest("POST", `/quizzes/${id}/starts`, { attemptKey })).body),
    submit: async ({ id, answers }: Item, attemptKey: string | null, part: object = {}): Promise<string | Told> => {
      const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey, ...part });
      return told(body) ?? body.id;
    },
  },
  GraphQL: {
    open: async ({ id }: Item, key: string) =>
      (await taker.graphql(open, { contentId: globalId("Content", id), personalKey: key })).data?.openInvitation.data,
    draw: async ({ id }: Item, key: string, message: string): Promise<string | Told> => {
      const sent = { contentId: globalId("Content", id), personalKey: key, blinded: message };
      const { drawBallot } = (await taker.graphql(draw, sent)).data ?? {};
      return told(drawBallot) ?? drawBallot.data.blindSignature;
    },
    start: async ({ id }: Item, attemptKey: string) =>
      told((await taker.graphql(begin, { contentId: globalId("Content", id), attemptKey })).data?.startAttempt),
    submit: async ({ id, answers }: Item, attemptKey: string | null, part: object = {}): Promise<string | Told> => {
      const given = Object.entries(answers).map(([questionId, choice]) => ({ questionId, choices: [choice] }));
      const input = { contentId: globalId("Content", id), answers: given, attemptKey, ...part };
      const { submitAttempt } = (await taker.graphql(handIn, { input })).data ?? {};
      return told(submitAttempt) ?? submitAttempt.data.id;
    },
  },
};
const invitation = (id: string) => db.invitation.findUniqueOrThrow({ where: { id } });
const noon = () => new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);

it("is stored by one statement, with nothing read before it", async () => {
  const item = await anItem();
  const ballot = await aBallot(item, (await item.invite()).key);
  const query = vi.spyOn(platform.sql, "query");
  onTestFinished(() => query.mockRestore());
  expect(await doors.REST.submit(item, ballot)).toEqual(expect.any(String));
  const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name ?? "");
  expect(names.filter((name) => /ballot|invit|start|sitting|attempts/.test(name))).toEqual(["store-attempts"]);
});

it("counts once, however many processes are sent it at the same time", async () => {
  const item = await anItem();
  const ballot = await aBallot(item, (await item.invite()).key);
  const other = await (await testApp()).as();
  const sent = Array.from({ length: 12 }, (_, index) => {
    const answers = Object.fromEntries(Object.keys(item.answers).map((id) => [id, index % 2]));
    const client = index % 3 === 0 ? other : taker;
    return client.rest("POST", `/quizzes/${item.id}/attempts`, { answers, attemptKey: ballot });
  });
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  expect(await db.attempt.count({ where: { contentId: item.id } })).toBe(1);
  expect(await db.spentBallot.count({ where: { contentId: item.id } })).toBe(1);
});

describe.each(Object.entries(doors))("a personal link to an anonymous item over %s", (_name, door) => {
  it("gives one ballot, with which its person answers once", async () => {
    const item = await anItem();
    const { id, key } = await item.invite();
    expect(await door.open(item, key)).toMatchObject({ startedAt: null, finishedAt: null });
    expect((await invitation(id)).openedAt).toEqual(noon());
    const drawing = await blinded((await door.open(item, key)).ballotKey);
    const ballot = await drawing.finished((await door.draw(item, key, drawing.sent)) as string);
    expect(await invitation(id)).toMatchObject({ startedAt: noon(), finishedAt: noon() });
    expect(await door.start(item, ballot)).toBeNull();
    const attemptId = await door.submit(item, ballot);
    expect(await db.attempt.findUniqueOrThrow({ where: { id: attemptId as string } })).toMatchObject({
      attemptKey: expect.stringMatching(/^ballot:[\da-f]{64}$/),
      invitationId: null,
      participantName: null,
      participantEmail: null,
      hadStart: true,
      completedAt: noon(),
    });
    expect(await door.submit(item, ballot)).toBe(attemptId);
    expect(await door.start(item, ballot)).toEqual(["NOT_INVITED", "SPENT"]);
    expect(await db.attempt.count({ where: { contentId: item.id } })).toBe(1);
    expect((await door.open(item, key)).finishedAt).not.toBeNull();
  });

  it("signs the same again, and nothing else", async () => {
    const item = await anItem();
    const { key } = await item.invite();
    const { ballotKey } = await door.open(item, key);
    const [first, second] = [await blinded(ballotKey), await blinded(ballotKey)];
    const signed = await door.draw(item, key, first.sent);
    expect(signed).toEqual(expect.any(String));
    expect(await door.draw(item, key, first.sent)).toBe(signed);
    expect(await door.draw(item, key, second.sent)).toEqual(["NOT_INVITED", "DRAWN"]);
  });

  it("signs once, even for simultaneous requests", async () => {
    const item = await anItem();
    const { key } = await item.invite();
    const { ballotKey } = await door.open(item, key);
    const asked = await Promise.all(
      Array.from({ length: 8 }, async () => door.draw(item, key, (await blinded(ballotKey)).sent)),
    );
    expect(asked.filter((one) => typeof one === "string")).toHaveLength(1);
  });

  it("takes no other key, and no ballot that it did not sign", async () => {
    const [item, other] = [await anItem(), await anItem()];
    const [{ key, id }, elsewhere] = [await item.invite(), await other.invite()];
    const ballot = await aBallot(item, key);
    const [token = "", signature = ""] = ballot.split(".");
    const forged = (start: string) => `${start}${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    const wrong = [
      forged(`${token}.`),
      `assay_bal_${randomBytes(32).toString("base64url")}.${signature}`,
      token,
      "assay_bal_",
      "ballot:",
      await aBallot(other, elsewhere.key),
      key,
      `invitation:${id}`,
    ];
    for (const one of wrong) {
      expect(await door.start(item, one)).toEqual(["NOT_INVITED", "NO_BALLOT"]);
      expect(await door.submit(item, one)).toEqual(["NOT_INVITED", "NO_BALLOT"]);
    }
    for (const one of ["any key", null]) expect(await door.submit(item, one)).toEqual(["NOT_INVITED", "NO_LINK"]);
    expect(await door.submit(item, ballot)).toEqual(expect.any(String));
  });

  it("refuses a used ballot, even when its attempt is gone or has lost its key", async () => {
    const item = await anItem();
    const [first, second] = [await item.invite(), await item.invite()];
    const [forgotten, deleted] = [await aBallot(item, first.key), await aBallot(item, second.key)];
    await door.submit(item, forgotten);
    await sql.query("UPDATE attempts SET completed_at = completed_at - interval '4 days' WHERE quiz_id = $1", [
      item.id,
    ]);
    await purgeKeys(platform);
    const attempt = await door.submit(item, deleted);
    await db.attempt.delete({ where: { id: String(attempt) } });
    for (const ballot of [forgotten, deleted]) {
      expect(await door.submit(item, ballot)).toEqual(["CONFLICT", null]);
      expect(await door.start(item, ballot)).toEqual(["NOT_INVITED", "SPENT"]);
    }
    expect(await db.attempt.count({ where: { contentId: item.id } })).toBe(1);
  });

  it("draws nothing once it was withdrawn, nor where answers have names or are not taken", async () => {
    const item = await anItem();
    const { key, id } = await item.invite();
    const { ballotKey } = await door.open(item, key);
    const { sent } = await blinded(ballotKey);
    await author.rest("PATCH", `/content/${item.id}/invitations/${id}`, { isRevoked: true });
    expect(await door.draw(item, key, sent)).toEqual(["NOT_INVITED", "WITHDRAWN"]);
    expect(await door.draw(item, `${key.slice(0, -1)}`, sent)).toEqual(["NOT_INVITED", "INCOMPLETE"]);
    const named = await anItem({ invitedOnly: true });
    const ann = await named.invite();
    expect(await door.draw(named, ann.key, sent)).toEqual(["CONFLICT", null]);
    const over = await anItem({ anonymous: true, closesAt: "2026-01-01T00:00:00.000Z" });
    expect(await door.draw(over, (await over.invite()).key, sent)).toEqual(["CLOSED", null]);
    const large = Buffer.alloc(256, 255).toString("base64url");
    for (const flawed of ["", sent.slice(1), large])
      expect(await door.draw(item, key, flawed)).toEqual(["VALIDATION_FAILED", null]);
  });

  it("is refused where answers have names", async () => {
    const item = await anItem();
    const ballot = await aBallot(item, (await item.invite()).key);
    const named = await anItem({ invitedOnly: true });
    expect(await door.submit(named, ballot)).toEqual(["VALIDATION_FAILED", null]);
  });
});

it("reminds only people without a ballot", async () => {
  const item = await anItem();
  const [ann, bob] = [await item.invite(), await item.invite()];
  await aBallot(item, ann.key);
  await sql.query("UPDATE invitations SET mail = 'sent', sent_at = now() WHERE quiz_id = $1", [item.id]);
  const { body } = await author.rest("POST", `/content/${item.id}/invitations/send`, { letter: "reminder" });
  expect(body).toEqual({ queued: 1 });
  const listed = await author.rest("GET", `/content/${item.id}/invitations?state=unanswered`);
  expect(listed.body.invitations.map(({ id }: { id: string }) => id)).toEqual([bob.id]);
  expect(listed.body.counts).toMatchObject({ total: 2, finished: 1, unanswered: 1 });
});

it("is mailed with the promise that it keeps", async () => {
  const item = await anItem();
  const { email } = await item.invite({ language: "de" });
  expect((await author.rest("POST", `/content/${item.id}/invitations/send`, {})).body).toEqual({ queued: 1 });
  const [mail] = await mailsTo(platform, email, "invitation");
  expect(mail?.text).toContain("Die Antworten sind anonym: Zu sehen ist, dass Sie teilgenommen haben");
});

it("gives nobody extra time, which would tell them apart", async () => {
  const item = await anItem({ anonymous: true, invitedOnly: true, timeLimit: 20 });
  const { id } = await item.invite();
  const change = await author.rest("PATCH", `/content/${item.id}/invitations/${id}`, { extraMinutes: 5 });
  expect(change).toMatchObject({ status: 400, body: { issues: [{ path: "extraMinutes" }] } });
  const people = [{ name: "Slow", extraPercent: 25 }];
  for (const path of ["", "/preview"])
    expect((await author.rest("POST", `/content/${item.id}/invitations${path}`, { people })).status).toBe(400);
});
