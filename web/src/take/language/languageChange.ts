import type { Finished } from "../attempt/attempt.ts";
import type { Item, Receipt } from "../attempt/item.ts";

/** The effect of a language change on an item. */
export interface LanguageChange {
  item: Item;
  /** The submitted attempt, whose result changes its language with the item. */
  done?: Finished | undefined;
  /** Null loads the original. Absent if the texts stay as they are, for example while answers are sent. */
  load?: ((tag: string | null) => Promise<Item>) | undefined;
  onChange: (translate: (shown: Item) => Item, receipt: Receipt | undefined) => void;
  onFail: () => void;
}
