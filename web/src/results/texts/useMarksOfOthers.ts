import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useMarksOfOthersQuery } from "#relay/useMarksOfOthersQuery.graphql.ts";
import { useRefetchOnChange } from "../live/useRefetchOnChange.ts";

/** Milliseconds between refetches of marks set elsewhere. */
const pause = 2_000;

const query = graphql`
  query useMarksOfOthersQuery($id: ID!) {
    node(id: $id) {
      ... on Question {
        texts(first: 100) {
          edges {
            node {
              id
              isStarred
              isHidden
            }
          }
        }
      }
    }
  }
`;

/** Keeps the marks of the newest texts in sync with the owner's other screens. */
export function useMarksOfOthers(id: string, changedAt: string | null) {
  const environment = useRelayEnvironment();
  useRefetchOnChange(changedAt ? Date.parse(changedAt) : 0, pause, (done) =>
    fetchQuery<useMarksOfOthersQuery>(
      environment,
      query,
      { id },
      { networkCacheConfig: { force: true, metadata: { comesByItself: true } } },
    ).subscribe({ error: done, complete: done }),
  );
}
