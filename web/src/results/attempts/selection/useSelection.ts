import { useCallback, useMemo, useState } from "react";

const nothing: ReadonlySet<string> = new Set();

/** The selected responses among the visible ones. Changing the filter clears the selection. */
export function useSelection(shown: readonly string[], filter: object | null) {
  const scope = JSON.stringify(filter);
  const [held, setHeld] = useState({ scope, ticked: nothing });
  if (held.scope !== scope) setHeld({ scope, ticked: nothing });
  const ticked = held.scope === scope ? held.ticked : nothing;
  const selected = useMemo(() => shown.filter((id) => ticked.has(id)), [shown, ticked]);
  const toggle = useCallback(
    (id: string) =>
      setHeld(({ scope, ticked }) => ({
        scope,
        ticked: new Set(ticked.has(id) ? [...ticked].filter((one) => one !== id) : [...ticked, id]),
      })),
    [],
  );
  const clear = useCallback(() => setHeld(({ scope }) => ({ scope, ticked: nothing })), []);
  return useMemo(
    () => ({
      selected,
      has: (id: string) => ticked.has(id),
      isWhole: selected.length > 0 && selected.length === shown.length,
      toggle,
      all: () => setHeld(({ scope }) => ({ scope, ticked: new Set(shown) })),
      clear,
    }),
    [selected, ticked, shown, toggle, clear],
  );
}
export type Selection = ReturnType<typeof useSelection>;
