import { localStore } from "../../ui/storage.ts";

/*
 * Results that have followed their link once. Returning to a result, or reloading it, does not follow the link again.
 */

const key = "assay.led";
const most = 50;

const led = () => (localStore.getItem(key) ?? "").split(",").filter(Boolean);

export const isLedOnce = (receiptId: string) => !led().includes(receiptId);

export function noteLed(receiptId: string): void {
  const others = led().filter((id) => id !== receiptId);
  localStore.setItem(key, [...others, receiptId].slice(-most).join());
}
