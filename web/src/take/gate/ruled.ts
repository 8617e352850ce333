import type { Dispatch } from "react";
import { fieldLimits } from "../../../../api/src/content/fields/fields.shared.ts";
import { trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { inLink } from "../address.ts";
import { isItem, minutesLeft, Refusal, recordStart, reloadItem } from "../attempt/api.ts";
import { type Action, hasEntries, type Progress } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { ordered } from "../attempt/order.ts";
import { endProgress, readProgress } from "../attempt/store.ts";
import { deliver } from "../attempt/submit.ts";
import { notStarted, type Toast } from "../Toast.tsx";
import { isAsked, keepEnd } from "../timer/end.ts";
import { timesAnswered } from "./answered.ts";
import { isBallot } from "./ballot/held.ts";
import { personalKeyAtHand } from "./invitation.ts";
import { reloadLocked } from "./passcode.ts";

export { loadBegun } from "../attempt/begun.ts";

interface Page {
  dispatch: Dispatch<Action>;
  showToast: (toast: Toast) => void;
  isTrial: boolean;
}

/** Starts whose answer did not come, by item: tried again, they are the same to the server. */
const untold = new Map<string, string>();

export const inOrder = (begun: Progress): Progress => ({ ...begun, item: ordered(begun.item, begun.attemptKey) });

/** With what the link says of the fields that the item declares; a value that cannot be stored says nothing. */
function linked(begun: Progress): Progress {
  const said = (begun.item.rules?.fields ?? [])
    .map((name) => [name, trimmed(inLink(name))] as const)
    .filter(([, value]) => value !== "" && value.length <= fieldLimits.value && !value.includes("\0"));
  return said.length > 0 ? { ...begun, fields: Object.fromEntries(said) } : begun;
}

/**
 * The attempt as it begins; null if it cannot, which is told. With a time limit the server's clock begins first, with a
 * number of places it has one, and with a passcode answers count whatever becomes of that. Throws the
 * `Refusal` of a personal link that was withdrawn.
 */
export async function prepared(opened: Progress, { dispatch, showToast, isTrial }: Page): Promise<Progress | null> {
  const begun = linked(opened);
  const { item } = begun;
  if (!isTrial && personalKeyAtHand() === null && isDone(item, dispatch)) return null;
  const { timeLimit, needsPasscode, maxAttempts } = item.rules ?? {};
  const key = personalKeyAtHand();
  if (!isTrial && item.rules?.anonymous && key !== null && !isBallot(begun.attemptKey)) {
    // A ballot is drawn first, at the gate.
    isDone(item, dispatch);
    return null;
  }
  const isAwaited = needsPasscode || maxAttempts !== undefined || key !== null;
  if (timeLimit === undefined && (isTrial || !isAwaited)) return inOrder(begun);
  const attemptKey = isBallot(begun.attemptKey) ? begun.attemptKey : (key ?? untold.get(item.id) ?? begun.attemptKey);
  const progress = inOrder({ ...begun, attemptKey });
  untold.set(item.id, attemptKey);
  try {
    if (isTrial && timeLimit) {
      keepEnd(progress, timeLimit * 60, true);
      return progress;
    }
    const started = await recordStart(progress);
    if (typeof started.timeLeft === "number") keepEnd(progress, started.timeLeft);
    const whole = isItem(started.item) ? started.item : timeLimit === undefined ? item : await reloadItem(item);
    untold.delete(item.id);
    return inOrder({ ...progress, item: whole });
  } catch (error) {
    // Its greeting says so.
    if (key !== null && error instanceof Refusal && error.errorType === "WITHDRAWN") throw error;
    if (!(error instanceof Refusal) || !(await isTurnedAway(item, error, dispatch))) showToast(notStarted);
    return null;
  }
}

/** Shows the gate to who has answered as often as the item lets one device, and to who follows a personal link. */
export function isDone(item: Item, dispatch: Dispatch<Action>): boolean {
  const { attemptsPerDevice } = item.rules ?? {};
  if (personalKeyAtHand() !== null) {
    if (!item.availability) dispatch({ type: "refreshed", item: { ...item, availability: "PERSONAL" }, asked: item });
    return !item.availability;
  }
  if (item.availability || attemptsPerDevice === undefined || timesAnswered(item.id) < attemptsPerDevice) return false;
  dispatch({ type: "refreshed", item: { ...item, availability: "ANSWERED" }, asked: item });
  return true;
}

/** The server knows of no place only when one is asked for. */
const filled = (item: Item, refusal: Refusal): Item =>
  refusal.code === "FULL" && !item.availability
    ? { ...item, availability: "FULL", freeIn: minutesLeft(refusal) }
    : item;

/** Shows the gate where the item cannot be answered just now. */
async function isTurnedAway(item: Item, error: Refusal, dispatch: Dispatch<Action>): Promise<boolean> {
  const current = filled(await reloadLocked(item).catch(() => item), error);
  dispatch({ type: "refreshed", item: current, asked: item });
  return current.availability !== undefined;
}

/** Sends a start until the server knows of it: answers that come late count only if it does. */
export async function tellStart(begun: Progress, dispatch: Dispatch<Action>, signal: AbortSignal): Promise<void> {
  // The countdown asks by its start.
  if (isAsked(begun)) return;
  try {
    signal.throwIfAborted();
    const { timeLeft } = await deliver(() => recordStart(begun), { signal, onDelay() {} });
    if (typeof timeLeft === "number") await tellLimit(begun, timeLeft, dispatch, signal);
  } catch (error) {
    if (error instanceof Refusal) await turnAway(begun, error, dispatch);
  }
}

/** Shows a limit that was set after the page was loaded. */
export async function tellLimit(begun: Progress, timeLeft: number, dispatch: Dispatch<Action>, signal?: AbortSignal) {
  keepEnd(begun, timeLeft);
  const until = signal ?? new AbortController().signal;
  const { rules } = await deliver(() => reloadItem(begun.item), { signal: until, onDelay() {} });
  if (rules) dispatch({ type: "turned", turn: (shown) => ({ ...shown, rules }) });
}

/** Leads back to the gate. Whoever has answered something stays. */
async function turnAway({ item, attemptKey }: Progress, error: Refusal, dispatch: Dispatch<Action>): Promise<void> {
  const current = filled(await reloadLocked(item), error);
  const kept = readProgress(item.id);
  const isKept = kept?.attemptKey === attemptKey;
  if (!current.availability || (isKept && (hasEntries(kept) || kept.handedIn))) return;
  if (isKept) endProgress(item.id, { attemptKey, ended: "discarded" });
  dispatch({ type: "turnedAway", attemptKey });
  dispatch({ type: "refreshed", item: current, asked: item });
}
