import { deviceStore, tabStore } from "../../ui/storage.ts";
import type { Progress } from "./attempt.ts";
import type { Answers, Item, Receipt } from "./item.ts";

/** What this device remembers. A browser may refuse to remember anything; then we do without, and say so. */
export type Finished = { item: Item; answers: Answers; receipt: Receipt };

const progressKey = (id: string) => `assay.take.${id}`;
const finishedKey = (id: string) => `assay.taken.${id}`;

export const readProgress = (id: string) => parseProgress(deviceStore.getItem(progressKey(id)));

export const writeProgress = (progress: Progress) =>
  deviceStore.setItem(progressKey(progress.item.id), JSON.stringify(progress));

/** Whether this device takes anything at all. */
export function mayKeep(): boolean {
  const isTaken = deviceStore.setItem("assay.take.room", "yes");
  deviceStore.removeItem("assay.take.room");
  return isTaken;
}

/** How an attempt ended: its answers have arrived, or its taker threw them away. */
export type Ending = { attemptKey: string; ended: "handedIn" | "discarded" };

/** Forgets an attempt. Other tabs are told how it ended, by what stands in its place for a moment. */
export function endProgress(id: string, ending: Ending): void {
  deviceStore.setItem(progressKey(id), JSON.stringify(ending));
  deviceStore.removeItem(progressKey(id));
}

/** Tells when another tab has written progress in the same item, or ended it. */
export function watchProgress(id: string, onProgress: (progress: Progress) => void, onEnd: (ending: Ending) => void) {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== progressKey(id)) return;
    const progress = parseProgress(newValue);
    if (progress) return onProgress(progress);
    const ending = parse<Ending>(newValue);
    if (ending?.ended) onEnd(ending);
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

/** The result stays with the tab, because phones reload pages in the background and it can't be asked for again. */
export const writeFinished = (finished: Finished) =>
  tabStore.setItem(finishedKey(finished.item.id), JSON.stringify(finished));

export const forgetFinished = (id: string) => tabStore.removeItem(finishedKey(id));

/** Only for a page that comes back; whoever opens the link again wants to take it again. */
export function readFinished(id: string): Finished | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate") return null;
  return parse<Finished>(tabStore.getItem(finishedKey(id)));
}

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
