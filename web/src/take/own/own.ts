import { deviceStore } from "../../ui/storage.ts";
import { isObject, isReceipt, loadItem, post, Refusal } from "../attempt/api.ts";
import type { Item, Receipt } from "../attempt/item.ts";
import { forgetFinished, keptKey } from "../attempt/store.ts";
import { asChosen } from "../language/tongues.ts";

export interface OwnReceipt {
  item: Item;
  completedAt: string;
  receipt: Receipt;
  /** The result before its last correction. */
  previous?: { percentage: number | null; skillLevel: string | null };
}

export type Own = { state: "STORED"; own: OwnReceipt } | { state: "HIDDEN" | "ERASED" | "NONE" };

type Body = Omit<OwnReceipt, "item" | "receipt"> & { state: "STORED" | "HIDDEN" | "ERASED"; receipt?: Receipt };
const isBody = (body: unknown): body is Body =>
  isObject(body) && typeof body.state === "string" && (body.state !== "STORED" || isReceipt(body.receipt));

const missing = (error: unknown) => {
  if (error instanceof Refusal && error.status === 404) return null;
  throw error;
};

/** What the link leads to now. Rejects as `post` does, except that nothing may be there. */
export async function readOwn(door: "quizzes" | "surveys", id: string, attemptKey: string): Promise<Own> {
  // The link was cut off.
  if (attemptKey === "") return { state: "NONE" };
  const load = (language: string | null) => loadItem(door, id, language);
  const item = await load(null).then((item) => asChosen(item, load), missing);
  const language = item?.translation ? item.language : null;
  const path = `/api/content/${encodeURIComponent(id)}/own-answers`;
  const body = await post(path, { attemptKey, language }, isBody).catch(missing);
  if (!body) return { state: "NONE" };
  const { state, receipt, ...rest } = body;
  if (state === "ERASED") return { state };
  if (!item || !receipt) return { state: "HIDDEN" };
  // Without results nothing says which questions were asked: those of today may be others.
  const questions = receipt.results.length > 0 ? item.questions : [];
  return { state: "STORED", own: { ...rest, item: { ...item, questions }, receipt } };
}

export const eraseOwn = (id: string, attemptKey: string) =>
  post(`/api/content/${encodeURIComponent(id)}/own-answers/erasure`, { attemptKey }, isObject);

/** The answers were erased: nothing on this device leads to them any more. */
export function forgetOwn(id: string, attemptKey: string): void {
  deviceStore.removeItem(keptKey(id) + attemptKey);
  forgetFinished(id);
}
