import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";

const AttemptDialog = lazy(async () => ({ default: (await import("./AttemptDialog.tsx")).AttemptDialog }));

interface NamedAttemptProps {
  /** The responses around it, in the order in which they are read. */
  ids: readonly string[];
  /** Fetches more of them; absent when there are none. */
  loadMore?: (() => void) | undefined;
}

/** The response that the address names, once it has named one. */
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
