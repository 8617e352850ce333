import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { blinded } from "../../../test/client/ballots.ts";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { purgeKeys } from "../../attempt/writing/forgotten-keys.ts";
import { personalKey } from "../../content/rules/personal-link.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { settleDrawn } from "./settling.ts";

const { platform, as } = await testApp({ publicUrl: "https://quiz.example" });
const { db, sql } = platform;
const owner = await aUser(platform, { isEmailVerified: true });
const [author, taker] = [await as(owner), await as()];

async function anItem(rules: object = { anonymous: true, invitedOnly: true }) {
  const { id } = await aQuiz(platform, owner, { rules });
  const questions = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const invite = async (person: object = {}) => {
    const email = `voter-${randomUUID()}@example.com`;
    const people = [{ name: "Ann Byron", email, ...person }];
    expect((await author.rest("POST", `/content/${id}/invitations`, { people })).status).toBe(200);
    const invitation = await db.invitation.findFirstOrThrow({ where: { contentId: id, email } });
    return { id: invitation.id, email, key: personalKey(platform, id, invitation.id) };
  };
  return { id, answers, invite };
}
type Item = Awaited<ReturnType<typeof anItem>>;

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
type Door = (typeof doors)["REST"];

async function aBallot(item: Item, key: string, door: Door = doors.REST): Promise<string> {
  const { ballotKey } = await door.open(item, key);
  const ballot = await blinded(ballotKey);
  return ballot.finished((await door.draw(item, key, ballot.sent)) as string);
}
const invitation = (id: string) => db.invitation.findUniqueOrThrow({ where: { id } });
const noon = () => new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);

