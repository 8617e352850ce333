import type { Dispatch } from "react";
import { fieldLimits } from "../../../../api/src/content/setting/fields.shared.ts";
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

/** Keys of starts without a response, by item id. The server treats a repeated start as the same one. */
const untold = new Map<string, string>();

export const inOrder = (begun: Progress): Progress => ({ ...begun, item: ordered(begun.item, begun.attemptKey) });

/** Adds the link's values for the fields that the item declares. Ignores values that cannot be stored. */
function linked(begun: Progress): Progress {
  const values = (begun.item.rules?.fields ?? [])
    .map((name) => [name, trimmed(inLink(name))] as const)
    .filter(([, value]) => value !== "" && value.length <= fieldLimits.value && !value.includes("\0"));
  return values.length > 0 ? { ...begun, fields: Object.fromEntries(values) } : begun;
}

/**
 * Prepares an attempt and its start. Returns null after showing the reason if it cannot start. With a time limit, the
 * server's clock starts first; with a limit of responses, it reserves a place; with a passcode, answers count even if
 * the passcode changes. Throws the `Refusal` of a withdrawn personal link.
 */
export async function prepared(opened: Progress, { dispatch, showToast, isTrial }: Page): Promise<Progress | null> {
  const newAttempt = linked(opened);
  const { item } = newAttempt;
  if (!isTrial && personalKeyAtHand() === null && isDone(item, dispatch)) return null;
  const { timeLimit, needsPasscode, maxAttempts } = item.rules ?? {};
  const key = personalKeyAtHand();
  if (!isTrial && item.rules?.anonymous && key !== null && !isBallot(newAttempt.attemptKey)) {
    // The gate issues the ballot first.
    isDone(item, dispatch);
    return null;
  }
  const isAwaited = needsPasscode || maxAttempts !== undefined || key !== null;
  if (timeLimit === undefined && (isTrial || !isAwaited)) return inOrder(newAttempt);
  const isOfLink = key !== null && newAttempt.attemptKey.startsWith(key);
  const attemptKey =
    isOfLink || isBallot(newAttempt.attemptKey)
      ? newAttempt.attemptKey
      : (key ?? untold.get(item.id) ?? newAttempt.attemptKey);
  const progress = inOrder({ ...newAttempt, attemptKey });
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
    // The greeting shows this refusal.
    if (key !== null && error instanceof Refusal && error.errorType === "WITHDRAWN") throw error;
    if (!(error instanceof Refusal) || !(await isTurnedAway(item, error, dispatch))) showToast(notStarted);
    return null;
  }
}

/** Shows the gate for a personal link, or once this device has used all its attempts. Returns whether it does. */
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

/** The server finds out that no place is free only when one is requested. */
const filled = (item: Item, refusal: Refusal): Item =>
  refusal.code === "FULL" && !item.availability
    ? { ...item, availability: "FULL", freeIn: refusal.errorType ? 0 : minutesLeft(refusal) }
    : item;

/** Shows the gate if the item cannot be answered at the moment. */
async function isTurnedAway(item: Item, error: Refusal, dispatch: Dispatch<Action>): Promise<boolean> {
  const current = filled(await reloadLocked(item).catch(() => item), error);
  dispatch({ type: "refreshed", item: current, asked: item });
  return current.availability !== undefined;
}

/** Sends a start until the server has recorded it. Late answers count only if it has. */
export async function tellStart(begun: Progress, dispatch: Dispatch<Action>, signal: AbortSignal): Promise<void> {
  // The countdown asks by sending the start itself.
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
  if (rules) dispatch({ type: "changed", change: (shown) => ({ ...shown, rules }) });
}

/** Returns to the gate. A taker with answers stays. */
async function turnAway({ item, attemptKey }: Progress, error: Refusal, dispatch: Dispatch<Action>): Promise<void> {
  const current = filled(await reloadLocked(item), error);
  const progress = readProgress(item.id);
  const isKept = progress?.attemptKey === attemptKey;
  if (!current.availability || (isKept && (hasEntries(progress) || progress.handedIn))) return;
  if (isKept) endProgress(item.id, { attemptKey, ended: "discarded" });
  dispatch({ type: "turnedAway", attemptKey });
  dispatch({ type: "refreshed", item: current, asked: item });
}
