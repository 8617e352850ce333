import { deviceStore } from "../../ui/storage.ts";
import { isShared } from "../address.ts";
import { isObject, post, Refusal } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";
import { forgetFinished, keptKey } from "../attempt/store.ts";
import { ownLink, ownPath } from "./link.ts";

/** Removes everything on this device that gives access to the answers. */
export function forgetOwn(id: string, attemptKey: string): void {
  deviceStore.removeItem(keptKey(id) + attemptKey);
  forgetFinished(id);
}

/**
 * Asks whether the answers to a result have been erased, here or elsewhere. If so, shows the page of their private
 * link, which reports the deletion; on a shared device, shows the start for the next person. Resolves with whether the
 * answers are gone for any reason. Never rejects.
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
