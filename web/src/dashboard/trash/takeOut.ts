import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import { countChange } from "../countChange.ts";

/** Removes an item from the list of the trash. */
export function takeOut(store: RecordSourceSelectorProxy, list: string, id: string) {
  const connection = store.get(list);
  if (!connection) return;
  ConnectionHandler.deleteNode(connection, id);
  countChange(store, [list], -1);
}

export function takeAllOut(store: RecordSourceSelectorProxy, list: string) {
  const connection = store.get(list);
  connection?.setLinkedRecords([], "edges");
  connection?.setValue(0, "totalCount");
  connection?.getLinkedRecord("pageInfo")?.setValue(false, "hasNextPage");
}
