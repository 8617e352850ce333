import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import { countChange } from "../countChange.ts";

/** Adds a restored item to its previous list in order: items are listed by key, the highest first. */
export function putBack(store: RecordSourceSelectorProxy, list: string, id: string) {
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
  countChange(store, [list], 1);
}
