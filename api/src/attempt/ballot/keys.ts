import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
} from "node:crypto";
import { promisify } from "node:util";
import { LRUCache } from "lru-cache";
import { DomainError } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { ballotBytes, ballotSignature } from "./ballot.shared.ts";

/*
 * Each anonymous item with invitations has its own permanent pair of keys. It is created when the first personal link
 * is opened and deleted with the item, so a process may keep it in memory.
 */

export interface BallotKeys {
  publicKey: KeyObject;
  /** SPKI in base64, the form that takers' devices get. */
  spki: string;
  /** Encrypted; see `signBlindly`. */
  pem: string;
}

const cacheSize = 500;

const caches = perPlatform((platform) => {
  const cache = new LRUCache<string, BallotKeys>({ max: cacheSize });
  const making = new Map<string, Promise<BallotKeys>>();
  const secret = Buffer.from(hkdfSync("sha256", platform.tokenKey, "", "keys of ballots", 32)).toString("hex");

  async function readKeys(contentId: string): Promise<BallotKeys | null> {
    const { rows } = await platform.sql.query<{ spki: string; pem: string }>({
      name: "ballot-keys",
      text: "SELECT public_key AS spki, private_key AS pem FROM ballot_keys WHERE quiz_id = $1",
      values: [contentId],
    });
    if (!rows[0]) return null;
    const key = Buffer.from(rows[0].spki, "base64");
    const keys = { ...rows[0], publicKey: createPublicKey({ key, format: "der", type: "spki" }) };
    cache.set(contentId, keys);
    return keys;
  }

  async function make(contentId: string): Promise<BallotKeys> {
    const keys = await readKeys(contentId);
    if (keys) return keys;
    // Runs off the event loop, because it takes a good part of a second.
    const pair = await promisify(generateKeyPair)("rsa", { modulusLength: ballotSignature.modulus });
    const pem = pair.privateKey.export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: secret });
    const spki = pair.publicKey.export({ type: "spki", format: "der" }).toString("base64");
    // Another process may have stored its keys first.
    await platform.sql.query(
      `INSERT INTO ballot_keys (quiz_id, public_key, private_key)
       SELECT id, $2, $3 FROM quizzes WHERE id = $1 ON CONFLICT DO NOTHING`,
      [contentId, spki, pem],
    );
    const storedKeys = await readKeys(contentId);
    if (!storedKeys) throw new DomainError("UNAVAILABLE", "This is being deleted", { retryAfter: 1 });
    return storedKeys;
  }

  return {
    secret,
    find: async (contentId: string): Promise<BallotKeys | null> => cache.get(contentId) ?? readKeys(contentId),
    async ensure(contentId: string): Promise<BallotKeys> {
      const keys = cache.get(contentId);
      if (keys) return keys;
      const pending = making.get(contentId) ?? make(contentId).finally(() => making.delete(contentId));
      making.set(contentId, pending);
      return pending;
    },
  };
});

/** The keys of an item; null until a personal link to it is opened. */
export const findBallotKeys = (platform: Platform, contentId: string): Promise<BallotKeys | null> =>
  caches(platform).find(contentId);

/** The keys of an item, created if there are none. */
export const ballotKeysOf = (platform: Platform, contentId: string): Promise<BallotKeys> =>
  caches(platform).ensure(contentId);

/**
 * Signs a blinded message. The same message always gets the same signature. Null if it has another length or is not
 * below the modulus. Only OpenSSL touches the private key.
 */
export function signBlindly(platform: Platform, { pem, publicKey }: BallotKeys, blinded: Buffer): Buffer | null {
  if (blinded.length !== ballotBytes.signature) return null;
  const padding = constants.RSA_NO_PADDING;
  const key = decrypted(pem, caches(platform).secret);
  let signature: Buffer;
  try {
    signature = privateDecrypt({ key, padding }, blinded);
  } catch {
    return null;
  }
  // A fault during the computation would reveal the private key (RFC 9474, 4.3).
  if (!publicEncrypt({ key: publicKey, padding }, signature).equals(blinded))
    throw new Error("An RSA signature is wrong");
  return signature;
}

function decrypted(pem: string, passphrase: string): KeyObject {
  try {
    return createPrivateKey({ key: pem, passphrase });
  } catch {
    throw new DomainError(
      "CONFLICT",
      "This service now signs with another secret. Make a copy, and invite people again",
    );
  }
}
