import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Platform } from "../platform.ts";

export const newSecret = () => randomBytes(32).toString("base64url");

/** The stored form of a secret: enough to recognise it, useless to a thief. */
export const digest = (secret: string | Uint8Array) => createHash("sha256").update(secret).digest("hex");

/** As many as in links that were sent, which another number would break. */
const signatureBytes = 24;

/** The signature of a text, which only the service can make: 32 characters that may stand in an address. */
export const signatureOf = ({ tokenKey }: Pick<Platform, "tokenKey">, text: string): string =>
  createHmac("sha256", tokenKey).update(text).digest().subarray(0, signatureBytes).toString("base64url");

/** Takes a time that does not tell where the two differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
