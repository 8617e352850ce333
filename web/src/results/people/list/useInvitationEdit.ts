import { graphql } from "react-relay";
import type { UpdateInvitationInput, useInvitationEditMutation } from "#relay/useInvitationEditMutation.graphql.ts";
import { perform } from "../../../product/operation/perform.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";

/** Changes an invitation, and shows `failure` if it is refused. Resolves with whether it succeeded. */
export function useInvitationEdit(failure: string) {
  const [update] = useOperation<useInvitationEditMutation>(graphql`
    mutation useInvitationEditMutation($input: UpdateInvitationInput!) {
      updateInvitation(input: $input) {
        __typename
        ... on UpdateInvitationSuccess {
          data {
            ...PersonRow_invitation
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  return (input: UpdateInvitationInput) => perform(failure, () => update({ input }));
}
