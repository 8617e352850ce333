import type { Item } from "../attempt/item.ts";

/** What a change of the language does to an item. */
export interface Turning {
  item: Item;
  /** Null for the original. Absent where the texts stay as they are, as after handing in. */
  load?: ((tag: string | null) => Promise<Item>) | undefined;
  onTurn: (turn: (shown: Item) => Item) => void;
  onFail: () => void;
}
