import { deviceStore } from "../../ui/storage.ts";
import type { Progress } from "../attempt/attempt.ts";
import { parseProgress } from "../attempt/store.ts";

/* What was handed in and has results to come, so that somebody who returns to the link once it has closed gets them. */

const keptKey = (id: string) => `assay.later.${id}`;

export const keepForLater = (progress: Progress) =>
  deviceStore.setItem(keptKey(progress.item.id), JSON.stringify(progress));
export const readKept = (id: string) => parseProgress(deviceStore.getItem(keptKey(id)));
export const forgetKept = (id: string) => deviceStore.removeItem(keptKey(id));
