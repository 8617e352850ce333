import { createHash, createPublicKey } from "node:crypto";
import { expect, it } from "vitest";
import { aBallot, anInviter, blinded, type InvitingItem } from "../../../test/client/ballots.ts";
import { testApp } from "../../../test/harness.ts";
import { personalKey } from "../../content/rules/personal-link.ts";
import { settleDrawn } from "./settling.ts";

const app = await testApp();
const { db, sql } = app.platform;
const { taker, anItem } = await anInviter(app);

async function submit({ id, answers }: InvitingItem, attemptKey: string | undefined, part: object = {}) {
  const { status, body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, attemptKey, ...part });
  expect(status).toBe(201);
  return body.id;
}
const noon = () => new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);

const numberOf = (base64url: string) => BigInt(`0x${Buffer.from(base64url, "base64url").toString("hex")}`);

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) result = (result * result * (bit === "1" ? base : 1n)) % modulus;
  return result;
}

/** The modular inverse, by Euclid's algorithm. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [value, modulus, 1n, 0n];
  while (b > 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  return ((x % modulus) + modulus) % modulus;
}

it("blinds: one token is signed the same under two factors, of which the service sees two other messages", async () => {
  const item = await anItem();
  const [ann, bob] = [await item.invite(), await item.invite()];
  const { ballotKey } = await item.open(ann.key);
  const first = await blinded(ballotKey);
  const second = await blinded(ballotKey, first.token);
  expect(second.sent).not.toBe(first.sent);
  const ballots = [
    await first.finished((await item.draw(ann.key, first.sent)).blindSignature),
    await second.finished((await item.draw(bob.key, second.sent)).blindSignature),
  ];
  // Each signature fits each ballot, and both ballots are the same.
  const attempt = await submit(item, ballots[0]);
  expect(attempt).toEqual(expect.any(String));
  expect(await submit(item, ballots[1])).toBe(attempt);
});

it("keeps of each drawing what fits every ballot equally well, whatever is computed from it", async () => {
  const item = await anItem();
  const drawings: { sent: bigint; signed: bigint; signature: bigint }[] = [];
  const { ballotKey } = await item.open((await item.invite()).key);
  for (let person = 0; person < 3; person++) {
    const { key } = await item.invite();
    const drawing = await blinded(ballotKey);
    const { blindSignature } = await item.draw(key, drawing.sent);
    const [, signature = ""] = (await drawing.finished(blindSignature)).split(".");
    drawings.push({ sent: numberOf(drawing.sent), signed: numberOf(blindSignature), signature: numberOf(signature) });
  }
  const spki = createPublicKey({ key: Buffer.from(ballotKey, "base64"), format: "der", type: "spki" });
  const { n = "", e = "" } = spki.export({ format: "jwk" });
  const [modulus, exponent] = [numberOf(n), numberOf(e)];
  for (const { sent, signed } of drawings)
    for (const { signature } of drawings) {
      // The factor with which this person would have blinded that ballot. There is one for each pair.
      const factor = (signed * inverse(signature, modulus)) % modulus;
      const token = power(signature, exponent, modulus);
      expect((token * power(factor, exponent, modulus)) % modulus).toBe(sent);
    }
});

it("leaves nothing that leads from a person to answers, after thirty have answered", { tags: ["slow"] }, async () => {
  const item = await anItem();
  const people = await Promise.all(Array.from({ length: 30 }, () => item.invite()));
  const drawn: { signature: string; sent: string; token: string }[] = [];
  for (const { key } of people) {
    const { ballotKey } = await item.open(key);
    const ballot = await blinded(ballotKey);
    const signature = (await item.draw(key, ballot.sent)).blindSignature;
    drawn.push({ signature, sent: ballot.sent, token: Buffer.from(ballot.token).toString("base64url") });
    const attemptKey = await ballot.finished(signature);
    expect((await taker.rest("POST", `/quizzes/${item.id}/starts`, { attemptKey })).status).toBe(200);
    await submit(item, attemptKey, { participantName: "Ann Byron", participantEmail: "ann@example.com" });
  }
  // Every row of the database as text, including the job queue.
  const { rows: tables } = await sql.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text !~ '^(pg_|information_)'",
  );
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

  const tablesWith = (value: string) =>
    [...dump].flatMap(([name, rows]) => (rows.join("\n").includes(value) ? name : []));
  const hashOf = (text: string) => createHash("sha256").update(Buffer.from(text, "base64url")).digest("hex");
  for (const { sent, token } of drawn) {
    expect(tablesWith(hashOf(sent))).toEqual(["invitations"]);
    expect(tablesWith(hashOf(token)).sort()).toEqual(["attempt_starts", "attempts", "spent_ballots"]);
  }
  const invited = await db.invitation.findMany({ where: { contentId: item.id } });
  const attempts = await db.attempt.findMany({ where: { contentId: item.id } });
  expect([invited.length, attempts.length]).toEqual([30, 30]);
  for (const { id, email } of invited)
    for (const value of [id, email ?? ""]) expect(tablesWith(value)).toEqual(["invitations"]);
  for (const { id } of attempts) expect(tablesWith(id)).not.toContain("invitations");
  // The times don't identify anyone either: each event of an invitation records only the day.
  for (const row of invited)
    for (const time of [row.openedAt, row.startedAt, row.finishedAt]) expect(time).toEqual(noon());
  expect(await db.attempt.count({ where: { contentId: item.id, invitationId: { not: null } } })).toBe(0);
  expect(await db.spentBallot.count({ where: { contentId: item.id } })).toBe(30);
});

it("rewrites issued ballots together, once their answers lose their keys", async () => {
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
  await settleDrawn(app.platform);
  expect(new Set((await stored()).map(({ by }) => by)).size).toBe(5);
  await sql.query("UPDATE invitations SET finished_at = finished_at - interval '3 days' WHERE quiz_id = $1", [item.id]);
  await settleDrawn(app.platform);
  expect(new Set((await stored()).map(({ by }) => by)).size).toBe(1);
});

it("has keys of its own for each item, which the database does not tell, and which go with it", async () => {
  const [item, other] = [await anItem(), await anItem()];
  const keys = await Promise.all([item, other].map(async (one) => one.open((await one.invite()).key)));
  expect(keys[0].ballotKey).not.toBe(keys[1].ballotKey);
  const again = await item.open((await item.invite()).key);
  expect(again.ballotKey).toBe(keys[0].ballotKey);
  const { privateKey } = await db.ballotKeys.findUniqueOrThrow({ where: { contentId: item.id } });
  expect(privateKey).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----/);
  await db.content.delete({ where: { id: item.id } });
  expect(await db.ballotKeys.count({ where: { contentId: item.id } })).toBe(0);
});

it("has keys that two processes make at once only once, and that another secret does not open", {
  tags: ["slow"],
}, async () => {
  const item = await anItem();
  const [ann, bob] = [await item.invite(), await item.invite()];
  const other = await testApp();
  const visitor = await other.as();
  const told = await Promise.all([
    item.open(ann.key),
    visitor.rest("POST", `/content/${item.id}/invitations/open`, { personalKey: bob.key }).then(({ body }) => body),
  ]);
  expect(told[0].ballotKey).toBe(told[1].ballotKey);
  const changed = await testApp({ tokenSecret: "y".repeat(32) });
  const sent = {
    personalKey: personalKey(changed.platform, item.id, ann.id),
    blinded: (await blinded(told[0].ballotKey)).sent,
  };
  const { status, body } = await (await changed.as()).rest("POST", `/content/${item.id}/invitations/redeem`, sent);
  expect([status, body.error]).toEqual([409, "CONFLICT"]);
  expect((await db.invitation.findUniqueOrThrow({ where: { id: ann.id } })).ballot).toBeNull();
});
