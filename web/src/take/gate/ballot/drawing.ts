import { RSABSSA } from "@cloudflare/blindrsa-ts";
import { ballotBytes, ballotSignature, ballotStart } from "../../../../../api/src/attempt/ballot/ballot.shared.ts";
import { isObject, post } from "../../attempt/api.ts";
import type { Item } from "../../attempt/item.ts";
import { heldBallot, holdBallot } from "./held.ts";

/*
 * The device's part of a blind signature (RFC 9474). The server is sent the blinded message, in which the token cannot be
 * found whoever looks for it; what it signs becomes the signature of the token here.
 */

const suite = RSABSSA.SHA384.PSS.Deterministic();

/**
 * The ballot that a personal link gives; the same to who asks again on this device. Throws a `Refusal` if one was drawn
 * elsewhere.
 */
export async function drawBallot(item: Item, personalKey: string, ballotKey: string): Promise<string> {
  const held = heldBallot(item, personalKey);
  if (held?.state === "signed") return held.ballot;
  const key = await crypto.subtle.importKey(
    "spki",
    bytesOf(ballotKey),
    { name: "RSA-PSS", hash: ballotSignature.hash },
    true,
    ["verify"],
  );
  const { token, blinded, inverse } = held?.state === "blinded" ? held : await blind(key);
  // Kept before it is sent: if the answer is lost, the same is asked for again.
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
