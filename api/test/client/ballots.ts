import { randomBytes, randomUUID } from "node:crypto";
import { RSABSSA } from "@cloudflare/blindrsa-ts";
import { expect } from "vitest";
import { ballotBytes, ballotSignature, ballotStart } from "../../src/attempt/ballot/ballot.shared.ts";
import { personalKey } from "../../src/content/rules/personal-link.ts";
import { aQuiz, aUser } from "../factories.ts";
import type { testApp } from "../harness.ts";

const suite = RSABSSA.SHA384.PSS.Deterministic();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** The part of a ballot that stays on a taker's device, and the blinded part that is sent for signing. */
export async function blinded(ballotKey: string, token: Uint8Array = randomBytes(ballotBytes.token)) {
  const algorithm = { name: "RSA-PSS", hash: ballotSignature.hash };
  const spki = Buffer.from(ballotKey, "base64");
  const key = await crypto.subtle.importKey("spki", spki, algorithm, true, ["verify"]);
  const { blindedMsg, inv } = await suite.blind(key, new Uint8Array(token));
  return {
    token,
    sent: base64url(blindedMsg),
    /** Returns the ballot, which is sent as the attempt key. */
    async finished(blindSignature: string): Promise<string> {
      const signature = await suite.finalize(key, new Uint8Array(token), Buffer.from(blindSignature, "base64url"), inv);
      return `${ballotStart}${base64url(token)}.${base64url(signature)}`;
    },
  };
}

type App = Awaited<ReturnType<typeof testApp>>;

/** Creates items with invitations. People answer anonymously unless the given rules differ. */
export async function anInviter({ platform, as }: App) {
  const owner = await aUser(platform, { isEmailVerified: true });
  const [author, taker] = [await as(owner), await as()];

  async function anItem(rules: object = { anonymous: true, invitedOnly: true }) {
    const { id } = await aQuiz(platform, owner, { rules });
    const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
    const invite = async (person: object = {}) => {
      const email = `voter-${randomUUID()}@example.com`;
      const people = [{ name: "Ann Byron", email, ...person }];
      expect((await author.rest("POST", `/content/${id}/invitations`, { people })).status).toBe(200);
      const invitation = await platform.db.invitation.findFirstOrThrow({ where: { contentId: id, email } });
      return { id: invitation.id, email, key: personalKey(platform, id, invitation.id) };
    };
    const open = async (personalKey: string) =>
      (await taker.rest("POST", `/content/${id}/invitations/open`, { personalKey })).body;
    const draw = async (personalKey: string, blinded: string) =>
      (await taker.rest("POST", `/content/${id}/invitations/redeem`, { personalKey, blinded })).body;
    return { id, answers, invite, open, draw };
  }

  return { author, taker, anItem };
}
export type InvitingItem = Awaited<ReturnType<Awaited<ReturnType<typeof anInviter>>["anItem"]>>;

/** Exchanges a personal link to an item for a ballot. */
export async function aBallot({ open, draw }: InvitingItem, key: string): Promise<string> {
  const ballot = await blinded((await open(key)).ballotKey);
  return ballot.finished((await draw(key, ballot.sent)).blindSignature);
}
