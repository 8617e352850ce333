import { DomainError } from "../../platform/errors.ts";

type OAuthErrorCode =
  | "access_denied"
  | "invalid_client"
  | "invalid_client_metadata"
  | "invalid_grant"
  | "invalid_redirect_uri"
  | "invalid_request"
  | "invalid_scope"
  | "invalid_target"
  | "unsupported_grant_type"
  | "unsupported_response_type";

/** An error with a code that clients know (RFC 6749, 7591 and 8707). */
export class OAuthError extends DomainError {
  readonly error: OAuthErrorCode;

  constructor(error: OAuthErrorCode, description: string) {
    super("VALIDATION_FAILED", description);
    this.error = error;
  }
}
