import { RSABSSA } from "@cloudflare/blindrsa-ts";
import { ballotBytes, ballotSignature, ballotStart } from "../../../../../api/src/attempt/ballot/ballot.shared.ts";
import { isObject, post } from "../../attempt/api.ts";
import type { Item } from "../../attempt/item.ts";
import { heldBallot, holdBallot } from "./held.ts";

/*
 * The device's part of a blind signature (RFC 9474). The server receives the blinded message, which does not reveal the
 * token. The device turns the server's signature into a signature of the token.
 */

const suite = RSABSSA.SHA384.PSS.Deterministic();

/**
 * Returns the ballot for a personal link, the same one for each call on this device. Throws a `Refusal` if another
 * device has obtained it.
 */
export async function drawBallot(item: Item, personalKey: string, ballotKey: string): Promise<string> {
  const ballotAtHand = heldBallot(item, personalKey);
  if (ballotAtHand?.state === "signed") return ballotAtHand.ballot;
  const key = await crypto.subtle.importKey(
    "spki",
    bytesOf(ballotKey),
    { name: "RSA-PSS", hash: ballotSignature.hash },
    true,
    ["verify"],
  );
  const { token, blinded, inverse } = ballotAtHand?.state === "blinded" ? ballotAtHand : await blind(key);
  // Stored before it is sent. If the response is lost, the same message is sent again.
  holdBallot(item, personalKey, { state: "blinded", token, blinded, inverse });
  const path = `/api/content/${item.id}/invitations/redeem`;
  const { blindSignature } = await post(path, { personalKey, blinded }, isDrawn);
  const signature = await suite.finalize(key, bytesOf(token), bytesOf(blindSignature), bytesOf(inverse));
  const ballot = `${ballotStart}${token}.${textOf(signature)}`;
  holdBallot(item, personalKey, { state: "signed", ballot });
  return ballot;
}

async function blind(key: CryptoKey) {
  const token = crypto.getRandomValues(new Uint8Array(ballotBytes.token));
  const { blindedMsg, inv } = await suite.blind(key, token);
  return { token: textOf(token), blinded: textOf(blindedMsg), inverse: textOf(inv) };
}

const isDrawn = (body: unknown): body is { blindSignature: string } =>
  isObject(body) && typeof body.blindSignature === "string";

/** Base64url without padding. */
const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
