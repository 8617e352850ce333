import { commitMutation, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { adoptTimeZoneMutation } from "#relay/adoptTimeZoneMutation.graphql.ts";
import { browserZone } from "../ui/text/zone.ts";

/** Tells the server which zone this browser is in, for an account that has none yet. Without it days are UTC's, and say so. */
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
