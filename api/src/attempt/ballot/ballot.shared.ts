/*
 * A ballot takes the place of the key in a personal link where answers are anonymous. The taker's device draws a random
 * token, has it signed blindly (RFC 9474, RSABSSA-SHA384-PSS-Deterministic; the token has the entropy which that asks
 * for), and sends token and signature as the key of the attempt.
 */

/** With which every ballot begins. */
export const ballotStart = "assay_bal_";

/** In bytes, which base64url writes without padding. */
export const ballotBytes = { token: 32, signature: 256 } as const;

const lengthOf = (bytes: number) => Math.ceil((bytes * 4) / 3);
export const ballotLengths = {
  token: lengthOf(ballotBytes.token),
  signature: lengthOf(ballotBytes.signature),
} as const;
export const longestBallot = ballotStart.length + ballotLengths.token + 1 + ballotLengths.signature;

/** Its groups are the token and the signature. */
export const ballotForm = new RegExp(
  `^${ballotStart}([\\w-]{${ballotLengths.token}})\\.([\\w-]{${ballotLengths.signature}})$`,
);

/** In bits, and bytes, of RSASSA-PSS. */
export const ballotSignature = { modulus: 2048, hash: "SHA-384", salt: 48 } as const;
