import { tabStore } from "../../ui/storage.ts";
import { commonHeaders, Refusal, reloadItem } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";

/* A passcode is kept for the tab, so that a reload does not ask for it. Every request of the page contains it. */

const keyOf = (id: string) => `assay.passcode.${id}`;
const header = "X-Passcode";

const inLink = () => new URLSearchParams(location.hash.slice(1)).get("passcode");

/** The passcode in the link's fragment, or the one entered before. Null without any. */
export const passcodeAtHand = (id: string): string | null => inLink() ?? tabStore.getItem(keyOf(id));

/** Removes the passcode from the address, where others could read it. */
export function hidePasscode(): void {
  if (inLink() !== null) history.replaceState(history.state, "", location.pathname + location.search);
}

/** Loads the item with its questions. Throws a `Refusal` with the code PASSCODE for a wrong passcode. */
export async function unlock(item: Item, passcode: string): Promise<Item> {
  commonHeaders[header] = encodeURIComponent(passcode);
  try {
    const open = await reloadItem(item);
    tabStore.setItem(keyOf(item.id), passcode);
    return open;
  } catch (error) {
    if (isWrong(error)) forget(item);
    else delete commonHeaders[header];
    throw error;
  }
}

/** Loads the current item, locked if its passcode has changed since. */
export async function reloadLocked(item: Item): Promise<Item> {
  try {
    return await reloadItem(item);
  } catch (error) {
    if (!isWrong(error)) throw error;
    forget(item);
    return reloadItem(item);
  }
}

export const isWrong = (error: unknown) => error instanceof Refusal && error.code === "PASSCODE";

function forget({ id }: Item) {
  delete commonHeaders[header];
  tabStore.removeItem(keyOf(id));
}
