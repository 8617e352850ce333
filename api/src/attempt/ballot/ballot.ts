import { constants, verify } from "node:crypto";
import { digest } from "../../platform/identity/secret.ts";
import type { Platform } from "../../platform/platform.ts";
import { ballotForm, ballotSignature, ballotStart } from "./ballot.shared.ts";
import { findBallotKeys } from "./keys.ts";

const storedStart = "ballot:";

/** Whether a key has the form of a ballot. Does not check the signature. */
export const isBallot = (key: string): boolean => ballotForm.test(key);

/** Whether a key is meant as a ballot, or as the key under which one is stored. */
export const isMeantAsBallot = (key: string): boolean => key.startsWith(ballotStart) || key.startsWith(storedStart);

/** The key under which a ballot's attempt is stored. */
export const keyOfBallot = (hash: string): string => `${storedStart}${hash}`;

/** The hash of a ballot's token; null unless the item's key has signed it. */
export async function ballotOf(platform: Platform, contentId: string, key: string): Promise<string | null> {
  const [, token = "", signature = ""] = ballotForm.exec(key) ?? [];
  if (token === "") return null;
  const keys = await findBallotKeys(platform, contentId);
  if (!keys) return null;
  const message = Buffer.from(token, "base64url");
  const pss = { key: keys.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: ballotSignature.salt };
  if (!verify(ballotSignature.hash, message, pss, Buffer.from(signature, "base64url"))) return null;
  return digest(message);
}
