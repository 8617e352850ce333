import { deviceStore } from "../../ui/storage.ts";

/* How often an item was answered on this device, where its author limits that: the keys of the attempts. */

const storageKey = (id: string) => `assay.answered.${id}`;

const keysOf = (id: string) => (deviceStore.getItem(storageKey(id)) ?? "").split(",").filter(Boolean);

export const timesAnswered = (id: string): number => keysOf(id).length;

export function noteAnswered(id: string, attemptKey: string): void {
  deviceStore.setItem(storageKey(id), [...new Set([...keysOf(id), attemptKey])].join());
}
