import type { RefObject } from "react";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";

type Store = RecordSourceSelectorProxy;

/** Relay's directives update edges but not the count next to them. */
export function changeCount(store: Store, lists: readonly string[], by: number) {
  for (const list of lists) {
    const connection = store.get(list);
    connection?.setValue(Number(connection.getValue("totalCount")) + by, "totalCount");
  }
}

export function removeItem(store: Store, list: string, id: string) {
  const connection = store.get(list);
  if (!connection) return;
  ConnectionHandler.deleteNode(connection, id);
  changeCount(store, [list], -1);
}

export function removeAllItems(store: Store, list: string) {
  const connection = store.get(list);
  connection?.setLinkedRecords([], "edges");
  connection?.setValue(0, "totalCount");
  connection?.getLinkedRecord("pageInfo")?.setValue(false, "hasNextPage");
}

/** The list that a row is in. */
export interface ListPlace {
  /** The id of the connection. */
  list: string;
  /** Whether a copy, which has no attempts, matches the list's filter. */
  takesCopies: boolean;
  /** Refetches the list, in its order. */
  refresh: RefObject<() => void>;
  /** The element to focus after an action removed its button. */
  heading: RefObject<HTMLElement | null>;
}
