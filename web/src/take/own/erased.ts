import { deviceStore } from "../../ui/storage.ts";
import { isShared } from "../address.ts";
import { isObject, post, Refusal } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";
import { forgetFinished, keptKey } from "../attempt/store.ts";
import { ownLink, ownPath } from "./link.ts";

/** Nothing on this device leads to the answers any more. */
export function forgetOwn(id: string, attemptKey: string): void {
  deviceStore.removeItem(keptKey(id) + attemptKey);
  forgetFinished(id);
}

/**
 * Asks whether the answers to a result have been erased, here or elsewhere. If so, the page of their private link takes its
 * place and says so; on a shared device the next person's start does. Resolves with whether they are gone for any reason;
 * never rejects.
 */
export async function leaveErased(item: Item, attemptKey: string): Promise<boolean> {
  if (ownLink(item, attemptKey) === null) return false;
  try {
    const { state } = await post(ownPath(item.id), { attemptKey }, isObject);
    if (state !== "ERASED") return false;
  } catch (error) {
    return error instanceof Refusal && error.status === 404;
  }
  forgetOwn(item.id, attemptKey);
  if (!isShared(location)) history.replaceState(null, "", `#answers=${attemptKey}`);
  location.reload();
  return true;
}
