import { useCallback, useMemo } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { WatchQuery, WatchQuery$variables } from "#relay/WatchQuery.graphql.ts";
import watchQuery from "#relay/WatchQuery.graphql.ts";
import type { WatchSubscription } from "#relay/WatchSubscription.graphql.ts";

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

interface WatchProps {
  id: string;
  /** The server has nothing more to tell, or refused. */
  onEnd: (refusal?: Error) => void;
}

/** Keeps the results up to date for as long as it is there. The server has the whole of them at hand. */
export function Watch({ id, onEnd }: WatchProps) {
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
        variables: { id, filter: null, among: null, order: null, isFiltered: false },
        onError: onEnd,
        onCompleted: () => onEnd(),
      }),
      [id, onEnd],
    ),
  );
  return null;
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
