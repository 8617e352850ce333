import { graphql } from "react-relay";
import type { UpdateCandidateInput, useEditMutation } from "#relay/useEditMutation.graphql.ts";
import type { Refused } from "../../../product/operation/refused.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { useAttempt } from "../useAttempt.ts";

/** Changes the texts of a question. */
export function useEdit(id: string) {
  const [update] = useOperation<useEditMutation>(graphql`
    mutation useEditMutation($id: ID!, $input: UpdateCandidateInput!) {
      updateCandidate(id: $id, input: $input) {
        __typename
        ... on UpdateCandidateSuccess {
          data {
            candidates {
              id
              state
              ...CandidateCard_candidate
            }
          }
        }
        ... on DomainError {
          code
          message
          issues {
            path
            message
          }
        }
      }
    }
  `);
  const attempt = useAttempt();
  return (input: UpdateCandidateInput, onDone = () => {}, onRefused?: (refused: Refused) => void) =>
    attempt("Couldn't change the question", () => update({ id, input }).then(onDone), onRefused);
}
