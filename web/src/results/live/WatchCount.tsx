import { useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { WatchCountSubscription } from "#relay/WatchCountSubscription.graphql.ts";
import { screenVariables } from "../filter/address.ts";
import { useAsking } from "./useAsking.ts";
import { useRefresh } from "./Watch.tsx";

interface WatchCountProps {
  id: string;
  onCount: (attempts: number) => void;
  onEnd: (refusal?: Error) => void;
}

/** Tells how many answers there are, and leaves what is shown as it is: with a filter, even if none, it is stored apart. */
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

/** What a filter leaves is counted from the answers themselves, which takes the server long: it is not asked more often. */
const pause = 5_000;

interface WatchFilteredProps extends Omit<WatchCountProps, "onCount"> {
  /** How many answers there were, of all, when what is shown was counted. */
  counted: number;
}

/** Keeps up to date what the address asks for, when that is less than everything. */
export function WatchFiltered({ id, counted, onEnd }: WatchFilteredProps) {
  const [address] = useSearchParams();
  const [known, setKnown] = useState(counted);
  const refresh = useRefresh();
  useAsking(known, pause, (done) => refresh({ id, ...screenVariables(address) }, done));
  return <WatchCount id={id} onCount={setKnown} onEnd={onEnd} />;
}
