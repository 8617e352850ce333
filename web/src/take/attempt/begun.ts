import { doorOf, isItem, loadItem, recordStart, reloadItem } from "./api.ts";
import type { Progress } from "./attempt.ts";
import type { Item } from "./item.ts";

/** The current item for an attempt that has started. With a time limit, only the start returns its questions. */
export async function loadBegun(progress: Progress, language?: string | null): Promise<Item> {
  const { item } = progress;
  const started = item.rules?.timeLimit === undefined ? null : await recordStart(progress, language);
  if (isItem(started?.item)) return started.item;
  return language === undefined ? reloadItem(item) : loadItem(doorOf(item), item.id, language);
}
