import type { z } from "zod";
import type { ErrorCode } from "./errors.shared.ts";

export interface FieldIssue {
  /** Dotted path in the input: `questions.2.options`. */
  path: string;
  message: string;
}

type ErrorDetails = Pick<DomainError, "issues" | "retryAfter" | "errorType" | "url" | "scope">;

/** The only error whose message callers see. Anything else is a bug and is masked. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: FieldIssue[];
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | null;
  /** The code's subdivision, for clients that do more than show the message. */
  readonly errorType: string | null;
  readonly url: string | null;
  /** The scope that a token lacks. */
  readonly scope: string | null;

  constructor(
    code: ErrorCode,
    message: string,
    { issues = [], retryAfter = null, errorType = null, url = null, scope = null }: Partial<ErrorDetails> = {},
  ) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.errorType = errorType;
    this.url = url;
    this.scope = scope;
  }

  get field(): string | null {
    return this.issues[0]?.path || null;
  }
}

export const notFound = (noun: string) => new DomainError("NOT_FOUND", `${noun} not found`);

/** Error for a row that existed when the request started. */
export const deletedMeanwhile = () => new DomainError("NOT_FOUND", "This has been deleted since");

/** Error for an item whose lock is not released in time. */
export const beingChanged = () =>
  new DomainError("UNAVAILABLE", "This is being changed right now. Please try again.", { retryAfter: 1 });

/** Error for work whose row was saved after it was read. See `upToDate`. */
export class OutdatedError extends DomainError {
  constructor() {
    super("CONFLICT", "This was changed at the same time elsewhere. Please try again.");
  }
}

export const invalid = (path: string, message: string) =>
  new DomainError("VALIDATION_FAILED", message, { issues: [{ path, message }] });

export const ourFault = "Something went wrong on our side. Please try again.";

export const noObject = "The body must be a JSON object";

/** Parses input at the edge of the domain. Both APIs pass it on unchecked. Throws VALIDATION_FAILED. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input, { error: plainWords });
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new DomainError("VALIDATION_FAILED", issues[0] ? standingAlone(issues[0]) : "Invalid input", { issues });
}

/** Adds the field to a message that relies on its form for the field's name. */
const standingAlone = ({ path, message }: FieldIssue) =>
  path && /^This (is required|must be|is not valid here)/.test(message) ? `${path}: ${message}` : message;

const nouns: Record<string, string> = {
  object: "an object",
  array: "a list",
  string: "text",
  int: "a whole number",
  boolean: "true or false",
};

/** Messages for rules without a message of their own. People see them. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "object" && !issue.path?.length) return noObject;
      if (issue.input === undefined) return "This is required";
      return `This must be ${nouns[issue.expected] ?? `a ${issue.expected}`}`;
    case "invalid_value":
      return `This must be one of ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return `Unknown: ${issue.keys.join(", ")}`;
    case "too_small":
      return `This must be at least ${issue.minimum}`;
    case "too_big":
      return `This must be ${issue.maximum} or less`;
    default:
      return "This is not valid here";
  }
};

/** Details that a caller may see in addition to the message. Empty values are left out. */
export const errorDetails = ({ code, issues, retryAfter, errorType, url }: DomainError) => ({
  ...(code === "TOKEN_EXPIRED" && { shouldRefresh: true }),
  ...(issues.length > 0 && { issues }),
  ...(retryAfter !== null && { retryAfter }),
  ...(errorType !== null && { errorType }),
  ...(url !== null && { url }),
});

/** A DomainError as it is, an unreachable database as UNAVAILABLE, and null for a bug. */
export function publicError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const causes = causesOf(error);
  if (causes.some(isAway)) {
    return new DomainError("UNAVAILABLE", "The service is briefly unavailable. Please try again.", { retryAfter: 2 });
  }
  if (causes.some(isGone)) return deletedMeanwhile();
  if (causes.some(isUnstorable)) return invalid("", "Contains characters that cannot be stored");
  return null;
}

export const isUnavailable = (error: unknown): boolean => publicError(error)?.code === "UNAVAILABLE";

export const isDuplicate = (error: unknown): boolean => causesOf(error).some(({ code }) => code === "P2002");

interface Cause {
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** An error and its causes; Prisma keeps PostgreSQL's code two levels down. */
function causesOf(error: unknown, depth = 0): Cause[] {
  if (typeof error !== "object" || error === null || depth > 4) return [];
  const cause = error as Cause;
  return [cause, ...causesOf(cause.cause, depth + 1), ...causesOf(cause.meta?.driverAdapterError, depth + 1)];
}

export const isTooSlow = (error: unknown): boolean =>
  causesOf(error).some(({ code, originalCode }) => code === "57014" || originalCode === "57014");

/** Thrown in a transaction to repeat it, because a random value was already taken. */
export class RepeatableError extends Error {
  override name = "RepeatableError";
  readonly code = "40001";
}

/** Whether the transaction was rolled back in favour of another, so that a repetition may succeed. */
export const isConflict = (error: unknown): boolean => causesOf(error).some(hasCode(conflictCode));

// Codes for deadlock and serialization failure in PostgreSQL and in Prisma.
const conflictCode = /^(40P01|40001|P2034)$/;
// 53xxx: disk full, no memory, too many connections; 25006: read-only, as after a failover; 57P0x: shutting down,
// crashed or starting; 57014: statement timeout; 55P03: lock timeout; 25P03: idle in transaction.
const awayCode =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|53\w{3}|25006|57P0\d|57014|55P03|25P03|08\w{3}|P1001|P1002|P1008|P1017|P2024|P2028)$/;
const awayMessage =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Server has closed the connection|Can't reach database server/;
const hasCode =
  (pattern: RegExp) =>
  ({ code, originalCode }: Cause) =>
    pattern.test(String(code)) || pattern.test(String(originalCode));
const isAway = (cause: Cause) =>
  hasCode(awayCode)(cause) || hasCode(conflictCode)(cause) || awayMessage.test(String(cause.message));

// Prisma found no row where one is required, or a new row names one that is gone.
const isGone = hasCode(/^(P2025|P2003|23503)$/);

// Codes for NUL or a broken sequence: 22021 in text, 22P05 and 22P02 in JSON.
const unstorable = /^(22021|22P05|22P02)$/;
const isUnstorable = ({ code, originalCode }: Cause) =>
  unstorable.test(String(code)) || unstorable.test(String(originalCode));
