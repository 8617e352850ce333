import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { LiveCountSubscription } from "#relay/LiveCountSubscription.graphql.ts";
import { isGone } from "../../product/gone.ts";
import { subscribeAgain } from "../../product/subscribeAgain.ts";
import { screenVariables } from "../filter/address.ts";
import { useRefresh } from "./LiveUpdates.tsx";
import { useRefetchOnChange } from "./useRefetchOnChange.ts";

interface LiveCountProps {
  id: string;
  onCount: (attempts: number) => void;
  onGone: () => void;
}

/** Counts attempts live without updating the figures. Relay stores the field with its filter argument apart. */
export function LiveCount({ id, onCount, onGone }: LiveCountProps) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const counting = subscribeAgain<LiveCountSubscription>(environment, {
      subscription: graphql`
        subscription LiveCountSubscription($id: ID!) {
          resultsChanged(contentId: $id) {
            textsMarkedAt
            results(filter: {}) {
              totalAttempts
            }
          }
        }
      `,
      variables: { id },
      onNext: (answer) => {
        const results = answer?.resultsChanged.results;
        if (results) onCount(results.totalAttempts);
      },
      isEndless: true,
      isOver(error) {
        if (isGone(error)) onGone();
        return isGone(error);
      },
    });
    return () => counting.dispose();
  }, [environment, id, onCount, onGone]);
  return null;
}

/** Milliseconds between refetches of filtered results, which the server counts from the attempts themselves. */
const refetchInterval = 5_000;

interface LiveFilteredProps extends Omit<LiveCountProps, "onCount"> {
  attempts: number;
}

export function LiveFiltered({ id, attempts, onGone }: LiveFilteredProps) {
  const [address] = useSearchParams();
  const [count, setCount] = useState(attempts);
  const refresh = useRefresh();
  useRefetchOnChange(count, refetchInterval, (done) => refresh({ id, ...screenVariables(address) }, done));
  return <LiveCount id={id} onCount={setCount} onGone={onGone} />;
}
