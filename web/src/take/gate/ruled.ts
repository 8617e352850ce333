import type { Dispatch } from "react";
import { Refusal, recordStart, reloadItem } from "../attempt/api.ts";
import { type Action, hasEntries, type Progress } from "../attempt/attempt.ts";
import { ordered } from "../attempt/order.ts";
import { endProgress, readProgress } from "../attempt/store.ts";
import { deliver } from "../attempt/submit.ts";

export const inOrder = (begun: Progress): Progress => ({ ...begun, item: ordered(begun.item, begun.attemptKey) });

/** Sends a start until the server knows of it: answers that come late count only if it does. */
export async function tellStart(begun: Progress, dispatch: Dispatch<Action>, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted();
    await deliver(() => recordStart(begun), { signal, onDelay() {} });
  } catch (error) {
    if (error instanceof Refusal) await turnAway(begun, dispatch);
  }
}

/** Leads back to the gate. Whoever has answered something stays. */
async function turnAway({ item, attemptKey }: Progress, dispatch: Dispatch<Action>): Promise<void> {
  const current = await reloadItem(item);
  const kept = readProgress(item.id);
  const isKept = kept?.attemptKey === attemptKey;
  if (!current.availability || (isKept && (hasEntries(kept) || kept.handedIn))) return;
  if (isKept) endProgress(item.id, { attemptKey, ended: "discarded" });
  dispatch({ type: "turnedAway", attemptKey });
  dispatch({ type: "refreshed", item: current, asked: item });
}
