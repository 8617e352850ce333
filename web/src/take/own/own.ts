import { isObject, isReceipt, loadItem, post, Refusal } from "../attempt/api.ts";
import type { Item, Receipt } from "../attempt/item.ts";
import { asChosen } from "../language/itemLanguage.ts";
import { forgetOwn } from "./erased.ts";
import { ownPath } from "./link.ts";

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

/** The current answers behind the link. Rejects as `post` does, except for missing answers. */
export async function readOwn(door: "quizzes" | "surveys", id: string, attemptKey: string): Promise<Own> {
  // The link was cut off.
  if (attemptKey === "") return { state: "NONE" };
  const load = (language: string | null) => loadItem(door, id, language);
  const item = await load(null).then((item) => asChosen(item, load), missing);
  const language = item?.translation ? item.language : null;
  const body = await post(ownPath(id), { attemptKey, language }, isBody).catch(missing);
  if (!body) return { state: "NONE" };
  const { state, receipt, ...rest } = body;
  if (state === "ERASED") {
    forgetOwn(id, attemptKey);
    return { state };
  }
  if (!item || !receipt) return { state: "HIDDEN" };
  // The questions that were asked are unknown without results. The current ones may differ.
  const questions = receipt.results.length > 0 ? item.questions : [];
  return { state: "STORED", own: { ...rest, item: { ...item, questions }, receipt } };
}

export const eraseOwn = (id: string, attemptKey: string) => post(`${ownPath(id)}/erasure`, { attemptKey }, isObject);
