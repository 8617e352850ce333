import { deviceStore } from "../../ui/storage.ts";
import type { Finished, Progress } from "./attempt.ts";
import type { Receipt } from "./item.ts";
import { dayKey, keptKey, keptKeys, parseProgress } from "./store.ts";

/*
 * Submissions made on this device, so that a taker who opens the link again sees them and can open the result.
 * Anonymous answers leave only their day, unless their results are still to come.
 */

export type Kept = Progress & {
  /** The time when results are shown. Absent if they are shown immediately or never. */
  from?: string | undefined;
  /** Whether the receipt had a result. Absent in data stored by older versions of this page. */
  hasResult?: boolean;
};

const keyOf = ({ item, attemptKey }: Progress) => keptKey(item.id) + attemptKey;

/** Days after the submission, or after its results are shown, for which it stays on the device. */
const days = 365;
/**
 * Number of an item's newest submissions that stay, besides those with results to come. Each one contains the
 * questions.
 */
const most = 3;

export const answeredAt = ({ finishedAt, startedAt }: Pick<Progress, "finishedAt" | "startedAt">) =>
  finishedAt ?? startedAt;
const isOver = (kept: Kept) =>
  !((Date.parse(kept.from ?? "") || answeredAt(kept)) + days * 24 * 60 * 60_000 > Date.now());

/** Whether a result can be shown, now or later. */
export const isOffered = ({ from, hasResult }: Kept) => from !== undefined || hasResult === true;
export const isToCome = ({ from }: Kept) => from !== undefined && Date.parse(from) > Date.now();

const hasResult = ({ percentage, skillResult, results, certificate }: Receipt) =>
  percentage !== null || skillResult !== null || results.length > 0 || certificate !== undefined;

export function keep({ item, sent, receipt }: Finished): void {
  const entry: Kept = { ...sent, item, from: receipt.shown?.from, hasResult: hasResult(receipt) };
  if (item.rules?.anonymous) {
    const noon = new Date(answeredAt(entry)).setHours(12, 0, 0, 0);
    deviceStore.setItem(dayKey(item.id), new Date(noon).toISOString());
    if (!entry.from) {
      forgetKept(entry);
      return;
    }
  }
  for (const key of deviceStore.keys(keptKeys)) {
    const old = entryAt(key);
    if (!old || isOver(old)) deviceStore.removeItem(key);
  }
  deviceStore.setItem(keyOf(entry), JSON.stringify(entry));
  for (const old of readKept(item.id)
    .filter((one) => !isToCome(one))
    .slice(0, -most))
    forgetKept(old);
}

export const forgetKept = (progress: Progress) => deviceStore.removeItem(keyOf(progress));

/**
 * Forgets earlier submissions, because another person answers on this device. Returns a function that undoes it, or
 * null if there were none.
 */
export function forgetAnswered(id: string): (() => void) | null {
  const forgotten = [dayKey(id), ...deviceStore.keys(keptKey(id))].flatMap((key) => {
    const text = deviceStore.getItem(key);
    return text === null ? [] : [{ key, text }];
  });
  for (const { key } of forgotten) deviceStore.removeItem(key);
  if (forgotten.length === 0) return null;
  return () => {
    for (const { key, text } of forgotten) deviceStore.setItem(key, text);
  };
}

/** The day of anonymous answers in ISO 8601. Null without any. */
export const answeredDay = (id: string) => deviceStore.getItem(dayKey(id));

/** All submissions of an item on this device, by one or several people. The latest is last. */
export const readKept = (id: string): Kept[] =>
  deviceStore
    .keys(keptKey(id))
    .flatMap((key) => entryAt(key) ?? [])
    .filter((kept) => !isOver(kept))
    .sort((one, other) => answeredAt(one) - answeredAt(other));

const entryAt = (key: string) => parseProgress(deviceStore.getItem(key)) as Kept | null;
