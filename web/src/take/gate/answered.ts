import { deviceStore } from "../../ui/storage.ts";

/* The attempts at an item on this device, by key, to enforce the author's limit per device. */

const storageKey = (id: string) => `assay.answered.${id}`;

const keysOf = (id: string) => (deviceStore.getItem(storageKey(id)) ?? "").split(",").filter(Boolean);

export const timesAnswered = (id: string): number => keysOf(id).length;

export function noteAnswered(id: string, attemptKey: string): void {
  deviceStore.setItem(storageKey(id), [...new Set([...keysOf(id), attemptKey])].join());
}
