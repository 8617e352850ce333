import { deviceStore } from "../../ui/storage.ts";
import type { Progress } from "../attempt/attempt.ts";
import { parseProgress } from "../attempt/store.ts";

/* What was handed in and has results to come, so that somebody who returns to the link once it has closed gets them. */

export type Kept = Progress & {
  /** When results are shown. */
  from: string;
};

const all = "assay.later.";
const keyOf = ({ item, attemptKey }: Progress) => `${all}${item.id}.${attemptKey}`;

/** Days for which a result that nobody has come back for stays on the device. */
const days = 30;
const isOver = ({ from }: Partial<Kept>) => !(Date.parse(from ?? "") + days * 24 * 60 * 60_000 > Date.now());

export const forgetKept = (progress: Progress) => deviceStore.removeItem(keyOf(progress));

export function keepForLater(kept: Kept): void {
  forgetOld();
  deviceStore.setItem(keyOf(kept), JSON.stringify(kept));
}

/** Several may have answered on one device. */
export function readKept(id: string): Kept[] {
  forgetOld();
  return deviceStore.keys(`${all}${id}.`).flatMap((key) => read(key) ?? []);
}

function forgetOld(): void {
  for (const key of deviceStore.keys(all)) {
    const kept = read(key);
    if (!kept || isOver(kept)) deviceStore.removeItem(key);
  }
}

const read = (key: string) => parseProgress(deviceStore.getItem(key)) as Kept | null;
