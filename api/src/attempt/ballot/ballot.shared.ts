/*
 * A ballot replaces the key in a personal link to an anonymous item. The taker's device generates a random token and
 * gets a blind signature for it (RFC 9474, RSABSSA-SHA384-PSS-Deterministic; the token has the entropy that the RFC
 * requires). It then sends the token and the signature as the key of the attempt.
 */

/** The prefix of every ballot. */
export const ballotStart = "assay_bal_";

/** Bytes, which base64url encodes without padding. */
export const ballotBytes = { token: 32, signature: 256 } as const;

const lengthOf = (bytes: number) => Math.ceil((bytes * 4) / 3);
export const ballotLengths = {
  token: lengthOf(ballotBytes.token),
  signature: lengthOf(ballotBytes.signature),
} as const;
export const longestBallot = ballotStart.length + ballotLengths.token + 1 + ballotLengths.signature;

/** Groups 1 and 2 are the token and the signature. */
export const ballotForm = new RegExp(
  `^${ballotStart}([\\w-]{${ballotLengths.token}})\\.([\\w-]{${ballotLengths.signature}})$`,
);

/** RSASSA-PSS parameters: the modulus in bits, the salt in bytes. */
export const ballotSignature = { modulus: 2048, hash: "SHA-384", salt: 48 } as const;
