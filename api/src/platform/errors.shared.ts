/** Every error code of both APIs: its HTTP status, and text for its cause and remedy. */
export const errorTable = {
  VALIDATION_FAILED: { status: 400, when: "The input breaks a rule; `issues` names where." },
  GRAPHQL_PARSE_FAILED: { status: 400, when: "The document of an operation is not GraphQL." },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    when: "The operation does not fit the schema: it asks for a field that is not there, for example.",
  },
  UNAUTHENTICATED: { status: 401, when: "Nobody is signed in, or the token is not known." },
  TOKEN_EXPIRED: { status: 401, when: "The access token has expired: trade the refresh token for the next one." },
  INVALID_CREDENTIALS: { status: 401, when: "Address and password do not belong together." },
  FORBIDDEN: { status: 403, when: "The viewer may not do this, or the token lacks the scope that `message` names." },
  NOT_OPEN: {
    status: 403,
    when: "The item is not open for answers yet; `opensAt` of its rules says when it will be. With the `errorType` NOT_STARTED: it has a time limit, and its questions come with the start.",
  },
  CLOSED: { status: 403, when: "The item takes no more answers." },
  FULL: {
    status: 403,
    when: "The item has as many answers as it takes, or starts hold the other places: `retryAfter` then has the seconds until one may be free.",
  },
  NOT_INVITED: {
    status: 403,
    when: "The item takes answers by personal links, or by their ballots: none was sent, or one that is incomplete, withdrawn or used, as `errorType` tells.",
  },
  PASSCODE: {
    status: 403,
    when: "The item asks for a passcode, and the header `X-Passcode` has none, or another; it is percent-encoded.",
  },
  NOT_FOUND: { status: 404, when: "There is no such thing, or it is hidden from the viewer." },
  METHOD_NOT_ALLOWED: { status: 405, when: "The path has other methods; the Allow header names them." },
  NOT_ACCEPTABLE: { status: 406, when: "The answer cannot be had in the type asked for." },
  REQUEST_TIMEOUT: { status: 408, when: "The request did not arrive in time: send it again." },
  CONFLICT: {
    status: 409,
    when: "The present state stands against it: a newer revision, for example, or the first request with this key is still running.",
  },
  PRECONDITION_FAILED: { status: 412, when: "It is not the version that If-Match names: read it again, then decide." },
  PAYLOAD_TOO_LARGE: { status: 413, when: "The request carries more than it may." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, when: "The request is in a type that is not read." },
  SOURCE_UNREADABLE: { status: 422, when: "The source of a generation cannot be read; `errorType` tells why." },
  KEY_REUSED: { status: 422, when: "The Idempotency-Key was sent with another request before: choose another." },
  RATE_LIMITED: {
    status: 429,
    when: "There were too many requests: wait the seconds of `retryAfter`, which REST also gives as Retry-After.",
  },
  HEADERS_TOO_LARGE: { status: 431, when: "The headers of the request are larger than they may be." },
  GENERATION_FAILED: { status: 502, when: "The questions could not be written, or their writing was stopped." },
  GENERATION_UNAVAILABLE: {
    status: 503,
    when: "No language model is configured, which topics need, and some ways to write a question anew.",
  },
  UNAVAILABLE: {
    status: 503,
    when: "The service is busy or restarting: wait as for RATE_LIMITED, then send the same again.",
  },
} as const;
export type ErrorCode = keyof typeof errorTable;
