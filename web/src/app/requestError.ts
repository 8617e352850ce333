/** A refusal of the server, with its code, for screens to tell apart. */
export class RequestError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}
