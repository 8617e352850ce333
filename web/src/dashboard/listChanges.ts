import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";

type Store = RecordSourceSelectorProxy;

/** Relay's directives update edges but not the count next to them. */
export function changeCount(store: Store, lists: readonly string[], by: number) {
  for (const list of lists) {
    const connection = store.get(list);
    connection?.setValue(Number(connection.getValue("totalCount")) + by, "totalCount");
  }
}

/** Adds a restored item to its previous list in order: items are listed by key, the highest first. */
export function insertItem(store: Store, list: string, id: string) {
  const connection = store.get(list);
  const content = store.get(id);
  if (!connection || !content) return;
  const edges = connection.getLinkedRecords("edges") ?? [];
  if (edges.some((other) => other.getLinkedRecord("node")?.getDataID() === id)) return;
  const keyOf = (record: typeof content | null | undefined) => String(record?.getValue("key"));
  const edge = ConnectionHandler.createEdge(store, connection, content, "UserContentsConnectionEdge");
  const next = edges.findIndex((other) => keyOf(other.getLinkedRecord("node")) < keyOf(content));
  if (next >= 0) connection.setLinkedRecords(edges.toSpliced(next, 0, edge), "edges");
  else if (connection.getLinkedRecord("pageInfo")?.getValue("hasNextPage") !== true)
    connection.setLinkedRecords([...edges, edge], "edges");
  changeCount(store, [list], 1);
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
