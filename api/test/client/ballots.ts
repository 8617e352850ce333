import { randomBytes } from "node:crypto";
import { RSABSSA } from "@cloudflare/blindrsa-ts";
import { ballotBytes, ballotSignature, ballotStart } from "../../src/attempt/ballot/ballot.shared.ts";

const suite = RSABSSA.SHA384.PSS.Deterministic();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** What a taker's device keeps of a ballot, and what it sends to have it signed. */
export async function blinded(ballotKey: string, token: Uint8Array = randomBytes(ballotBytes.token)) {
  const algorithm = { name: "RSA-PSS", hash: ballotSignature.hash };
  const spki = Buffer.from(ballotKey, "base64");
  const key = await crypto.subtle.importKey("spki", spki, algorithm, true, ["verify"]);
  const { blindedMsg, inv } = await suite.blind(key, new Uint8Array(token));
  return {
    token,
    sent: base64url(blindedMsg),
    /** The ballot, which is sent as the attempt key. */
    async finished(blindSignature: string): Promise<string> {
      const signature = await suite.finalize(key, new Uint8Array(token), Buffer.from(blindSignature, "base64url"), inv);
      return `${ballotStart}${base64url(token)}.${base64url(signature)}`;
    },
  };
}
