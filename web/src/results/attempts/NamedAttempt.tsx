import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";

const AttemptDialog = lazy(async () => ({ default: (await import("./AttemptDialog.tsx")).AttemptDialog }));

interface NamedAttemptProps {
  /** The attempts before and after, in the order of the list. */
  ids: readonly string[];
  /** Loads more of the list; undefined at its end. */
  loadMore?: (() => void) | undefined;
}

/** Loads the dialog when the address first names an attempt. */
export function NamedAttempt({ ids, loadMore }: NamedAttemptProps) {
  const [address] = useSearchParams();
  const isNamed = address.has("attempt");
  const [isWanted, setWanted] = useState(isNamed);
  if (isNamed && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <AttemptDialog ids={ids} loadMore={loadMore} />
      </Suspense>
    )
  );
}
