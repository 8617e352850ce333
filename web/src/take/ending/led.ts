import { localStore } from "../../ui/storage.ts";

/* Whoever comes back to a result, or reads it anew, is not led away from it again. */

const key = "assay.led";
const most = 50;

const led = () => (localStore.getItem(key) ?? "").split(",").filter(Boolean);

export const isLedOnce = (receiptId: string) => !led().includes(receiptId);

export function noteLed(receiptId: string): void {
  const others = led().filter((id) => id !== receiptId);
  localStore.setItem(key, [...others, receiptId].slice(-most).join());
}