describe.each(Object.entries(doors))("a personal link to an anonymous item over %s", (_name, door) => {
  it("gives one ballot, with which its person answers once", async () => {
    const item = await anItem();
    const { id, key } = await item.invite();
    expect(await door.open(item, key)).toMatchObject({ startedAt: null, finishedAt: null });
    expect((await invitation(id)).openedAt).toEqual(noon());
    const ballot = await aBallot(item, key, door);
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

  it("signs once, also when asked at the same time", async () => {
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
    const ballot = await aBallot(item, key, door);
    const [token = "", signature = ""] = ballot.split(".");
    const forged = (start: string) => `${start}${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    const wrong = [
      forged(`${token}.`),
      `assay_bal_${randomBytes(32).toString("base64url")}.${signature}`,
      token,
      "assay_bal_",
      "ballot:",
      await aBallot(other, elsewhere.key, door),
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

  it("refuses a ballot that was handed in, also when its attempt is gone or has lost its key", async () => {
    const item = await anItem();
    const [first, second] = [await item.invite(), await item.invite()];
    const [forgotten, deleted] = [await aBallot(item, first.key, door), await aBallot(item, second.key, door)];
    await door.submit(item, forgotten);
    await sql.query("UPDATE attempts SET completed_at = completed_at - interval '4 days' WHERE quiz_id = $1", [
      item.id,
    ]);
    await purgeKeys(platform);
    const attempt = await door.submit(item, deleted);
    await author.rest("DELETE", `/attempts/${attempt}`);
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
    const ballot = await aBallot(item, (await item.invite()).key, door);
    const named = await anItem({ invitedOnly: true });
    expect(await door.submit(named, ballot)).toEqual(["VALIDATION_FAILED", null]);
  });
});

it("blinds: one token is signed the same under two factors, of which the service sees two other messages", async () => {
  const item = await anItem();
  const [ann, bob] = [await item.invite(), await item.invite()];
  const { ballotKey } = await doors.REST.open(item, ann.key);
  const first = await blinded(ballotKey);
  const second = await blinded(ballotKey, first.token);
  expect(second.sent).not.toBe(first.sent);
  const ballots = [
    await first.finished((await doors.REST.draw(item, ann.key, first.sent)) as string),
    await second.finished((await doors.REST.draw(item, bob.key, second.sent)) as string),
  ];
  // Either is the ballot of either, and both are one.
  const attempt = await doors.REST.submit(item, ballots[0] as string);
  expect(attempt).toEqual(expect.any(String));
  expect(await doors.REST.submit(item, ballots[1] as string)).toBe(attempt);
});

it("leaves nothing that leads from a person to answers, after thirty have answered", async () => {
  const item = await anItem();
  const people = await Promise.all(Array.from({ length: 30 }, () => item.invite()));
  const drawn: { signature: string; sent: string; token: string }[] = [];
  for (const { key } of people) {
    const { ballotKey } = await doors.REST.open(item, key);
    const ballot = await blinded(ballotKey);
    const signature = (await doors.REST.draw(item, key, ballot.sent)) as string;
    drawn.push({ signature, sent: ballot.sent, token: Buffer.from(ballot.token).toString("base64url") });
    const attemptKey = await ballot.finished(signature);
    await doors.REST.start(item, attemptKey);
    await doors.REST.submit(item, attemptKey, { participantName: "Ann Byron", participantEmail: "ann@example.com" });
  }
  const { rows: tables } = await sql.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  // Each row as text, and apart those that tell of people and those that tell of answers.
  const dump = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await sql.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`);
    dump.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  const everything = [...dump.values()].flat().join("\n");
  for (const { signature, sent, token } of drawn)
    for (const secret of [signature, sent, token])
      for (const form of ["base64", "hex", "base64url"] as const)
        expect(everything).not.toContain(Buffer.from(secret, "base64url").toString(form));

  const mine = (await db.invitation.findMany({ where: { contentId: item.id } })).map((row) => Object.entries(row));
  const ofPeople = mine.flatMap((row) => row.filter(([name]) => ["id", "name", "email", "ballot"].includes(name)));
  expect(ofPeople.filter(([name]) => name === "ballot")).toHaveLength(30);
  const answers = ["attempts", "spent_ballots", "attempt_starts", "answer_blocks", "tallies", "daily_tallies"];
  const ofAnswers = answers.flatMap((name) => dump.get(name) ?? []).join("\n");
  expect(dump.get("attempts")).toHaveLength((await db.attempt.count()) as number);
  for (const [, value] of ofPeople) expect(ofAnswers).not.toContain(String(value));
  // Nor does the moment: of each thing that happened to an invitation there is kept the day.
  for (const row of await db.invitation.findMany({ where: { contentId: item.id } }))
    for (const time of [row.openedAt, row.startedAt, row.finishedAt]) expect(time).toEqual(noon());
  expect(await db.attempt.count({ where: { contentId: item.id, invitationId: { not: null } } })).toBe(0);
  expect(await db.spentBallot.count({ where: { contentId: item.id } })).toBe(30);
});

it("writes drawn ballots anew together, once their answers lose their keys", async () => {
  const item = await anItem();
  const people = [];
  for (let index = 0; index < 5; index++) people.push(await item.invite());
  for (const { key } of [...people].reverse()) await aBallot(item, key);
  const stored = async () =>
    (
      await sql.query<{ id: string; by: string }>("SELECT id, xmin::text AS by FROM invitations WHERE quiz_id = $1", [
        item.id,
      ])
    ).rows;
  expect(new Set((await stored()).map(({ by }) => by)).size).toBe(5);
  await settleDrawn(platform);
  expect(new Set((await stored()).map(({ by }) => by)).size).toBe(5);
  await sql.query("UPDATE invitations SET finished_at = finished_at - interval '3 days' WHERE quiz_id = $1", [item.id]);
  await settleDrawn(platform);
  expect(new Set((await stored()).map(({ by }) => by)).size).toBe(1);
});

it("reminds whoever has drawn no ballot, and nobody else", async () => {
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

it("gives nobody extra time, which would tell them apart", async () => {
  const item = await anItem({ anonymous: true, invitedOnly: true, timeLimit: 20 });
  const { id } = await item.invite();
  const change = await author.rest("PATCH", `/content/${item.id}/invitations/${id}`, { extraMinutes: 5 });
  expect(change).toMatchObject({ status: 400, body: { issues: [{ path: "extraMinutes" }] } });
  const people = [{ name: "Slow", extraPercent: 25 }];
  for (const path of ["", "/preview"])
    expect((await author.rest("POST", `/content/${item.id}/invitations${path}`, { people })).status).toBe(400);
});

it("has keys of its own for each item, which the database does not tell", async () => {
  const [item, other] = [await anItem(), await anItem()];
  const keys = await Promise.all([item, other].map(async (one) => doors.REST.open(one, (await one.invite()).key)));
  expect(keys[0].ballotKey).not.toBe(keys[1].ballotKey);
  const again = await doors.REST.open(item, (await item.invite()).key);
  expect(again.ballotKey).toBe(keys[0].ballotKey);
  const { privateKey } = await db.ballotKeys.findUniqueOrThrow({ where: { contentId: item.id } });
  expect(privateKey).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----/);
});
