import { useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { WatchCountSubscription } from "#relay/WatchCountSubscription.graphql.ts";
import { screenVariables } from "../filter/address.ts";
import { useRefetchOnChange } from "./useRefetchOnChange.ts";
import { useRefresh } from "./Watch.tsx";

interface WatchCountProps {
  id: string;
  onCount: (attempts: number) => void;
  onEnd: (refusal?: Error) => void;
}

/** Counts attempts live without updating the figures. Relay stores the field with its filter argument apart. */
export function WatchCount({ id, onCount, onEnd }: WatchCountProps) {
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<WatchCountSubscription>>(
      () => ({
        subscription: graphql`
          subscription WatchCountSubscription($id: ID!) {
            resultsChanged(contentId: $id) {
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

interface WatchFilteredProps extends Omit<WatchCountProps, "onCount"> {
  counted: number;
}

export function WatchFiltered({ id, counted, onEnd }: WatchFilteredProps) {
  const [address] = useSearchParams();
  const [known, setKnown] = useState(counted);
  const refresh = useRefresh();
  useRefetchOnChange(known, refetchInterval, (done) => refresh({ id, ...screenVariables(address) }, done));
  return <WatchCount id={id} onCount={setKnown} onEnd={onEnd} />;
}
