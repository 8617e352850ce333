import { fetchQuery, graphql, requestSubscription } from "react-relay";
import type { Environment } from "relay-runtime";
import type { followQuery, followQuery$data } from "#relay/followQuery.graphql.ts";
import type { followSubscription } from "#relay/followSubscription.graphql.ts";

export type Found = NonNullable<followQuery$data["generated"]>;

interface News {
  onRunning: (line: string) => void;
  onFailed: (why: string) => void;
  onOver: () => void;
}

/** Follows a generation that was started by an earlier page. Returns the unsubscribe function. */
export function follow(environment: Environment, id: string, { onRunning, onFailed, onOver }: News): () => void {
  const { dispose } = requestSubscription<followSubscription>(environment, {
    subscription: graphql`
      subscription followSubscription {
        generations {
          key
          line
          isFailed
        }
      }
    `,
    variables: {},
    onNext: (told) => {
      if (!told) return;
      const one = told.generations.find(({ key }) => key === id);
      if (!one) onOver();
      else if (one.isFailed) onFailed(one.line);
      else onRunning(one.line);
    },
    // The dashboard shows it anyway.
    onError: () => undefined,
  });
  return dispose;
}

export async function findMade(environment: Environment, key: string): Promise<Found | null> {
  const answer = await fetchQuery<followQuery>(
    environment,
    graphql`
      query followQuery($key: String!) {
        generated(idempotencyKey: $key) {
          notices
          content {
            key
            title
          }
        }
      }
    `,
    { key },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.generated ?? null;
}
