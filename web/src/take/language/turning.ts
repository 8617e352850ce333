import type { Item, Receipt } from "../attempt/item.ts";
import type { Finished } from "../attempt/store.ts";

/** What a change of the language does to an item. */
export interface Turning {
  item: Item;
  /** What was handed in, whose result turns with the item. */
  done?: Finished | undefined;
  /** Null for the original. Absent where the texts stay as they are, as while answers are sent. */
  load?: ((tag: string | null) => Promise<Item>) | undefined;
  onTurn: (turn: (shown: Item) => Item, receipt: Receipt | undefined) => void;
  onFail: () => void;
}
