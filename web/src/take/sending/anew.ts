import { tabStore } from "../../ui/storage.ts";
import { reloadItem } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";
import { deliver } from "../attempt/submit.ts";

/*
 * Browsers before 2026 remember a module that failed to load as long as the page is open
 * (https://github.com/whatwg/html/issues/6768).
 */

const key = "assay.take.anew";
/** Milliseconds between two reloads, because loading may fail again. */
const pause = 60_000;

/** Reloads the page once the server answers, unless it was reloaded recently. */
export async function readAnew(item: Item, signal: AbortSignal): Promise<void> {
  if (Date.now() - Number(tabStore.getItem(key)) < pause) return;
  // A refusal also shows that the server answers.
  await deliver(() => reloadItem(item), { signal, onDelay() {} }).catch(() => {});
  if (signal.aborted) return;
  tabStore.setItem(key, String(Date.now()));
  location.reload();
}

/** Permits the next reload immediately, because the taker asked for it. */
export const readAnewAgain = () => tabStore.removeItem(key);
