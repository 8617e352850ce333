/**
 * Whether a refusal means that the session has ended. Without a token a mutation answers so; an invalid token fails the
 * whole request.
 */
export const isSignedOut = (refusal: object | null) =>
  refusal !== null && "code" in refusal && (refusal.code === "UNAUTHENTICATED" || refusal.code === "TOKEN_EXPIRED");
