import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { WatchCountSubscription } from "#relay/WatchCountSubscription.graphql.ts";
import { useLiveStatus } from "../ui/live.ts";
import { usePaced } from "../ui/usePaced.ts";
import { screenVariables } from "./address.ts";
import { useRefresh } from "./Watch.tsx";

interface WatchCountProps {
  id: string;
  onCount: (attempts: number) => void;
  onEnd: () => void;
}

/** Tells how many answers there are, and leaves what is shown as it is. */
export function WatchCount({ id, onCount, onEnd }: WatchCountProps) {
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<WatchCountSubscription>>(
      () => ({
        subscription: graphql`
          subscription WatchCountSubscription($id: ID!) {
            resultsChanged(contentId: $id) {
              attemptCount
            }
          }
        `,
        variables: { id },
        onNext: (answer) => onCount(answer?.resultsChanged.attemptCount ?? 0),
        onError: onEnd,
        onCompleted: onEnd,
      }),
      [id, onCount, onEnd],
    ),
  );
  return null;
}

/** What a filter leaves is counted from the answers themselves, which takes the server long: it is not asked more often. */
const pause = 5_000;

/** Keeps up to date what the address asks for, when that is less than everything. */
export function WatchFiltered({ id, onEnd }: Omit<WatchCountProps, "onCount">) {
  const [address] = useSearchParams();
  const [known, setKnown] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const asked = useRef<string | null>(null);
  const isAsking = useRef(false);
  const refresh = useRefresh();
  const outages = useOutages();
  // What came while the connection was down nobody has told.
  const due = usePaced(known === null && outages === 0 ? null : `${known} ${outages}`, pause);

  const ask = useEffectEvent(() => {
    if (due === null || due === asked.current || isAsking.current) return;
    asked.current = due;
    isAsking.current = true;
    refresh({ id, ...screenVariables(address) }, () => {
      isAsking.current = false;
      setRound((round) => round + 1);
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came during one round is asked for in the next
  useEffect(() => {
    ask();
  }, [due, round]);
  return <WatchCount id={id} onCount={setKnown} onEnd={onEnd} />;
}

/** How often the connection has come back. */
function useOutages() {
  const status = useLiveStatus();
  const [outages, setOutages] = useState(0);
  const isOut = useRef(false);
  useEffect(() => {
    if (status === "live" && isOut.current) setOutages((count) => count + 1);
    if (status !== "connecting") isOut.current = status === "offline";
  }, [status]);
  return outages;
}
