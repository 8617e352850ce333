import { createContext, use, useMemo, useSyncExternalStore } from "react";
import type { FieldArrayPath, FieldArrayPathValue, FieldPath, FieldPathValue } from "react-hook-form";
import type { Draft } from "./draft.ts";
import { getIn, setIn } from "./path.ts";
import { createUndoStore, type UndoStore } from "./undoStore.ts";

export const DraftContext = createContext<UndoStore<Draft>>(createUndoStore({} as Draft));

export const useDraft = () => use(DraftContext);

type Path = FieldPath<Draft>;

export const draftValue = <N extends Path>(draft: Draft, name: N) =>
  getIn(draft, name.split(".")) as FieldPathValue<Draft, N>;

export function setDraftValue<N extends Path>(undoStore: UndoStore<Draft>, name: N, value: FieldPathValue<Draft, N>) {
  if (draftValue(undoStore.present(), name) === value) return;
  const typed = typeof value === "string" ? { field: name, text: value } : null;
  undoStore.note(setIn(undoStore.present(), name.split("."), value), typed);
}

/** The value at a path, or the value that `read` derives from it. Renders only when it changes. */
export function useDraftValue<N extends Path, Read = FieldPathValue<Draft, N>>(
  name: N,
  read?: (value: FieldPathValue<Draft, N>) => Read,
): Read {
  const { subscribe, present } = useDraft();
  // Split once, because hundreds of fields are compared with each letter.
  const path = useMemo(() => name.split("."), [name]);
  return useSyncExternalStore(subscribe, () => {
    const value = getIn(present(), path) as FieldPathValue<Draft, N>;
    return read ? read(value) : (value as Read);
  });
}

type Keyed = { key: string };
type Lists = FieldArrayPath<Draft>;

/**
 * A list's entries by key, with functions to change the list. Renders only when entries are added, removed or moved.
 */
export function useEntries<N extends Lists>(name: N) {
  const undoStore = useDraft();
  return useEntriesOf(undoStore, name);
}

export function useEntriesOf<N extends Lists>(undoStore: UndoStore<Draft>, name: N) {
  type Entry = FieldArrayPathValue<Draft, N>[number] & Keyed;
  const path = useMemo(() => name.split("."), [name]);
  const list = () => (getIn(undoStore.present(), path) ?? []) as readonly Entry[];
  const keys = useSyncExternalStore(undoStore.subscribe, () =>
    list()
      .map(({ key }) => key)
      .join("\n"),
  );
  return useMemo(() => {
    const list = () => getIn(undoStore.present(), path) as readonly Entry[];
    const replace = (entries: readonly Entry[]) => undoStore.note(setIn(undoStore.present(), path, entries), null);
    const remove = (place: number) => replace(list().toSpliced(place, 1));
    const insert = (place: number, entry: Entry) => replace(list().toSpliced(place, 0, entry));
    return {
      keys: keys === "" ? [] : keys.split("\n"),
      replace,
      remove,
      insert,
      append: (entry: Entry) => replace([...list(), entry]),
      move(from: number, to: number) {
        const entry = list()[from];
        if (entry) replace(list().toSpliced(from, 1).toSpliced(to, 0, entry));
      },
    };
  }, [undoStore, path, keys]);
}
