import { useEffect, useEffectEvent, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useUpdatesAddedQuery } from "#relay/useUpdatesAddedQuery.graphql.ts";
import type { useUpdatesCountsQuery } from "#relay/useUpdatesCountsQuery.graphql.ts";
import type { useUpdatesQuery } from "#relay/useUpdatesQuery.graphql.ts";

/** Milliseconds between refetches while emails are being sent, and otherwise. */
const pace = { sending: 2_000, waiting: 15_000 };
/** Maximum number of people per refetch. */
const most = 100;

const options = { networkCacheConfig: { force: true, metadata: { comesByItself: true } } } as const;

graphql`
  fragment useUpdates_counts on Content {
    ...Funnel_content
    ...Invited_content
    ...NextStep_content
  }
`;

/** Refetches the counts. A failure is left to the next refetch. */
export async function refreshCounts(environment: IEnvironment, id: string): Promise<void> {
  await fetchQuery<useUpdatesCountsQuery>(
    environment,
    graphql`
      query useUpdatesCountsQuery($id: ID!) {
        node(id: $id) {
          ...useUpdates_counts @alias(as: "content")
        }
      }
    `,
    { id },
    options,
  )
    .toPromise()
    .catch(() => undefined);
}

/** Refetches the counts, and the columns, of which added people may bring more. */
export async function refreshAdded(environment: IEnvironment, id: string): Promise<void> {
  await fetchQuery<useUpdatesAddedQuery>(
    environment,
    graphql`
      query useUpdatesAddedQuery($id: ID!) {
        node(id: $id) {
          ...useUpdates_counts @alias(as: "content")
          ...PeopleFilters_content @alias(as: "filters")
        }
      }
    `,
    { id },
    options,
  )
    .toPromise()
    .catch(() => undefined);
}

/** Refetches the given people's progress and the counts. A failure is left to the next refetch. */
export async function refreshPeople(environment: IEnvironment, id: string, people: readonly string[]): Promise<void> {
  await fetchQuery<useUpdatesQuery>(
    environment,
    graphql`
      query useUpdatesQuery($id: ID!, $people: [ID!]!) {
        node(id: $id) {
          ...useUpdates_counts @alias(as: "content")
        }
        nodes(ids: $people) {
          ...PersonRow_invitation @alias(as: "person")
        }
      }
    `,
    { id, people: people.slice(0, most) },
    options,
  )
    .toPromise()
    .catch(() => undefined);
}

interface Going {
  isSending: boolean;
  /** Number of emails that can still be sent. A lower number means that someone was just emailed. */
  left: number;
}

/** Refetches the counts and the given people periodically while the page is visible. */
export function useUpdates(id: string, people: readonly string[], { isSending, left }: Going) {
  const environment = useRelayEnvironment();
  const leftBefore = useRef(left);
  const look = useEffectEvent(async () => {
    if (!document.hidden) await refreshPeople(environment, id, people);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const usual = isSending ? pace.sending : pace.waiting;
    const wait = (millis: number) => {
      timer = setTimeout(async () => {
        await look();
        if (!isOver) wait(usual);
      }, millis);
    };
    wait(left < leftBefore.current ? 0 : usual);
    leftBefore.current = left;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isSending, left]);
}
