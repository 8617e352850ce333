import { trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { type Progress, secondsTaken } from "./attempt.ts";
import type { Item, Receipt } from "./item.ts";

export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** A more specific code, such as WITHDRAWN. */
  readonly errorType: string | undefined;
  readonly issues: { path: string; message: string }[];
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(
    response: Response,
    body: { error?: string; errorType?: string; message?: string; issues?: Refusal["issues"] },
  ) {
    super(body.message ?? "The server could not answer");
    this.status = response.status;
    this.code = body.error;
    this.errorType = body.errorType;
    this.issues = body.issues ?? [];
    this.retryAfter = Number.parseInt(response.headers.get("Retry-After") ?? "", 10) || null;
  }
}

/** Minutes after which trying again makes sense. Null if the server does not set a time. */
export const minutesLeft = ({ retryAfter }: Refusal): number | null =>
  retryAfter === null ? null : Math.ceil(retryAfter / 60);

/** A proxy or a sign-in page answered instead of the server. */
export class Interception extends Error {
  readonly status: number;

  constructor({ status }: Response) {
    super("Intercepted");
    this.status = status;
  }
}

/** The headers of every request. A passcode is added to them. */
export const commonHeaders: Record<string, string> = { Accept: "application/json" };

/** Headers only for requests of an item: the key of a personal link must never accompany anonymous answers. */
export const itemHeaders: Record<string, string> = {};

/** Loads an item in one of its translations, or in the original without a language. */
export const loadItem = (door: "quizzes" | "surveys", id: string, language?: string | null) =>
  call(
    `/api/${door}/${encodeURIComponent(id)}${inLanguage(language)}`,
    { headers: { ...commonHeaders, ...itemHeaders } },
    isItem,
  );

export const inLanguage = (language: string | null | undefined) => (language ? `?language=${language}` : "");

/** Loads the current item, in the language in which it is shown. */
export const reloadItem = (item: Item) => loadItem(doorOf(item), item.id, item.translation && item.language);

export const recordStart = ({ item, attemptKey }: Progress, language = item.translation && item.language) =>
  post(`/api/${doorOf(item)}/${item.id}/starts${inLanguage(language)}`, { attemptKey }, isObject, { keepalive: true });

export const handIn = (progress: Progress): Promise<Receipt> => {
  const { item } = progress;
  const path = `/api/${doorOf(item)}/${item.id}/${item.contentType === "survey" ? "responses" : "attempts"}`;
  return post(path, submissionOf(progress), isReceipt);
};

export function submissionOf(progress: Progress): object {
  const { item, name, email, answers, attemptKey, isRepeated, fields } = progress;
  const absent = item.contentType === "survey" ? null : undefined;
  return {
    participantName: trimmed(name) || absent,
    participantEmail: trimmed(email) || absent,
    answers,
    duration: secondsTaken(progress),
    attemptKey,
    revision: item.revision,
    fields,
    ...(item.languages && item.language && { language: item.language }),
    ...(isRepeated && { isRepeated }),
  };
}

export const doorOf = ({ contentType }: Item) => (contentType === "survey" ? "surveys" : "quizzes");

type Check<T> = (body: unknown) => body is T;

export const post = <T>(path: string, body: object, isExpected: Check<T>, init?: RequestInit) =>
  call(
    path,
    {
      method: "POST",
      headers: { ...commonHeaders, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      ...init,
    },
    isExpected,
  );

/**
 * Resolves with a body of the expected shape. Throws `Refusal` if the server refused. Any other error comes from the
 * network.
 */
export async function call<T>(path: string, init: RequestInit, isExpected: Check<T>): Promise<T> {
  const response = await fetch(path, { credentials: "omit", signal: timeout(20_000), ...init });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isExpected(body)) return body;
  if (!response.ok && isObject(body) && typeof body.error === "string") throw new Refusal(response, body);
  throw new Interception(response);
}

export const isObject = (body: unknown): body is Record<string, unknown> => typeof body === "object" && body !== null;
export const isItem = (body: unknown): body is Item =>
  isObject(body) && typeof body.id === "string" && Array.isArray(body.questions);
export const isReceipt = (body: unknown): body is Receipt =>
  isObject(body) && typeof body.id === "string" && Array.isArray(body.results);

/** Replaces `AbortSignal.timeout` in browsers without it. */
function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("Timeout", "TimeoutError")), milliseconds);
  return controller.signal;
}
