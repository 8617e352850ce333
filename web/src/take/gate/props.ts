import type { Dispatch } from "react";
import type { Action } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";

export interface GateProps {
  item: Item;
  dispatch: Dispatch<Action>;
}
