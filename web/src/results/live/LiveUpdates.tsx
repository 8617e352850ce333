import { useCallback, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { LiveUpdatesNewestQuery } from "#relay/LiveUpdatesNewestQuery.graphql.ts";
import newestQuery from "#relay/LiveUpdatesNewestQuery.graphql.ts";
import type { LiveUpdatesQuery, LiveUpdatesQuery$variables } from "#relay/LiveUpdatesQuery.graphql.ts";
import updatesQuery from "#relay/LiveUpdatesQuery.graphql.ts";
import type { LiveUpdatesSubscription } from "#relay/LiveUpdatesSubscription.graphql.ts";
import { mergeFrame } from "./mergeFrame.ts";
import { useRefetchOnChange } from "./useRefetchOnChange.ts";

// Everything that a response or an edit changes. The newest page is stored next to the list, which adopts it when its
// reader is ready.
graphql`
  fragment LiveUpdates_content on Content {
    ...figures_content
    ...Results_content
    ...Presenter_content
    ...AttemptList_newest
  }
`;

graphql`
  query LiveUpdatesQuery(
    $id: ID!
    $filter: ResultsFilterInput
    $among: ResultsFilterInput
    $order: AttemptOrder
    $isFiltered: Boolean!
  ) {
    node(id: $id) {
      ...LiveUpdates_content @alias(as: "content")
    }
  }
`;

graphql`
  query LiveUpdatesNewestQuery($id: ID!, $among: ResultsFilterInput, $order: AttemptOrder) {
    node(id: $id) {
      ...AttemptList_newest @alias(as: "content")
    }
  }
`;

/** Options of background queries. */
const byItself = { networkCacheConfig: { force: true, metadata: { comesByItself: true } } } as const;

const plain = { filter: null, among: null, order: null, isFiltered: false } as const;

/** Milliseconds between frames: a page of a hundred questions is slow to render. */
const frameInterval = 1_000;

/** Milliseconds between refetches of data that frames do not contain. */
const refetchInterval = 2_000;

/**
 * Keeps the results live while mounted. Frames contain only counts; their questions are refetched when the layout
 * changes.
 */
export function LiveUpdates({ id, onEnd }: { id: string; onEnd: (refusal?: Error) => void }) {
  const [misfits, setMisfits] = useState(0);
  const refresh = useRefresh();
  useRefetchOnChange(misfits, refetchInterval, (done) => refresh({ id, ...plain }, done));
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<LiveUpdatesSubscription>>(
      () => ({
        subscription: graphql`
          subscription LiveUpdatesSubscription($id: ID!) {
            resultsChanged(contentId: $id) {
              title
              isPublic
              textsMarkedAt
              results {
                totalAttempts
                waiting
                starts
                finished
                averageScore
                topScore
                passed
                completionRate
                averageDuration
                medianDuration
                medianDurationMargin
                lastAttemptAt
                scoreQuartiles {
                  lower
                  median
                  upper
                }
                recent: days(last: 2) {
                  day
                  attempts
                }
                counts {
                  ...figures_counts
                }
              }
            }
          }
        `,
        variables: { id },
        cacheConfig: { metadata: { pause: frameInterval } },
        updater: (store) => {
          const content = store.getRootField("resultsChanged");
          if (content && !mergeFrame(store, content)) setMisfits((misfits) => misfits + 1);
        },
        onError: onEnd,
        onCompleted: () => onEnd(),
      }),
      [id, onEnd],
    ),
  );
  return null;
}

export function LiveUpdatesNewest({ id, attempts }: { id: string; attempts: number }) {
  const environment = useRelayEnvironment();
  useRefetchOnChange(attempts, refetchInterval, (done) =>
    fetchQuery<LiveUpdatesNewestQuery>(environment, newestQuery, { id }, byItself).subscribe({
      error: done,
      complete: done,
    }),
  );
  return null;
}

export function useRefresh() {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables: LiveUpdatesQuery$variables, done?: () => void) =>
      fetchQuery<LiveUpdatesQuery>(environment, updatesQuery, variables, byItself).subscribe({
        error: done,
        complete: done,
      }),
    [environment],
  );
}
