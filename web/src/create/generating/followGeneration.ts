import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type {
  followGenerationProgressSubscription,
  followGenerationProgressSubscription$data,
} from "#relay/followGenerationProgressSubscription.graphql.ts";
import type { followGenerationQuery, followGenerationQuery$data } from "#relay/followGenerationQuery.graphql.ts";
import type { followGenerationSubscription } from "#relay/followGenerationSubscription.graphql.ts";
import { subscribeAgain } from "../../product/subscribeAgain.ts";

export type Found = NonNullable<followGenerationQuery$data["generated"]>;

export type Progress = followGenerationProgressSubscription$data["generationProgress"];

/** Follows what the server does for a request with this progressId. */
export const followProgress = (environment: Environment, id: string, onProgress: (progress: Progress) => void) =>
  subscribeAgain<followGenerationProgressSubscription>(environment, {
    subscription: graphql`
      subscription followGenerationProgressSubscription($id: String!) {
        generationProgress(id: $id) {
          line
          recognized
          questions {
            text
            options
          }
        }
      }
    `,
    variables: { id },
    onNext: (told) => told && onProgress(told.generationProgress),
  });

interface News {
  onRunning: (line: string) => void;
  onFailed: (why: string) => void;
  onOver: () => void;
}

/** Follows a generation that an earlier page started. Returns the unsubscribe function. */
export function followGeneration(
  environment: Environment,
  id: string,
  { onRunning, onFailed, onOver }: News,
): () => void {
  const { dispose } = subscribeAgain<followGenerationSubscription>(environment, {
    subscription: graphql`
      subscription followGenerationSubscription {
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
  });
  return dispose;
}

export async function findGenerated(environment: Environment, key: string): Promise<Found | null> {
  const answer = await fetchQuery<followGenerationQuery>(
    environment,
    graphql`
      query followGenerationQuery($key: String!) {
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
