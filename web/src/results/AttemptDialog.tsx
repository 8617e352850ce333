import { type ReactNode, Suspense, useEffect } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { AttemptDialogQuery } from "#relay/AttemptDialogQuery.graphql.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Lines } from "../ui/Loading.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { AttemptDetails } from "./AttemptDetails.tsx";

const query = graphql`
  query AttemptDialogQuery($id: ID!) {
    node(id: $id) {
      ...AttemptDetails_attempt @alias(as: "attempt")
    }
  }
`;

/** One response in full, while the address names it. */
export function AttemptDialog() {
  const { id, close } = useNamedAttempt();
  const [queryRef, load] = useQueryLoader<AttemptDialogQuery>(query);

  useEffect(() => {
    if (id !== null) load({ id });
  }, [id, load]);

  const failed = <Failed onRetry={() => id !== null && load({ id }, { fetchPolicy: "network-only" })} />;
  // The one that is closing stays until it is gone.
  const isReady = queryRef && (id === null || queryRef.variables.id === id);
  return (
    <Sheet open={id !== null} title="Response" size="lg" onClose={close}>
      {isReady ? (
        <Boundary key={queryRef.fetchKey} fallback={failed}>
          <Suspense fallback={<Lines count={6} />}>
            <Loaded queryRef={queryRef} failed={failed} />
          </Suspense>
        </Boundary>
      ) : (
        <Lines count={6} />
      )}
    </Sheet>
  );
}

function Loaded({ queryRef, failed }: { queryRef: PreloadedQuery<AttemptDialogQuery>; failed: ReactNode }) {
  const { node } = usePreloadedQuery<AttemptDialogQuery>(query, queryRef);
  return node?.attempt ? <AttemptDetails attempt={node.attempt} /> : failed;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="Failed to load attempt details" onRetry={onRetry}>
      The response may have been deleted, or the connection is down.
    </ErrorState>
  );
}

function useNamedAttempt() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  // Where the list led here, closing goes the same way back; an address that was opened as such has nothing behind it.
  const close = () => {
    if (location.state?.isFromList) void navigate(-1);
    else {
      const rest = new URLSearchParams(search);
      rest.delete("attempt");
      setSearch(rest, { replace: true, preventScrollReset: true });
    }
  };
  return { id: search.get("attempt"), close };
}
