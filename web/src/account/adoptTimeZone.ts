import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { adoptTimeZoneMutation } from "#relay/adoptTimeZoneMutation.graphql.ts";
import { operate } from "../product/operation/useOperation.ts";
import { browserZone } from "../ui/text/zone.ts";

/** Sets the browser's time zone for an account without one, whose days would be UTC's. */
export function adoptTimeZone(environment: Environment) {
  const mutation = graphql`
    mutation adoptTimeZoneMutation($timeZone: String!) {
      adoptTimeZone(timeZone: $timeZone) {
        __typename
        ... on AdoptTimeZoneSuccess {
          data {
            timeZone
          }
        }
      }
    }
  `;
  operate<adoptTimeZoneMutation>(environment, mutation, { timeZone: browserZone() }).catch(() => undefined);
}
