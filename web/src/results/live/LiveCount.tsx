import { useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { LiveCountSubscription } from "#relay/LiveCountSubscription.graphql.ts";
import { screenVariables } from "../filter/address.ts";
import { useRefresh } from "./LiveUpdates.tsx";
import { useRefetchOnChange } from "./useRefetchOnChange.ts";

interface LiveCountProps {
  id: string;
  onCount: (attempts: number) => void;
  onEnd: (refusal?: Error) => void;
}

/** Counts attempts live without updating the figures. Relay stores the field with its filter argument apart. */
export function LiveCount({ id, onCount, onEnd }: LiveCountProps) {
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<LiveCountSubscription>>(
      () => ({
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
        onNext: (answer) => onCount(answer?.resultsChanged.results?.totalAttempts ?? 0),
        onError: onEnd,
        onCompleted: () => onEnd(),
      }),
      [id, onCount, onEnd],
    ),
  );
  return null;
}

/** Milliseconds between refetches of filtered results, which the server counts from the attempts themselves. */
const refetchInterval = 5_000;

interface LiveFilteredProps extends Omit<LiveCountProps, "onCount"> {
  counted: number;
}

export function LiveFiltered({ id, counted, onEnd }: LiveFilteredProps) {
  const [address] = useSearchParams();
  const [known, setKnown] = useState(counted);
  const refresh = useRefresh();
  useRefetchOnChange(known, refetchInterval, (done) => refresh({ id, ...screenVariables(address) }, done));
  return <LiveCount id={id} onCount={setKnown} onEnd={onEnd} />;
}
