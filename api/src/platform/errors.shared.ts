/** Every error code of both APIs: its HTTP status, and text for its cause and remedy. */
export const errorTable = {
  VALIDATION_FAILED: { status: 400, when: "The input breaks a rule; `issues` lists the fields." },
  GRAPHQL_PARSE_FAILED: { status: 400, when: "The document of an operation is not valid GraphQL." },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    when: "The operation does not match the schema, for example because a field does not exist.",
  },
  UNAUTHENTICATED: { status: 401, when: "No user is signed in, or the token is unknown." },
  TOKEN_EXPIRED: { status: 401, when: "The access token has expired. Exchange the refresh token for new tokens." },
  INVALID_CREDENTIALS: { status: 401, when: "The email address or password is incorrect." },
  FORBIDDEN: { status: 403, when: "The viewer may not do this, or the token lacks the scope named in `message`." },
  NOT_OPEN: {
    status: 403,
    when: "The item is not open for responses yet; `opensAt` of its rules is the opening time. With the `errorType` NOT_STARTED, the item has a time limit, and its questions are sent at the start.",
  },
  CLOSED: { status: 403, when: "The item no longer accepts responses." },
  FULL: {
    status: 403,
    when: "The item has its maximum number of responses, or starts hold the remaining places; `retryAfter` is then the number of seconds until a place may be free.",
  },
  NOT_INVITED: {
    status: 403,
    when: "The item accepts responses only with personal links or their ballots, and the one sent is missing, incomplete, withdrawn or used; `errorType` gives the reason.",
  },
  PASSCODE: {
    status: 403,
    when: "The item requires a passcode, and the percent-encoded one in the header `X-Passcode` is missing or incorrect.",
  },
  NOT_FOUND: { status: 404, when: "The object does not exist or is hidden from the viewer." },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: "The path does not support this method; the Allow header lists its methods.",
  },
  NOT_ACCEPTABLE: { status: 406, when: "The response is not available in the requested type." },
  REQUEST_TIMEOUT: { status: 408, when: "The request did not arrive in time. Send it again." },
  CONFLICT: {
    status: 409,
    when: "The current state does not allow this, such as a newer version, or a request with this key in progress.",
  },
  PRECONDITION_FAILED: {
    status: 412,
    when: "The current version is not the one in If-Match. Read it again, then decide.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, when: "The request is larger than allowed." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, when: "The type of the request is not supported." },
  SOURCE_UNREADABLE: { status: 422, when: "The source of a generation cannot be read; `errorType` gives the reason." },
  KEY_REUSED: {
    status: 422,
    when: "The Idempotency-Key was sent with a different request before. Choose another key.",
  },
  RATE_LIMITED: {
    status: 429,
    when: "There were too many requests. Wait for `retryAfter` seconds, which REST also sends as Retry-After.",
  },
  HEADERS_TOO_LARGE: { status: 431, when: "The headers of the request are larger than allowed." },
  GENERATION_FAILED: { status: 502, when: "The questions could not be written, or writing was stopped." },
  GENERATION_UNAVAILABLE: {
    status: 503,
    when: "No language model is configured. Topics need one, and so do some ways to rewrite a question.",
  },
  UNAVAILABLE: {
    status: 503,
    when: "The service is busy or restarting. Wait as for RATE_LIMITED, then send the same request again.",
  },
} as const;
export type ErrorCode = keyof typeof errorTable;
