import type { RecordSourceSelectorProxy } from "relay-runtime";

interface CreatedData {
  id?: string;
  key?: string;
  content?: { id: string; key: string };
}

/** Links a created item by its key in the store, so that its preview needs no request. */
export function cacheForPreview(store: RecordSourceSelectorProxy, response: object | null | undefined) {
  const [field] = Object.values(response ?? {}) as { data?: CreatedData }[];
  const { id, key } = field?.data?.content ?? field?.data ?? {};
  const item = id === undefined ? null : store.get(id);
  if (item) store.getRoot().setLinkedRecord(item, "content", { key });
}
