import { useCallback, useMemo, useState } from "react";

const nothing: ReadonlySet<string> = new Set();

/** The selected rows among the visible ones. Changing the filter clears the selection. */
export function useSelection(rows: readonly string[], filter: object | null) {
  const scope = JSON.stringify(filter);
  const [selection, setSelection] = useState({ scope, ticked: nothing });
  if (selection.scope !== scope) setSelection({ scope, ticked: nothing });
  const ticked = selection.scope === scope ? selection.ticked : nothing;
  const selected = useMemo(() => rows.filter((id) => ticked.has(id)), [rows, ticked]);
  const toggle = useCallback(
    (id: string) =>
      setSelection(({ scope, ticked }) => ({
        scope,
        ticked: new Set(ticked.has(id) ? [...ticked].filter((one) => one !== id) : [...ticked, id]),
      })),
    [],
  );
  const clear = useCallback(() => setSelection(({ scope }) => ({ scope, ticked: nothing })), []);
  return useMemo(
    () => ({
      selected,
      has: (id: string) => ticked.has(id),
      isWhole: selected.length > 0 && selected.length === rows.length,
      toggle,
      all: () => setSelection(({ scope }) => ({ scope, ticked: new Set(rows) })),
      clear,
    }),
    [selected, ticked, rows, toggle, clear],
  );
}
export type Selection = ReturnType<typeof useSelection>;
