import { useCallback, useEffect, useMemo, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig, Subscription } from "relay-runtime";
import type { WatchQuery, WatchQuery$variables } from "#relay/WatchQuery.graphql.ts";
import watchQuery from "#relay/WatchQuery.graphql.ts";
import type { WatchSubscription } from "#relay/WatchSubscription.graphql.ts";
import { useLiveStatus } from "../ui/live.ts";

// All that an answer or an edit changes. The newest page lies beside the list, which takes it when its reader has time.
graphql`
  fragment Watch_content on Content {
    ...Results_content
    ...Presenter_content
    ...AttemptList_newest
  }
`;

graphql`
  query WatchQuery(
    $id: ID!
    $filter: ResultsFilterInput
    $among: ResultsFilterInput
    $order: AttemptOrder
    $isFiltered: Boolean!
  ) {
    node(id: $id) {
      ...Watch_content @alias(as: "content")
    }
  }
`;

/** The whole of the results, which the server has at hand. */
const everything = { filter: null, among: null, order: null, isFiltered: false };

interface WatchProps {
  id: string;
  /** The server has nothing more to tell, or refused. */
  onEnd: () => void;
}

/** Keeps the results up to date for as long as it is there. */
export function Watch({ id, onEnd }: WatchProps) {
  const dropCatchUp = useCatchUp(id);
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<WatchSubscription>>(
      () => ({
        subscription: graphql`
          subscription WatchSubscription(
            $id: ID!
            $filter: ResultsFilterInput
            $among: ResultsFilterInput
            $order: AttemptOrder
            $isFiltered: Boolean!
          ) {
            resultsChanged(contentId: $id) {
              ...Watch_content
            }
          }
        `,
        variables: { id, ...everything },
        onNext: dropCatchUp,
        onError: onEnd,
        onCompleted: onEnd,
      }),
      [id, onEnd, dropCatchUp],
    ),
  );
  return null;
}

/**
 * What came in before the connection stood, or while it was broken, nobody has told: it is fetched.
 * Gives a way to drop it, for when something newer has come meanwhile, which it would undo.
 */
function useCatchUp(id: string) {
  const refresh = useRefresh();
  const fetching = useRef<Subscription>(null);
  const isConnected = useLiveStatus() === "live";

  useEffect(() => {
    if (!isConnected) return;
    fetching.current = refresh({ id, ...everything });
    return () => fetching.current?.unsubscribe();
  }, [refresh, id, isConnected]);

  return useCallback(() => fetching.current?.unsubscribe(), []);
}

/** Fetches what is shown anew; a failure leaves it as it was. */
export function useRefresh() {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables: WatchQuery$variables, done?: () => void) =>
      fetchQuery<WatchQuery>(environment, watchQuery, variables).subscribe({ error: done, complete: done }),
    [environment],
  );
}
