import { deviceStore, tabStore } from "../../ui/storage.ts";
import type { Ending, Finished, Progress } from "./attempt.ts";

const progressKey = (id: string) => `assay.take.${id}`;
const finishedKey = (id: string) => `assay.taken.${id}`;

export const readProgress = (id: string) => parseProgress(deviceStore.getItem(progressKey(id)));

/** The key of an attempt that another tab has ended. This tab does not store it again. */
let endedKey = "";

export const writeProgress = (progress: Progress) =>
  progress.attemptKey === endedKey || deviceStore.setItem(progressKey(progress.item.id), JSON.stringify(progress));

/** A browser may refuse to store anything. The page then works without storage and shows a notice. */
export function canStore(): boolean {
  const isTaken = deviceStore.setItem("assay.take.room", "yes");
  deviceStore.removeItem("assay.take.room");
  return isTaken;
}

/** Deletes an attempt. A short-lived marker under its key shows other tabs how it ended. */
export function endProgress(id: string, ending: Ending): void {
  deviceStore.setItem(progressKey(id), JSON.stringify(ending));
  deviceStore.removeItem(progressKey(id));
}

/** Calls back when another tab has written or ended an attempt at the same item. */
export function watchProgress(id: string, onProgress: (progress: Progress) => void, onEnd: (ending: Ending) => void) {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== progressKey(id)) return;
    const progress = parseProgress(newValue);
    if (progress) {
      // The other tab restored the attempt.
      if (progress.attemptKey === endedKey) endedKey = "";
      return onProgress(progress);
    }
    const ending = parse<Ending>(newValue);
    if (!ending?.ended) return;
    endedKey = ending.attemptKey;
    // Removes an entry that this tab wrote before it learned that the attempt had ended.
    if (readProgress(id)?.attemptKey === ending.attemptKey) deviceStore.removeItem(progressKey(id));
    onEnd(ending);
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

const discardedKey = (id: string) => `assay.discarded.${id}`;

/** Keeps a discarded attempt in the tab, so that it can be restored. */
export const keepDiscarded = (progress: Progress) =>
  tabStore.setItem(discardedKey(progress.item.id), JSON.stringify(progress));
export const readDiscarded = (id: string) => parseProgress(tabStore.getItem(discardedKey(id)));
export const forgetDiscarded = (id: string) => tabStore.removeItem(discardedKey(id));

/** Keeps the result in the tab, because phones reload pages in the background. */
export const writeFinished = (finished: Finished) =>
  tabStore.setItem(finishedKey(finished.item.id), JSON.stringify(finished));

export const forgetFinished = (id: string) => tabStore.removeItem(finishedKey(id));

/** Returns a result only to a reloaded page. Opening the link again starts a new attempt. */
export function readFinished(id: string): Finished | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate") return null;
  return parse<Finished>(tabStore.getItem(finishedKey(id)));
}

export const keptKeys = "assay.later.";
/** The prefix of the keys of submissions on this device, see `kept.ts`. */
export const keptKey = (id: string) => `${keptKeys}${id}.`;
/** The key of the day on which anonymous answers were submitted. */
export const dayKey = (id: string) => `assay.day.${id}`;

/** Whether answers were submitted on this device. */
export const hasSubmitted = (id: string) =>
  deviceStore.keys(keptKey(id)).length > 0 || deviceStore.getItem(dayKey(id)) !== null;

export const areKeysOn = () => deviceStore.getItem("assay.take.keys") !== "off";
export const setKeysOn = (on: boolean) =>
  on ? deviceStore.removeItem("assay.take.keys") : deviceStore.setItem("assay.take.keys", "off");

export function parseProgress(text: string | null): Progress | null {
  const progress = parse<Progress>(text);
  const whole = progress?.attemptKey && progress.answers && progress.item?.questions?.[progress.position];
  return whole ? progress : null;
}

function parse<T>(text: string | null): T | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
