import { type Progress, secondsTaken } from "./attempt.ts";
import type { Item, Receipt } from "./item.ts";

/** The server understood and said no. Everything else that goes wrong is the way there or back. */
export class Refusal extends Error {
  readonly status: number;
  readonly issues: { path: string; message: string }[];
  /** Seconds the server asks us to wait. */
  readonly retryAfter: number | null;

  constructor(response: Response, body: { message?: string; issues?: Refusal["issues"] }) {
    super(body.message ?? "The server could not answer");
    this.status = response.status;
    this.issues = body.issues ?? [];
    this.retryAfter = Number.parseInt(response.headers.get("Retry-After") ?? "", 10) || null;
  }
}

export const loadItem = (door: "quizzes" | "surveys", id: string) =>
  call<Item>(`/api/${door}/${encodeURIComponent(id)}`, { headers: { Accept: "application/json" } });

/** Counts the start. Nobody waits for it, and nobody minds when it is lost. */
export function recordStart({ item, attemptKey }: Progress): void {
  post(`/api/${doorOf(item)}/${item.id}/starts`, { attemptKey }, { keepalive: true }).catch(() => {});
}

export function handIn(progress: Progress): Promise<Receipt> {
  const { item, name, email, answers, attemptKey } = progress;
  const survey = item.contentType === "survey";
  const absent = survey ? null : undefined;
  return post(`/api/${doorOf(item)}/${item.id}/${survey ? "responses" : "attempts"}`, {
    participantName: name.trim() || absent,
    participantEmail: email.trim() || absent,
    answers,
    duration: secondsTaken(progress),
    attemptKey,
    revision: item.revision,
  });
}

export const doorOf = ({ contentType }: Item) => (contentType === "survey" ? "surveys" : "quizzes");

const post = <T>(path: string, body: object, init?: RequestInit) =>
  call<T>(path, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: "omit", signal: AbortSignal.timeout(20_000), ...init });
  if (response.ok) return response.json();
  throw new Refusal(response, await response.json().catch(() => ({})));
}
