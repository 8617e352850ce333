import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { ItemDialogQuery } from "#relay/ItemDialogQuery.graphql.ts";
import { accessToken, refreshSession } from "../../account/session/session.ts";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { ItemDetails } from "./ItemDetails.tsx";
import { useItemAddress } from "./useItemAddress.ts";

const query = graphql`
  query ItemDialogQuery($key: String!) {
    admin {
      contentDetails(key: $key) {
        ...ItemDetails_content
      }
    }
  }
`;

export function ItemDialog() {
  const { key, close } = useItemAddress();
  const [queryRef, load] = useQueryLoader<ItemDialogQuery>(query);
  const hasRetried = useRef(false);

  useEffect(() => {
    hasRetried.current = false;
    if (key !== null) load({ key });
  }, [key, load]);

  const reload = () => {
    hasRetried.current = true;
    if (key !== null) load({ key }, { fetchPolicy: "network-only" });
  };
  const failed = (error: unknown) => (
    <Failed
      error={error}
      onReload={hasRetried.current || isMissing(error) ? null : reload}
      onRetry={async () => {
        await refreshSession(accessToken());
        reload();
      }}
    />
  );
  const isReady = queryRef && (key === null || queryRef.variables.key === key);
  return (
    <Sheet open={key !== null} title="Content details" size="lg" onClose={close}>
      {isReady ? (
        <Boundary key={queryRef.fetchKey} fallback={failed}>
          <Suspense fallback={<SkeletonLines count={6} />}>
            <Loaded queryRef={queryRef} failed={failed} />
          </Suspense>
        </Boundary>
      ) : (
        <SkeletonLines count={6} />
      )}
    </Sheet>
  );
}

interface LoadedProps {
  queryRef: PreloadedQuery<ItemDialogQuery>;
  failed: (error: unknown) => ReactNode;
}

function Loaded({ queryRef, failed }: LoadedProps) {
  const { admin } = usePreloadedQuery<ItemDialogQuery>(query, queryRef);
  return admin?.contentDetails ? <ItemDetails content={admin.contentDetails} /> : failed(null);
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : null);
const isMissing = (error: unknown) => codeOf(error) === "NOT_FOUND";

function Failed({ error, onReload, onRetry }: { error: unknown; onReload: (() => void) | null; onRetry: () => void }) {
  useEffect(() => onReload?.());
  if (onReload) return <SkeletonLines count={6} />;
  return (
    <ErrorState title="Error loading content details" onRetry={onRetry} retryLabel="Retry">
      {error instanceof Error && codeOf(error) ? error.message : "Failed to load content details."}
    </ErrorState>
  );
}
