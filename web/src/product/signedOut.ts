/**
 * True when a refusal means that the session has ended. Without a token, a mutation returns such a refusal; with an
 * invalid token, the whole request fails.
 */
export const isSignedOut = (refusal: object | null) =>
  refusal !== null && "code" in refusal && (refusal.code === "UNAUTHENTICATED" || refusal.code === "TOKEN_EXPIRED");
