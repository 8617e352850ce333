import { deviceStore, tabStore } from "../../ui/storage.ts";
import type { Progress, Sent } from "./attempt.ts";
import type { Item, Receipt } from "./item.ts";

/** The device's storage. A browser may refuse to store anything; the page then works without and says so. */
export type Finished = { item: Item; sent: Sent; receipt: Receipt };

const progressKey = (id: string) => `assay.take.${id}`;
const finishedKey = (id: string) => `assay.taken.${id}`;

export const readProgress = (id: string) => parseProgress(deviceStore.getItem(progressKey(id)));

/** The key of an attempt that another tab has ended: what this one still holds of it is not stored again. */
let endedKey = "";

export const writeProgress = (progress: Progress) =>
  progress.attemptKey === endedKey || deviceStore.setItem(progressKey(progress.item.id), JSON.stringify(progress));

export function canStore(): boolean {
  const isTaken = deviceStore.setItem("assay.take.room", "yes");
  deviceStore.removeItem("assay.take.room");
  return isTaken;
}

export type Ending = { attemptKey: string; ended: "handedIn" | "discarded" };

/** Deletes an attempt. A short-lived marker in its place tells other tabs how it ended. */
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
      // It was restored.
      if (progress.attemptKey === endedKey) endedKey = "";
      return onProgress(progress);
    }
    const ending = parse<Ending>(newValue);
    if (!ending?.ended) return;
    endedKey = ending.attemptKey;
    // What this tab stored before it knew.
    if (readProgress(id)?.attemptKey === ending.attemptKey) deviceStore.removeItem(progressKey(id));
    onEnd(ending);
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

const discardedKey = (id: string) => `assay.discarded.${id}`;

/** An attempt that was discarded stays with the tab, to be restored. */
export const keepDiscarded = (progress: Progress) =>
  tabStore.setItem(discardedKey(progress.item.id), JSON.stringify(progress));
export const readDiscarded = (id: string) => parseProgress(tabStore.getItem(discardedKey(id)));
export const forgetDiscarded = (id: string) => tabStore.removeItem(discardedKey(id));

/** The result is stored for the tab: phones reload pages in the background. */
export const writeFinished = (finished: Finished) =>
  tabStore.setItem(finishedKey(finished.item.id), JSON.stringify(finished));

export const forgetFinished = (id: string) => tabStore.removeItem(finishedKey(id));

/** Only for a reloaded page. Opening the link again starts a new attempt. */
export function readFinished(id: string): Finished | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate") return null;
  return parse<Finished>(tabStore.getItem(finishedKey(id)));
}

export const keptKeys = "assay.later.";
/** The beginning of the keys of what was submitted on this device, see `kept.ts`. */
export const keptKey = (id: string) => `${keptKeys}${id}.`;
/** Of the day on which anonymous answers were submitted. */
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
