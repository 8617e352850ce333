import { graphql } from "react-relay";
import type { useChangeOfSeveralMutation } from "#relay/useChangeOfSeveralMutation.graphql.ts";
import { tellRefusal } from "../../../product/operation/refused.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { announce } from "../../../ui/announce.ts";
import { noAnswerToEnd } from "../../../ui/intention.ts";
import { countOf } from "../../../ui/text/format.ts";

const words = {
  REVOKE: { done: "withdrawn", failure: "No link was withdrawn" },
  RESTORE: { done: "let in again", failure: "No link was let in again" },
} as const;

/** Withdraws links, or lets them in again, all in one request. Resolves with whether it was done. */
export function useChangeOfSeveral(contentId: string) {
  const [update] = useOperation<useChangeOfSeveralMutation>(graphql`
    mutation useChangeOfSeveralMutation($input: ChangeInvitationsInput!) {
      changeInvitations(input: $input) {
        __typename
        ... on ChangeInvitationsSuccess {
          data {
            changed
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  return async (change: keyof typeof words, ids: readonly string[]): Promise<boolean> => {
    const { done, failure } = words[change];
    try {
      const { changed } = await update({ input: { contentId, change, ids } });
      announce(`${countOf(changed, "link")} ${done}`);
      return true;
    } catch (error) {
      tellRefusal(failure, error, noAnswerToEnd);
      return false;
    }
  };
}
