import { commitMutation, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { adoptTimeZoneMutation } from "#relay/adoptTimeZoneMutation.graphql.ts";
import { browserZone } from "../ui/text/zone.ts";

/** Sets the browser's time zone for an account without one, whose days would be UTC's. */
export function adoptTimeZone(environment: Environment) {
  commitMutation<adoptTimeZoneMutation>(environment, {
    mutation: graphql`
      mutation adoptTimeZoneMutation($timeZone: String!) {
        adoptTimeZone(timeZone: $timeZone) {
          ... on AdoptTimeZoneSuccess {
            data {
              timeZone
            }
          }
        }
      }
    `,
    variables: { timeZone: browserZone() },
  });
}
