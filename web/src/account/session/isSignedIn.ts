import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { isSignedInQuery } from "#relay/isSignedInQuery.graphql.ts";

export async function isSignedIn(environment: Environment): Promise<boolean> {
  const query = graphql`
    query isSignedInQuery {
      viewer {
        id
      }
    }
  `;
  const answer = await fetchQuery<isSignedInQuery>(environment, query, {})
    .toPromise()
    .catch(() => null);
  return answer?.viewer != null;
}
