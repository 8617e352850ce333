import { accessToken, refreshSession } from "../../account/session/session.ts";
import { call, doorOf, inLanguage, isItem, isReceipt, Refusal, submissionOf } from "../attempt/api.ts";
import type { Progress } from "../attempt/attempt.ts";
import type { Item, Receipt } from "../attempt/item.ts";
import { asChosen } from "../language/itemLanguage.ts";

export type Trial =
  | { status: "ready"; item: Item }
  /** `visitor`: no one has signed in on this device. `signedOut`: the session has ended. */
  | { status: "visitor" | "signedOut" | "somebodyElses" | "missing" | "failed" };

export async function openTrial(door: "quizzes" | "surveys", id: string): Promise<Trial> {
  if (accessToken() === null) return { status: "visitor" };
  try {
    const load = (language: string | null) => loadTrial(door, id, language);
    return { status: "ready", item: await asChosen(await load(null), load) };
  } catch (error) {
    return { status: error instanceof Refusal ? (refusals[error.status] ?? "failed") : "failed" };
  }
}

export const loadTrial = (door: "quizzes" | "surveys", id: string, language: string | null) =>
  asAuthor(`/api/${door}/${encodeURIComponent(id)}/trial${inLanguage(language)}`, {}, isItem);

/** The page for `/s/…` or `/q/…` that the signed-in user may see. Null if there is none. */
export async function placeOfLink(pathname: string): Promise<string | null> {
  if (accessToken() === null) return null;
  const [, door, name = ""] = pathname.split("/");
  const place = await asAuthor(`/api/${door === "q" ? "addresses" : "short-links"}/${name}`, {}, isPlace).catch(
    () => null,
  );
  return place?.path ?? null;
}

const isPlace = (body: unknown): body is { path: string } => typeof Object(body).path === "string";

const refusals: Record<number, Exclude<Trial["status"], "ready">> = {
  401: "signedOut",
  403: "somebodyElses",
  404: "missing",
};

export const tryAnswers = (progress: Progress): Promise<Receipt> =>
  asAuthor(
    `/api/${doorOf(progress.item)}/${progress.item.id}/trial`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(submissionOf(progress)),
    },
    isReceipt,
  );

async function asAuthor<T>(path: string, init: RequestInit, isExpected: (body: unknown) => body is T): Promise<T> {
  const token = accessToken();
  const send = (token: string | null) =>
    call(
      path,
      { ...init, headers: { ...init.headers, Accept: "application/json", Authorization: `Bearer ${token}` } },
      isExpected,
    );
  try {
    return await send(token);
  } catch (error) {
    const isStale = error instanceof Refusal && error.status === 401;
    if (!isStale || !(await refreshSession(token))) throw error;
    return send(accessToken());
  }
}
