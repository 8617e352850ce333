/**
 * Whether a refusal means that the server no longer knows who is asking. Without a token the mutation answers so; a token
 * that became void fails the request as a whole.
 */
export const isSignedOut = (refusal: object | null) =>
  refusal !== null && "code" in refusal && (refusal.code === "UNAUTHENTICATED" || refusal.code === "TOKEN_EXPIRED");
