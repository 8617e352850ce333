import { useMemo, useState } from "react";

/** The responses that are ticked, of those that are shown. */
export function useSelection(shown: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => shown.filter((id) => ticked.has(id)), [shown, ticked]);
  return useMemo(
    () => ({
      selected,
      has: (id: string) => ticked.has(id),
      isWhole: selected.length > 0 && selected.length === shown.length,
      toggle: (id: string) =>
        setTicked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
      all: () => setTicked(new Set(shown)),
      clear: () => setTicked(new Set()),
    }),
    [selected, ticked, shown],
  );
}
export type Selection = ReturnType<typeof useSelection>;
