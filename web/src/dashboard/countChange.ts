import type { RecordSourceSelectorProxy } from "relay-runtime";

/** Relay's directives update edges but not the count next to them. */
export function countChange(store: RecordSourceSelectorProxy, lists: readonly string[], by: number) {
  for (const list of lists) {
    const connection = store.get(list);
    connection?.setValue(Number(connection.getValue("totalCount")) + by, "totalCount");
  }
}
