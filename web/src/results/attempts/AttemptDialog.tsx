import { Flex, IconButton, Text } from "@chakra-ui/react";
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { AttemptDialogQuery } from "#relay/AttemptDialogQuery.graphql.ts";
import { ChevronLeft, ChevronRight, type Icon } from "../../ui/icons.ts";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { AttemptDetails } from "./AttemptDetails.tsx";
import { DeleteAttempt } from "./DeleteAttempt.tsx";

const query = graphql`
  query AttemptDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Attempt @alias(as: "attempt") {
        ...AttemptDetails_attempt
        ...DeleteAttempt_attempt
      }
    }
  }
`;

interface AttemptDialogProps {
  ids: readonly string[];
  loadMore?: (() => void) | undefined;
  /** The element to focus after a deletion. */
  afterwards: () => HTMLElement | null;
}

export function AttemptDialog({ ids, loadMore, afterwards }: AttemptDialogProps) {
  const { id, isStep, close, step } = useNamedAttempt();
  const [queryRef, load] = useQueryLoader<AttemptDialogQuery>(query);

  useEffect(() => {
    // A transition keeps the attempt visible until the next one has loaded.
    if (id !== null) startTransition(() => load({ id }));
  }, [id, load]);

  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStep && id !== null) top.current?.scrollIntoView({ block: "nearest" });
  }, [isStep, id]);

  const place = id === null ? -1 : ids.indexOf(id);
  const previous = ids[place - 1];
  const next = place < 0 ? undefined : ids[place + 1];
  const isNearEnd = place >= 0 && place >= ids.length - 2;
  const fetchMore = useEffectEvent(() => loadMore?.());
  useEffect(() => {
    if (isNearEnd) fetchMore();
  }, [isNearEnd]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = event.key === "ArrowLeft" ? previous : event.key === "ArrowRight" ? next : undefined;
    if (to === undefined) return;
    event.preventDefault();
    step(to);
  };

  const [deletedId, setDeletedId] = useState<string | null>(null);
  function closeDeleted() {
    setDeletedId(id);
    close();
  }

  const failed = <Failed onRetry={() => id !== null && load({ id }, { fetchPolicy: "network-only" })} />;
  const isReady = queryRef && (id === null || isStep || queryRef.variables.id === id);
  return (
    <Sheet
      open={id !== null && id !== deletedId}
      title="Response"
      size="lg"
      finalFocus={() => (deletedId === null ? null : afterwards())}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      {place >= 0 && (
        <Flex ref={top} align="center" gap="2" mb="5" scrollMarginTop="20" _print={{ display: "none" }}>
          <Step icon={ChevronLeft} label="Previous response" to={previous} onStep={step} />
          <Text minW="16" textAlign="center" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCount(place + 1)} of {formatCount(ids.length)}
            {loadMore && "+"}
          </Text>
          <Step icon={ChevronRight} label="Next response" to={next} onStep={step} />
        </Flex>
      )}
      {isReady ? (
        <Boundary key={queryRef.fetchKey} fallback={failed}>
          <Suspense fallback={<SkeletonLines count={6} />}>
            <Loaded queryRef={queryRef} failed={failed} onDeleted={closeDeleted} afterwards={afterwards} />
          </Suspense>
        </Boundary>
      ) : (
        <SkeletonLines count={6} />
      )}
    </Sheet>
  );
}

interface StepProps {
  icon: Icon;
  label: string;
  /** Undefined at either end of the list. The button stays and keeps the focus. */
  to: string | undefined;
  onStep: (id: string) => void;
}

const Step = ({ icon: Icon, label, to, onStep }: StepProps) => (
  <IconButton
    size="sm"
    variant="outline"
    colorPalette="ink"
    aria-label={label}
    aria-disabled={to === undefined}
    opacity={to === undefined ? 0.5 : undefined}
    onClick={() => to !== undefined && onStep(to)}
  >
    <Icon aria-hidden />
  </IconButton>
);

interface LoadedProps {
  queryRef: PreloadedQuery<AttemptDialogQuery>;
  failed: ReactNode;
  onDeleted: () => void;
  afterwards: () => HTMLElement | null;
}

function Loaded({ queryRef, failed, onDeleted, afterwards }: LoadedProps) {
  const { node } = usePreloadedQuery<AttemptDialogQuery>(query, queryRef);
  if (!node?.attempt) return failed;
  return (
    <>
      <AttemptDetails attempt={node.attempt} />
      <DeleteAttempt attempt={node.attempt} onDeleted={onDeleted} afterwards={afterwards} />
    </>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title="Failed to load attempt details" onRetry={onRetry}>
    The response may have been deleted, or the connection is down.
  </ErrorState>
);

function useNamedAttempt() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  // Goes back if the list led here. A URL opened directly has no entry to go back to.
  const close = () => {
    if (location.state?.isFromList) void navigate(-1);
    else {
      const rest = new URLSearchParams(search);
      rest.delete("attempt");
      setSearch(rest, { replace: true, preventScrollReset: true });
    }
  };
  // Replaces the history entry, so that Back leads to the list.
  const step = (id: string) => {
    const next = new URLSearchParams(search);
    next.set("attempt", id);
    setSearch(next, { replace: true, preventScrollReset: true, state: { ...location.state, isStep: true } });
  };
  return { id: search.get("attempt"), isStep: location.state?.isStep === true, close, step };
}
