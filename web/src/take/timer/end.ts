import { deviceStore } from "../../ui/storage.ts";
import { recordStart } from "../attempt/api.ts";
import type { Progress } from "../attempt/attempt.ts";

/** The end of an attempt, by the device's clock. The clock may be wrong, but continues while the page is closed. */
interface End {
  attemptKey: string;
  at: number;
}

type Attempt = Pick<Progress, "item" | "attemptKey">;

const storageKey = ({ item }: Attempt) => `assay.end.${item.id}`;
/** Covers trials and browsers that store nothing as well. */
const ends = new Map<string, { at: number; asked: number }>();

/**
 * Milliseconds after a response during which the end needs no other request. Everyone who started together would send
 * one.
 */
const fresh = 60_000;

export function keepEnd(attempt: Attempt, secondsLeft: number, isTrial = false): void {
  const { attemptKey } = attempt;
  const at = Date.now() + secondsLeft * 1000;
  ends.set(attemptKey, { at, asked: performance.now() });
  if (!isTrial) deviceStore.setItem(storageKey(attempt), JSON.stringify({ attemptKey, at } satisfies End));
}

/** Whether this page has already asked the server. */
export const isAsked = ({ attemptKey }: Attempt) => ends.has(attemptKey);

export const isAskedLately = ({ attemptKey }: Attempt) =>
  performance.now() - (ends.get(attemptKey)?.asked ?? Number.NEGATIVE_INFINITY) < fresh;

/** Milliseconds left. Null if unknown. */
export function keptLeft(attempt: Attempt): number | null {
  const at = ends.get(attempt.attemptKey)?.at ?? storedEnd(attempt);
  return at === null ? null : at - Date.now();
}

function storedEnd(attempt: Attempt): number | null {
  try {
    const end: End | null = JSON.parse(deviceStore.getItem(storageKey(attempt)) ?? "null");
    return end?.attemptKey === attempt.attemptKey ? end.at : null;
  } catch {
    return null;
  }
}

/**
 * Seconds left by the server's clock. Null without a limit. Starts the attempt if the server has not recorded a start.
 */
export async function askLeft(progress: Progress): Promise<number | null> {
  const { timeLeft } = await recordStart(progress);
  return typeof timeLeft === "number" ? timeLeft : null;
}
