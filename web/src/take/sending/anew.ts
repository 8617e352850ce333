import { tabStore } from "../../ui/storage.ts";
import { reloadItem } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";
import { deliver } from "../attempt/submit.ts";

/*
 * Browsers of before 2026 keep a module that could not be loaded for failed, as long as the page is open
 * (https://github.com/whatwg/html/issues/6768).
 */

const key = "assay.take.anew";
/** Milliseconds between two times: it may fail again. */
const pause = 60_000;

/** Reads the page anew once the server answers, unless it was read anew just before. */
export async function readAnew(item: Item, signal: AbortSignal): Promise<void> {
  if (Date.now() - Number(tabStore.getItem(key)) < pause) return;
  // A refusal is an answer, too.
  await deliver(() => reloadItem(item), { signal, onDelay() {} }).catch(() => {});
  if (signal.aborted) return;
  tabStore.setItem(key, String(Date.now()));
  location.reload();
}

/** Somebody asks for it. */
export const readAnewAgain = () => tabStore.removeItem(key);
