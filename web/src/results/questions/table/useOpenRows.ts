import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { anchorOf } from "../anchor.ts";

/** The rows that are open, and the one that the address names, which is scrolled into view. */
export function useOpenRows(questions: readonly { readonly id: string }[], areAllOpen: boolean) {
  const { hash, key } = useLocation();
  const [areOpen, setAreOpen] = useState(areAllOpen);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [visit, setVisit] = useState<string | null>(null);
  const named = questions.find(({ id }) => hash === `#${anchorOf(id)}`)?.id;
  // A new visit opens the row again, even if it was closed since.
  if (named !== undefined && visit !== key) {
    setVisit(key);
    if (areOpen === others.has(named)) setOthers(withToggled(others, named));
  }
  useEffect(() => {
    if (visit !== null) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [visit, hash]);
  // A constant keeps the rows memoized.
  const toggle = useCallback((id: string) => setOthers((others) => withToggled(others, id)), []);
  return {
    areOpen,
    isOpen: (id: string) => areOpen !== others.has(id),
    toggle,
    setAll(areOpen: boolean) {
      setAreOpen(areOpen);
      setOthers(new Set());
    },
  };
}

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
