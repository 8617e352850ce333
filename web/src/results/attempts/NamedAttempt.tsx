import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";

const AttemptDialog = lazy(async () => ({ default: (await import("./AttemptDialog.tsx")).AttemptDialog }));

interface NamedAttemptProps {
  ids: readonly string[];
  loadMore?: (() => void) | undefined;
  /** The element to focus after a deletion, as long as the list has other attempts. */
  afterwards?: () => HTMLElement | null;
}

export function NamedAttempt({ ids, loadMore, afterwards }: NamedAttemptProps) {
  const [address] = useSearchParams();
  const isNamed = address.has("attempt");
  const [isWanted, setWanted] = useState(isNamed);
  if (isNamed && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <AttemptDialog
          ids={ids}
          loadMore={loadMore}
          afterwards={() => afterwards?.() ?? document.getElementById("main")}
        />
      </Suspense>
    )
  );
}

/** The properties of a link that opens a response over the list. */
export function attemptLink(address: URLSearchParams, id: string) {
  const search = new URLSearchParams(address);
  search.set("attempt", id);
  return { to: { search: `?${search}` }, state: { isFromList: true }, preventScrollReset: true };
}
