import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Platform } from "../platform.ts";

export const newSecret = () => randomBytes(32).toString("base64url");

/** The stored form of a secret: enough to recognise it, useless to a thief. */
export const digest = (secret: string | Uint8Array) => createHash("sha256").update(secret).digest("hex");

/** Must match the links that were already sent. */
const signatureBytes = 24;

/** Signature of a text that only the service can create: 32 characters that are safe in a URL. */
export const signatureOf = ({ tokenKey }: Pick<Platform, "tokenKey">, text: string): string =>
  createHmac("sha256", tokenKey).update(text).digest().subarray(0, signatureBytes).toString("base64url");

/** Compares in a time that does not reveal where the two differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
