import { graphql } from "react-relay";
import type { useWithdrawalMutation } from "#relay/useWithdrawalMutation.graphql.ts";
import { perform } from "../../../product/operation/perform.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { announce } from "../../../ui/announce.ts";
import { noAnswerToEnd } from "../../../ui/intention.ts";
import { countOf } from "../../../ui/text/format.ts";

/** Withdraws links, all in one request. Resolves with whether it succeeded. */
export function useWithdrawal(contentId: string) {
  const [withdraw] = useOperation<useWithdrawalMutation>(graphql`
    mutation useWithdrawalMutation($input: ChangeInvitationsInput!) {
      changeInvitations(input: $input) {
        __typename
        ... on ChangeInvitationsSuccess {
          data {
            changed
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  return (ids: readonly string[]) =>
    perform(
      "Couldn't withdraw the links",
      async () => {
        const { changed } = await withdraw({ input: { contentId, change: "REVOKE", ids } });
        announce(`${countOf(changed, "link")} withdrawn`);
      },
      noAnswerToEnd,
    );
}
