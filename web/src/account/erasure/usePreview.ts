import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { usePreviewQuery } from "#relay/usePreviewQuery.graphql.ts";
import { Refused } from "../../product/operation/refused.ts";

export interface Person {
  email: string;
  everywhere: boolean;
}

export type Preview = NonNullable<usePreviewQuery["response"]["erasurePreview"]>;

/** Requests a list of the data kept under an email address. Throws Refused. */
export function usePreview() {
  const environment = useRelayEnvironment();
  return async ({ email, everywhere }: Person): Promise<Preview> => {
    const answer = await fetchQuery<usePreviewQuery>(
      environment,
      graphql`
        query usePreviewQuery($email: String!, $isEverywhere: Boolean!) {
          erasurePreview(email: $email, isEverywhere: $isEverywhere) {
            mails
            mailStops
            items {
              ...WhatIsThere_item @relay(mask: false)
            }
          }
        }
      `,
      { email, isEverywhere: everywhere },
      { networkCacheConfig: { force: true } },
    )
      .toPromise()
      .catch((error) => {
        throw error instanceof Refused ? error : new Refused(error);
      });
    if (!answer?.erasurePreview) throw new Refused();
    return answer.erasurePreview;
  };
}
