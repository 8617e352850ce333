import type { RecordSourceSelectorProxy } from "relay-runtime";

/** Relay's directives move edges but leave the count beside them alone. */
export function countChange(store: RecordSourceSelectorProxy, lists: readonly string[], by: number) {
  for (const list of lists) {
    const connection = store.get(list);
    connection?.setValue(Number(connection.getValue("totalCount")) + by, "totalCount");
  }
}
